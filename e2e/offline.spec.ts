import { enter } from './enter.ts';
import { openAvoiding } from './household.ts';
import { openRestaurant } from './own-restaurant.ts';
import { expect, expectAccessible, isPhone, test } from './setup.ts';
import type { Page } from '@playwright/test';

// Without a network, every request fails.
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Error updating dishes|PageNotLoaded/] });

/** Waits until the opened menu and the app are stored on the device. */
async function waitUntilStored(page: Page): Promise<void> {
  const stores = () => page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/-.*/, '')));
  await expect.poll(stores, { timeout: 60_000 }).toEqual(expect.arrayContaining(['menus', 'build']));
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** These notices on a page say that something is wrong with the network or the profile. */
const notices = (page: Page) => page.locator('.notice, .not-applied, .offline-bar');

test('a menu that was opened opens again without a network, and says how old it is', async ({ page, context }) => {
  test.skip(!isPhone(page), 'It is opened at a table');
  await page.addInitScript(() => sessionStorage.setItem('avoiding', '["milk","peanuts","fish"]'));
  await page.goto('/restaurant/1');
  await expect(page.getByText(/\d+ said to be without/)).toBeVisible();
  const counted = await page.locator('.menu__summary').textContent();
  const toAvoid = Number(/(\d+) to avoid/.exec(counted ?? '')?.[1]);
  expect(toAvoid).toBeGreaterThan(1);
  await waitUntilStored(page);

  await context.setOffline(true);
  await page.goto('/restaurant/1');
  const bar = page.getByText('You’re offline. We can warn you, but not clear a dish.');
  const since = page.getByText(/^Offline since \d/);
  await expect(since).toBeVisible();
  // Warnings stand as they did.
  await expect(page.getByText(`Still avoid these ${toAvoid}; ask about the rest.`)).toBeVisible();
  await expect(page.getByText(`${toAvoid} to avoid`)).toBeVisible();
  await expect(notices(page)).toHaveCount(1);
  // Nothing clears a dish unless it is known to be current.
  await expect(page.locator('[data-verdict=none_declared]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/dish\/\d+/);
  await expect(page.getByText('Ask before you order this dish.')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/^As of /)
      .first(),
  ).toBeVisible();
  await expect(notices(page)).toHaveCount(1);

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
  await expect(since).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await expect(page.locator('.menu__summary')).toHaveText(counted ?? '');

  // A page without an offline copy says so, and loads by itself when the network is back.
  await context.setOffline(true);
  await page.goto('/contactUs');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded.' })).toBeVisible();
  await expect(
    page.getByText('Check your connection, then try again. Nothing saved or in the cart is lost.'),
  ).toBeVisible();
  await expect(bar).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});

test('somebody signed in is warned as before while the menu stays open, and tells again what they avoid after a fresh start', async ({
  page,
  context,
}) => {
  test.skip(isPhone(page), 'The journey of a guest is on a phone');
  await enter(page, 'diner@example.com');
  await page.goto('/restaurant/1');
  const answer = page.getByText(/^\d+ said to be without/).first();
  await expect(answer).toBeVisible();
  await waitUntilStored(page);

  await context.setOffline(true);
  await expect(page.getByText(/^Offline since \d/)).toBeVisible();
  await expect(page.getByText(/Still avoid these \d+; ask about the rest\./)).toBeVisible();
  await expect(page.locator('[data-verdict=none_declared]')).toHaveCount(0);
  await expect(notices(page)).toHaveCount(1);

  await page.goto('/restaurant/1');
  await expect(page.getByText(/What you avoid isn’t stored on this device\. Choose it here/)).toBeVisible();
  await expect(page.locator('[data-verdict=not_verified]').first()).toBeVisible();
  await expect(notices(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Milk', exact: true }).check();
  await expect(page.getByText(/clear a dish\. Still avoid (these \d+|this one); ask about the rest\./)).toBeVisible();
  await expect(page.locator('[data-verdict=none_declared]')).toHaveCount(0);
  await expect(page.getByText('Ticked: Milk')).toBeVisible();
  await expect(page.getByText('Your allergens are not being applied')).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByText(/^Offline since/)).toHaveCount(0);
  await expect(answer).toBeVisible();
});

test('a press without a network says that it failed in a toast, where the app is stored', async ({ page, context }) => {
  const restaurant = await openRestaurant(page.request, {});
  await restaurant.save([{ name: 'Lentil soup' }]);
  await openAvoiding(page, { name: 'fish', strictness: 'ask' });
  await page.goto(`/restaurant/${restaurant.id}`);
  await waitUntilStored(page);
  await page.reload();
  const heart = page.getByRole('main').getByRole('button', { name: /^Save Table/ });
  await expect(heart).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await heart.click();
  await expect(page.locator('.toast').getByText(/^“Table .*” was not changed/)).toBeVisible();
  await expect(heart).toBeVisible();
});

test.describe('where nothing is stored yet', () => {
  test.use({ serviceWorkers: 'block' });

  test('a press without a network says that it failed, and the page stays', async ({ page, context }) => {
    const restaurant = await openRestaurant(page.request, {});
    const [soup = 0] = await restaurant.save([{ name: 'Lentil soup' }]);
    const headers = await openAvoiding(page, { name: 'fish', strictness: 'ask' });
    const added = await page.request.post('/api/cart/add', { headers, data: { dish_id: soup, quantity: 1 } });
    expect(added.status()).toBe(200);
    const main = page.getByRole('main');
    const said = page.getByText('Error!', { exact: true });
    const open = async (address: string) => {
      await context.setOffline(false);
      await page.goto(address);
      await expect(main.getByRole('heading', { name: 'Lentil soup' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
    };

    await open('/cart');
    await main.getByRole('button', { name: 'One more Lentil soup' }).click();
    await expect(said).toBeVisible();
    await expect(main.getByText(/^The cart was not changed/)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Lentil soup' })).toBeVisible();
    await expectAccessible(page);

    await open(`/restaurant/${restaurant.id}`);
    await main.getByRole('button', { name: /^Save Table/ }).click();
    await expect(page.getByText(/^“Table .*” was not changed/)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Lentil soup' })).toBeVisible();

    // The next one, with a network, is a toast.
    await context.setOffline(false);
    await page.goto('/cart');
    await main.getByRole('button', { name: 'One more Lentil soup' }).click();
    await expect(page.locator('.toast').getByText('Cart updated!')).toBeVisible();
  });
});
