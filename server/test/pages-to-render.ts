import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageCookies, type ViewCookie } from '@clearplate/contract/page-rendering';
import Fastify from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Embedding } from '../src/pages/embed.ts';
import { registerPages, type FindSession } from '../src/pages/pages.ts';

const folder = path.join(tmpdir(), `clearplate-drawing-${randomUUID()}`);
export const folders = {
  dist: path.join(folder, 'dist'),
  renderer: path.join(folder, 'renderer'),
};

export const html = `<html lang="en"><head><title>Clearplate</title><meta name="description" content="What stands" />
<script type="module" crossorigin src="/assets/app.js"></script>
<link rel="stylesheet" crossorigin href="/assets/app.css"></head>
<body><!--page--><div id="root"><p>Loading</p></div><!--/page--></body></html>`;

const manifest = {
  'index.html': { file: 'assets/app.js', css: ['assets/app.css'] },
  'src/pages/dish/dish-page.tsx': {
    file: 'assets/dish.js',
    css: ['assets/dish.css'],
    imports: ['index.html', '_card.js'],
  },
  'src/pages/profile/profile-page.tsx': {
    file: 'assets/profile.js',
    css: ['assets/profile.css'],
    imports: ['index.html'],
  },
  '_card.js': { file: 'assets/card.js' },
};

export const visitor = { token: undefined, zipcode: undefined, address: undefined, ticks: undefined };

export const name = '</script><script>alert("$&")</script><!--';

// It renders what the API says, and fails as its address tells it to.
const renderer = `
let answer, findViewer;
export const renderWith = (...given) => { [answer, findViewer] = given; };
export const renderedPages = ['/dish/:id', '/search'];
export async function renderPage(path, url) {
  if (!path) return { html: 'Nothing here', head: { title: 'Not Found' }, state: '', isMissing: true };
  if (url.includes('broken')) throw new Error('Broken');
  const long = url.includes('long') && await answer({ address: '/api/long', method: 'GET', headers: {} });
  const { token } = findViewer();
  const sent = { 'content-type': 'application/json', ...(token && { authorization: 'Bearer ' + token }) };
  const { status, body } = await answer({ address: '/api/name', method: 'POST', headers: sent, body: '"sent"' });
  if (findViewer().token !== token) throw new Error('It is another page by now');
  if (long && (long.status !== 413 || JSON.parse(long.body).error.code !== 'too_large')) throw new Error('It is short');
  if (status !== 200) throw new Error('The API is away');
  const head = { title: JSON.parse(body).name, description: 'A "dish" & more', picture: '/pictures/1.webp' };
  // As pages do: it is asked again after each answer.
  const { token: _, ...viewer } = findViewer();
  const said = Object.values(viewer).filter(Boolean).join(' ');
  return { html: '<h1 title="$&">Drawn</h1><p>' + said + '</p>', head, state: body, isMissing: false };
}
export async function renderEmbeddedMenu(asked) {
  if (asked.answers.traces === 'broken') throw new Error('Broken');
  return { html: JSON.stringify({ ...asked, viewer: findViewer() }), title: '</title>', style: '.embed{color:black}' };
}`;

/** Called by each file of tests: several of them share this module, and the folders are gone with the tests of one. */
export function preparePagesToRender(): void {
  beforeAll(async () => {
    for (const each of [path.join(folders.dist, '.vite'), folders.renderer]) await mkdir(each, { recursive: true });
    await mkdir(path.join(folders.dist, 'assets'));
    await writeFile(path.join(folders.dist, 'assets/app.css'), 'body{color:red}\n');
    await writeFile(path.join(folders.dist, 'assets/dish.css'), '.dish{color:blue}\n');
    await writeFile(path.join(folders.dist, 'assets/profile.css'), '.profile{color:green}\n');
    await writeFile(path.join(folders.dist, 'index.html'), html);
    await writeFile(path.join(folders.dist, '.vite/manifest.json'), JSON.stringify(manifest));
    await writeFile(path.join(folders.renderer, 'render-page.js'), renderer);
    await writeFile(path.join(folders.renderer, 'package.json'), '{"type":"module"}');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
}

const isGood: FindSession = async (token) => (token === goodToken ? {} : undefined);

export async function openPages({
  away = false,
  publicUrl = '',
  wait = async () => {},
  onLeft = () => {},
  findSession = isGood,
  findEmbedHosts = (async () => []) as Embedding['findEmbedHosts'],
} = {}) {
  const app = Fastify();
  const asked: unknown[] = [];
  app.addHook('onRequestAbort', (_, done) => {
    onLeft();
    done();
  });
  app.get('/api/long', async () => 'x'.repeat(1_000_001));
  app.post('/api/name', async ({ headers, ip }, reply) => {
    asked.push({ authorization: headers.authorization, ip });
    await wait();
    return away ? reply.code(503).send({}) : { name };
  });
  const policy = { pictures: [], publicUrl };
  await registerPages(app, {
    folders,
    html,
    publicUrl,
    tiles: undefined,
    data: {},
    findSession,
    findEmbedHosts,
    policy,
    inPlace: (handler) => handler,
    inUse: new Map(),
  });
  return { app, asked };
}

export const goodToken = 'a-token-that-is-good-0123456789';
export const endedToken = 'a-token-that-has-ended-01234567';

/** Writes cookies as the app does. */
export function cookiesOf({ token, ticks, ...view }: { token?: string; ticks?: string } & ViewCookie): string {
  const pairs = [
    [pageCookies.session, token ?? ''],
    [pageCookies.view, encodeURIComponent(JSON.stringify(view))],
    [pageCookies.ticks, encodeURIComponent(ticks ?? '')],
  ];
  return pairs.map((pair) => pair.join('=')).join('; ');
}
