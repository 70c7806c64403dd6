import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { findJumps, watchShifts } from './contact-sheet/look-at.ts';
import { holdBack, sendInTwoHalves } from './slow-page.ts';
import { expect, test } from './setup.ts';

const pages = ['/', '/restaurants', '/restaurant/1', '/dish/1', '/dishes', '/recipes', '/recipe/1', '/search?q=curry'];

test.skip(({ viewport }) => (viewport?.width ?? 0) > 700, 'the same at every width');

test('a zip code that nobody knows is no missing page, and pages speak to somebody in their language', async ({
  request,
}) => {
  const ask = (url: string, cookie = '') => request.get(url, { headers: { accept: 'text/html', cookie } });
  for (const url of ['/?area=00000', '/restaurants?area=00000', '/search?q=curry&area=99999'])
    expect((await ask(url)).status(), url).toBe(200);
  const view = encodeURIComponent(JSON.stringify({ zipcode: '02139', language: 'es' }));
  const html = await (await ask('/restaurants', `clearplate_view=${view}`)).text();
  expect(html).toContain('Clearplate se está cargando.');
  expect(html).toContain('Sin JavaScript esta página no sabe si cambió lo que evitas.');
  expect(html).not.toContain('is loading');
});

test('public pages are rendered by the server, named and described, and go on in the browser without asking again', async ({
  page,
  request,
}) => {
  const calls: string[] = [];
  page.on('request', (each) => each.url().includes('/api/') && calls.push(each.url()));
  for (const path of pages) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html, path).toMatch(/<h1[ >]/);
    expect(html, path).not.toContain(' style=');
    expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html, path).toContain('<meta property="og:title"');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(html).toContain(`<title>${(await page.title()).replaceAll('&', '&amp;')}</title>`);
  }
  expect(calls).toEqual([]);
});

const assets = resolve(import.meta.dirname, '../web/dist/assets');

const classesIn = (styles: string) => new Set([...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));

test('what the server renders has its styles in the page', async ({ request }) => {
  const styled = new Set<string | undefined>();
  for (const file of readdirSync(assets).filter((one) => one.endsWith('.css')))
    for (const name of classesIn(readFileSync(join(assets, file), 'utf8'))) styled.add(name);
  expect(styled).toContain('filter__list');
  for (const path of [...pages, '/search', '/search?q=curry&tab=restaurants', '/search?q=zzzz', '/dishes?zip=02139']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const own = classesIn(html.match(/<style[^>]*>(.*?)<\/style>/s)?.[1] ?? '');
    expect(own, path).toContain('page');
    const rendered = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? []));
    expect(
      [...rendered].filter((name) => styled.has(name) && !own.has(name)),
      path,
    ).toEqual([]);
  }
});

const typesByEnd: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  woff2: /^font\/woff2/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  webp: /^image\/webp/,
  webmanifest: /^application\/manifest\+json/,
};

/** Returns what a page or a style loads beside itself: scripts, styles, icons, its manifest, fonts and pictures. */
function filesIn(text: string): readonly string[] {
  const tags = [...text.matchAll(/<(?:script|link|img|source)\b[^>]*>/g)].map(([tag]) => tag);
  const named = tags.flatMap((tag) => [...tag.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? ''));
  const sets = tags.flatMap((tag) => / srcset="([^"]+)"/i.exec(tag)?.[1]?.split(',') ?? []);
  const inStyles = [...text.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, file]) => file ?? '');
  return [...named, ...sets.map((one) => one.trim().split(/\s/)[0] ?? ''), ...inStyles].filter(
    (file) => !/^(data:|#)/.test(file),
  );
}

test('every script, style, icon, manifest, font and picture that a page names is there, as what it is', async ({
  request,
}) => {
  const named = new Set<string>();
  const others = ['/restaurant/1/ask', '/restaurant/1/card', '/check', '/compare?r=1&r=2', '/login', '/privacy'];
  for (const path of [...pages, ...others]) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    for (const file of filesIn(html)) named.add(file);
  }
  for (const file of named) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['content-type'], file).toMatch(typesByEnd[file.split('.').at(-1) ?? ''] ?? /^$/);
    if (file.endsWith('.css')) for (const within of filesIn(await answer.text())) named.add(within);
    if (file.endsWith('.webmanifest'))
      for (const [, icon] of (await answer.text()).matchAll(/"src": "([^"]+)"/g)) named.add(icon ?? '');
  }
  const ends = new Set([...named].map((file) => file.split('.').at(-1)));
  expect([...ends]).toEqual(expect.arrayContaining(['css', 'js', 'png', 'svg', 'webmanifest', 'woff2']));
});

const kept = {
  'a token': () => localStorage.setItem('token', 'no-longer-good-0123456789'),
  'a zip code': () => localStorage.setItem('zipcode', '02139'),
  'ticks of a guest': () => sessionStorage.setItem('avoiding', '["milk"]'),
};

