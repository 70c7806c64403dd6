import type { Page } from '@playwright/test';
import { findJumps, watchShifts } from './contact-sheet/look-at.ts';
import { sendInTwoHalves } from './slow-page.ts';
import { expect, test } from './setup.ts';

const pages = ['/', '/restaurants', '/restaurant/1', '/dish/1', '/dishes', '/recipes', '/recipe/1', '/search?q=curry'];

const laterCode = /\/assets\/later-.*\.js$/;

/** Until what is returned is called, nothing of this arrives. */
async function holdBack(page: Page, files: RegExp, onAsked = () => {}): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(files, async (route) => {
    onAsked();
    await held;
    await route.continue();
  });
  return letThrough;
}

test.skip(({ viewport }) => (viewport?.width ?? 0) > 700, 'the same at every width');

test('public pages are drawn by the server, named and described, and go on in the browser without asking again', async ({
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

const classesIn = (styles: string) => new Set([...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));

test('what the server draws has its styles in the page, also where its code comes later', async ({ request }) => {
  const read = async (path: string) => (await request.get(path, { headers: { accept: '*/*' } })).text();
  const files = JSON.parse(await read('/page-files.json')) as Record<string, { first: string[]; later: string[] }>;
  const sheets = new Set(Object.values(files).flatMap(({ first, later }) => [...first, ...later]));
  const styled = new Set<string | undefined>();
  for (const sheet of [...sheets].filter((file) => file.endsWith('.css')))
    for (const name of classesIn(await read(`/${sheet}`))) styled.add(name);
  expect(styled).toContain('filter__list');
  for (const path of [...pages, '/search', '/search?q=curry&tab=restaurants', '/search?q=zzzz', '/dishes?zip=02139']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const own = classesIn(html.match(/<style[^>]*>(.*?)<\/style>/s)?.[1] ?? '');
    expect(own, path).toContain('page');
    const drawn = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? []));
    expect(
      [...drawn].filter((name) => styled.has(name) && !own.has(name)),
      path,
    ).toEqual([]);
  }
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
      // The app's code never comes: what is seen is what the server sent.
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      void page.goto('/restaurant/1').catch(() => undefined);
      await expect(page.getByText('Clearplate is loading.')).toBeVisible();
      await expect(page.locator('#root')).toBeHidden();
    });
});

test('who ticked something sees dishes judged from the first moment on', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('avoiding', '["milk"]');
    // Once before each frame that is painted.
    const look = () => {
      // What isn't displayed is no part of the body's text.
      if (document.body?.innerText.includes('Nothing checked')) document.documentElement.dataset['unjudged'] = 'yes';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/restaurant/1');
  await expect(page.getByText('Avoiding: Milk').first()).toBeVisible();
  expect(await page.locator('html').getAttribute('data-unjudged')).toBeNull();
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

test('a drawn page is seen before its code is asked for, and what is pressed or typed by then is done', async ({
  page,
}) => {
  const order: string[] = [];
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/, () => void order.push('code'));
  page.on('load', () => order.push('load'));
  // Not awaited: it waits for the code.
  const alive = page.goto('/search?q=curry');
  await expect.poll(() => order).toContain('code');
  expect(order[0]).toBe('load');
  await page.getByLabel('Search for dishes and restaurants').fill('pad thai');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  letThrough();
  await alive;
  await expect(page).toHaveURL(/q=pad(?:\+|%20)thai/);
});

const presses = [
  [
    '/search?q=curry',
    'tab',
    'Restaurants',
    (page: Page) => page.getByRole('tab', { name: 'Restaurants', selected: true }),
  ],
  ['/dish/1', 'button', 'Add to cart', (page: Page) => page.getByText('Login required to add items to cart.').first()],
  ['/', 'button', 'Choose what you avoid', (page: Page) => page.getByRole('dialog')],
  [
    '/search?q=curry&area=10001&radius=5&cuisine=Nowhere',
    'button',
    'Clear the filters',
    (page: Page) => page.locator('html:not(:has(button:text-is("Clear the filters")))'),
  ],
] as const;

for (const [path, role, name, outcome] of presses)
  test(`what is pressed in a drawn page before any code is there is done when it comes: ${name}`, async ({ page }) => {
    const letThrough = await holdBack(page, /\/assets\/.*\.js$/);
    const alive = page.goto(path);
    await page.getByRole(role, { name, exact: true }).first().click();
    letThrough();
    await alive;
    // Sooner than where nobody does anything.
    await expect(outcome(page)).toBeVisible({ timeout: 7000 });
  });

test('what is pressed or chosen in a part that still waits for its code is done when it comes', async ({ page }) => {
  const letThrough = await holdBack(page, laterCode);
  await page.goto('/search?q=curry&area=10001&radius=5&cuisine=Nowhere');
  await page.locator('#root[data-drawn]').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Clear the filters' }).last().click();
  letThrough();
  await expect(page).not.toHaveURL(/cuisine/, { timeout: 7000 });
});

test('what is chosen among the filters before their code is there is chosen when it comes', async ({ page }) => {
  const letThrough = await holdBack(page, laterCode);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/search?q=curry');
  await page.locator('#root[data-drawn]').waitFor({ state: 'detached' });
  await page.getByLabel('Price').selectOption('15');
  letThrough();
  await expect(page).toHaveURL(/max_price=15/);
  await expect(page.getByLabel('Price')).toHaveValue('15');
});

const isAllAlive = () =>
  [...document.querySelectorAll('main :is(button, input)')].every((one) =>
    Object.keys(one).some((key) => key.startsWith('__reactFiber$')),
  );

test('the first use of a page moves nothing in it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await watchShifts(page);
  for (const path of [...pages, '/search?q=curry&tab=restaurants']) {
    await page.goto(path);
    await page.locator('#root[data-drawn]').waitFor({ state: 'detached' });
    await page.mouse.move(600, 400);
    await page.mouse.move(610, 410);
    await expect.poll(() => page.evaluate(isAllAlive), path).toBe(true);
    expect(await findJumps(page), path).toEqual([]);
  }
});

