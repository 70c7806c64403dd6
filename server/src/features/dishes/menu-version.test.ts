import type { Statement } from '@clearplate/domain/facts/dish';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(new Date('2041-11-05T10:00:00Z'));
});
afterAll(() => server.end());

async function openMenu() {
  const { id: ownerId, client } = await server.signUp({ role: 'r_admin' });
  const { id: restaurantId } = await buildRestaurant(server.db, { ownerId });
  const statements: Statement[] = [
    { allergen: 'milk', level: 'contains', source: 'restaurant', stated_at: '2026-01-01T00:00:00Z' },
  ];
  const dish = await buildDish(server.db, { restaurantId, ingredients: ['Rice'], statements });
  return { client, restaurantId, dishId: String(dish.id) };
}

/** Returns a picture of 9 by 9 pixels. */
async function aPicture(): Promise<Blob> {
  const create = { width: 9, height: 9, channels: 3, background: '#700' } as const;
  return new Blob([await sharp({ create }).png().toBuffer()]);
}

describe('the version of the menu, where it is sent', () => {
  const ways: Record<string, (menu: Awaited<ReturnType<typeof openMenu>>, ifMatch: string) => Promise<unknown>> = {
    updateDishes: ({ client, restaurantId, dishId }, ifMatch) =>
      client.updateDishes({ params: { id: String(restaurantId) }, ifMatch, body: [{ id: dishId, name: 'Renamed' }] }),
    setDishImage: async ({ client, restaurantId, dishId }, ifMatch) =>
      client.setDishImage({
        params: { restaurantId: String(restaurantId), dishId },
        ifMatch,
        file: await aPicture(),
      }),
    addDishAllergen: ({ client, dishId }, ifMatch) =>
      client.addDishAllergen({ params: { dishId, allergen: 'Fish' }, ifMatch }),
    removeDishAllergen: ({ client, dishId }, ifMatch) =>
      client.removeDishAllergen({ params: { dishId, allergen: 'Milk' }, ifMatch }),
    addDishIngredient: ({ client, dishId }, ifMatch) =>
      client.addDishIngredient({ params: { dishId, ingredient: 'Salt' }, ifMatch }),
    removeDishIngredient: ({ client, dishId }, ifMatch) =>
      client.removeDishIngredient({ params: { dishId, ingredient: 'Rice' }, ifMatch }),
  };

  it.each(Object.entries(ways))('must be the one that is there: %s', async (_, change) => {
    const menu = await openMenu();
    const params = { id: String(menu.restaurantId) };
    const { version: seen } = await menu.client.getMenuForEditing({ params });
    await buildDish(server.db, { restaurantId: menu.restaurantId });
    const before = await menu.client.getMenuForEditing({ params });
    await expect(change(menu, seen)).rejects.toMatchObject({ status: 412 });
    expect(await menu.client.getMenuForEditing({ params })).toEqual(before);
    await change(menu, before.version);
    expect((await menu.client.getMenuForEditing({ params })).version).not.toBe(before.version);
    await expect(change(menu, before.version)).rejects.toMatchObject({ status: 412 });
  });
});
