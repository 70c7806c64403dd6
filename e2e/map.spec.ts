import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBothThemes, isPhone, test } from './setup.ts';

/** A grey square. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
const count = (page: Page) => page.getByRole('heading', { name: /^[\d,]+ restaurants? here$/ });

async function readCount(page: Page): Promise<number> {
  return Number((await count(page).textContent())?.match(/^[\d,]+/)?.[0].replace(',', ''));
}

test('restaurants on a map, by keyboard and in words, on lines and on tiles', async ({ page }) => {
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

  // Farther away there is more, and the list follows.
  const near = await readCount(page);
  const map = page.getByRole('application', { name: /^Map\./ });
  await map.focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('-');
  await expect.poll(() => readCount(page)).toBeGreaterThan(near);
  await expect.poll(() => addresses.some((address) => address.includes('states-10m'))).toBe(true);
  const groups = page.locator('.found-list__group');
  await expect(groups.first()).toBeVisible();
  await groups.first().focus();
  await page.keyboard.press('Enter');
  await expect(map).toBeFocused();

  // At the zip code again, and closer to a group until one stands alone: it opens beside the map, and Escape leads back.
  await page.reload();
  await expect(count(page)).toBeVisible();
  const mark = page.getByRole('button', { name: /: .*(without a conflict declared|menu)/ }).first();
  const found = page.getByRole('region', { name: 'Restaurants on the map' });
  for (let step = 0; step < 8 && (await mark.count()) === 0; step += 1) {
    const before = await found.textContent();
    await groups.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => found.textContent()).not.toBe(before);
  }
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'See the menu' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(mark).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/restaurants\?view=map$/);
  expect(addresses.filter((address) => /lat|lng|bounds|north/i.test(new URL(address).search))).toEqual([]);

  // As the server tells pages with TILE_URL; the content policy is the server's own.
  await page.route(/\/restaurants\?view=map$/, async (route) => {
    const answer = await route.fetch();
    const meta =
      '<meta name="map-tiles" content="https://tiles.example/{z}/{x}/{y}.png" data-attribution="© <Mappers>" />';
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', `${meta}</head>`) });
  });
  await page.route('https://tiles.example/**', (route) => route.fulfill({ contentType: 'image/png', body: tile }));
  addresses.length = 0;
  await page.reload();
  await expect(page.getByText('© <Mappers>')).toBeVisible();
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  expect(addresses.some((address) => /^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/.test(address))).toBe(true);
  expect(addresses.filter((address) => address.includes('10m'))).toEqual([]);
  await expectAccessible(page);
});
