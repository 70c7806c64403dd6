import { api } from '@clearplate/contract/api';
import type { Call } from '@clearplate/contract/define-contract';
import { digestOf, pageCookies } from '@clearplate/contract/page-rendering';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headersOf, pathOf, payloadOf, type AnyInput } from '../api-client.ts';
import { inputOf } from '../matrix/call-inputs.ts';
import { buildCast } from '../matrix/cast.ts';
import { createTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

/** All that a browser keeps for the pages of somebody. */
function cookiesOf(token: string): string {
  const view = { session: digestOf(token), zipcode: '02139', address: '1', language: 'es', menuOrder: 'menu' };
  return [
    `${pageCookies.session}=${token}`,
    `__Host-${pageCookies.session}=${token}`,
    `${pageCookies.view}=${encodeURIComponent(JSON.stringify(view))}`,
    `${pageCookies.ticks}=${encodeURIComponent('["milk","peanuts"]')}`,
    `token=${token}`,
    `authorization=${encodeURIComponent(`Bearer ${token}`)}`,
  ].join('; ');
}

let tries = 0;
function send(call: Call, input: AnyInput, headers: Record<string, string>) {
  tries += 1;
  return server.app.inject({
    method: call.method,
    url: pathOf(call, input),
    // Each try from an address of its own, because the limits are tested elsewhere.
    remoteAddress: `10.9.${tries >> 8}.${tries & 255}`,
    headers: { ...headersOf(input, undefined), ...headers },
    ...payloadOf(call, input),
  });
}

const withoutTime = (body: string) => body.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then');

const calls = Object.entries<Call>(api);

it.each(calls.filter(([, { access }]) => access !== 'public'))(
  '%s takes nobody’s cookies for who they are',
  async (name, call) => {
    const cast = await buildCast(server);
    const input = await inputOf(name, cast);
    for (const token of [cast.tokens.user, cast.tokens.admin]) {
      const answer = await send(call, input, { cookie: cookiesOf(String(token)) });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  },
);

it.each(calls.filter(([, { access, method }]) => access === 'public' && method === 'GET'))(
  '%s says the same with cookies as without',
  async (name, call) => {
    const cast = await buildCast(server);
    const input = await inputOf(name, cast);
    const [plain, own] = [
      await send(call, input, {}),
      await send(call, input, { cookie: cookiesOf(String(cast.tokens.user)) }),
    ];
    expect([own.statusCode, own.headers['set-cookie']]).toEqual([plain.statusCode, undefined]);
    if (plain.statusCode < 400) expect(withoutTime(own.body)).toBe(withoutTime(plain.body));
  },
);

it.each([
  ['', /^clearplate_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/],
  [
    'https://clearplate.example',
    /^__Host-clearplate_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/,
  ],
])(
  'a session’s cookie is for pages of this host alone, and by TLS only where the address of the site is "%s"',
  async (publicUrl, cookie) => {
    const site = await createTestServer({ ...(publicUrl !== '' && { publicUrl }) });
    const { token } = await site.signUp();
    const authorization = `Bearer ${token}`;
    const kept = await site.app.inject({ method: 'POST', url: api.keepPageSession.path, headers: { authorization } });
    expect(kept.headers['set-cookie']).toMatch(cookie);
    expect(kept.headers['set-cookie']).toContain(token);
    const left = await site.app.inject({ method: 'POST', url: api.logout.path, headers: { authorization } });
    expect(left.headers['set-cookie']).toContain('Max-Age=0');
    expect(String(left.headers['set-cookie']).split('=')[0]).toBe(String(kept.headers['set-cookie']).split('=')[0]);
    await site.end();
  },
);
