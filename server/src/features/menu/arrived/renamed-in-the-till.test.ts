import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMenu } from '@clearplate/menus/read-menu';
import { openMenuOf } from '../../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../../test/test-server.ts';
import { takeArrived } from './take-arrived.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const item = (id: string, name: string, ...ingredients: readonly string[]) => ({
  type: 'ITEM',
  id,
  item_data: {
    name,
    product_type: 'FOOD_AND_BEV',
    food_and_beverage_details: {
      ingredients: ingredients.map((one) => ({ type: 'STANDARD', standard_name: one })),
      dietary_preferences: [],
    },
  },
});

it('a dish that the till renames stays the dish that it is, and its new warnings hold at once', async () => {
  const menu = await openMenuOf(server);
  const { owner, params, create, read } = menu;
  const restaurantId = Number(params.id);
  const bowl = await create({
    name: 'Chicken Bowl',
    price_cents: 900,
    statements: [{ allergen: 'milk', level: 'absent' }],
  });
  const arrive = async (...objects: readonly object[]) => {
    const bytes = new TextEncoder().encode(JSON.stringify({ objects }));
    const draft = await readMenu({ name: 'till.json', bytes });
    if ('problem' in draft) throw new Error(draft.problem);
    return takeArrived(server.db, { restaurantId, name: 'till.json', bytes }, draft, {
      now: () => new Date(),
      statementDays: 180,
    });
  };
  const list = () => owner.client.listArrivedMenus({ params });

  await arrive(item('K1', 'Chicken Bowl'), item('K2', 'Naan', 'GLUTEN'));
  const first = await list();
  expect(first.arrived[0]?.dishes).toMatchObject([{ name: 'Naan', dish_id: null }]);
  const arrivalOf = ({ arrived }: typeof first) => ({ ...params, arrival: String(arrived[0]?.id) });
  await owner.client.decideArrivedMenu({
    params: arrivalOf(first),
    body: { dishes: [{ at: 1, accept: true }] },
    ifMatch: first.version,
  });
  const naan = (await read()).dishes.find(({ name }) => name === 'Naan');

  await arrive(item('K1', 'Tofu Bowl', 'SOY', 'MILK'), item('K2', 'Garlic Naan', 'GLUTEN'));
  const { arrived, version } = await list();
  expect(arrived[0]?.missing).toEqual([]);
  expect(arrived[0]?.dishes).toMatchObject([
    { dish_id: bowl.id, changes: [{ field: 'name', before: 'Chicken Bowl', after: 'Tofu Bowl' }], against: ['milk'] },
    { dish_id: naan?.id, changes: [{ field: 'name', before: 'Naan', after: 'Garlic Naan' }] },
  ]);
  const held = (await read()).dishes.find(({ id }) => id === bowl.id);
  expect(held?.facts.allergens.find(({ allergen }) => allergen === 'milk')?.presence).toBe('present');

  // Another file moves a key meanwhile: what was shown is about another dish, and nothing is taken.
  const bytes = new TextEncoder().encode(JSON.stringify({ objects: [item('K1', 'Naan')] }));
  const other = await readMenu({ name: 'second.json', bytes });
  if ('problem' in other) throw new Error(other.problem);
  await takeArrived(server.db, { restaurantId, name: 'second till.json', bytes }, other, {
    now: () => new Date(),
    statementDays: 180,
  });
  await expect(
    owner.client.decideArrivedMenu({
      params: { ...params, arrival: String(arrived[0]?.id) },
      body: { dishes: [{ at: 0, accept: true }] },
      ifMatch: version,
    }),
  ).rejects.toMatchObject({ status: 412 });
});
