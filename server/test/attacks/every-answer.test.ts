import { sourceOfPage } from '@clearplate/contract/pages';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { buildRestaurant } from '../builders.ts';
import { createTestServer, type TestServer } from '../test-server.ts';

const folder = path.join(tmpdir(), `clearplate-answers-${randomUUID()}`);
const folders = {
  dist: path.join(folder, 'dist'),
  renderer: path.join(folder, 'renderer'),
};
let server: TestServer;
let app: FastifyInstance;
let restaurant: string;
let picture: string | null;

/** A build for the server that renders a page with nothing but its name. */
async function writeDrawer(): Promise<void> {
  for (const each of [folders.renderer, path.join(folders.dist, '.vite')]) await mkdir(each, { recursive: true });
  const manifest = { [sourceOfPage('/restaurants')]: { file: 'assets/restaurants.js' } };
  await writeFile(path.join(folders.dist, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(folders.renderer, 'package.json'), '{"type":"module"}');
  await writeFile(
    path.join(folders.renderer, 'render-page.js'),
    `export const renderWith = () => undefined;
    export const renderedPages = ['/restaurants'];
    export const renderPage = async () => ({ html: '<h1>Drawn</h1>', head: { title: 'Drawn' }, state: '', isMissing: false });`,
  );
}

beforeAll(async () => {
  server = await createTestServer();
  await mkdir(path.join(folders.dist, 'assets'), { recursive: true });
  await writeFile(path.join(folders.dist, 'index.html'), '<!doctype html><head></head><body></body>');
  await writeFile(path.join(folders.dist, 'assets/app-1.js'), 'export {};');
  await writeDrawer();
  const { db, pictures, jobs } = server;
  const settings = {
    statementDays: 180,
    sampleAccountsSignIn: true,
    trustProxy: false,
    logLevel: 'silent',
    publicUrl: 'http://clearplate.example',
  } as const;
  app = await buildApp({ db, pictures, jobs, settings, now: () => new Date() }, folders);
  await app.listen({ host: '127.0.0.1', port: 0 });
  await buildRestaurant(db);
  restaurant = `/api/restaurant/menu/${(await buildRestaurant(db)).id}`;
  const pixel = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { client } = await server.signUp();
  picture = (await client.setProfilePicture({ file: new Blob([new Uint8Array(pixel)]) })).profile_picture_url;
});
afterAll(async () => {
  await app.close();
  await server.end();
  await rm(folder, { recursive: true, force: true });
});

const json = { 'content-type': 'application/json' };
const login = (more: InjectOptions): InjectOptions => ({ method: 'POST', url: '/api/auth/login', ...more });

const kinds: [string, number, () => InjectOptions | Promise<InjectOptions>][] = [
  ['a page', 200, () => ({ url: '/restaurants' })],
  ['a page that is not there', 404, () => ({ url: '/nothing', headers: { accept: 'text/html' } })],
  ['a page of a record that is not there', 404, () => ({ url: '/restaurant/999999999' })],
  ['a script', 200, () => ({ url: '/assets/app-1.js' })],
  ['a script that is not there', 404, () => ({ url: '/assets/app-2.js' })],
  ['a picture', 200, () => ({ url: picture ?? '' })],
  ['a picture that is not there', 404, () => ({ url: `/pictures/${'0'.repeat(32)}.webp` })],
  ['JSON', 200, () => ({ url: '/api/allergen/all' })],
  ['JSON’s headers alone', 200, () => ({ url: '/api/allergen/all', method: 'HEAD' })],
  ['a menu', 200, () => ({ url: restaurant })],
  [
    'a menu that a browser has',
    304,
    async () => {
      const { headers } = await app.inject({ url: restaurant });
      return { url: restaurant, headers: { 'if-none-match': String(headers['etag']) } };
    },
  ],
  ['a file to keep', 200, () => ({ url: `${restaurant.replace('/menu/', '/')}/menu/gs1` })],
  ['a wrong field', 400, () => ({ url: '/api/dish/abc' })],
  ['an address that can’t be read', 400, () => ({ url: '/api/dish/%zz' })],
  ['a stranger', 401, () => ({ url: '/api/user' })],
  ['no such call', 404, () => ({ url: '/api/nothing' })],
  ['no such method', 405, () => ({ url: '/api/dish', method: 'DELETE' })],
  ['a question before a call', 404, () => ({ url: '/api/user', method: 'OPTIONS' })],
  ['a body that is too large', 413, () => login({ headers: json, payload: `"${'x'.repeat(300_000)}"` })],
  ['a body of another type', 415, () => login({ headers: { 'content-type': 'text/html' }, payload: '<p>' })],
  ['health', 200, () => ({ url: '/livez' })],
  ['the description', 200, () => ({ url: '/api/openapi.json' })],
  ['figures', 200, () => ({ url: '/metrics' })],
];

const expected = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'self'; (?!.*unsafe-).*object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'/,
  ) as string,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()') as string,
  'cross-origin-opener-policy': 'same-origin',
};

describe('every kind of answer has the security headers, and a call’s is kept by nobody without asking', () => {
  it.each(kinds)('%s: %i', async (_, status, make) => {
    const options = await make();
    const { headers, statusCode, body } = await app.inject(options);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(expected);
    expect(Object.keys(headers)).not.toContain('x-powered-by');
    if (body !== '') expect(headers['content-type']).toMatch(/^[a-z]+\/[a-z+-]+/);
    const url = typeof options.url === 'string' ? options.url : '';
    if (url.startsWith('/api')) expect(headers['cache-control']).toMatch(/^(no-store|no-cache)$/);
  });
});

async function ask(text: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let told = '';
  socket.on('data', (chunk: Buffer) => (told += chunk.toString()));
  socket.write(text);
  await once(socket, 'close');
  return told;
}

describe('an address in another shape', () => {
  it.each(['/restaurant/%E0%A4%A', '/%', '/restaurant/1%?q=%'])(
    '%s, which nobody can decode, leads to a page',
    async (url) => {
      const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(statusCode).toBe(404);
      expect(headers).toMatchObject({ ...expected, 'content-type': 'text/html; charset=utf-8' });
    },
  );

  it.each(['/%61pi/allergen/all', '/api/allergen/%61ll', 'http://evil.example/api/allergen/all'])(
    '%s is kept by nobody either',
    async (address) => {
      const told = await ask(`GET ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      expect(told).toMatch(/^HTTP\/1\.1 (200|404) /);
      expect(told).toMatch(/\r\ncache-control: no-store\r\n/);
    },
  );

  it('or a host that somebody made up stands in no answer', async () => {
    for (const address of [
      'http://evil.example/restaurants',
      '/restaurants',
      'http://evil.example/api/restaurant?limit=1',
    ]) {
      const told = await ask(
        `GET ${address} HTTP/1.1\r\nhost: evil.example\r\nx-forwarded-host: evil.example\r\nconnection: close\r\n\r\n`,
      );
      expect(told).toMatch(/^HTTP\/1\.1 200 /);
      expect(told).not.toContain('evil.example');
    }
  });
});

it.each([
  ['no HTTP', 'GARBAGE\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
  [
    'two lengths of one body',
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    /^HTTP\/1\.1 400 /,
  ],
])('%s is refused by the connection, which says nothing of itself and is closed', async (_, sent, status) => {
  const told = await ask(sent);
  expect(told).toMatch(status);
  expect(told).not.toMatch(/node|fastify|HPE_|stack/i);
});
