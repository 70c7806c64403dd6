import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ statementDays: 90 });
});
afterAll(() => server.end());

it('gives the catalogue of allergens whole, the Big 9 first', async () => {
  const allergens = await server.guest.listAllergens();
  expect(allergens.slice(0, 9).map((allergen) => allergen.name)).toEqual([
    'Milk',
    'Eggs',
    'Fish',
    'Crustacean shellfish',
    'Tree nuts',
    'Wheat',
    'Peanuts',
    'Soybeans',
    'Sesame',
  ]);
  expect(allergens.length).toBeGreaterThan(30);
});

it('gives the catalogue of ingredients whole, without commas', async () => {
  const ingredients = await server.guest.listIngredients();
  expect(ingredients.length).toBeGreaterThan(150);
  expect(ingredients.filter(({ name }) => name.includes(','))).toEqual([]);
});

it("gives the operator's settings for assessing in the browser", async () => {
  expect(await server.guest.getAssessSettings()).toMatchObject({ statementDays: 90 });
});
