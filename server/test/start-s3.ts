import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { S3Settings } from '../src/pictures/s3-picture-store.ts';

interface S3Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}

type S3ServerClass = new (options: object) => S3Server;

/** A real server that speaks S3, with one empty bucket, on a free port of this machine. */
export async function startS3(): Promise<{ settings: S3Settings; stop(): Promise<void> }> {
  // @ts-expect-error The package has no types.
  const { default: S3rver } = (await import('@20minutes/s3rver')) as { default: S3ServerClass };
  const directory = await mkdtemp(path.join(tmpdir(), 'clearplate-s3-'));
  const configureBuckets = [{ name: 'clearplate', configs: [] }];
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets,
    // It signs a bucket's address without its last slash, as the SDK does. A client without a key is refused all the
    // same.
    allowMismatchedSignatures: true,
  });
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'clearplate',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
