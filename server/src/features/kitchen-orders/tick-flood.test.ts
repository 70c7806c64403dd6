import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const call = (method: 'POST' | 'PUT', url: string, payload: object) =>
  server.app.inject({ method, url: `/api/kitchen-order${url}`, payload });

it('a flood of ticks reads the order once for each that is taken, and not at all for the others', async () => {
  server.setNow(new Date('2041-11-04T10:00:00Z'));
  const order = await call('POST', '', {
    agreed: true,
    restaurant_id: null,
    language: 'en',
    people: [{ foods: [{ need: 'ask', allergen: 'peanuts' }] }],
    dishes: [],
  });
  const { kitchen_token: token } = order.json<{ kitchen_token: string }>();
  const queries = vi.spyOn(server.db, 'query');
  const statuses: number[] = [];
  for (let turn = 0; turn < 200; turn += 1)
    statuses.push((await call('PUT', '/tick', { token, line: 0, mark: 'seen', initials: 'AM' })).statusCode);
  const taken = statuses.filter((status) => status === 200);
  expect(taken).toHaveLength(120);
  expect(statuses.filter((status) => status === 429)).toHaveLength(80);
  const reads = queries.mock.calls.filter(([{ text }]) => text.includes('from kitchen_order_ticks'));
  queries.mockRestore();
  expect(reads).toHaveLength(taken.length);
});
