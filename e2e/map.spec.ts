import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBothThemes, isPhone, test } from './setup.ts';

const count = (page: Page) => page.getByRole('heading', { name: /^[\d,]+ restaurants? here$/ });

async function readCount(page: Page): Promise<number> {
  return Number((await count(page).textContent())?.match(/^[\d,]+/)?.[0].replace(',', ''));
}

const list = (page: Page) => page.getByRole('region', { name: 'Restaurants on the map' });

/** Moves the map and waits for the restaurants there. */
async function moveMap(page: Page, move: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(/\/api\/restaurant\/map$/);
  await move();
  await answered;
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
}

test('restaurants on a map, by keyboard and in words', async ({ page }) => {
  test.skip(!isPhone(page), 'The layout is the same map beside its list');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem('zipcode', '02139');
    sessionStorage.setItem('avoiding', '["milk"]');
  });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/restaurants');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/\/restaurants\?view=map$/);
  await expect(count(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // Zooming out shows more, and the list follows.
  const near = await readCount(page);
  const map = page.getByRole('application', { name: /^Map\./ });
  await map.focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('-');
  await expect.poll(() => readCount(page)).toBeGreaterThan(near);
  await expect.poll(() => addresses.some((address) => /\/assets\/[^/]+\.json$/.test(address))).toBe(true);
  const groups = page.locator('.found-list__group');
  await expect(groups.first()).toBeVisible();
  await groups.first().focus();
  await page.keyboard.press('Enter');
  await expect(map).toBeFocused();

  // Back at the zip code, zooms in on a group until one restaurant is alone: it opens beside the map, and Escape
  // closes it.
  await page.reload();
  await expect(count(page)).toBeVisible();
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
  const alone = page.getByRole('button', { name: /: .*(said to be without|menu)/ });
  const apart = groups.filter({ hasText: 'Zoom in here' }).first();
  for (let step = 0; step < 8 && (await alone.count()) === 0; step += 1) {
    await moveMap(page, async () => {
      await apart.focus();
      await page.keyboard.press('Enter');
    });
  }
  // They are found by name, because the order of the marks changes with the map.
  const name = await alone.first().getAttribute('aria-label');
  const mark = page.getByRole('button', { name: name ?? '', exact: true });
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'See the menu' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(mark).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/restaurants\?view=map$/);
  expect(addresses.filter((address) => /lat|lng|bounds|north/i.test(new URL(address).search))).toEqual([]);

  // Search shows its results on the same map.
  await page.goto('/search?q=thai&tab=restaurants&area=02139');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(count(page)).toBeVisible();
  await expectAccessible(page);
});
