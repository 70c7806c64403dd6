import type { Locator, Page } from '@playwright/test';
import { press } from './household.ts';
import { enoughAt, expect, expectAccessible, isPhone, test } from './setup.ts';
import { languages } from './speaker.ts';

enoughAt('phone');

const screen = 844;

/** Returns how far below the top of the page something ends, wherever the page is scrolled to. */
async function endOf(page: Page, thing: Locator): Promise<number> {
  await expect(thing).toBeVisible();
  const box = await thing.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0) + (await page.evaluate(() => scrollY));
}

const heightsOf = (rows: Locator) =>
  rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));

const rowsOf = (page: Page) => page.getByRole('main').locator('.dish-rows > li');
const answerOf = (page: Page) => page.getByRole('main').locator('.menu__summary');

const wordsOf = {
  en: {
    peanut: 'Peanuts',
    ask: 'What do you avoid?',
    avoiding: 'Avoiding: Peanuts',
    traces: 'Could traces harm you?',
    order: 'Order of the dishes',
    menuOrder: 'Menu order',
  },
  es: {
    peanut: 'Maní',
    ask: '¿Qué evitas?',
    avoiding: 'Evitas: Maní',
    traces: '¿Las trazas podrían hacerte daño?',
    order: 'Orden de los platos',
    menuOrder: 'Orden del menú',
  },
} as const;

for (const language of languages) {
  const words = wordsOf[language];

  test(`a new visitor has their first verdict in two taps, and ten dishes on two screens (${language})`, async ({
    page,
  }) => {
    test.skip(!isPhone(page), 'Measured on a phone');
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    let taps = 0;
    await page.goto('/');
    const chips = page.getByRole('group', { name: words.ask });
    await expect(chips.getByRole('checkbox')).toHaveCount(9);
    expect(await endOf(page, chips)).toBeLessThan(screen);
    expect(await endOf(page, page.locator('.hero__place'))).toBeLessThan(screen);
    await expectAccessible(page);

    await chips.getByRole('checkbox', { name: words.peanut, exact: true }).check();
    taps += 1;
    await expect(page.getByRole('status').filter({ hasText: words.avoiding })).toBeVisible();
    const traces = page.getByRole('group', { name: words.traces });
    await expect(traces).toBeVisible();
    for (const answer of await traces.getByRole('radio').all()) await expect(answer).not.toBeChecked();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    taps += 1;
    await expect(page).toHaveURL(/\/restaurant\/\d+$/);

    await expect(rowsOf(page).nth(9)).toBeAttached();
    await page.evaluate(() => scrollTo(0, 0));
    expect(taps).toBeLessThanOrEqual(4);
    expect(await endOf(page, page.getByRole('heading', { level: 1 }))).toBeLessThan(screen / 4);
    expect(await endOf(page, answerOf(page))).toBeLessThan(screen / 2);
    const first = page.locator('[data-verdict]').first();
    expect(await endOf(page, first)).toBeLessThan(screen);
    // What helps at the table is in the first screen as well.
    for (const way of ['ask', 'card'])
      expect(await endOf(page, page.locator(`main a[href$="/${way}"]`))).toBeLessThan(screen / 2);
    await rowsOf(page).nth(9).scrollIntoViewIfNeeded();
    expect(await endOf(page, rowsOf(page).nth(9))).toBeLessThan(2 * screen);
    for (const height of (await heightsOf(rowsOf(page))).slice(0, 10)) {
      expect(height).toBeGreaterThanOrEqual(72);
      expect(height).toBeLessThanOrEqual(96);
    }
    await expectAccessible(page);
    // So is the first food of the card for the kitchen, with the question about traces open.
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('main a[href$="/card"]').click();
    await expect(page.getByRole('group', { name: words.traces })).toBeVisible();
    expect(await endOf(page, page.locator('.card-food__term').first())).toBeLessThan(screen);
    await expectAccessible(page);

    // A guest who has chosen isn't asked again.
    await page.goto('/');
    await expect(page.getByText(words.avoiding).first()).toBeVisible();
    await expect(page.getByRole('group', { name: words.ask })).toHaveCount(0);
  });
}

