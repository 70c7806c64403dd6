import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageCompression } from './compression.ts';
import { registerPages } from '../pages/pages.ts';

const folder = path.join(tmpdir(), `clearplate-files-${randomUUID()}`);
const folders = {
  dist: path.join(folder, 'dist'),
  renderer: path.join(folder, 'renderer'),
};
const code = 'console.log("Clearplate");\n'.repeat(200);
const style = 'body { color: red }\n'.repeat(200);
const html = '<html><head><title>Clearplate</title></head><body></body></html>';
let app: FastifyInstance;

beforeAll(async () => {
  const assets = path.join(folders.dist, 'assets');
  await mkdir(assets, { recursive: true });
  await writeFile(path.join(folders.dist, 'index.html'), html);
  await writeFile(path.join(assets, 'app.js'), code);
  // It is recognisable, because the server would not write it so.
  await writeFile(path.join(assets, 'app.js.br'), brotliCompressSync(`${code}// br`));
  await writeFile(path.join(assets, 'app.js.gz'), gzipSync(`${code}// gz`));
  await writeFile(path.join(assets, 'app.css'), style);
  app = Fastify();
  await app.register(compress, pageCompression);
  await registerPages(app, {
    folders,
    html,
    publicUrl: '',
    tiles: undefined,
    data: {},
    findSession: async () => undefined,
    findEmbedHosts: async () => undefined,
    policy: { pictures: [], publicUrl: '' },
    inPlace: (handler) => handler,
    inUse: new Map(),
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

it('sends what the build compressed as it is, to each in what they read, under a name of its own', async () => {
  const [br, gzip, plain] = [
    await get('/assets/app.js', 'gzip, deflate, br'),
    await get('/assets/app.js', 'gzip'),
    await get('/assets/app.js'),
  ];
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(`${code}// br`);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(`${code}// gz`);
  expect(plain.body).toBe(code);
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  for (const { headers } of [br, gzip, plain])
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  expect(new Set([br, gzip, plain].map(({ headers }) => headers['etag'])).size).toBe(3);
  const known = { 'accept-encoding': 'br', 'if-none-match': String(br.headers['etag']) };
  expect((await app.inject({ url: '/assets/app.js', headers: known })).statusCode).toBe(304);
});

it('compresses the others as they are asked for, and has no address for the compressed ones', async () => {
  const { rawPayload, headers } = await get('/assets/app.css', 'br');
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(rawPayload).toString()).toBe(style);
  for (const url of ['/assets/app.js.br', '/assets/app.js.gz']) expect((await get(url)).statusCode).toBe(404);
});
