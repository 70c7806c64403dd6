import { gzipSync } from 'node:zlib';
import { api } from '@clearplate/contract/api';
import type { Call } from '@clearplate/contract/define-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../api-client.ts';
import { buildRestaurant, unique } from '../builders.ts';
import { createTestServer, type TestServer } from '../test-server.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
});
afterAll(() => server.end());

const json = { 'content-type': 'application/json' };

describe('an object’s prototype', () => {
  const names = ['__proto__', 'constructor', 'hasOwnProperty', 'prototype', 'toString'];

  it('is no way to a role or a field', async () => {
    const { client, token } = await server.signUp();
    const headers = { ...json, authorization: `Bearer ${token}` };
    for (const reach of ['{"__proto__":{"role":"w_admin"},', '{"constructor":{"prototype":{"role":"w_admin"}},']) {
      const payload = `${reach}"username":"Me","email":"${unique()}@example.com"}`;
      await server.app.inject({ method: 'PUT', url: '/api/user', headers, payload });
      await server.app.inject({ url: '/api/dish?__proto__[role]=w_admin&constructor[prototype][role]=w_admin' });
    }
    expect((await client.getUser()).role).toBe('user');
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it('is no allergen, no ingredient and no column: its names are names that nobody knows', async () => {
    const { client } = await server.signUp();
    expect(await client.setMyAllergens({ body: names })).toEqual(names);
    const [eater] = (await client.getProfile()).eaters;
    expect(eater?.avoids.map(({ kind }) => kind)).toEqual(names.map(() => 'unknown'));
    const owner = await server.signUp({ role: 'r_admin' });
    const { id } = await buildRestaurant(server.db, { ownerId: owner.id });
    for (const name of names)
      await expect(
        owner.client.readMenuTable({ params: { id: String(id) }, file: new Blob([`Name,${name}\nSoup,yes\n`]) }),
      ).rejects.toMatchObject({ status: 400, body: { error: { issues: [{ field: name }] } } });
  });
});

describe('a body', () => {
  it('that is packed is not unpacked', async () => {
    const payload = gzipSync(JSON.stringify({ email_address: 'a@example.com', password: ' '.repeat(50_000_000) }));
    const start = performance.now();
    const headers = { ...json, 'content-encoding': 'gzip' };
    const answer = await server.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
    expect(payload.length).toBeLessThan(100_000);
    expect([400, 415]).toContain(answer.statusCode);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  const open = Object.entries<Call>(api).filter(([, call]) => call.access === 'public' && call.body);
  it.each(open)('as wide as it may be is refused within a second: %s', async (_, call) => {
    const names = Object.keys((call.body as unknown as { shape?: object }).shape ?? { it: 0 });
    const wide = ['[]', '{}', '""', '{"avoids":[{}]}'].map((unit) => `[${`${unit},`.repeat(15_000)}0]`);
    for (const value of [...wide, `"${'İ\\n'.repeat(50_000)}"`, `{${'"a":{},'.repeat(20_000)}"b":0}`]) {
      const payload = `{${names.map((name, at) => `${JSON.stringify(name)}:${at === 0 ? value : '"x"'}`).join()}}`;
      const start = performance.now();
      const url = pathOf(call, {});
      const answer = await server.app.inject({ method: call.method, url, headers: json, payload });
      expect(answer.statusCode).toBe(400);
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });
});

describe('a menu file as large as it may be', () => {
  it.each([
    ['ingredients', 'a;'.repeat(500_000)],
    ['dots', '.'.repeat(1_000_000)],
    ['brackets that don’t fit', '['.repeat(500_000) + ')'.repeat(500_000)],
  ])('with one cell of %s is answered after two seconds of work at most', async (_, cell) => {
    const owner = await server.signUp({ role: 'r_admin' });
    const { id } = await buildRestaurant(server.db, { ownerId: owner.id });
    const file = new Blob([`Name,Ingredients\n`, `Soup,"${cell}"\n`]);
    // Of the processor's time: what else the machine does slows this down, and proves nothing.
    const before = process.cpuUsage();
    await owner.client.readMenuTable({ params: { id: String(id) }, file }).catch(() => undefined);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
  });
});

describe('a line break', () => {
  it('puts no header into an answer', async () => {
    const evil = encodeURIComponent('1\r\nx-evil: 1\r\n\r\n<script>');
    for (let count = 0; count < 2; count += 1) await buildRestaurant(server.db);
    for (const url of [`/api/restaurant?limit=1&more=${evil}`, `/api/zip/${evil}`, `/pictures/${evil}`, `/${evil}`]) {
      const { headers } = await server.app.inject({ url, headers: { origin: 'https://evil.example' } });
      expect(headers).not.toHaveProperty('x-evil');
      expect(String(headers['link'] ?? '')).not.toMatch(/[\r\n]/);
    }
  });

  it('makes no line of the log', async () => {
    const forged = '{"level":50,"msg":"forged"}';
    lines.length = 0;
    const headers = { 'user-agent': `x\t${forged}`, 'x-request-id': 'mine', authorization: `Bearer ${forged}` };
    await server.app.inject({ url: `/api/dish/%0a${encodeURIComponent(forged)}`, headers });
    await server.app.inject({ method: 'POST', url: '/api/auth/login', headers: json, payload: `{"\n${forged}` });
    const read = lines.flatMap((chunk) => chunk.trim().split('\n')).map((line) => JSON.parse(line) as object);
    expect(read.length).toBeGreaterThan(2);
    expect(read.filter((line) => 'msg' in line && line.msg === 'forged')).toEqual([]);
    expect(lines.join('')).not.toContain('"reqId":"mine"');
  });
});

describe('another site', () => {
  it('may read nothing: no answer allows another origin, and no question before a call is granted', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000']) {
      const asked = {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization',
      };
      for (const method of ['GET', 'OPTIONS'] as const)
        for (const url of ['/api/allergen/all', '/api/user', '/livez']) {
          const answer = await server.app.inject({ method, url, headers: asked });
          expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
          if (method === 'OPTIONS') expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        }
    }
  });

  it('may frame nothing, opens no window onto us, and gets no device but the place', async () => {
    const { headers } = await server.app.inject({ url: '/livez' });
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)|\*/);
  });

  it('in between is shut out where the site has TLS: browsers come back by it only', async () => {
    const site = await createTestServer({ publicUrl: 'https://clearplate.example' });
    const { headers } = await site.app.inject({ url: '/livez' });
    await site.end();
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await server.app.inject({ url: '/livez' })).headers).not.toHaveProperty('strict-transport-security');
  });

  it('can’t send a form to a call: only JSON is taken', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])
      for (const url of ['/api/auth/login', '/api/contact']) {
        const answer = await server.app.inject({
          method: 'POST',
          url,
          headers: { 'content-type': type },
          payload: 'a=b',
        });
        expect(answer.statusCode).toBe(415);
      }
  });
});

describe('the log', () => {
  const linesOf = (message: string) =>
    lines.flatMap((chunk) => chunk.trim().split('\n')).filter((line) => line.includes(`"msg":"${message}"`));

  it('tells of sign-ins and of what was refused, by request and without a name', async () => {
    const { client, email } = await server.signUp();
    lines.length = 0;
    await server.guest.login({ body: { email_address: email, password: 'correct horse' } });
    await server.guest.login({ body: { email_address: email, password: 'wrong horse' } });
    await server.guest.getUser().catch(() => undefined);
    await client.listAdminLog().catch(() => undefined);
    expect(linesOf('sign-in').map((line) => (JSON.parse(line) as { succeeded: boolean }).succeeded)).toEqual([
      true,
      false,
    ]);
    const refused = linesOf('refused').map((line) => JSON.parse(line) as { refusal: string; reqId: string });
    expect(refused.map(({ refusal }) => refusal)).toEqual(['unauthenticated', 'forbidden']);
    expect(refused.every(({ reqId }) => reqId !== '')).toBe(true);
    expect(lines.join('')).not.toContain(email);
  });
});
