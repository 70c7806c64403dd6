import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

// A word with a digit in it has no plural.
const letters = (word: string) => word.replaceAll(/\d/g, (digit) => 'bcdfghjkmp'.charAt(Number(digit)));

describe('dishes by text', () => {
  it('finds names, descriptions and ingredients, names first, words stemmed and the last one unfinished', async () => {
    const word = letters(unique('zu'));
    const listed = await buildDish(server.db, { ingredients: [`${word}s`] });
    const described = await buildDish(server.db, { description: `With ${word}` });
    const named = await buildDish(server.db, { name: `Grilled ${word}` });
    const find = async (q: string) => (await server.guest.searchDishes({ query: { q } })).items.map((dish) => dish.id);
    expect(await find(word)).toEqual([named.id, described.id, listed.id]);
    expect(await find(`GRILL ${word.slice(0, -2)}`)).toEqual([named.id]);
  });

  it('finds what a misspelled word means, and what has another name', async () => {
    const food = letters(unique('quinoa'));
    const bowl = await buildDish(server.db, { name: `${food} bowl` });
    const find = async (q: string) => (await server.guest.searchDishes({ query: { q } })).items.map(({ id }) => id);
    expect(await find(food.replace('u', ''))).toEqual([bowl.id]);
    expect(await find(`${food.slice(0, -2)}${food.slice(-1)}${food.slice(-2, -1)}`)).toEqual([bowl.id]);
    const mark = letters(unique('mark'));
    const shown = await buildDish(server.db, { name: `Eggplant ${mark}`, description: 'with green onions' });
    for (const q of ['aubergine', 'AUBERGINES', 'brinjal', 'scallion', 'spring onions', 'green onion'])
      expect(await find(`${q} ${mark}`)).toEqual([shown.id]);
    expect(await find(`courgette ${mark}`)).toEqual([]);
  });

  it('leaves accents to people', async () => {
    const mark = letters(unique('mark'));
    const { id } = await buildDish(server.db, { name: `Jalapeños ${mark}`, description: 'crème brûlée' });
    for (const q of ['jalapeno', 'JALAPEÑO', 'jalapenos', 'creme brulee', 'Crème']) {
      const { items } = await server.guest.searchDishes({ query: { q: `${q} ${mark}` } });
      expect(items.map((dish) => dish.id)).toEqual([id]);
    }
  });

  it('takes a word with a digit as it is written', async () => {
    const mark = letters(unique('mark'));
    const { id } = await buildDish(server.db, { name: `4cheese ${mark}` });
    const { items } = await server.guest.searchDishes({ query: { q: `"4cheese" ${mark}` } });
    expect(items.map((dish) => dish.id)).toEqual([id]);
  });

  it('knows the cuisine of a dish, and follows what changes', async () => {
    const mark = letters(unique('mark'));
    const dish = await buildDish(server.db, { name: `Noodles ${mark}` });
    const find = async (q: string) =>
      (await server.guest.searchDishes({ query: { q: `${q} ${mark}` } })).items.map(({ id }) => id);
    await server.db.query(sql`update restaurants set cuisine = 'Burmese' where id = ${dish.restaurantId}`);
    expect(await find('burmese')).toEqual([dish.id]);
    await server.db.query(sql`update restaurants set cuisine = 'Laotian' where id = ${dish.restaurantId}`);
    expect(await find('burmese')).toEqual([]);
    await server.db.query(sql`update dishes set name = ${`Rice ${mark}`} where id = ${dish.id}`);
    expect([await find('noodles'), await find('rice laotian')]).toEqual([[], [dish.id]]);
    await server.db.query(sql`update dishes set archived_at = now() where id = ${dish.id}`);
    expect(await find('rice')).toEqual([]);
  });

  it('keeps to a zip code where one is given', async () => {
    const name = unique('Noodle');
    const { id: there } = await buildRestaurant(server.db, { zip: '78704', lat: 30.24, lng: -97.77 });
    await buildDish(server.db, { name });
    const dish = await buildDish(server.db, { name, restaurantId: there });
    const { items } = await server.guest.searchDishesByPincode({ query: { q: name, zipcode: '78704' } });
    expect(items.map((item) => item.id)).toEqual([dish.id]);
  });

  it('pages hits of equal and different rank without losing one', async () => {
    const word = unique('qu');
    const all = [];
    for (let count = 0; count < 3; count += 1) all.push((await buildDish(server.db, { description: word })).id);
    for (let count = 0; count < 2; count += 1) all.push((await buildDish(server.db, { name: word })).id);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await server.guest.searchDishes({ query: { q: word, limit: '2', cursor } });
      seen.push(...page.items.map((dish) => dish.id));
      cursor = page.next;
    } while (cursor);
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(new Set(all));
  });

  it('pages a search by a long text that is not ASCII', async () => {
    const word = unique('qu');
    for (let count = 0; count < 2; count += 1) await buildDish(server.db, { name: `${word} 花生酱` });
    const q = `${word}${' 花生酱'.repeat(30)}`;
    const { items, next } = await server.guest.searchDishes({ query: { q, limit: '1' } });
    const more = await server.guest.searchDishes({ query: { q, limit: '1', cursor: next } });
    expect([...items, ...more.items]).toHaveLength(2);
  });

  it("refuses another search's cursor", async () => {
    const word = unique('qu');
    for (let count = 0; count < 2; count += 1) await buildDish(server.db, { name: word });
    const { next } = await server.guest.searchDishes({ query: { q: word, limit: '1' } });
    const stolen = server.guest.searchDishes({ query: { q: 'rice', limit: '1', cursor: next } });
    await expect(stolen).rejects.toMatchObject({ status: 400, body: { error: { issues: [{ field: 'cursor' }] } } });
  });
});

describe('restaurants by text', () => {
  it('finds restaurants, everywhere and in one zip code', async () => {
    const name = unique('Trattoria');
    const one = await buildRestaurant(server.db, { name });
    const other = await buildRestaurant(server.db, { name, zip: '60614', lat: 41.92, lng: -87.65 });
    const everywhere = await server.guest.searchRestaurants({ query: { q: name } });
    expect(everywhere.items.map((item) => item.id)).toEqual([one.id, other.id]);
    const there = await server.guest.searchRestaurantsByPincode({ query: { q: name, zipcode: '60614' } });
    expect(there.items.map((item) => item.id)).toEqual([other.id]);
  });
});

describe('hostile text', () => {
  it.each([
    "'",
    '" & | ! ( ) :* <->',
    "'); drop table dishes; --",
    'a & ',
    '\\',
    '%_%',
    '<script>alert(1)</script>',
    '🌮',
    'الطعام',
    '…',
    'the',
  ])('answers %s with a list', async (q) => {
    expect((await server.guest.searchDishes({ query: { q } })).items).toBeInstanceOf(Array);
    expect((await server.guest.searchRestaurants({ query: { q } })).items).toBeInstanceOf(Array);
  });

  it.each(['', '   ', 'x'.repeat(201)])('refuses an empty or overlong text', async (q) => {
    await expect(server.guest.searchDishes({ query: { q } })).rejects.toMatchObject({
      status: 400,
      body: { error: { code: 'bad_request', issues: [{ field: 'q' }] } },
    });
  });
});
