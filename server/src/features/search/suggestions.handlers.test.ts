import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';
import { countAll } from './count-words.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const suggest = async (q: string, zipcode?: string) =>
  (await server.guest.suggestSearch({ query: { q, zipcode } })).map(({ text, kind }) => `${kind} ${text}`);

describe('suggestions', () => {
  it('gives what begins so, the most frequent first, by any of its words', async () => {
    const mark = unique('zu');
    for (let count = 0; count < 3; count += 1) await buildDish(server.db, { name: `${mark} Crème` });
    await buildDish(server.db, { name: `${mark} bread` });
    const { id } = await buildRestaurant(server.db, { name: `Café ${mark}` });
    await server.db.query(sql`update restaurants set cuisine = ${`${mark}ish`} where id = ${id}`);
    await countAll(server.db);
    const all = [`cuisine ${mark}ish`, `dish ${mark} Crème`, `dish ${mark} bread`, `restaurant Café ${mark}`];
    expect(await suggest(mark.toUpperCase())).toEqual(all);
    expect(await suggest(` ${mark}  creme `)).toEqual([`dish ${mark} Crème`]);
    expect(await suggest(`cafe, ${mark}`)).toEqual([`restaurant Café ${mark}`]);
    expect(await suggest(`${mark} xyz`)).toEqual([]);
  });

  it('suggests what was meant where nothing begins with what was typed', async () => {
    const food = unique('tortellina').replaceAll(/\d/g, (digit) => 'bcdfghjkmp'.charAt(Number(digit)));
    await buildDish(server.db, { name: `${food} soup` });
    await countAll(server.db);
    expect(await suggest(`${food.slice(0, 4)}${food.slice(5)}`)).toEqual([`dish ${food} soup`]);
    expect(await suggest(`${food.slice(0, 4)}${food.slice(5)} so`)).toEqual([`dish ${food} soup`]);
  });

  it('knows the restaurants of the zip code at once', async () => {
    const name = unique('Zum ');
    await buildRestaurant(server.db, { name, zip: '99726', lat: 66.5, lng: -152 });
    expect(await suggest(name.toLowerCase(), '99726')).toEqual([`restaurant ${name}`]);
    expect(await suggest(name.toLowerCase(), '02139')).toEqual([]);
  });

  it.each(['%', '_', "'", '\\', '…', '🌮', 'x'.repeat(200), '\u{10FFFF}', '\u0301'])(
    'answers %j with a list',
    async (q) => {
      expect(await suggest(q)).toEqual([]);
    },
  );
});

it('counts in how many dishes a word is, once they are counted', async () => {
  const word = unique('q');
  for (let count = 0; count < 2; count += 1) await buildDish(server.db, { name: word });
  await countAll(server.db);
  const [row] = await server.db.query<{ dishes: number }>(sql`select dishes from search_words where term = ${word}`);
  expect(row?.dishes).toBe(2);
});
