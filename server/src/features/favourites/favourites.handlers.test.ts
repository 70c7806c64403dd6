import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { withTahini, writeHistory } from '../../../test/write-history.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const idOf = ({ id }: { id: number }) => ({ id: String(id) });

async function keepOne() {
  const { client } = await server.signUp();
  const dish = await buildDish(server.db, { ingredients: ['Ghee'] });
  await client.addFavouriteDish({ params: idOf(dish) });
  const mark = async () => (await client.listFavouriteMarks()).dishes.find(({ dish_id }) => dish_id === dish.id);
  return { client, dish, mark };
}

describe('a kept dish', () => {
  it('is listed with the facts that it is assessed by, once however often it is kept, until it is no longer', async () => {
    const { client, dish } = await keepOne();
    await Promise.all(Array.from({ length: 5 }, () => client.addFavouriteDish({ params: idOf(dish) })));
    const { dishes, restaurants } = await client.listFavourites();
    expect(restaurants).toEqual([]);
    expect(dishes).toHaveLength(1);
    expect(dishes[0]).toMatchObject({ removed_at: null, dish: { id: dish.id, name: dish.name, allergens: ['Milk'] } });
    expect(dishes[0]!.dish.facts.allergens).toContainEqual(expect.objectContaining({ allergen: 'milk' }));
    await client.removeFavouriteDish({ params: idOf(dish) });
    await client.removeFavouriteDish({ params: idOf(dish) });
    expect(await client.listFavourites()).toEqual({ dishes: [], ways: [], restaurants: [] });
  });

  it('stays in the list when it leaves its menu, and says since when', async () => {
    const { client, dish } = await keepOne();
    await server.db.query(sql`update dishes set archived_at = '2026-11-03T08:00:00Z' where id = ${dish.id}`);
    const { dishes } = await client.listFavourites();
    expect(dishes[0]).toMatchObject({ removed_at: '2026-11-03T08:00:00.000Z', dish: { name: dish.name } });
    // Taken off the list by mistake, it can be put back.
    await client.removeFavouriteDish({ params: idOf(dish) });
    await client.addFavouriteDish({ params: idOf(dish) });
    expect((await client.listFavourites()).dishes).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const { dish } = await keepOne();
    const { client: other } = await server.signUp();
    expect(await other.listFavouriteMarks()).toEqual({ dishes: [], ways: [], restaurants: [] });
    await other.removeFavouriteDish({ params: idOf(dish) });
    await other.markFavouritesSeen({ body: { dishes: [{ dish_id: dish.id, history_id: 1 }] } });
    expect(await other.listFavourites()).toEqual({ dishes: [], ways: [], restaurants: [] });
  });

  it('must exist, and there are at most 200', async () => {
    const { client, dish } = await keepOne();
    await expect(client.addFavouriteDish({ params: { id: '999999999' } })).rejects.toMatchObject({ status: 404 });
    await server.db.query(sql`
      with others as (insert into dishes (restaurant_id, name)
        select ${dish.restaurantId}, 'Another' from generate_series(1, 199) returning id)
      insert into favourite_dishes (user_id, dish_id, added_at, seen_history_id, mailed_history_id)
      select k.user_id, o.id, now(), 0, 0 from others o, favourite_dishes k where k.dish_id = ${dish.id}`);
    const more = await buildDish(server.db);
    await expect(client.addFavouriteDish({ params: idOf(more) })).rejects.toMatchObject({ status: 400 });
    await client.addFavouriteDish({ params: idOf(dish) });
    expect((await client.listFavouriteMarks()).dishes).toHaveLength(200);
  });
});

describe('what became of a kept dish', () => {
  it('is told from when it was kept until it was seen', async () => {
    const dish = await buildDish(server.db);
    await writeHistory(server.db, dish.id, withTahini);
    const { client } = await server.signUp();
    await client.addFavouriteDish({ params: idOf(dish) });
    const mark = async () => (await client.listFavouriteMarks()).dishes[0]!;
    expect((await mark()).news).toEqual([]);
    await writeHistory(server.db, dish.id, { after: { archived: true } }, new Date('2026-11-03T08:00:00Z'));
    const changed = await mark();
    expect(changed.news).toEqual([{ at: '2026-11-03T08:00:00.000Z', change: { kind: 'removed' } }]);
    await client.markFavouritesSeen({ body: { dishes: [changed] } });
    expect((await mark()).news).toEqual([]);
    await writeHistory(server.db, dish.id, withTahini);
    expect((await mark()).news).toMatchObject([{ change: { kind: 'ingredient_added', name: 'tahini' } }]);
  });

  it('can’t be marked as seen before it happens', async () => {
    const { client, dish, mark } = await keepOne();
    await client.markFavouritesSeen({ body: { dishes: [{ dish_id: dish.id, history_id: 2 ** 40 }] } });
    await writeHistory(server.db, dish.id, withTahini);
    expect((await mark())!.news).toHaveLength(1);
    await client.markFavouritesSeen({ body: { dishes: [{ dish_id: dish.id, history_id: 0 }] } });
    expect((await mark())!.news).toHaveLength(1);
  });
});

describe('watching', () => {
  it('keeps the dish as well, and ends without forgetting it', async () => {
    const { client } = await server.signUp();
    const dish = await buildDish(server.db);
    const watch = (is_watched: boolean) => client.watchDish({ params: idOf(dish), body: { is_watched } });
    await watch(false);
    expect((await client.listFavouriteMarks()).dishes).toEqual([]);
    await Promise.all([watch(true), watch(true), watch(true)]);
    expect((await client.listFavouriteMarks()).dishes).toMatchObject([{ dish_id: dish.id, is_watched: true }]);
    await client.addFavouriteDish({ params: idOf(dish) });
    expect((await client.listFavouriteMarks()).dishes).toMatchObject([{ is_watched: true }]);
    await watch(false);
    expect((await client.listFavouriteMarks()).dishes).toMatchObject([{ dish_id: dish.id, is_watched: false }]);
    const nowhere = client.watchDish({ params: { id: '999999999' }, body: { is_watched: true } });
    await expect(nowhere).rejects.toMatchObject({ status: 404 });
  });
});

describe('a kept restaurant', () => {
  it('is listed once, the newest first, until it is kept no longer', async () => {
    const { client } = await server.signUp();
    const [one, other] = [await buildRestaurant(server.db), await buildRestaurant(server.db)];
    for (const each of [one, other, one]) await client.addFavouriteRestaurant({ params: idOf(each) });
    expect((await client.listFavouriteMarks()).restaurants).toEqual([other.id, one.id]);
    expect((await client.listFavourites()).restaurants.map(({ name }) => name)).toEqual([other.name, one.name]);
    await client.removeFavouriteRestaurant({ params: idOf(other) });
    await client.removeFavouriteRestaurant({ params: idOf(other) });
    expect((await client.listFavouriteMarks()).restaurants).toEqual([one.id]);
    const nowhere = client.addFavouriteRestaurant({ params: { id: '999999999' } });
    await expect(nowhere).rejects.toMatchObject({ status: 404 });
  });
});
