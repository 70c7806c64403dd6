import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish, buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const letters = (word: string) => word.replaceAll(/\d/g, (digit) => 'bcdfghjkmp'.charAt(Number(digit)));
const leaveOut = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);
const find = async (q: string) => (await server.guest.searchDishes({ query: { q } })).items.map(({ id }) => id);
const corrections = (q: string) => server.guest.listCorrections({ query: { q } });

/** Acts as if so many dishes had the word, which are counted at night. */
const count = (word: string, dishes: number) =>
  server.db.query(sql`update search_words set dishes = ${dishes}
    where term = search_term((ts_lexize('english_stem', ${word}))[1])`);

/** Builds a food with a dish of its own, and the same misspelled on somebody's menu. */
async function buildFood({ right, wrong }: { right: number; wrong: number }) {
  const food = letters(unique('quinoo'));
  const slip = leaveOut(food, 2);
  const dish = await buildDish(server.db, { name: `${food} bowl` });
  const other = await buildDish(server.db, { name: `${slip} salad` });
  await count(food, right);
  await count(slip, wrong);
  return { food, slip, dish: dish.id, other: other.id };
}

it('says what a word was taken for that no menu has', async () => {
  const food = letters(unique('teriyako'));
  await buildDish(server.db, { name: `Grilled ${food}s`, description: 'with rice' });
  const slip = leaveOut(food, 3);
  expect(await corrections(`grilled ${slip}`)).toEqual([{ typed: slip, meant: [`${food}s`], is_found: false }]);
  expect(await corrections(`grilled ${food} with rice`)).toEqual([]);
});

it('knows the words of restaurants', async () => {
  const name = letters(unique('Trattorio'));
  await buildRestaurant(server.db, { name });
  const slip = leaveOut(name, 4).toLowerCase();
  expect(await corrections(slip)).toEqual([{ typed: slip, meant: [name.toLowerCase()], is_found: false }]);
});

it('takes a word that few menus have for one that very many have, and shows both', async () => {
  const { food, slip, dish, other } = await buildFood({ right: 1000, wrong: 3 });
  expect(new Set(await find(slip))).toEqual(new Set([dish, other]));
  expect(await corrections(slip)).toEqual([{ typed: slip, meant: [food], is_found: true }]);
  expect(await find(food)).toEqual([dish]);
});

it('takes a word as it is where the other is not so much more frequent', async () => {
  const { slip, other } = await buildFood({ right: 100, wrong: 3 });
  expect(await find(slip)).toEqual([other]);
  expect(await corrections(slip)).toEqual([]);
});

it('looks for what stands in quotation marks and for nothing else', async () => {
  const { food, slip, dish, other } = await buildFood({ right: 1000, wrong: 3 });
  for (const q of [`"${slip}"`, `“${slip}”`, `"${slip} salad"`]) expect(await find(q)).toEqual([other]);
  expect(await corrections(`"${slip}"`)).toEqual([]);
  expect(await find(`"${food.slice(0, -2)}"`)).not.toContain(dish);
  expect(await find(`"aubergine ${food}"`)).toEqual([]);
  expect(await find(`"${food}`)).toEqual([dish]);
});

it('takes the plural of a misspelled word for what was meant, too', async () => {
  const { food, slip, dish, other } = await buildFood({ right: 1000, wrong: 3 });
  expect(new Set(await find(`${slip}s`))).toEqual(new Set([dish, other]));
  expect((await corrections(`${slip}s`)).map(({ meant }) => meant)).toEqual([[food]]);
});

it('leaves rare names of ingredients alone', async () => {
  const perch = await buildDish(server.db, { name: 'Perch' });
  const peach = await buildDish(server.db, { name: 'Peach' });
  await count('peach', 100_000);
  await count('perch', 3);
  expect(await corrections('perch')).toEqual([]);
  const found = await find('perch');
  expect(found).toContain(perch.id);
  expect(found).not.toContain(peach.id);
  await count('peach', 1);
});
