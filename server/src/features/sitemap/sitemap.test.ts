import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish, buildRestaurant } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

const site = 'https://clearplate.example';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ publicUrl: site });
});
afterAll(() => server.end());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

/** Builds a dish with this id, as there would be after many. */
async function dishWithId(id: number, archived = false) {
  const { restaurantId } = await buildDish(server.db);
  await server.db.query(sql`insert into dishes (id, restaurant_id, name, archived_at) overriding system value
    values (${id}, ${restaurantId}, 'Soup', ${archived ? new Date() : null})`);
}

it('names the files in which something stands, and in them every restaurant and dish that can be seen', async () => {
  const { id, restaurantId } = await buildDish(server.db);
  await dishWithId(150_000);
  await dishWithId(150_001);
  await dishWithId(200_001, true);
  const index = await get('/sitemap.xml');
  expect(index.statusCode).toBe(200);
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  const files = ['pages', 'restaurants-1', 'dishes-1', 'dishes-3', 'dishes-4'];
  expect(locations(index.body)).toEqual(files.map((name) => `${site}/sitemap-${name}.xml`));
  expect(locations((await get('/sitemap-pages.xml')).body)).toContain(`${site}/restaurants`);
  expect(locations((await get('/sitemap-restaurants-1.xml')).body)).toContain(`${site}/restaurant/${restaurantId}`);
  expect(locations((await get('/sitemap-dishes-1.xml')).body)).toContain(`${site}/dish/${id}`);
  expect(locations((await get('/sitemap-dishes-3.xml')).body)).toEqual([`${site}/dish/150000`]);
  expect(locations((await get('/sitemap-dishes-4.xml')).body)).toEqual([`${site}/dish/150001`]);
});

it('says when a dish was changed last, and nothing of when a restaurant was', async () => {
  await dishWithId(250_001);
  await dishWithId(250_002);
  for (const at of ['2024-01-01T00:00:00Z', '2024-03-05T06:07:08.900Z'])
    await server.db.query(sql`insert into dish_history (dish_id, at, source, after)
      values (250002, ${at}, 'import', '{}')`);
  const [first, second] = (await get('/sitemap-dishes-6.xml')).body.match(/<lastmod>.*?<\/lastmod>/g)!;
  expect(Date.now() - Date.parse(first!.slice(9, -10))).toBeLessThan(60_000);
  expect(second).toBe('<lastmod>2024-03-05T06:07:08.900Z</lastmod>');
  expect((await get('/sitemap-restaurants-1.xml')).body).not.toContain('lastmod');
});

it('lists each once where a file takes several statements', async () => {
  const { id } = await buildRestaurant(server.db);
  // It takes several statements, because a busy machine takes seconds for six thousand rows.
  for (let first = 450_001; first <= 456_000; first += 500)
    await server.db.query(sql`insert into restaurants (id, name, pin, lat, lng, h3_cell) overriding system value
      select n, 'Place', '02139', 42, -71, 1 from generate_series(${first}::int, ${first + 499}::int) n`);
  expect(id).toBeLessThan(450_000);
  const listed = locations((await get('/sitemap-restaurants-10.xml')).body);
  expect(listed).toEqual(Array.from({ length: 6000 }, (_, n) => `${site}/restaurant/${450_001 + n}`));
});

it('is compressed once, kept for a while, and not sent again to whoever has it', async () => {
  await dishWithId(350_001);
  const packed = await get('/sitemap-dishes-8.xml', { 'accept-encoding': 'gzip' });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=3600',
    vary: 'accept-encoding',
  });
  await server.db.query(sql`update dishes set archived_at = now() where id = 350001`);
  expect(locations((await get('/sitemap-dishes-8.xml')).body)).toHaveLength(1);
  const again = await get('/sitemap-dishes-8.xml', { 'if-none-match': String(packed.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each([
  'dishes-0',
  'dishes-01',
  'dishes--1',
  'dishes-1e3',
  'dishes-99999',
  'dishes-999999999999999999999',
  'users-1',
  'x',
  '%00',
])('answers 404 for sitemap-%s.xml', async (name) => {
  const { statusCode, body } = await get(`/sitemap-${name}.xml`);
  expect(statusCode).toBe(404);
  expect(body).not.toContain('<loc>');
});

it('is named by robots.txt; without the site’s own address there is none', async () => {
  expect((await get('/robots.txt')).body).toMatch(
    /^User-agent: \*\nDisallow: \/admin\n[^]*\n\nSitemap: https:\/\/clearplate\.example\/sitemap\.xml\n$/,
  );
  const nameless = await createTestServer();
  const robots = await nameless.app.inject({ url: '/robots.txt' });
  expect(robots.body).toContain('Disallow: /profile\n');
  expect(robots.body).not.toContain('Sitemap');
  for (const url of ['/sitemap.xml', '/sitemap-pages.xml'])
    expect((await nameless.app.inject({ url })).statusCode).toBe(404);
  await nameless.end();
});
