import { expect, expectAccessibleInBothThemes, signIn, test } from './setup.ts';

const paths = [
  '/privacy',
  '/profile',
  '/profile/edit',
  '/profile/allergens',
  '/profile/eaters',
  '/profile/card',
  '/profile/preferences',
  '/profile/preference/new',
  '/profile/addresses',
  '/profile/address/new',
  '/profile/data',
];

test('axe finds nothing on the own pages, light and dark', async ({ page }) => {
  test.slow();
  await signIn(page, 'diner@example.com');
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessibleInBothThemes(page);
  }
});
