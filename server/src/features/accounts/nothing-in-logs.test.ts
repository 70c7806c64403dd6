import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkIn } from '../../../test/test-mails.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await createTestServer({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
});
afterAll(() => server.end());

const send = (method: 'POST' | 'PUT', url: string, payload: object | string, token = '') =>
  server.app.inject({
    method,
    url,
    payload,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });

it('says no password, token or address, whatever is sent and however it fails', async () => {
  server.setNow(new Date(Date.UTC(2039, 0, 1)));
  const [email_address, other] = ['canary-ann@example.com', 'canary-bo@example.com'];
  const [password, new_password] = ['canary-password-1', 'canary-password-2'];
  const account = { username: 'canary-name', email_address, password };
  const { token } = (await send('POST', '/api/auth/register', account)).json<{ token: string }>();
  await send('POST', '/api/auth/register', account);
  await send('POST', '/api/auth/register', { ...account, password: 'canary' });
  await send('POST', '/api/auth/register', `{"password": "${password}"`);
  await send('POST', '/api/auth/login', account);
  await send('POST', '/api/auth/login', { ...account, password: new_password });
  await send('POST', '/api/auth/login', { ...account, password: [password] });
  await send('PUT', '/api/user', { username: 'canary-name', email: other }, token);
  await send('PUT', '/api/user/password', { current_password: new_password, new_password }, token);
  await send('PUT', '/api/user/password', { current_password: password, new_password }, token);
  await send('POST', '/api/auth/forgot-password', { email_address: other });
  const links = [...(await server.mailsTo(other)), ...(await server.mailsTo(email_address))].map(linkIn);
  for (const link of links) {
    await send('POST', `/api/auth${link.page}`, { token: link.token, new_password });
    await send('POST', `/api/auth${link.page}`, { token: link.token, new_password });
  }
  const log = lines.join('');
  expect(log).toContain('/api/auth/reset-password');
  expect(log).not.toMatch(/canary/);
  // The first confirmation was ended by the change of e-mail before it was mailed.
  expect(links.map((link) => link.page)).toEqual([
    '/confirm-email',
    '/forgotten-password',
    '/reset-password',
    '/revert-email',
  ]);
  for (const secret of [token, ...links.map((link) => link.token).filter(Boolean)]) expect(log).not.toContain(secret);
});
