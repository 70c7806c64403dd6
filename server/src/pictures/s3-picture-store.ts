import type * as Sdk from '@aws-sdk/client-s3';
import { checkedName, isPictureName, PictureStoreFailed, type PictureStore } from './picture-store.ts';

/** Is an S3 service, with our credentials. */
export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const folder = 'pictures/';
const keyOf = (name: string) => folder + checkedName(name);

function createClient(sdk: typeof Sdk, settings: S3Settings): Sdk.S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  return new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Buckets are in the path, and there are no optional checksums, because not every service supports more.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 8000, throwOnRequestTimeout: true },
  });
}

async function tried<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new PictureStoreFailed('The S3 store can’t be read or written', { cause });
  }
}

/** Stores pictures in a bucket. The SDK is large, so it is loaded only if a bucket is set. */
export async function createS3PictureStore(settings: S3Settings): Promise<PictureStore> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = createClient(sdk, settings);
  const { bucket: Bucket } = settings;

  async function read(Key: string): Promise<Uint8Array | undefined> {
    try {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
      return await Body?.transformToByteArray();
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return undefined;
      throw error;
    }
  }

  return {
    async put(name, bytes) {
      const picture = { Bucket, Key: keyOf(name), Body: bytes, ContentType: 'image/webp' };
      await tried(() => client.send(new sdk.PutObjectCommand(picture)));
    },
    async get(name) {
      const key = keyOf(name);
      return tried(() => read(key));
    },
    async delete(name) {
      const Key = keyOf(name);
      await tried(() => client.send(new sdk.DeleteObjectCommand({ Bucket, Key })));
    },
    async *list() {
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: folder })[Symbol.asyncIterator]();
      for (let page = await tried(() => pages.next()); !page.done; page = await tried(() => pages.next())) {
        for (const { Key = '', LastModified } of page.value.Contents ?? []) {
          const name = Key.slice(folder.length);
          if (isPictureName(name) && LastModified) yield { name, storedAt: LastModified };
        }
      }
    },
  };
}
