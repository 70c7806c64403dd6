import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';
import { changeReports } from '../../dish-changes/change-reports.ts';
import { loadDishes, lockDishes } from '../../dish-changes/load-dishes.ts';
import { saveDishes } from '../../dish-changes/save-dishes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

async function send({ id, restaurantId }: { id: number; restaurantId: number }) {
  const order = {
    agreed: true as const,
    restaurant_id: restaurantId,
    language: 'en' as const,
    place: '',
    people: [{ foods: [{ need: 'dangerous' as const, allergen: 'peanuts' as const }] }],
    dishes: [{ dish_id: id, quantity: 1, for: [0] }],
  };
  const { kitchen_token: token } = await server.guest.sendKitchenOrder({ body: order });
  const since = async () => (await server.guest.readKitchenOrder({ body: { token } })).lines[0]?.since;
  return { since };
}

/** Changes a dish as an import does that began an hour ago; `meanwhile` happens before it ends. */
async function changeSlowly(id: number, meanwhile: () => Promise<void>): Promise<void> {
  await server.db.transaction(async (db) => {
    await lockDishes(db, [id]);
    const [loaded] = await loadDishes(db, [id]);
    const after = { ...loaded!.dish, description: 'With peanuts' };
    const author = { actorId: null, requestId: null, now: new Date(Date.now() - 3_600_000) };
    await saveDishes(db, [{ id, before: loaded!.dish, after }], { ...author, source: 'import' });
    await meanwhile();
  });
}

it('a dish that changed counts as changed, whenever that change was begun', async () => {
  const dish = await buildDish(server.db);
  let order: Awaited<ReturnType<typeof send>> | undefined;
  await changeSlowly(dish.id, async () => {
    order = await send(dish);
    expect(await order.since()).toBe('same');
  });
  expect(await order!.since()).toBe('changed');
  // An order that is sent now is of the dish as it is now.
  expect(await (await send(dish)).since()).toBe('same');
});

it('a report by a diner is a change too, and a look at it none', async () => {
  const dish = await buildDish(server.db);
  const { since } = await send(dish);
  const author = () => ({ source: 'report' as const, actorId: null, requestId: null, now: new Date(0) });
  await changeReports(server.db, dish.id, author, () => Promise.resolve());
  expect(await since()).toBe('same');
  await server.db.query(
    sql`insert into dish_history (dish_id, at, source, after) values (${dish.id}, 'epoch', 'report', '{}')`,
  );
  expect(await since()).toBe('changed');
});

it('an order from before this was stored counts a dish with any past as changed', async () => {
  const dish = await buildDish(server.db);
  await changeSlowly(dish.id, () => Promise.resolve());
  const { since } = await send(dish);
  await server.db.query(sql`
    update kitchen_orders set lines = lines #- '{0,dish,history}' where restaurant_id = ${dish.restaurantId}`);
  expect(await since()).toBe('changed');
});

it('another price or section is no change to look at, and with another change it is', async () => {
  const dish = await buildDish(server.db);
  const { since } = await send(dish);
  const save = (change: object) =>
    server.db.transaction(async (db) => {
      await lockDishes(db, [dish.id]);
      const [loaded] = await loadDishes(db, [dish.id]);
      const after = { ...loaded!.dish, ...change };
      const author = { actorId: null, requestId: null, now: new Date() };
      await saveDishes(db, [{ id: dish.id, before: loaded!.dish, after }], { ...author, source: 'owner' });
    });
  await save({ price_cents: 1234 });
  await save({ section: 'Specials' });
  expect(await since()).toBe('same');
  await save({ price_cents: 1300, description: 'With peanuts' });
  expect(await since()).toBe('changed');
});