test.describe('somebody', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });
  for (const [what, keep] of Object.entries(kept))
    test(`with ${what} in the browser, nothing of a visitor's view is shown`, async ({ page }) => {
      await page.addInitScript(keep);
      // The app's code never loads, so this is what the server sent.
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      void page.goto('/restaurant/1').catch(() => undefined);
      await expect(page.getByText('Clearplate is loading.')).toBeVisible();
      await expect(page.locator('#root')).toBeHidden();
    });
});

test('who ticked something sees dishes assessed from the first moment on', async ({ page }) => {
  await page.goto('/restaurant/1');
  await page.evaluate(() => sessionStorage.setItem('avoiding', '["milk"]'));
  await page.addInitScript(() => {
    // Runs once before each painted frame.
    const look = () => {
      // The body's innerText leaves out what isn't displayed.
      if (document.body?.innerText.includes('Not checked yet')) document.documentElement.dataset['unjudged'] = 'yes';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // The browser renders it the first time; after that the server knows what is avoided.
  for (const _ of [1, 2]) {
    await page.reload();
    await expect(page.getByText('Avoiding: Milk').first()).toBeVisible();
    expect(await page.locator('html').getAttribute('data-unjudged')).toBeNull();
  }
});

test('code that is here before all of the page leaves nothing of a visitor’s view in it', async ({ page, baseURL }) => {
  const slow = await sendInTwoHalves(baseURL ?? '');
  try {
    await page.addInitScript(() => sessionStorage.setItem('avoiding', '["milk"]'));
    await page.goto(`${slow.url}/restaurant/1`);
    await expect(page.getByText('Avoiding: Milk').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('footer.footer')).toHaveCount(1);
  } finally {
    slow.stop();
  }
});

test('nothing in a page moves when it begins to work', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await watchShifts(page);
  for (const path of [...pages, '/search?q=curry&tab=restaurants']) {
    await page.goto(path);
    // The browser reports shifts some frames later.
    await page.waitForTimeout(300);
    expect(await findJumps(page), path).toEqual([]);
  }
});

test('nothing moves on a phone where answers come one after another', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('avoiding', '["milk"]');
    localStorage.setItem('zipcode', '02139');
  });
  await watchShifts(page);
  const late = [/\/api\/restaurant\/1$/, /\/api\/restaurant\/menu\/2$/, /\/api\/restaurant\/menu\/1$/, /\/api\/zip/];
  for (const [index, call] of late.entries())
    await page.route(call, async (route) => {
      await setTimeout(250 * (index + 1));
      await route.continue();
    });
  for (const path of ['/', '/compare?r=1&r=2']) {
    // The server doesn't know yet whom the page is for, so the browser renders it.
    await page.context().clearCookies();
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Cambridge, MA 02139' })).toBeVisible();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => globalThis.layoutShift), path).toBeLessThan(0.01);
  }
});

test.describe('what is typed before the app’s code is there', () => {
  const box = (page: Page) => page.getByLabel('Search for dishes and restaurants');

  test('is searched for by the browser', async ({ page }) => {
    const letThrough = await holdBack(page, /\/assets\/.*\.js$/);
    const alive = page.goto('/search?q=curry').catch(() => undefined);
    await box(page).fill('pad thai');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/q=pad(?:\+|%20)thai/);
    letThrough();
    await alive;
  });

  test('is searched for by the app', async ({ page }) => {
    const letThrough = await holdBack(page, /\/assets\/.*\.js$/);
    const alive = page.goto('/search?q=curry');
    await box(page).fill('pad thai');
    letThrough();
    await alive;
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/q=pad(?:\+|%20)thai/);
  });
});

test('nothing can be ticked before it counts', async ({ page }) => {
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/);
  const alive = page.goto('/');
  const milk = page.getByLabel('Milk', { exact: true });
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();
  await milk.first().click({ force: true });
  expect(await milk.first().isChecked()).toBe(false);
  letThrough();
  await alive;
  await milk.first().click();
  await expect(page.getByText('Avoiding: Milk').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads menus, dishes and lists, searches, pages and says where they are', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByLabel('Search for dishes and restaurants').fill('curry');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?.*q=curry/);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/dishes');
    const first = await page.getByRole('main').getByRole('article').first().textContent();
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/\/dishes\?from=/);
    await expect(page.getByRole('main').getByRole('article').first()).not.toHaveText(first ?? '');
    await page.goto('/restaurants');
    await page.getByLabel('Zip code', { exact: true }).fill('02139');
    await page.getByRole('button', { name: 'Use this zip code' }).click();
    await expect(page).toHaveURL(/\/restaurants\?area=02139/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await context.close();
  });
});
