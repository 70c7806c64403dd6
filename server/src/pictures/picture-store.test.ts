import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '../../test/start-s3.ts';
import { createFolderPictureStore } from './folder-picture-store.ts';
import { openPictureStore } from './open-picture-store.ts';
import { newPictureName, pictureNameOf, PictureStoreFailed, type PictureStore } from './picture-store.ts';
import { createS3PictureStore } from './s3-picture-store.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
  folder = await mkdtemp(path.join(tmpdir(), 'clearplate-store-'));
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const stores: [string, () => Promise<PictureStore>][] = [
  ['a folder', async () => createFolderPictureStore(path.join(folder, 'not', 'there', 'yet'))],
  ['an S3 bucket', () => createS3PictureStore(s3.settings)],
];

async function namesIn(store: PictureStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names;
}

describe.each(stores)('%s', (_, open) => {
  it('gives back what was put, lists it with its time, and forgets it when deleted', async () => {
    const store = await open();
    const [name, bytes] = [newPictureName(), Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))];
    await store.put(name, bytes);
    expect(Buffer.from((await store.get(name))!).equals(bytes)).toBe(true);
    for await (const picture of store.list()) {
      if (picture.name === name) expect(Math.abs(Date.now() - picture.storedAt.getTime())).toBeLessThan(60_000);
    }
    expect(await namesIn(store)).toContain(name);
    await store.delete(name);
    expect(await store.get(name)).toBeUndefined();
    expect(await namesIn(store)).not.toContain(name);
  });

  it('puts over what is there', async () => {
    const store = await open();
    const name = newPictureName();
    await store.put(name, Buffer.from('one'));
    await store.put(name, Buffer.from('two'));
    expect(Buffer.from((await store.get(name))!).toString()).toBe('two');
  });

  it('takes a picture that is not there as deleted', async () => {
    const store = await open();
    await expect(store.delete(newPictureName())).resolves.toBeUndefined();
  });

  it.each(['../secret.webp', 'a/b.webp', '.hidden', '', `${'0'.repeat(32)}.png`, `${'0'.repeat(32)}.webp/..`])(
    'refuses the name %j',
    async (name) => {
      const store = await open();
      await expect(store.get(name)).rejects.toThrow('Not the name');
      await expect(store.put(name, Buffer.from('x'))).rejects.toThrow('Not the name');
      await expect(store.delete(name)).rejects.toThrow('Not the name');
    },
  );
});

describe('a folder', () => {
  it('lists nothing but pictures, and leaves nothing unfinished behind', async () => {
    const place = path.join(folder, 'mixed');
    const store = createFolderPictureStore(place);
    const name = newPictureName();
    await store.put(name, Buffer.from('x'));
    await writeFile(path.join(place, 'readme.txt'), 'x');
    expect(await namesIn(store)).toEqual([name]);
    expect((await readdir(place)).toSorted()).toEqual([name, 'readme.txt'].toSorted());
  });

  it('says that it failed where it cannot write', async () => {
    await writeFile(path.join(folder, 'file'), 'x');
    const store = createFolderPictureStore(path.join(folder, 'file', 'pictures'));
    await expect(store.put(newPictureName(), Buffer.from('x'))).rejects.toBeInstanceOf(PictureStoreFailed);
  });
});

describe('opening the store', () => {
  const open = (change: object, lines: string[] = []) =>
    openPictureStore({ dataDirectory: folder, s3: { ...s3.settings, ...change } }, (line) => void lines.push(line));

  it('takes a bucket that answers', async () => {
    const store = await open({});
    const name = newPictureName();
    await store.put(name, Buffer.from('x'));
    expect(await store.get(name)).toBeDefined();
  });

  it.each([
    ['S3_BUCKET', { bucket: 'no-such-bucket' }],
    ['S3_ACCESS_KEY_ID', { accessKeyId: 'NOBODY' }],
  ])('refuses the start and names %s', async (variable, change) => {
    await expect(open(change)).rejects.toThrow(variable);
  });

  it('goes on where the service does not answer; what needs it fails as unavailable', async () => {
    const lines: string[] = [];
    const store = await open({ endpoint: 'http://127.0.0.1:9' }, lines);
    expect(lines.join()).toContain('S3_ENDPOINT');
    await expect(store.get(newPictureName())).rejects.toBeInstanceOf(PictureStoreFailed);
  });
});

it('knows its own addresses from others', () => {
  const name = newPictureName();
  expect(pictureNameOf(`/pictures/${name}`)).toBe(name);
  for (const url of [null, '', '/pictures/sample/soup.webp', `https://x.example/pictures/${name}`, '/pictures/../x'])
    expect(pictureNameOf(url)).toBeUndefined();
});
