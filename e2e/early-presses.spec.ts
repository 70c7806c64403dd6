import type { Page } from '@playwright/test';
import { holdBack, laterCode } from './slow-page.ts';
import { expect, test } from './setup.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) > 700, 'the same at every width');

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
  const note = page.getByText('What you pressed counts when the page has loaded.');
  await expect(note).toBeVisible();
  letThrough();
  await alive;
  await expect(note).toHaveCount(0);
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
    const control = page.getByRole(role, { name, exact: true }).first();
    await control.click();
    // It is seen that it was pressed.
    await expect(control).toHaveCSS('opacity', '0.5');
    letThrough();
    await alive;
    // Sooner than where nobody does anything.
    await expect(outcome(page)).toBeVisible({ timeout: 7000 });
    // What it cleared, it went away with.
    if (name !== 'Clear the filters') await expect(control).toHaveCSS('opacity', '1');
  });

test('what is pressed or chosen in a part that still waits for its code is done when it comes', async ({ page }) => {
  const letThrough = await holdBack(page, laterCode);
  await page.goto('/search?q=curry&area=10001&radius=5&cuisine=Nowhere');
  await page.locator('#root[data-drawn]').waitFor({ state: 'detached' });
  const control = page.getByRole('button', { name: 'Clear the filters' }).last();
  await control.click();
  await expect(control).toHaveCSS('opacity', '0.5');
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

test('what is ticked before any code is there hides dishes until it counts, also where a part’s comes last', async ({
  page,
}) => {
  const letLater = await holdBack(page, laterCode);
  const letFirst = await holdBack(page, /\/assets\/(?!later-)[^/]*\.js$/);
  await page.setViewportSize({ width: 1280, height: 900 });
  const alive = page.goto('/restaurant/1');
  await page.getByRole('checkbox', { name: 'Milk', exact: true }).check();
  const cards = page.getByRole('main').locator('article');
  const nothing = page.getByText('Nothing checked: tick what you avoid').first();
  await expect(cards.first()).toBeHidden();
  await expect(nothing).toBeHidden();
  letFirst();
  await alive;
  await page.locator('#root[data-drawn]').waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
  await expect(cards.first()).toBeHidden();
  await expect(nothing).toBeHidden();
  letLater();
  await expect(page.getByText('Avoiding: Milk')).toBeVisible();
  await expect(cards.first()).toBeVisible();
  await expect(page.locator('.waiting-note')).toHaveCount(0);
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

test('what somebody waits for comes before what is only foreseen', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (each) => each.resourceType() === 'script' && asked.add(each.url()));
  await page.goto('/restaurant/1');
  asked.clear();
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect.poll(() => asked.size).toBeGreaterThan(0);
  await page.waitForTimeout(1500);
  const first = asked.size;
  letThrough();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await expect.poll(() => asked.size).toBeGreaterThan(3 * first);
  expect(first).toBeLessThan(4);
});
