import type { Locator, Page } from '@playwright/test';
import { expect, isPhone, openFilter, test } from './setup.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const topOf = async (card: Locator) => (await card.boundingBox())?.y;

/** Where a card stands once the page does: twice at the same place, some frames apart. */
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
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);

    await card.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(same).toBeVisible();
    await expect.poll(async () => Math.abs(((await topOf(same)) ?? Infinity) - before)).toBeLessThan(4);

    await page.reload();
    await expect(same).toBeVisible();
    await expect.poll(async () => Math.abs(((await topOf(same)) ?? Infinity) - before)).toBeLessThan(4);
  });
