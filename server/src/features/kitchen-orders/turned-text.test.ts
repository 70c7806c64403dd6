import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const call = (method: 'POST' | 'PUT', url: string, payload: object) =>
  server.app.inject({ method, url: `/api/kitchen-order${url}`, payload });

const order = {
  agreed: true,
  restaurant_id: null,
  language: 'en',
  people: [{ foods: [{ need: 'ask', allergen: 'peanuts' }] }],
  dishes: [],
};

it('an order has no words of its diner or its kitchen that turn the direction of text', async () => {
  const sent = await call('POST', '', order);
  const { kitchen_token: token } = sent.json<{ kitchen_token: string }>();
  const tick = (initials: string) => call('PUT', '/tick', { token, line: 0, mark: 'seen', initials });
  for (const sign of ['\u202E', '\u2066', '\u200F']) {
    expect((await call('POST', '', { ...order, place: `Table${sign} 7` })).statusCode).toBe(400);
    expect((await tick(`${sign}AM`)).statusCode).toBe(400);
  }
  expect((await tick('AM')).statusCode).toBe(200);
  expect((await call('POST', '', { ...order, place: 'שולחן 7' })).statusCode).toBe(200);
  expect((await call('POST', '', { ...order, place: undefined })).statusCode).toBe(200);
});
