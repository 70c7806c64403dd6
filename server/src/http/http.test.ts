import { api } from '@clearplate/contract/api';
import type { Call } from '@clearplate/contract/define-contract';
import { ErrorBody } from '@clearplate/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../../test/api-client.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const calls = Object.entries<Call>(api);
const closed = calls.filter(([, call]) => call.access !== 'public');
const anyParams = { id: '1', restaurantId: '1', zip: '02139' };

describe('every call that is not public', () => {
  it.each(closed)('%s answers 401 to a stranger and to a made-up token', async (_, call) => {
    for (const headers of [{}, { authorization: 'Bearer ' + 'x'.repeat(43) }, { authorization: 'Basic eDp4' }]) {
      const response = await server.app.inject({
        method: call.method,
        url: pathOf(call, { params: anyParams }),
        headers,
      });
      expect(response.statusCode).toBe(401);
      expect(ErrorBody.parse(response.json()).error.code).toBe('unauthenticated');
    }
  });
});

describe('bad requests', () => {
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: string, type = 'application/json') =>
    server.app.inject({ method, url, ...(payload !== undefined && { payload, headers: { 'content-type': type } }) });

  it.each([
    ['GET', '/api/dish/abc', 400, 'bad_request'],
    ['GET', '/api/dish/-1', 400, 'bad_request'],
    ['GET', '/api/dish/9999999999999999999', 400, 'bad_request'],
    ['GET', '/api/dish/%00', 400, 'bad_request'],
    ['GET', '/api/dish/%zz', 400, 'bad_request'],
    ['GET', '/api/dish/999999999', 404, 'not_found'],
    ['GET', '/api/restaurant/pincode/123', 400, 'bad_request'],
    ['GET', '/api/dish?limit=0', 400, 'bad_request'],
    ['GET', '/api/dish?limit=101', 400, 'bad_request'],
    ['GET', '/api/dish?limit=1&limit=2', 400, 'bad_request'],
    ['GET', '/api/dish?cursor=bm9uc2Vuc2U', 400, 'bad_request'],
    ['GET', '/api/dish?cursor=%27%20or%201', 400, 'bad_request'],
    ['GET', '/api/nothing', 404, 'not_found'],
    ['GET', '/api', 404, 'not_found'],
    ['DELETE', '/api/dish', 405, 'method_not_allowed'],
    ['PUT', '/api/auth/login', 405, 'method_not_allowed'],
  ] as const)('%s %s answers %i %s', async (method, url, status, code) => {
    const response = await ask(method, url);
    expect(response.statusCode).toBe(status);
    expect(ErrorBody.parse(response.json()).error.code).toBe(code);
    expect(response.body).not.toMatch(/select|stack|node_modules|\.ts|\/server\//i);
  });

  it.each([
    ['{"email_address":', '}'],
    ['', ''],
  ])('refuses a body that is nested without end: %s…%s', async (before, after) => {
    const payload = before + '['.repeat(100_000) + ']'.repeat(100_000) + after;
    const response = await ask('POST', '/api/auth/login', payload);
    expect(response.statusCode).toBe(400);
    expect(ErrorBody.parse(response.json()).error.message).toMatch(/nested too deeply/);
  });

  it('says which methods an address answers', async () => {
    expect((await ask('DELETE', '/api/dish')).headers['allow']).toBe('GET, HEAD');
  });

  it('names the wrong field', async () => {
    expect((await ask('GET', '/api/dish/abc')).json()).toMatchObject({ error: { issues: [{ field: 'id' }] } });
  });

  it.each([
    ['{"a":', 400, 'bad_request'],
    ['[]', 400, 'bad_request'],
    ['null', 400, 'bad_request'],
    ['{"__proto__":{"x":1}}', 400, 'bad_request'],
    [`{"email_address":"${'x'.repeat(300_000)}"}`, 413, 'too_large'],
  ])('refuses the body %.20s', async (payload, status, code) => {
    const response = await ask('POST', '/api/auth/login', payload);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ error: { code } });
  });

  it('refuses a body that is not JSON', async () => {
    expect((await ask('POST', '/api/auth/login', '<a/>', 'application/xml')).statusCode).toBe(415);
  });
});

describe('a text that no database keeps', () => {
  const half = '\ud800';

  it.each([
    ['/api/auth/login', { email_address: 'a\u0000@x.com', password: 'x' }, 'email_address'],
    ['/api/auth/login', { email_address: 'a@x.com', password: 'a\u0000' }, 'password'],
    ['/api/contact', { name: 'A', email: 'a@x.com', phoneno: '6175550100', message: 'a\u0000b' }, 'message'],
    ['/api/auth/login', { email_address: 'a@x.com', password: `a${half}` }, 'password'],
    ['/api/auth/login', { email_address: 'a@x.com', password: `\udc00${half}` }, 'password'],
    ['/api/dish/judged/counts', { eaters: [{ avoids: [{ kind: 'unknown', name: half }] }] }, 'eaters.0.avoids.0.name'],
    ['/api/auth/login', { email_address: 'a@x.com', password: 'x', [`a${half}`]: 1 }, 'a\ufffd'],
    ['/api/auth/login', { email_address: 'a@x.com', password: 'x', more: { 'a\u0000': 1 } }, 'more.a\ufffd'],
  ])('%s names the field: %j', async (url, payload, field) => {
    const response = await server.app.inject({ method: 'POST', url, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { issues: [{ field }] } });
  });

  it.each(['q=a%00b', 'q=a&%00=b'])('is refused in a query as well: %s', async (query) => {
    expect((await server.app.inject({ url: `/api/search/dishes?${query}` })).statusCode).toBe(400);
  });

  it('stays no half of a character where an address has one: nothing fails by it', async () => {
    for (const half of ['%ed%a0%80', '%ud800'])
      for (const url of [`/api/search/dishes?q=${half}`, `/api/restaurant/pincode/${half}`, `/api/dish?${half}=1`])
        expect((await server.app.inject({ url })).statusCode).toBeLessThan(500);
  });
});

describe('every answer', () => {
  it('carries the security headers and is kept by nobody', async () => {
    for (const url of ['/api/allergen/all', '/api/nothing', '/livez']) {
      const { headers } = await server.app.inject({ url });
      expect(headers['content-security-policy']).toContain("object-src 'none'");
      expect(headers['content-security-policy']).not.toMatch(/unsafe/);
      expect(headers['content-security-policy']).toMatch(/; img-src 'self' data:;/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      if (url.startsWith('/api')) expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('comes for a path with and without a trailing slash', async () => {
    for (const url of ['/api/recipe', '/api/recipe/', '/api/restaurant', '/api/restaurant/']) {
      expect((await server.app.inject({ url })).statusCode).toBe(200);
    }
  });

  it('drops fields that its call does not declare', async () => {
    const response = await server.app.inject({ url: '/api/restaurant?limit=1' });
    for (const row of response.json() as object[]) expect(Object.keys(row)).not.toContain('version');
  });
});

describe('the OpenAPI document', () => {
  it('has every call of the contract and nothing else', async () => {
    const document = (await server.app.inject({ url: '/api/openapi.json' })).json() as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const names = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    );
    expect(names.toSorted()).toEqual(calls.map(([name]) => name).toSorted());
  });
});

describe('health', () => {
  it('lives and is ready', async () => {
    expect((await server.app.inject({ url: '/livez' })).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  });
});
