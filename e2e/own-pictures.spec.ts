import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { openRestaurant } from './own-restaurant.ts';
import { enoughAt, expect, expectAccessibleInBothThemes, test } from './setup.ts';

enoughAt('phone');

test('only a restaurant’s own pictures are shown, and as its own', async ({ page, request }) => {
  const restaurant = await openRestaurant(request);
  const owner = `${randomUUID()}@example.com`;
  await restaurant.appoint(owner);
  const [soup, stew] = await restaurant.save([{ name: 'Soup' }, { name: 'Stew' }]);
  const main = page.getByRole('main');

  await page.goto(`/restaurant/${restaurant.id}`);
  await expect(main.getByRole('heading', { name: 'Soup' })).toBeVisible();
  await expect(main.locator('img')).toHaveCount(0);
  await expect(main.locator('.cuisine-band')).toHaveCount(1);
  await expectAccessibleInBothThemes(page);

  const login = await request.post('/api/auth/login', { data: { email_address: owner, password: 'clearplate-demo' } });
  const { token } = (await login.json()) as { token: string };
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a52' } })
    .png()
    .toBuffer();
  const sent = await request.put(`/api/dish/image/${restaurant.id}/${soup}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { image: { name: 'soup.png', mimeType: 'image/png', buffer } },
  });
  expect(sent.status()).toBe(200);

  // A page that visitors share is a second old at most.
  await expect(async () => {
    await page.goto(`/restaurant/${restaurant.id}`);
    await expect(main.locator('article').filter({ hasText: 'Soup' }).locator('img')).toHaveCount(1, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expect(main.locator('article').filter({ hasText: 'Stew' }).locator('img')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await page.goto(`/dish/${soup}`);
  await expect(main.getByText('Picture from the restaurant')).toBeVisible();
  await expect(main.locator('img')).toHaveCount(1);
  await page.goto(`/dish/${stew}`);
  await expect(main.getByRole('heading', { level: 1, name: 'Stew' })).toBeVisible();
  await expect(main.locator('img')).toHaveCount(0);
  await expect(main.getByText('Picture from the restaurant')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
});
