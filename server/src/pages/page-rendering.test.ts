import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { html, name, preparePagesToRender, openPages } from '../../test/pages-to-render.ts';
import { withinBytes } from './page-rendering.ts';

preparePagesToRender();

async function ask(url: string, settings: { away?: boolean; publicUrl?: string } = {}) {
  const { app, asked } = await openPages(settings);
  const headers = { accept: 'text/html', authorization: 'Bearer of-somebody' };
  const answer = await app.inject({ url, headers, remoteAddress: '192.0.2.7' });
  await app.close();
  const policy = answer.headers['content-security-policy'] ?? '';
  return { status: answer.statusCode, body: answer.body, asked, policy };
}

it('renders a page with what it needs, from calls that carry nothing of who asks but where they are', async () => {
  const { status, body, asked } = await ask('/dish/1');
  expect(status).toBe(200);
  expect(body).toContain('<div id="root"><h1 title="$&">Drawn</h1>');
  expect(body).toContain('<div id="waiting"><p>Loading</p></div>');
  expect(asked).toEqual([{ authorization: undefined, ip: '192.0.2.7' }]);
});

const loading = /<script[^>]* src=[^>]*>|<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;
const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

it('has its styles in it, which the policy knows, and asks for the code that it needs at once', async () => {
  const { body, policy } = await ask('/dish/1');
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? [];
  expect(style).toBe('body{color:red}\n.dish{color:blue}');
  expect(policy).toContain(`style-src 'self' ${hashOf(style)};`);
  expect(body.match(loading)).toEqual([
    '<script type="module" fetchpriority="low" crossorigin src="/assets/app.js">',
    '<link rel="stylesheet" crossorigin href="/assets/app.css" disabled />',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/card.js" />',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/dish.js" />',
    '<link rel="stylesheet" crossorigin href="/assets/dish.css" disabled />',
  ]);
});

