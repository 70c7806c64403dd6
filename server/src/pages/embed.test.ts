import { afterEach, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { hashSource } from '../http/security-headers.ts';
import { cookiesOf, goodToken, preparePagesToRender, openPages } from '../../test/pages-to-render.ts';

preparePagesToRender();

let app: FastifyInstance;
afterEach(() => app.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };

const named = ['www.green-fork.example', '*.green.example'];

async function open({ hosts }: { hosts: readonly string[] | undefined } = { hosts: named }) {
  ({ app } = await openPages({ publicUrl: 'https://clearplate.example', findEmbedHosts: async () => hosts }));
  return app;
}

it('is for the websites that the restaurant names and for nobody’s cookies, and nobody stores it', async () => {
  const { headers, body } = await (
    await open()
  ).inject({ url: '/embed/restaurant/1?lang=es&accent=aabbcc', headers: { cookie: cookiesOf({ token: goodToken }) } });
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain("frame-ancestors 'self' https://www.green-fork.example https://*.green.example");
  expect(policy).toContain("default-src 'none'");
  const [, script = ''] = /<script>([^]*)<\/script>/.exec(body) ?? [];
  expect(script).toContain('fetch(location.href');
  expect(policy).toContain(`script-src ${hashSource(script)}`);
  expect(policy).toContain("connect-src 'self'");
  expect(policy.find((one) => one.startsWith('style-src'))?.match(/'sha256-/g)).toHaveLength(2);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'es' });
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).toContain('<html lang="es" data-theme="light">');
  expect(body).toContain('"viewer":{"language":"es"}');
  expect(body).toContain('<title>&lt;/title&gt;</title>');
  expect(body).toContain('<style>.embed{color:black}</style>');
});

it('takes what is avoided from the body of a form, and from nothing else', async () => {
  await open();
  const url = '/embed/restaurant/1?avoid=milk';
  const sent = await app.inject({ method: 'POST', url, headers: form, payload: 'avoid=eggs&avoid=fish&traces=ask' });
  expect(sent.statusCode).toBe(200);
  expect(sent.body).toContain('"answers":{"avoid":["eggs","fish"],"traces":"ask"}');
  expect((await app.inject({ url })).body).toContain('"answers":{"avoid":[]}');
  const long = await app.inject({ method: 'POST', url, headers: form, payload: `avoid=${'x'.repeat(5000)}` });
  expect(long.statusCode).toBe(413);
  const json = await app.inject({ method: 'POST', url, payload: { avoid: ['eggs'] } });
  expect(json.body).not.toContain('eggs');
});

it('says that it can’t be had, and is in no frame of others where it is missing', async () => {
  await open();
  const broken = await app.inject({
    method: 'POST',
    url: '/embed/restaurant/1',
    headers: form,
    payload: 'avoid=eggs&traces=broken',
  });
  expect(broken.statusCode).toBe(503);
  expect(broken.body).toContain('Please ask the restaurant.');
  await app.close();
  await open({ hosts: undefined });
  for (const id of ['1', 'x', '0']) {
    const { statusCode, headers } = await app.inject({ url: `/embed/restaurant/${id}` });
    expect(statusCode).toBe(404);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'$/);
  }
});
