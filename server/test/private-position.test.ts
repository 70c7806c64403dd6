import { afterAll, beforeAll, expect, it } from 'vitest';
import { raw, sql } from '../src/db/sql.ts';
import { buildDish, buildRestaurant } from './builders.ts';
import { createTestServer, type TestServer } from './test-server.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
});
afterAll(() => server.end());

/** Somebody in Montana, to a digit that nothing else has. */
const here = { lat: 46.871_937, lng: -113.994_173 };
const digits = /46\.8719|113\.9941/;
const bounds = { north: here.lat, south: here.lat - 0.1, west: here.lng, east: here.lng + 0.1 };

const bodies: readonly (readonly [url: string, body: object])[] = [
  ['/api/restaurant/discover?radius=5&limit=1', { eaters: [], here }],
  ['/api/restaurant/discover?open=now&q=soup', { eaters: [], here }],
  ['/api/dish/judged?radius=5&limit=1', { eaters: [], here }],
  ['/api/dish/judged?q=soup', { eaters: [], here }],
  ['/api/dish/judged/counts', { eaters: [], here }],
  ['/api/restaurant/map', { eaters: [], bounds, zoom: 12 }],
  // These are refused: elsewhere on earth, of another kind, cut off.
  ['/api/restaurant/discover', { eaters: [], here: { ...here, lat: here.lat * 100 } }],
  ['/api/restaurant/discover', { eaters: [], here: { lat: String(here.lat), lng: String(here.lng) } }],
  ['/api/dish/judged?radius=6', { eaters: [], here }],
];

/** Everything that the database keeps, table by table, as text. */
async function tablesWith(pattern: string): Promise<string[]> {
  const tables = await server.db.query<{ name: string }>(sql`
    select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege(oid, 'select')`);
  expect(tables.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await server.db.query(sql`select 1 from ${raw(name)} t where t::text ~ ${pattern} limit 1`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

it('a place that somebody is at is in no log, no answer, no cursor, no table and no statement', async () => {
  for (const name of ['Near Soup', 'Far Soup']) {
    const lat = name.startsWith('Near') ? 46.86 : 46.9;
    const { id } = await buildRestaurant(server.db, { name, zip: '59801', lat, lng: -114 });
    await buildDish(server.db, { restaurantId: id, name });
  }
  const statuses: number[] = [];
  for (const [url, payload] of bodies) {
    const answer = await server.app.inject({ method: 'POST', url, payload });
    statuses.push(answer.statusCode);
    const cursor = /cursor=([\w-]+)/.exec(String(answer.headers['link']))?.[1] ?? '';
    expect(answer.body + Buffer.from(cursor, 'base64url').toString()).not.toMatch(digits);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 400, 400, 400]);
  expect(lines.some((line) => line.includes('/api/restaurant/discover'))).toBe(true);
  expect(lines.filter((line) => digits.test(line))).toEqual([]);
  expect(await tablesWith('Near Soup')).toContain('dishes');
  expect(await tablesWith('46\\.8719|113\\.9941')).toEqual([]);
  const said = await server.db.query<{ text: string }>(sql`
    select name || statement as text from pg_prepared_statements
    union all select query from pg_stat_activity where datname = current_database()`);
  expect(said.filter(({ text }) => digits.test(text))).toEqual([]);
});