test('what is ticked before the filter’s own code is there counts when it comes', async ({ page }) => {
  const letThrough = await holdBack(page, laterCode);
  const asked: string[] = [];
  page.on('request', (each) => laterCode.test(each.url()) && asked.push(each.resourceType()));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  // Fetched beforehand, and run when the page is used.
  await expect.poll(() => asked).toContain('fetch');
  expect(asked).not.toContain('script');
  await page.goto('/restaurant/1');
  await page.locator('#root[data-drawn]').waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Milk', exact: true }).check();
  // A tick that doesn't count yet stands beside no dish.
  await expect(page.getByRole('main').locator('article').first()).toBeHidden();
  letThrough();
  await expect(page.getByText('Avoiding: Milk')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Milk', exact: true })).toBeChecked();
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();
});

test.describe('a tick that will never count', () => {
  // 418: what stands in place of a part that can't be loaded is not what was drawn.
  test.use({ allowedErrors: [/ERR_FAILED|dynamically imported module|React error #418/] });
  const firstCard = (page: Page) => page.getByRole('main').locator('article').first();

  async function tickEarly(page: Page): Promise<void> {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/restaurant/1');
    await page.locator('#root[data-drawn]').waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Milk', exact: true }).check();
    await expect(firstCard(page)).toBeHidden();
    await expect(page.getByText('Until then no dish is shown.')).toBeVisible();
  }

  test('hides nothing once its page was left, and is said not to count', async ({ page }) => {
    const letThrough = await holdBack(page, laterCode);
    await tickEarly(page);
    await page.getByRole('link', { name: 'Contact Us', exact: true }).first().click();
    await expect(page.getByText('came too early').first()).toBeVisible();
    await expect(page.locator('html[data-ticked]')).toHaveCount(0);
    await expect(page.getByText('Until then no dish is shown.')).toHaveCount(0);
    letThrough();
  });

  test('hides nothing where the code of the filter can’t be had', async ({ page }) => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route(laterCode, async (route) => {
      await failed;
      await route.abort();
    });
    await tickEarly(page);
    fail();
    await expect(page.getByText('This part of the page could not be loaded.').first()).toBeVisible();
    await expect(firstCard(page)).toBeVisible();
  });
});

test('what is opened before its code is there is open, says that it waits, and fills', async ({ page }) => {
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/);
  const alive = page.goto('/dish/1');
  await page.getByText('What changed about this dish').click();
  letThrough();
  await alive;
  await expect(page.locator('.dish-history time').first()).toBeVisible();
});

test.describe('without what judges and draws verdicts', () => {
  test.use({ allowedErrors: [/ERR_FAILED|dynamically imported module/] });

  test('no dish is shown, until it can be loaded', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('avoiding', '["milk"]'));
    await page.route(laterCode, (route) => route.abort());
    for (const path of ['/dishes', '/restaurant/1', '/dish/1', '/search?q=curry']) {
      await page.goto(path);
      await expect(page.getByText('No dish is shown before that.'), path).toBeVisible();
      await expect(page.getByRole('main').getByRole('article'), path).toHaveCount(0);
      // Nor anything as if it were on its way.
      await expect(page.getByRole('main').locator('[aria-busy=true], .skeleton'), path).toHaveCount(0);
    }
    await page.unroute(laterCode);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText('Avoiding: Milk').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});
