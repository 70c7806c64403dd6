import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderPerson } from '@clearplate/contract/kitchen-orders';
import { buildDish, buildRestaurant } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
});
afterAll(() => server.end());

const peanut = { need: 'dangerous', allergen: 'peanuts' } as const;

interface Warning {
  person: number;
  food: number;
}

/** Builds an order of which its first person eats nothing. */
async function anOrder(...warned: (Warning[] | undefined)[]) {
  const { id: restaurantId } = await buildRestaurant(server.db);
  const dishes = [];
  for (const one of warned) {
    const { id } = await buildDish(server.db, { restaurantId });
    dishes.push({ dish_id: id, quantity: 1, for: [1], ...(one && { warned: one }) });
  }
  return {
    agreed: true as const,
    restaurant_id: restaurantId,
    language: 'es' as const,
    place: '',
    people: [{ foods: [peanut] }, { foods: [{ need: 'ask', written: 'Galangal' }, peanut] }] as OrderPerson[],
    dishes,
  };
}

it('says of which foods a kitchen is warned in a dish, to both who read it, in the export, and in no log', async () => {
  const { client } = await server.signUp();
  const body = await anOrder([{ person: 1, food: 1 }], [], undefined);
  const { kitchen_token, diner_token } = await client.sendKitchenOrder({ body });
  for (const token of [kitchen_token, diner_token]) {
    const order = await client.readKitchenOrder({ body: { token } });
    expect(order.lines.map(({ warned }) => warned)).toEqual([[{ person: 1, food: 1 }], undefined, undefined]);
  }
  const [exported] = (await client.exportOwnData()).kitchen_orders;
  expect(exported?.lines.map(({ warned }) => warned)).toEqual([[{ person: 1, food: 1 }], [], []]);
  expect(lines.join('')).not.toMatch(/peanuts|Galangal|warned/);
});

it('stores each warning once, in the order in which they were sent', async () => {
  const { client } = await server.signUp();
  const of = (food: number) => ({ person: 1, food });
  const body = await anOrder([of(1), of(0), of(1), of(1)]);
  const { kitchen_token } = await client.sendKitchenOrder({ body });
  const { lines: stored } = await client.readKitchenOrder({ body: { token: kitchen_token } });
  expect(stored.map(({ warned }) => warned)).toEqual([[of(1), of(0)]]);
});

it('stores no food of somebody for whom nothing is ordered, and leaves the others their numbers', async () => {
  const { client } = await server.signUp();
  const body = await anOrder(undefined, undefined);
  body.people.push({ foods: [{ need: 'ask', written: 'Zedoary' }] });
  body.dishes[1]!.for = [2, 1];
  body.people[0] = {
    foods: [
      { need: 'dangerous', allergen: 'peanuts' },
      { need: 'ask', written: 'Asafoetida' },
    ],
  };
  const { kitchen_token } = await client.sendKitchenOrder({ body });
  const order = await client.readKitchenOrder({ body: { token: kitchen_token } });
  expect(order.people).toEqual([{ foods: [] }, ...body.people.slice(1)]);
  expect(order.lines.map((line) => line.for)).toEqual([[1], [1, 2]]);
  expect(JSON.stringify(await client.exportOwnData())).not.toContain('Asafoetida');
});

it.each([
  ['of somebody who doesn’t eat the dish', { person: 0, food: 0 }],
  ['of a food that isn’t theirs', { person: 1, food: 2 }],
  ['of nobody', { person: 2, food: 0 }],
  ['of no food', { person: 1, food: -1 }],
])('refuses a warning %s', async (_, warning) => {
  const payload = await anOrder([warning]);
  const answer = await server.app.inject({ method: 'POST', url: '/api/kitchen-order', payload });
  expect(answer.statusCode).toBe(400);
});
