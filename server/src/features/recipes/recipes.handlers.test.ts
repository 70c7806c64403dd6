import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const estimates = [
  { name: 'Egg', probability: 0.2 },
  { name: 'Rice', probability: 0.9 },
];

it('shows estimates, likeliest first, where the restaurant listed no ingredients', async () => {
  const { id } = await buildDish(server.db, { estimates });
  const recipe = await server.guest.getRecipe({ params: { id: String(id) } });
  expect(recipe.estimated).toBe(true);
  expect(recipe.ingredients).toEqual([
    { name: 'Rice', probability: expect.closeTo(0.9, 5) },
    { name: 'Egg', probability: expect.closeTo(0.2, 5) },
  ]);
});

it('shows what the restaurant listed as certain, and no estimate beside it', async () => {
  const { id } = await buildDish(server.db, { estimates, ingredients: ['Noodles'] });
  const recipe = await server.guest.getRecipe({ params: { id: String(id) } });
  expect(recipe).toMatchObject({ estimated: false, ingredients: [{ name: 'Noodles', probability: 1 }] });
});

it('shows a dish about which nothing is known without ingredients', async () => {
  const { id } = await buildDish(server.db);
  expect(await server.guest.getRecipe({ params: { id: String(id) } })).toMatchObject({
    estimated: false,
    ingredients: [],
  });
});

it('pages all recipes and says 404 for none', async () => {
  await buildDish(server.db);
  const { items } = await server.guest.listRecipes({ query: { limit: '1' } });
  expect(items).toHaveLength(1);
  await expect(server.guest.getRecipe({ params: { id: '999999999' } })).rejects.toMatchObject({ status: 404 });
});
