import type { Route } from '@playwright/test';
import { enoughAt, expect, expectAccessible, openFilter, signIn, test } from './setup.ts';

enoughAt('phone');

test("a diner's saved allergens are applied by themselves", async ({ page }) => {
  await signIn(page, 'diner@example.com');
  await page.goto('/restaurant/1');
  await expect(page.getByText(/Avoiding: .*Milk.*Peanuts/).first()).toBeVisible();
  const filter = await openFilter(page);
  await expect(filter.getByRole('checkbox', { name: /^Milk/ })).toBeChecked();
  await filter.getByRole('checkbox', { name: /^Milk/ }).uncheck();
  await expect(page.getByText('Milk is not being checked').first()).toBeVisible();
  await expectAccessible(page);
});

test('an owner sees their own restaurants and no search box at home', async ({ page }) => {
  await signIn(page, 'owner@example.com');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').nth(1)).toBeVisible();
});

test('signing out clears the token and keeps the zip code', async ({ page }) => {
  await signIn(page, 'diner@example.com');
  await page.evaluate(() => localStorage.setItem('zipcode', '02139'));
  await page.goto('/logout');
  await page.waitForURL('/');
  const kept = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('zipcode')]);
  expect(kept).toEqual([null, '02139']);
});

test('a wrong password shows the banner', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('diner@example.com');
  await page.getByLabel('Password').fill('not it');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expectAccessible(page);
});

test.describe('when what a person avoids cannot be had', () => {
  test.use({ allowedErrors: [/./] });
  const faults: Record<string, (route: Route) => Promise<void>> = {
    'the server fails': (route) => route.fulfill({ status: 500, body: '{}' }),
    'the answer is garbage': (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"eaters":"none"}' }),
    'the network is gone': (route) => route.abort(),
    'the session has ended': (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: '{"error":{"code":"unauthenticated","message":"Please sign in"}}',
      }),
  };
  for (const [name, fault] of Object.entries(faults)) {
    test(`nothing looks cleared: ${name}`, async ({ page }) => {
      await signIn(page, 'diner@example.com');
      await page.route('**/api/profile', fault);
      for (const path of ['/restaurant/1', '/dish/3', '/dishes', '/search?q=rice']) {
        // With the cookies, the server would render the page with the profile.
        await page.context().clearCookies();
        await page.goto(path);
        await expect(page.getByText('Your allergens are not being applied').first()).toBeVisible({ timeout: 20_000 });
        await expect(page.getByRole('main').locator('[data-verdict=none_declared]')).toHaveCount(0);
      }
    });
  }
});
