import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

it('lets a link work until its four hours are over, and not a moment longer', async () => {
  const sentAt = Date.parse('2041-11-03T10:00:00Z');
  const call = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const answer = await server.app.inject({ method, url: `/api/kitchen-order${url}`, payload });
    return { status: answer.statusCode, body: answer.json<{ kitchen_token: string; expires_at: string }>() };
  };
  server.setNow(new Date(sentAt));
  const people = [{ foods: [{ need: 'dangerous', allergen: 'peanuts' }] }];
  const order = { agreed: true, restaurant_id: null, language: 'es', place: '', people, dishes: [] };
  const { body } = await call('POST', '', order);
  const token = body.kitchen_token;
  expect(body.expires_at).toBe('2041-11-03T14:00:00.000Z');
  const at = async (time: string) => {
    server.setNow(new Date(time));
    const ticked = await call('PUT', '/tick', { token, line: 0, mark: 'seen', initials: 'AM' });
    return [(await call('POST', '/read', { token })).status, ticked.status];
  };
  expect(await at('2041-11-03T13:59:59.999Z')).toEqual([200, 200]);
  expect(await at('2041-11-03T14:00:00.000Z')).toEqual([410, 410]);
});
