import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish, buildRestaurant } from '../../../test/builders.ts';
import { sql } from '../../db/sql.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

it('gives a dish under both of its names, with what is declared and what its ingredients imply', async () => {
  const { id, name } = await buildDish(server.db, {
    ingredients: ['Tahini', 'Lemon'],
    statements: [
      {
        allergen: 'peanuts',
        level: 'may_contain',
        reason: 'shared fryer',
        source: 'restaurant',
        stated_at: '2026-11-03T00:00:00.000Z',
      },
    ],
  });
  const [dish] = await server.guest.getDish({ params: { id: String(id) } });
  expect(dish).toMatchObject({ id, dish_id: id, name, dish_name: name, dish_price: null, allergens: ['Sesame'] });
  const peanuts = dish!.facts.allergens.find((fact) => fact.allergen === 'peanuts');
  expect(peanuts).toMatchObject({ presence: 'possible', evidence: [{ kind: 'declared', reason: 'shared fryer' }] });
});

it('says nothing of the allergens of a dish about which nobody said anything', async () => {
  const { id } = await buildDish(server.db, { name: 'Plate of the day' });
  const [dish] = await server.guest.getDish({ params: { id: String(id) } });
  expect(dish!.allergens).toEqual([]);
  expect(dish!.facts.allergens.filter((fact) => fact.coveredAt !== null)).toEqual([]);
});

it('pages all dishes', async () => {
  await buildDish(server.db);
  await buildDish(server.db);
  const first = await server.guest.listDishes({ query: { limit: '1' } });
  const second = await server.guest.listDishes({ query: { limit: '1', cursor: first.next } });
  expect(first.items).toHaveLength(1);
  expect(second.items[0]!.id).toBeGreaterThan(first.items[0]!.id);
});

it('hides archived dishes everywhere', async () => {
  const { id: restaurantId } = await buildRestaurant(server.db);
  const { dbId } = await archivedDish(restaurantId);
  await expect(server.guest.getDish({ params: { id: dbId } })).rejects.toMatchObject({ status: 404 });
  expect(await server.guest.listMenuEntries({ params: { restaurantId: String(restaurantId) } })).toEqual([]);
  expect(await server.guest.getRestaurantMenu({ params: { id: String(restaurantId) } })).toEqual({ recipes: [] });
});

async function archivedDish(restaurantId: number) {
  const { id } = await buildDish(server.db, { restaurantId });
  await server.db.query(sql`update dishes set archived_at = now() where id = ${id}`);
  return { dbId: String(id) };
}

it('lists the menu entries of a restaurant', async () => {
  const { id, restaurantId } = await buildDish(server.db, { ingredients: ['Ghee'] });
  const entries = await server.guest.listMenuEntries({ params: { restaurantId: String(restaurantId) } });
  expect(entries).toEqual([{ dish_id: id, ingredients: ['Ghee'], allergens: ['Milk'] }]);
  const unknown = server.guest.listMenuEntries({ params: { restaurantId: '999999999' } });
  await expect(unknown).rejects.toMatchObject({ status: 404 });
});
