import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish, buildRestaurant } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { buildApp } from '../../app.ts';
import type { Context } from '../../context.ts';
import { sql } from '../../db/sql.ts';

const html = '<!doctype html><html><head><title>Clearplate</title></head><body><div id="root"></div></body></html>';
const folder = path.join(tmpdir(), `clearplate-pages-${randomUUID()}`);
const folders = {
  dist: path.join(folder, 'dist'),
  renderer: path.join(folder, 'renderer'),
};
const publicUrl = 'https://clearplate.example';
let server: TestServer;
const apps: FastifyInstance[] = [];

async function buildPages(settings: Partial<Context['settings']> = {}, db = server.db) {
  const { pictures, jobs } = server;
  const defaults = { statementDays: 180, sampleAccountsSignIn: true, trustProxy: false, logLevel: 'silent' } as const;
  const context = { db, pictures, jobs, settings: { ...defaults, ...settings }, now: () => new Date() };
  const app = await buildApp(context, folders);
  apps.push(app);
  return app;
}

beforeAll(async () => {
  server = await createTestServer();
  await mkdir(path.join(folders.dist, 'assets'), { recursive: true });
  await writeFile(path.join(folders.dist, 'index.html'), html);
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await server.end();
  await rm(folder, { recursive: true, force: true });
});

/** Reads the data as a browser finds it: the script ends at the first `</script`, whatever that was meant to be. */
function readData(page: string): Record<string, unknown> | undefined {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script/is.exec(page) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
}

const hostile = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  'Joe & Jane’s "Diner" \\ $& $` </body>',
  'line\u2028and\u2029paragraph',
  '&lt;/script&gt;',
];

it.each(hostile)('says a name as it is and nothing more: %s', async (name) => {
  const app = await buildPages({ publicUrl });
  const { id } = await buildRestaurant(server.db, { name });
  const dish = await buildDish(server.db, { restaurantId: id, name, description: name, priceCents: 1250 });
  await server.db.query(sql`update dishes set section = ${name} where id = ${dish.id}`);
  const { body, statusCode } = await app.inject({ url: `/restaurant/${id}` });
  expect(statusCode).toBe(200);
  expect(body.match(/<\/?script/gi)).toEqual(['<script', '</script']);
  expect(body.match(/<\/body>/g)).toHaveLength(1);
  expect(body).not.toContain('<!--');
  const item = { '@type': 'MenuItem', '@id': `${publicUrl}/dish/${dish.id}`, name, description: name };
  const offers = { '@type': 'Offer', price: '12.50', priceCurrency: 'USD' };
  expect(readData(body)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${publicUrl}/restaurant/${id}`,
    name,
    address: { postalCode: '02139', addressLocality: 'Cambridge' },
    hasMenu: { '@type': 'Menu', hasMenuSection: [{ name, hasMenuItem: [{ ...item, offers }] }] },
  });
});

it('claims no diet and no allergen, and leaves out what is not there', async () => {
  const app = await buildPages();
  const { id } = await buildRestaurant(server.db);
  await buildDish(server.db, { restaurantId: id, name: 'Vegan gluten-free bowl', ingredients: ['tofu'] });
  const { body } = await app.inject({ url: `/restaurant/${id}` });
  expect(body).not.toMatch(/suitableForDiet|allergen|tofu|"offers"|"telephone"/i);
  expect(readData(body)).toMatchObject({ '@id': `/restaurant/${id}` });
  expect(body).not.toContain('public-url');
});

it('tells every page where the site is, when the operator named it', async () => {
  const app = await buildPages({ publicUrl });
  const { body } = await app.inject({ url: '/privacy' });
  expect(body).toContain(`<meta name="public-url" content="${publicUrl}" />`);
  expect(readData(body)).toBeUndefined();
});

it.each(['999999999', 'abc', '-1', '99999999999999999999'])(
  'answers 404 with the page for restaurant %s',
  async (id) => {
    const app = await buildPages();
    const { body, statusCode, headers } = await app.inject({ url: `/restaurant/${id}` });
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toBe(html);
  },
);

it('gives the page without data while the database does not answer', async () => {
  let asked = 0;
  const query = async () => {
    asked += 1;
    throw new Error('no answer');
  };
  const app = await buildPages({}, { ...server.db, query } as typeof server.db);
  const { body, statusCode } = await app.inject({ url: '/restaurant/1' });
  expect([statusCode, body]).toEqual([200, html]);
  expect(asked).toBeGreaterThan(0);
});