test('a guest whom traces could harm says so once, and each page and its first HTML follow', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('checkbox', { name: 'Peanuts', exact: true }).check();
  await page.goto('/restaurant/1');
  const without = async () => Number(/\d+/.exec((await answerOf(page).textContent()) ?? '')?.[0]);
  const asked = await without();
  await page.getByRole('group', { name: 'Could traces harm you?' }).getByText('Yes').click();
  await expect(page.getByText('Avoiding: Peanuts (traces are dangerous)')).toBeVisible();
  await expect.poll(without).toBeLessThan(asked);
  const strict = await without();
  const html = await (await context.request.get('/restaurant/1', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('Avoiding: Peanuts (traces are dangerous)');
  await page.reload();
  expect(await without()).toBe(strict);
  expect(page.url()).not.toMatch(/peanut|dangerous/i);
  // An answered question takes no line of its own on the next page.
  await expect(page.getByRole('group', { name: 'Could traces harm you?' })).toHaveCount(0);

  // Another allergen can be answered by itself.
  await page.goto('/');
  await page.getByRole('button', { name: 'Change what you avoid' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Fish', exact: true }).check();
  await dialog.getByText('Not the same for all').click();
  await dialog.getByRole('group', { name: 'Fish' }).getByText('No', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Avoiding: Peanuts (traces are dangerous), Fish (traces are fine)')).toBeVisible();
  await expectAccessible(page);
});

for (const language of languages) {
  const words = wordsOf[language];

  test(`by keyboard: from the first page to a whole reason, in the menu’s order (${language})`, async ({ page }) => {
    test.slow();
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('/');
    const main = page.getByRole('main');
    await press(page, page.getByRole('checkbox', { name: words.peanut, exact: true }), 'Space');
    await expect(page.getByRole('status').filter({ hasText: words.avoiding })).toBeVisible();
    await press(page, main.getByRole('article').first().getByRole('link').first());
    await expect(rowsOf(page).first()).toBeVisible();
    const order = page.getByRole('group', { name: words.order });
    const menuOrder = order.getByRole('button', { name: words.menuOrder });
    await press(page, menuOrder);
    await expect(menuOrder).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(menuOrder).toHaveAttribute('aria-pressed', 'true');
    // The first HTML has it as well.
    const html = await (await page.context().request.get(page.url(), { headers: { accept: 'text/html' } })).text();
    expect(html).toMatch(new RegExp(`aria-pressed="true"[^>]*>${words.menuOrder}<`));
    const row = rowsOf(page).first();
    await press(page, row.locator('summary'));
    await expect(row.locator('.dish-row__rest')).toBeVisible();
    await expectAccessible(page);
    // The printed page has the whole reason of every row, unfolded or not.
    await page.emulateMedia({ media: 'print' });
    await expect(rowsOf(page).nth(1).locator('.dish-row__paper')).toBeVisible();
    await expect(menuOrder).toBeHidden();
  });
}

test('at 200 % the name and the answer are on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 });
  for (const language of ['en', 'es']) {
    await page.goto('/');
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.evaluate(() => sessionStorage.removeItem('avoiding'));
    await page.reload();
    await expect(page.locator('.first-choice')).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => sessionStorage.setItem('avoiding', '["peanuts"]'));
    await page.goto('/restaurant/1');
    await expect(rowsOf(page).first()).toBeAttached();
    expect(await endOf(page, page.getByRole('heading', { level: 1 }))).toBeLessThan(422);
    const answer = await endOf(page, answerOf(page));
    expect(answer).toBeLessThan(422);
    // Nothing covers it.
    expect(answer).toBeLessThanOrEqual((await page.locator('.filter-button').boundingBox())?.y ?? 0);
    await expectAccessible(page);
  }
});

test('without JavaScript a row unfolds to its whole reason', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await context.addCookies([
    { name: 'clearplate_ticks', value: encodeURIComponent('["peanuts"]'), url: baseURL ?? 'http://127.0.0.1' },
  ]);
  const page = await context.newPage();
  await page.goto('/restaurant/1');
  const row = rowsOf(page).first();
  await row.locator('summary').click();
  await expect(row.locator('.dish-row__paper')).toBeVisible();
  await context.close();
});

test.describe('a comparison', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('holds with ticks, with nothing avoided, and with a restaurant that is gone', async ({ page, request }) => {
    await page.goto('/compare?r=1&r=2&r=99999999&r=x');
    const side = page.getByRole('list', { name: 'Restaurants side by side' }).getByRole('article');
    await expect(side).toHaveCount(3);
    await expect(side.last().getByText('This restaurant is no longer here.')).toBeVisible();
    await expect(page.getByText('Not checked yet. Choose what you avoid.')).toBeVisible();
    await expect(page.locator('.verdict-tally')).toHaveCount(0);
    await expect(side.first().getByText(/\$[\d.]+ to \$[\d.]+/)).toBeVisible();
    await expectAccessible(page);
    await side
      .last()
      .getByRole('link', { name: /^Leave out/ })
      .click();
    await expect(side).toHaveCount(2);
    await page.evaluate(() => {
      sessionStorage.setItem('avoiding', '["milk"]');
      localStorage.setItem('zipcode', '02139');
    });
    await page.reload();
    await expect(side.first().getByText(/^\d+ said to be without$/)).toBeVisible();
    await expect(side.first().getByText(/mi from 02139$/)).toBeVisible();
    expect(page.url()).toMatch(/\/compare\?r=1&r=2$/);
    await expectAccessible(page);
    await page.evaluate(() => localStorage.setItem('language', 'es'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Comparar restaurantes' })).toBeVisible();
    await page.setViewportSize({ width: 195, height: 422 });
    await expectAccessible(page);
    // Another person who opens the address sees nothing of this.
    const html = await (await request.get(page.url(), { headers: { accept: 'text/html' } })).text();
    expect(html).not.toMatch(/class="[^"]*verdict-tally/);
  });

  test('without restaurants says how to choose some', async ({ page }) => {
    await page.goto('/compare');
    await expect(page.getByText(/^Nothing to compare yet/)).toBeVisible();
    await page.getByRole('link', { name: 'Choose restaurants' }).click();
    await expect(page).toHaveURL('/restaurants');
  });
});
