import { expect, isPhone, signIn, test } from './setup.ts';

test('the navigation of a visitor', async ({ page }) => {
  await page.goto('/');
  if (isPhone(page)) await page.getByRole('button', { name: /menu/i }).click();
  const nav = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: 'Restaurants' }) })
    .last();
  for (const name of ['Search', 'Restaurants', 'Dishes', 'Contact Us']) {
    await expect(nav.getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Cart' })).toHaveCount(0);
  await nav.getByRole('link', { name: 'Dishes' }).click();
  await expect(page).toHaveURL(/\/recipes$/);
  await expect(page.getByRole('heading', { level: 1, name: 'All Dishes' })).toBeVisible();
});

for (const [email, hidden] of [
  ['owner@example.com', true],
  ['admin@example.com', true],
  ['diner@example.com', false],
] as const) {
  test(`the navigation of ${email}`, async ({ page }) => {
    await signIn(page, email);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /profile/i }).first()).toBeVisible();
    if (isPhone(page)) await page.getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('link', { name: 'Restaurants', exact: true }).last()).toBeVisible();
    for (const name of ['Search', 'Dishes', 'Cart']) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(hidden ? 0 : 1);
    }
  });
}
