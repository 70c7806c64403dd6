import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressFiles } from './compress-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clearplate-compress-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('writes texts beside themselves, and leaves pictures, pages, small files and the manifest', async () => {
  const code = 'console.log("Clearplate");\n'.repeat(200);
  await mkdir(path.join(folder, '.vite'));
  for (const name of ['app.js', 'index.html', 'dish.webp', '.vite/manifest.json'])
    await writeFile(path.join(folder, name), code);
  await writeFile(path.join(folder, 'small.css'), 'body{}');
  await compressFiles(folder);
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => /\.(?:br|gz)$/.test(file)).toSorted()).toEqual(['app.js.br', 'app.js.gz']);
  expect(brotliDecompressSync(await readFile(path.join(folder, 'app.js.br'))).toString()).toBe(code);
  expect(gunzipSync(await readFile(path.join(folder, 'app.js.gz'))).toString()).toBe(code);
});
