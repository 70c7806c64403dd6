import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let logged = '';
beforeAll(async () => {
  server = await createTestServer({ logLevel: 'trace' }, { write: (line) => void (logged += line) });
});
afterAll(() => server.end());

const question = { id: 'q', dish: { name: 'Butter chicken' }, avoid: [{ name: 'milk' }], on: '2026-11-23' };

it('answers anybody, by the same rule as everything else', async () => {
  expect(await server.guest.answerVerdict({ body: question })).toMatchObject({
    id: 'q',
    verdict: 'avoid',
    lines: [{ avoid: 'milk', verdict: 'avoid', reason: 'implied', evidence: [{ words: 'Butter chicken' }] }],
  });
  const { on: _, ...today } = question;
  expect((await server.guest.answerVerdict({ body: { ...today, avoid: [] } })).verdict).toBeNull();
});

it('names the field that is wrong', async () => {
  const statements = [{ allergen: 'quux', level: 'absent' as const, stated_on: '2026-11-01' }];
  const bad = { ...question, dish: { ...question.dish, statements } };
  await expect(server.guest.answerVerdict({ body: bad })).rejects.toMatchObject({
    status: 400,
    body: { error: { issues: [{ field: 'dish.statements.0.allergen' }] } },
  });
});

it('logs nothing of the question', async () => {
  const secret = 'zanzibar truffle';
  await server.guest.answerVerdict({ body: { ...question, avoid: [{ name: secret }] } });
  expect(logged).toContain('/api/verdict');
  expect(logged).not.toContain(secret);
});

it('is asked 300 times a minute by one address', async () => {
  server.setNow(new Date('2031-01-01T00:00:00Z'));
  const ask = () =>
    server.app.inject({ method: 'POST', url: '/api/verdict', payload: question, remoteAddress: '192.0.2.77' });
  const statuses: number[] = [];
  for (let time = 0; time < 301; time += 1) statuses.push((await ask()).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  expect(statuses.at(-1)).toBe(429);
});
