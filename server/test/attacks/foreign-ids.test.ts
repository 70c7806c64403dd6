import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { CallFailed, type ApiClient } from '../api-client.ts';
import { buildDish, buildRestaurant } from '../builders.ts';
import { createTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

/** Somebody with a restaurant that has one dish, which is fried. */
async function openRestaurant() {
  const { id, client } = await server.signUp({ role: 'r_admin' });
  const restaurant = await buildRestaurant(server.db, { ownerId: id });
  const params = { id: String(restaurant.id) };
  const key = randomUUID();
  const { version } = await client.getMenuForEditing({ params });
  const menu = await client.saveMenu({ params, body: { dishes: [{ key, name: 'Soup' }] }, ifMatch: version });
  const dish = menu.dishes[0]!.id;
  const fryer = { kind: 'fryer' as const, name: 'Fryer', dish_ids: [dish] };
  const kitchen = await client.getKitchen({ params });
  const { equipment } = await client.saveKitchen({ params, body: { equipment: [fryer] }, ifMatch: kitchen.version });
  return { client, params, key, dish, equipment: equipment[0]!.id };
}
type Restaurant = Awaited<ReturnType<typeof openRestaurant>>;

let mine: Restaurant;
let theirs: Restaurant;
beforeEach(async () => {
  [mine, theirs] = [await openRestaurant(), await openRestaurant()];
});

/** Everything that is kept of a restaurant. */
async function keptOf({ client, params }: Restaurant) {
  const [menu, kitchen] = [await client.getMenuForEditing({ params }), await client.getKitchen({ params })];
  const history = await server.db.query(
    sql`select h.* from dish_history h join dishes d on d.id = h.dish_id where d.restaurant_id = ${Number(params.id)} order by h.id`,
  );
  return { menu: { ...menu, now: undefined }, kitchen, history };
}

async function saveMenu({ client, params }: Restaurant, body: Parameters<ApiClient['saveMenu']>[0]['body']) {
  const { version } = await client.getMenuForEditing({ params });
  return client.saveMenu({ params, body, ifMatch: version });
}

async function saveKitchen({ client, params }: Restaurant, equipment: object) {
  const { version } = await client.getKitchen({ params });
  const all = [{ kind: 'fryer' as const, name: 'Another', dish_ids: [], ...equipment }];
  return client.saveKitchen({ params, body: { equipment: all }, ifMatch: version });
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('through the own restaurant, another’s', () => {
  const attempts: [string, () => Promise<unknown>][] = [
    [
      'dish is not renamed',
      () => mine.client.updateDishes({ params: mine.params, body: [{ id: theirs.dish, name: 'Mine' }] }),
    ],
    [
      'dish gets no picture',
      () =>
        mine.client.setDishImage({
          params: { restaurantId: mine.params.id, dishId: String(theirs.dish) },
          file: new Blob([pixel]),
        }),
    ],
    ['dish is not saved', () => saveMenu(mine, { dishes: [{ id: theirs.dish, name: 'Mine' }] })],
    ['dish is not archived', () => saveMenu(mine, { dishes: [{ id: theirs.dish, archived: true }] })],
    [
      'dish is not copied',
      () => saveMenu(mine, { dishes: [{ key: randomUUID(), name: 'Copy', copy_of: theirs.dish }] }),
    ],
    ['dish has no place in the order', () => saveMenu(mine, { dishes: [], order: [mine.dish, theirs.dish] })],
    ['dish touches nothing in the kitchen', () => saveKitchen(mine, { dish_ids: [theirs.dish] })],
    ['equipment is not taken over', () => saveKitchen(mine, { id: theirs.equipment })],
  ];

  it.each(attempts)('%s', async (_, attempt) => {
    const before = [await keptOf(theirs), await keptOf(mine)];
    const refusal: unknown = await attempt().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CallFailed);
    expect([400, 403, 404]).toContain((refusal as CallFailed).status);
    expect([await keptOf(theirs), await keptOf(mine)]).toEqual(before);
  });

  it('key makes a dish of one’s own', async () => {
    const before = await keptOf(theirs);
    const menu = await saveMenu(mine, { dishes: [{ key: theirs.key, name: 'Mine' }] });
    expect(menu.dishes.map(({ name }) => name).toSorted()).toEqual(['Mine', 'Soup']);
    expect(await keptOf(theirs)).toEqual(before);
  });
});

describe('through the own account, another’s', () => {
  it('eater gets no avoid list, and doesn’t sit at the table', async () => {
    const [me, other] = [await server.signUp(), await server.signUp()];
    const eater = await other.client.createEater({ body: { name: 'Kid' } });
    const own = await me.client.createPreference({ body: { name: 'Mine' } });
    const before = await other.client.exportOwnData();
    const body = { name: 'No garlic', ingredients: 'Garlic', eater_id: eater.id };
    const attempts = [
      () => me.client.createPreference({ body }),
      () => me.client.updatePreference({ params: { id: String(own.id) }, body }),
      () => me.client.setEating({ body: { ids: [eater.id] } }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow(CallFailed);
    expect((await me.client.listPreferences()).map(({ name }) => name)).toEqual(['Mine']);
    const strip = (data: Awaited<typeof before>) => ({ ...data, sessions: undefined, exported_at: undefined });
    expect(strip(await other.client.exportOwnData())).toEqual(strip(before));
  });

  it('favourite is neither seen nor watched', async () => {
    const [me, other] = [await server.signUp(), await server.signUp()];
    const { id } = await buildDish(server.db, {});
    const params = { id: String(id) };
    await other.client.addFavouriteDish({ params });
    const before = await other.client.listFavourites();
    await me.client.watchDish({ params, body: { is_watched: true } }).catch(() => undefined);
    await me.client.markFavouritesSeen({ body: { dishes: [{ dish_id: id, history_id: 1 }] } }).catch(() => undefined);
    await me.client.removeFavouriteDish({ params });
    await me.client.setFavouriteWay({ params, body: { way: 'a', is_saved: false } });
    expect(await other.client.listFavourites()).toEqual(before);
  });
});
