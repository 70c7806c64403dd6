import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MapTiles } from './map-tiles.ts';
import { registerPages } from '../pages/pages.ts';
import { addSecurityHeaders } from './security-headers.ts';

const folder = path.join(tmpdir(), `clearplate-tiles-${randomUUID()}`);
const folders = {
  dist: path.join(folder, 'dist'),
  renderer: path.join(folder, 'renderer'),
};
const html = '<html><head><title>Clearplate</title></head><body></body></html>';

beforeAll(async () => {
  for (const each of Object.values(folders)) await mkdir(each, { recursive: true });
  await writeFile(path.join(folders.dist, 'index.html'), html);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function askPage(tiles: MapTiles | undefined) {
  const app = Fastify();
  addSecurityHeaders(app, { pictures: tiles?.origin === undefined ? [] : [tiles.origin], publicUrl: '' });
  await registerPages(app, {
    folders,
    html,
    publicUrl: '',
    tiles,
    data: {},
    findSession: async () => undefined,
    findEmbedHosts: async () => undefined,
    policy: { pictures: [], publicUrl: '' },
    inPlace: (handler) => handler,
    inUse: new Map(),
  });
  const { body, headers } = await app.inject({ url: '/restaurants' });
  await app.close();
  return { body, policy: String(headers['content-security-policy']) };
}

it('tells pages where the tiles are, as text, and lets their server in for pictures alone', async () => {
  const plain = await askPage(undefined);
  expect(plain.body).toBe(html);
  const url = 'https://tiles.example/{z}/{x}/{y}.png?a=1&b="';
  const { body, policy } = await askPage({ url, attribution: '© <b>$&', origin: 'https://tiles.example' });
  expect(body).toContain(
    '<meta name="map-tiles" content="https://tiles.example/{z}/{x}/{y}.png?a=1&amp;b=&quot;" data-attribution="© &lt;b&gt;$&amp;" />',
  );
  expect(policy.replace(' https://tiles.example', '')).toBe(plain.policy);
  expect(/img-src [^;]*/.exec(policy)?.[0].split(' ')).toContain('https://tiles.example');
});

it('needs no other policy for tiles at the own address', async () => {
  const [own, plain] = [
    await askPage({ url: '/tiles/{z}/{x}/{y}', attribution: '', origin: undefined }),
    await askPage(undefined),
  ];
  expect(own.policy).toBe(plain.policy);
  expect(own.body).toContain('content="/tiles/{z}/{x}/{y}" data-attribution=""');
});
