import { readFile } from 'node:fs/promises';
import { sourceOfPage } from '@clearplate/contract/pages';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './setup.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) > 700, 'the same at every width');

const pages = ['/restaurant/1', '/dish/3', '/search?q=curry', '/restaurants', '/dishes', '/'];

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill('diner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('clearplate-demo');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('clearplate_session');
  await page.waitForLoadState('networkidle');
}

/** Returns the page that the server sends to this browser. */
const sent = async (context: BrowserContext, path: string) =>
  (await context.request.get(path, { headers: { accept: 'text/html' } })).text();

test('somebody signed in gets pages of their own, with which the app goes on without asking again', async ({
  page,
  context,
}) => {
  await signIn(page);
  // From now on, no call is answered.
  await page.route('**/api/**', () => new Promise(() => {}));
  for (const path of pages) {
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control'], path).toBe('private, no-store');
    await expect(page.getByText('Avoiding: ').first(), path).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first(), path).toBeVisible();
    const html = (await answer?.text()) ?? '';
    expect(html, path).toContain('Avoiding: ');
    const token = (await context.cookies()).find(({ name }) => name === 'clearplate_session');
    expect(token?.httpOnly).toBe(true);
    expect(html).not.toContain(token?.value);
  }
});

test('with a zip code the lists around it are rendered, too', async ({ page }) => {
  await signIn(page);
  await page.evaluate(() => localStorage.setItem('zipcode', '02139'));
  // The page that finds the zip code writes its cookie.
  await page.goto('/privacy');
  for (const path of ['/', '/restaurants', '/restaurants?area=02139', '/restaurants?view=map']) {
    await expect(async () => {
      const html = await sent(page.context(), path);
      expect(html, path).toContain('data-for=');
      expect(html, path).toContain('Avoiding: ');
    }).toPass({ timeout: 5000 });
  }
});

/** Returns the file that a restaurant's page was built into. */
async function findCode(): Promise<string> {
  const manifest = await readFile(new URL('../web/dist/.vite/manifest.json', import.meta.url), 'utf8');
  const built = (JSON.parse(manifest) as Record<string, { file: string }>)[sourceOfPage('/restaurant/:id')];
  if (!built) throw new Error('The build has no restaurant page');
  return built.file;
}

/**
 * Loads a page that has taken over the server's data but waits for its own code until the returned function is called.
 */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/${await findCode()}`, async (route) => {
    await promise;
    await route.continue();
  });
  void page.goto('/restaurant/1').catch(() => undefined);
  await page.locator('[data-verdict]').first().waitFor();
  await page.waitForFunction(() => !document.getElementById('drawn-state'));
  return resolve;
}

test.describe('what another tab changes while a page’s code is on its way', () => {
  test('counts: another person is shown nothing of the first', async ({ page, context }) => {
    await signIn(page);
    const other = await context.newPage();
    const go = await holdCode(other);
    await page.evaluate(() => localStorage.removeItem('token'));
    go();
    await expect(other.getByText('Not checked yet. Choose what you avoid.').first()).toBeVisible();
    await expect(other.locator('[data-verdict]')).toHaveCount(0);
  });

  test('counts: what was added to a profile is asked for at once', async ({ page, context }) => {
    await signIn(page);
    const other = await context.newPage();
    const go = await holdCode(other);
    const asked = other.waitForRequest('**/api/profile');
    go();
    await asked;
  });
});

test('signing out without a network takes the session’s cookie away with the next page', async ({ page, context }) => {
  await signIn(page);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/restaurant/1');
  await expect(page.getByText('Not checked yet. Choose what you avoid.').first()).toBeVisible();
  await page.goto('/');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('clearplate_session');
});

test.describe('without the app’s code', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('the verdicts are there', async ({ page }) => {
    await signIn(page);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    void page.goto('/restaurant/1').catch(() => undefined);
    await expect(page.locator('[data-verdict]').first()).toBeVisible();
  });
});

test('another token in the browser shows nothing of it, and the app renders anew', async ({ page }) => {
  await signIn(page);
  const seen: string[] = [];
  await page.exposeFunction('noteSeen', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const look = () => {
      const text = document.querySelector('main') instanceof HTMLElement ? document.body.innerText : '';
      if (text.includes('Avoiding:')) (globalThis as unknown as { noteSeen(text: string): void }).noteSeen(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/restaurant/1');
  await expect(page.getByText('Not checked yet. Choose what you avoid.').first()).toBeVisible();
  expect(seen).toEqual([]);
  // By now the server knows, too.
  expect(await sent(page.context(), '/restaurant/1')).not.toContain('Avoiding:');
});

test('who signs out in one tab leaves nothing in the other, nor for Back', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/restaurant/1');
  await expect(other.locator('[data-verdict]').first()).toBeVisible();
  await page.goto('/restaurant/2');
  await page.goto('/logout');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(other.getByText('Not checked yet. Choose what you avoid.').first()).toBeVisible();
  await page.goto('/contactUs');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[data-verdict]')).toHaveCount(0);
  for (const path of pages) expect(await sent(context, path), path).not.toContain('Avoiding:');
  await other.reload();
  await expect(other.getByText('Not checked yet. Choose what you avoid.').first()).toBeVisible();
});

test('two tabs with different ticks never show each other’s verdicts', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/dish/1');
  await page.evaluate(() => sessionStorage.setItem('avoiding', '["milk"]'));
  await other.goto('/dish/1');
  await other.evaluate(() => sessionStorage.setItem('avoiding', '["peanuts"]'));
  for (const [tab, said] of [
    [page, 'Avoiding: Milk'],
    [other, 'Avoiding: Peanuts'],
    [page, 'Avoiding: Milk'],
    [page, 'Avoiding: Milk'],
  ] as const) {
    await tab.reload();
    await expect(tab.getByText(said).first()).toBeVisible();
    await expect(tab.getByText(said === 'Avoiding: Milk' ? 'Avoiding: Peanuts' : 'Avoiding: Milk')).toHaveCount(0);
  }
  expect(await sent(context, '/dish/1')).toContain('Avoiding: Milk');
  // This imitates a closed tab.
  await other.goto('about:blank');
  await page.goto('about:blank');
  await expect.poll(() => context.cookies()).toEqual([]);
});

test('a page comes in the language that was chosen, and where somebody is', async ({ page, context }) => {
  await page.goto('/restaurants');
  await page.evaluate(() => {
    localStorage.setItem('language', 'es');
    localStorage.setItem('zipcode', '02139');
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const html = await sent(context, '/restaurants');
  expect(html).toContain('<html lang="es"');
  expect(html).toContain('02139');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('what was unfolded before the app’s code was there stays, and is filled', async ({ page }) => {
  await page.goto('/dish/1');
  await page.evaluate(() => sessionStorage.setItem('avoiding', '["peanuts"]'));
  await page.reload();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  void page.goto('/restaurant/1').catch(() => undefined);
  const reason = page.locator('.dish-row__reason').first();
  await reason.locator('summary').click();
  await expect(reason).toHaveAttribute('open');
  await expect(reason.locator('.dish-row__rest')).toHaveCount(0);
  release();
  await expect(reason.locator('.dish-row__rest')).toBeVisible();
});

test('a list that was rendered a while ago is renewed from its beginning', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 5 * 60_000 });
  for (const path of ['/', '/restaurants', '/dishes']) {
    const renewed = page.waitForResponse(/\/api\/\w+\/(discover|judged)/);
    await page.goto(path);
    expect((await renewed).status(), path).toBe(200);
  }
});
