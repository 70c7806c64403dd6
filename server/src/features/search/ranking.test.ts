import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish, buildRestaurant } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

const zip = '59301';
/** Says what three restaurants cook, in the order of how far they are away: name | description | ingredients. */
const menus = {
  'Thai, 0 miles': `
    Pad Thai            | Rice noodles with tamarind          | rice noodles, tofu, egg
    Tom Yum             | Hot and sour soup                   | shrimp, lemongrass
    Garden Curry        | With eggplant and basil             | coconut milk, eggplant`,
  'Italian, 3 miles': `
    Eggplant Parmigiana | Baked under mozzarella              | mozzarella, tomato
    Spaghetti Carbonara | With cured pork cheek               | spaghetti, egg
    Minestrone          | A soup of summer vegetables         | zucchini, beans`,
  'Diner, 6 miles': `
    Chicken Noodle Soup | As for a cold                       | chicken, noodles
    Quinoa Bowl         | With roasted chickpeas              | quinoa, chickpeas
    Cheese Burrito      | Rolled to order                     | flour tortilla, cheddar
    Mac and Cheese      | Elbows in cheddar                   | macaroni, cheddar`,
};

/**
 * Says what somebody types, and the dishes that they get in this order: first where the name says it, then where the
 * description or the cuisine does, then where an ingredient does; of equal ones the nearest.
 */
const searches = `
  pad thai         | Pad Thai
  PAD-THAI!        | Pad Thai
  thai             | Pad Thai; Tom Yum; Garden Curry
  thai food        | Pad Thai; Tom Yum; Garden Curry
  best thai near me| Pad Thai; Tom Yum; Garden Curry
  noodle           | Chicken Noodle Soup; Pad Thai
  noodles          | Chicken Noodle Soup; Pad Thai
  soups            | Chicken Noodle Soup; Tom Yum; Minestrone
  noodle soup      | Chicken Noodle Soup
  eggplant         | Eggplant Parmigiana; Garden Curry
  aubergine        | Eggplant Parmigiana; Garden Curry
  aubergene        | Eggplant Parmigiana; Garden Curry
  prawns           | Tom Yum
  courgettes       | Minestrone
  garbanzo beans   | Quinoa Bowl
  mac n cheese     | Mac and Cheese
  qinoa            | Quinoa Bowl
  chiken soup      | Chicken Noodle Soup
  spagetti         | Spaghetti Carbonara
  buritto          | Cheese Burrito
  burito           | Cheese Burrito
  mozarela         | Eggplant Parmigiana
  carbonnara       | Spaghetti Carbonara
  lemon grass soup |
  italian          | Eggplant Parmigiana; Spaghetti Carbonara; Minestrone
  italian soup     | Minestrone
  cheddar          | Mac and Cheese; Cheese Burrito
  chedder          | Mac and Cheese; Cheese Burrito
  "noodles"        | Chicken Noodle Soup; Pad Thai
  "qinoa"          |
  egg              | Pad Thai; Spaghetti Carbonara
  sushi            |
`;

let server: TestServer;
const ids: number[] = [];
beforeAll(async () => {
  server = await createTestServer();
  const [place] = await server.db.query<{ lat: number; lng: number }>(
    sql`select lat, lng from zips where zip = ${zip}`,
  );
  for (const [about, menu] of Object.entries(menus)) {
    const [cuisine = '', miles = ''] = about.split(', ');
    const lat = place!.lat + Number.parseInt(miles, 10) / 69;
    const { id } = await buildRestaurant(server.db, { zip, lat, lng: place!.lng });
    await server.db.query(sql`update restaurants set cuisine = ${cuisine} where id = ${id}`);
    for (const line of menu.trim().split('\n')) {
      const [name = '', description = '', listed = ''] = line.split('|').map((cell) => cell.trim());
      await buildDish(server.db, { restaurantId: id, name, description, ingredients: listed.split(', ') });
    }
    ids.push(id);
  }
});
afterAll(() => server.end());

const lines = searches
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
it.each(lines)('%s: %s', async (q = '', expected = '') => {
  const { items } = await server.guest.judgeDishes({ query: { q, zipcode: zip, radius: '10' }, body: { eaters: [] } });
  const found = items.filter(({ restaurant_id: id }) => ids.includes(id)).map(({ name }) => name);
  expect(found.join('; ')).toBe(expected);
});

it('puts what fits first among equal matches, then what is near, and leaves out what is to be avoided', async () => {
  const said = {
    allergen: 'milk',
    source: 'restaurant',
    stated_at: new Date(Date.now() - 60_000).toISOString(),
  } as const;
  const [near, far] = [ids[0]!, ids[2]!];
  const unknown = await buildDish(server.db, { restaurantId: near, name: 'Tapioca Cup' });
  const fits = await buildDish(server.db, {
    restaurantId: far,
    name: 'Tapioca Pot',
    statements: [{ ...said, level: 'absent' }],
  });
  await buildDish(server.db, {
    restaurantId: near,
    name: 'Tapioca Cream',
    statements: [{ ...said, level: 'contains' }],
  });
  const onlyListed = await buildDish(server.db, { restaurantId: near, ingredients: ['tapioca'] });
  const { items } = await server.guest.judgeDishes({
    query: { q: 'tapioca', zipcode: zip, radius: '10' },
    body: { eaters: [{ avoids: [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' }] }] },
  });
  expect(items.map(({ id }) => id)).toEqual([fits.id, unknown.id, onlyListed.id]);
});
