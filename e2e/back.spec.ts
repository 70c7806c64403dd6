import type { Locator, Page } from '@playwright/test';
import { openAccount, ownHeaders } from './household.ts';
import { openRestaurant } from './own-restaurant.ts';
import { enoughAt, expect, isPhone, openFilter, test, waitUntilAlive } from './setup.ts';
import { holdBack } from './slow-page.ts';

enoughAt('phone');

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const topOf = async (card: Locator) => (await card.boundingBox())?.y;

/** Returns a card's vertical position once the page has settled: the same twice, some frames apart. */
async function settledTop(page: Page, card: Locator): Promise<number> {
  let before: number | undefined;
  await expect
    .poll(async () => {
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
      const moved = Math.abs(((await topOf(card)) ?? Infinity) - (before ?? Infinity));
      before = await topOf(card);
      return moved;
    })
    .toBeLessThan(1);
  return before ?? Number.NaN;
}

const expectAt = (card: Locator, top: number) =>
  expect.poll(async () => Math.abs(((await topOf(card)) ?? Infinity) - top)).toBeLessThan(4);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

for (const { path, tick } of [
  { path: '/restaurants', tick: false },
  { path: '/restaurant/1', tick: false },
  { path: '/restaurant/1', tick: true },
])
  test(`Back brings ${path}${tick ? ', with something ticked,' : ''} back to where it was`, async ({ page }) => {
    await page.goto(path);
    await expect(cards(page).first()).toBeVisible();
    if (tick) {
      await openFilter(page);
      await page.getByRole('checkbox', { name: 'Milk', exact: true }).check();
      if (isPhone(page)) await page.keyboard.press('Escape');
    }
    const card = cards(page).nth(8);
    await card.scrollIntoViewIfNeeded();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    const same = cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
    const before = await settledTop(page, card);
    expect(await scrolled(page)).toBeGreaterThan(400);

    await card.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(same).toBeVisible();
    await expectAt(same, before);

    await page.reload();
    await expect(same).toBeVisible();
    await expectAt(same, before);
  });

test('a reload in the midst of one finds the place as well', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('avoiding', '["milk"]'));
  await page.goto('/restaurant/1');
  await cards(page).nth(8).scrollIntoViewIfNeeded();
  const name = (await cards(page).nth(8).getByRole('heading').textContent()) ?? '';
  const same = cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
  const before = await settledTop(page, same);
  await page.route('**/api/**', async (route) => {
    await new Promise((next) => setTimeout(next, 1500));
    await route.continue().catch(() => undefined);
  });
  // With the cookies, the server would render all of it.
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible();
  expect(await cards(page).count()).toBe(0);
  await page.reload();
  await expect(same).toBeVisible();
  await expectAt(same, before);
});

/** Opens the favourites of a new account that has these dishes. */
async function openKept(page: Page, dishes: readonly number[]): Promise<void> {
  await openAccount(page);
  const headers = await ownHeaders(page);
  for (const id of dishes) expect((await page.request.put(`/api/favourite/dish/${id}`, { headers })).ok()).toBe(true);
  await page.goto('/profile/favourites');
  await expect(cards(page)).toHaveCount(dishes.length);
}

test('where the card is gone, nobody who scrolls is pulled back', async ({ page }) => {
  await openKept(page, [1, 2, 3, 5, 7, 10, 13, 17, 21, 26]);
  const card = cards(page).nth(6);
  await card.evaluate((element) => element.scrollIntoView());
  await card.getByRole('link', { name: /./ }).first().click();
  await expect(page).toHaveURL(/\/dish\//);
  const kept = page
    .getByRole('main')
    .getByRole('button', { name: /^Saved?$/ })
    .first();
  // The marks are asked for again once the list counts as outdated.
  let isTaken = false;
  const isOutdated = page.waitForResponse((answer) => {
    isTaken ||= answer.request().method() === 'DELETE';
    return isTaken && answer.url().endsWith('/api/favourite/marks');
  });
  await kept.click();
  await isOutdated;
  await page.goBack();
  await expect(cards(page)).toHaveCount(9);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(500);
  expect(await scrolled(page)).toBe(0);
});

test('of cards that lead to the same page, Back finds the one that was there', async ({ page }) => {
  const restaurant = await openRestaurant(page.request);
  const names = Array.from({ length: 14 }, (_, index) => `Soup ${index + 1}`);
  const ids = await restaurant.save(names.map((name) => ({ name, price_cents: 900 })));
  await openKept(page, ids);
  await restaurant.save(ids.map((id) => ({ id, archived: true })));
  await page.reload();
  const card = cards(page).nth(9);
  await card.evaluate((element) => element.scrollIntoView());
  const before = await settledTop(page, card);
  await card.getByRole('link', { name: restaurant.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: restaurant.name })).toBeVisible();
  await page.goBack();
  await expectAt(card, before);
});

test('a page that was left before its code was there stays where the browser brought it back to', async ({ page }) => {
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/);
  const left = page.goto('/restaurants').catch(() => undefined);
  const card = cards(page).nth(8);
  await card.evaluate((element) => element.scrollIntoView());
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(400);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/restaurant\//);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => scrolled(page)).toBe(before);
  letThrough();
  await waitUntilAlive(page);
  await page.waitForTimeout(500);
  expect(await scrolled(page)).toBe(before);
  await left;
});
