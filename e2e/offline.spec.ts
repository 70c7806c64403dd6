import { expect, expectAccessible, isPhone, test } from './setup.ts';

// Without a network, every request fails.
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Error updating dishes|PageNotLoaded/] });

test('a menu that was opened opens again without a network, and says how old it is', async ({ page, context }) => {
  test.skip(!isPhone(page), 'It is opened at a table');
  await page.addInitScript(() => sessionStorage.setItem('avoiding', '["milk"]'));
  await page.goto('/restaurant/1');
  await expect(page.getByText(/\d+ said to be without/)).toBeVisible();
  const stores = () => page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/-.*/, '')));
  await expect.poll(stores, { timeout: 60_000 }).toEqual(expect.arrayContaining(['menus', 'build']));
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  await page.goto('/restaurant/1');
  const bar = page.getByText('You are offline.');
  await expect(bar).toBeVisible();
  await expect(page.getByText('This is not current.')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/^As of /)
      .first(),
  ).toBeVisible();
  // Nothing clears a dish unless it is known to be current.
  await expect(page.locator('[data-verdict=none_declared]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/dish\/\d+/);
  await expect(page.getByText('This is not current.')).toBeVisible();

  await page.goto('/');
  await expect(bar).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Lemongrass Lane' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lemongrass Lane' })).toBeVisible();

  const addresses = await page.evaluate(async () => {
    const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses.filter((address) => address.startsWith('/api'))).toEqual([]);

  await context.setOffline(false);
  await expect(bar).toBeHidden();
  await expect(page.getByText('This is not current.')).toHaveCount(0);

  // A page without an offline copy says so, and loads by itself when the network is back.
  await context.setOffline(true);
  await page.goto('/contactUs');
  await expect(page.getByText('Check your connection, then try again.')).toBeVisible();
  await expect(bar).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});
