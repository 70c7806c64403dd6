import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { StartRefused } from '../db/start-refused.ts';
import { createFolderPictureStore } from './folder-picture-store.ts';
import type { PictureStore } from './picture-store.ts';
import { createS3PictureStore, type S3Settings } from './s3-picture-store.ts';

export interface PictureStoreSettings {
  readonly dataDirectory: string;
  readonly s3: S3Settings | undefined;
}

/** Returns the S3 service's answer; `undefined` if it didn't answer at all. */
function answerOf(error: unknown): { status: number; name: string } | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  const { name, $metadata } = (cause ?? {}) as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  return status === undefined || status >= 500 ? undefined : { status, name: name ?? String(status) };
}

// A wrong name or key is noticed at the start. If the service is away for a while, menus are served all the same.
async function checkBucket(store: PictureStore, { bucket, endpoint }: S3Settings, log: (line: string) => void) {
  try {
    for await (const _ of store.list()) return;
  } catch (error) {
    const answer = answerOf(error);
    if (!answer) return log(`The store of the pictures at ${endpoint} does not answer (S3_ENDPOINT); going on without`);
    const variables =
      answer.name === 'NoSuchBucket' ? 'S3_BUCKET' : 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY or S3_REGION';
    throw new StartRefused(`${endpoint} refuses the bucket "${bucket}" (${answer.name}). Check ${variables}.`, {
      cause: error,
    });
  }
}

// Older releases let everybody look into it. If the folder isn't ours, it stays as its owner wants it.
async function openFolder(folder: string): Promise<PictureStore> {
  await chmod(folder, 0o700).catch(() => undefined);
  return createFolderPictureStore(folder);
}

/** Opens the configured store of pictures: a bucket, or a folder of the data directory. */
export async function openPictureStore(
  { dataDirectory, s3 }: PictureStoreSettings,
  log: (line: string) => void,
): Promise<PictureStore> {
  if (!s3) return openFolder(path.join(dataDirectory, 'pictures'));
  const store = await createS3PictureStore(s3);
  await checkBucket(store, s3, log);
  return store;
}