it('lets no name out of the place where it stands', async () => {
  const { body } = await ask('/dish/1', { publicUrl: 'https://clearplate.example' });
  expect(body).toContain('<title>&lt;/script&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)&lt;/script&gt;&lt;!--</title>');
  const scripts = [...body.matchAll(/<script(?! type="module")[^>]*>([\s\S]*?)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  expect(JSON.parse(scripts[0]![1]!)).toEqual({ name });
  expect(body.match(/<!--/g)).toBeNull();
});

it('says in the head what a page is about, with whole addresses or none', async () => {
  const { body } = await ask('/dish/1?from=a', { publicUrl: 'https://clearplate.example' });
  expect(body).toContain(
    '<meta name="description" content="A &quot;dish&quot; &amp; more" data-standing="What stands" />',
  );
  expect(body).toContain('<link rel="canonical" href="https://clearplate.example/dish/1" />');
  expect(body).toContain('<meta property="og:image" content="https://clearplate.example/pictures/1.webp" />');
  expect(body).toMatch(/<meta property="og:image:alt" content="[^"]+" \/>/);
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image" />');
  const elsewhere = await ask('/dish/1');
  expect(elsewhere.body).not.toMatch(/canonical|og:image|og:url/);
});

it.each(['/search?q=broken', '/login'])('%s goes out unrendered where it can not be rendered', async (url) => {
  expect(await ask(url)).toMatchObject({ status: 200, body: html });
});

it('is sent with its styles where the browser renders it, and asks for its own modules at once', async () => {
  const { body, policy } = await ask('/profile');
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? [];
  expect(style).toBe('body{color:red}\n.profile{color:green}');
  expect(policy).toContain(`style-src 'self' ${hashOf(style)};`);
  expect(body.slice(0, body.indexOf('</head>')).match(loading)).toEqual([
    '<script type="module" crossorigin src="/assets/app.js">',
    '<link rel="stylesheet" crossorigin href="/assets/app.css" disabled />',
    '<link rel="modulepreload" crossorigin href="/assets/profile.js" />',
    '<link rel="stylesheet" crossorigin href="/assets/profile.css" disabled />',
  ]);
});

const unrendered = expect.stringMatching(/^(?![^]*(?:Drawn|data-for))[^]*<div id="root"><p>Loading<\/p><\/div>/);

it('goes out unrendered while the API is away', async () => {
  expect(await ask('/dish/1', { away: true })).toMatchObject({ status: 200, body: unrendered });
});

it.each(['/nowhere', '/dish/abc', '/dish/0'])('%s is answered with a page that says 404', async (url) => {
  const { status, body } = await ask(url, { publicUrl: 'https://clearplate.example' });
  expect(status).toBe(404);
  expect(body).toContain('Nothing here');
  expect(body).not.toContain('canonical');
});

it('leaves to the browser what is too long', async () => {
  expect((await ask('/dish/1?long')).body).toContain('Drawn');
});

it('leaves out the same answers whichever of them comes first', async () => {
  const call = (address: string) => ({ address, method: 'GET', headers: {}, body: undefined });
  const lengths: Record<string, number> = { a: 60, b: 50, c: 40, d: 1 };
  for (const slow of ['a', 'b', 'c', 'd', 'none']) {
    const ask = withinBytes(100, async ({ address }) => {
      if (address === slow) await new Promise((resolve) => setTimeout(resolve, 20));
      if (address === 'd') throw new Error('The API is away');
      return { status: 200, headers: {}, body: 'x'.repeat(lengths[address] ?? 0) };
    });
    const answers = await Promise.allSettled(['a', 'b', 'd', 'c'].map((address) => ask(call(address))));
    expect(answers.map((one) => one.status === 'fulfilled' && one.value.status)).toEqual([200, 413, false, 200]);
  }
});

it('is rendered once for all visitors who ask within a second, and once for each language', async () => {
  const { app, asked } = await openPages();
  const askAs = (authorization: string) => app.inject({ url: '/dish/1', headers: { authorization } });
  const answers = await Promise.all([askAs('Bearer of-somebody'), askAs(''), app.inject('/dish/1')]);
  answers.push(await app.inject('/dish/1'), await app.inject({ url: '/dish/1', headers: { 'accept-encoding': 'br' } }));
  expect(asked).toEqual([{ authorization: undefined, ip: '127.0.0.1' }]);
  const [one, ...others] = answers.map(({ rawPayload, headers }) =>
    headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload).toString() : rawPayload.toString(),
  );
  expect(one).toContain('Drawn');
  expect(others).toEqual(others.map(() => one));
  await app.inject('/dish/2');
  await app.inject('/dish/1?from=a');
  expect(asked).toHaveLength(3);
  const spanish = await app.inject({ url: '/dish/1', headers: { 'accept-language': 'es-MX' } });
  expect(spanish.body).toContain('<html lang="es" ');
  expect(asked).toHaveLength(4);
  await app.close();
});

it('keeps no page that was not rendered', async () => {
  const { app, asked } = await openPages({ away: true });
  for (const url of ['/dish/1', '/dish/1']) expect((await app.inject(url)).body).toEqual(unrendered);
  expect(asked).toHaveLength(2);
  await app.close();
});

it('goes on for others when the one leaves who asked first', async () => {
  const gate = Promise.withResolvers<void>();
  let left = 0;
  const { app, asked } = await openPages({ wait: () => gate.promise, onLeft: () => (left += 1) });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const first = fetch(`${address}/dish/1`, { signal: leaving.signal }).catch(() => undefined);
  await expect.poll(() => asked).toHaveLength(1);
  const second = fetch(`${address}/dish/1`);
  const third = app.inject('/dish/1');
  leaving.abort();
  await expect.poll(() => left).toBe(1);
  gate.resolve();
  expect(await first).toBeUndefined();
  for (const text of [await (await second).text(), (await third).body]) expect(text).toContain('Drawn');
  expect(asked).toHaveLength(1);
  app.server.closeAllConnections();
  await app.close();
});
