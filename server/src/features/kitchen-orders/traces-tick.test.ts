import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

it('stores beside what else was ticked that traces are possible, and gives it to the diner', async () => {
  const { client } = await server.signUp();
  const people = [{ foods: [{ need: 'ask' as const, allergen: 'peanuts' as const }] }];
  const { kitchen_token: token, diner_token } = await client.sendKitchenOrder({
    body: { agreed: true, restaurant_id: null, language: 'th', place: '', people, dishes: [] },
  });
  for (const mark of ['separate', 'traces'] as const)
    await client.tickKitchenOrder({ body: { token, line: 0, mark, initials: 'AM' } });
  const { lines } = await client.readKitchenOrder({ body: { token: diner_token } });
  expect(lines[0]?.ticks.map(({ mark }) => mark).toSorted()).toEqual(['separate', 'traces']);
});
