import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

const metricsToken = 'a-token-of-the-operator';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ metricsToken });
});
afterAll(() => server.end());

const authorization = `Bearer ${metricsToken}`;
const figuresOf = async () => (await server.app.inject({ url: '/metrics', headers: { authorization } })).body;
const valueOf = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );

it('counts requests by route and status, failed sign-ins, verdicts, connections and work to do', async () => {
  const { client, email } = await server.signUp();
  await server.guest.login({ body: { email_address: email, password: 'not the one' } });
  const eaters = [{ avoids: [{ kind: 'allergen' as const, allergen: 'milk' as const, strictness: 'ask' as const }] }];
  const counts = await server.guest.countVerdicts({ body: { eaters } });
  await client.requestEmailConfirmation();
  await server.app.inject('/api/dish/a%20private%20word?q=another');
  const text = await figuresOf();
  const login = 'http_request_duration_seconds_count{method="POST",route="/api/auth/login",status="200"}';
  expect(valueOf(text, login)).toBe(1);
  expect(text).toContain(
    'http_request_duration_seconds_bucket{le="0.1",method="GET",route="/api/dish/:id",status="400"}',
  );
  expect(valueOf(text, 'clearplate_sign_in_failures_total')).toBe(1);
  expect(valueOf(text, 'clearplate_verdicts_total{verdict="not_verified"}')).toBe(counts.not_verified);
  expect(text).toMatch(/clearplate_database_connections\{pool="primary",state="idle"\} [1-9]/);
  expect(text).toMatch(/clearplate_jobs\{name="account-mail",state="created"\} [1-9]/);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  for (const word of ['private', 'another', email]) expect(text).not.toContain(word);
});

it('shows them to who knows the token, and to nobody else', async () => {
  const read = (headers: Record<string, string>) => server.app.inject({ url: '/metrics', headers });
  expect((await read({ authorization })).statusCode).toBe(200);
  for (const headers of [{}, { authorization: 'Bearer another' }, { authorization: `Basic ${metricsToken}` }])
    expect((await read(headers)).statusCode).toBe(404);
});

it('without a token shows them to this computer only, and not through a proxy', async () => {
  const plain = await createTestServer();
  const proxied = await createTestServer({ trustProxy: 1 });
  const status = async ({ app }: TestServer, options: object = {}) =>
    (await app.inject({ url: '/metrics', ...options })).statusCode;
  expect(await status(plain)).toBe(200);
  expect(await status(plain, { remoteAddress: '192.0.2.7' })).toBe(404);
  expect(await status(plain, { headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404);
  expect(await status(proxied)).toBe(404);
  await Promise.all([plain.end(), proxied.end()]);
});
