import { openAccount } from './household.ts';
import { expect, expectAccessible, isPhone, test } from './setup.ts';

// This is English on a phone and Spanish on a desktop: the same journey in both.
test('a ready-made list says what it can’t tell, becomes a preference, and checks a menu', async ({ page }) => {
  const spanish = !isPhone(page);
  await openAccount(page);
  if (spanish) await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.goto('/profile/preferences');
  const main = page.getByRole('main');
  await main.getByText(spanish ? 'Vegetariano' : 'Vegetarian', { exact: true }).click();
  const scope = spanish ? /^No puede saber qué cuajo lleva un queso/ : /^Can’t tell which rennet is in a cheese/;
  await expect(main.getByText(scope)).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: spanish ? 'Empezar con «Vegetariano»' : 'Start from “Vegetarian”' }).click();
  await expect(page).toHaveURL(/\/profile\/preference\/new$/);
  await expect(main.getByText(scope)).toBeVisible();
  const names = main.getByRole('list', { name: spanish ? 'Ingredientes que evitar' : 'Ingredients to avoid' });
  await expect(names.getByRole('button')).toHaveCount(5);
  await expectAccessible(page);
  await names.getByRole('button', { name: /carmine/ }).click();
  await main.getByRole('button', { name: spanish ? 'Guardar preferencia' : 'Save Preference' }).click();
  await expect(main.getByRole('heading', { name: spanish ? 'Vegetariano' : 'Vegetarian' })).toBeVisible();

  await page.goto('/restaurant/1');
  const avoiding = spanish ? /^Evitas: .*meat/i : /^Avoiding: .*meat/i;
  await expect(page.getByText(avoiding).first()).toBeVisible();
  // The chicken on this menu is found among the hidden dishes, and a dish that nobody cleared isn't called vegetarian.
  await expect(page.getByRole('heading', { name: 'Chicken Satay', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: spanish ? 'Mostrar los platos que evitar' : 'Show dishes to avoid' }).click();
  await expect(page.getByRole('heading', { name: 'Chicken Satay', exact: true })).toBeVisible();
  await expect(main.getByText(/\bvegetarian[oa]?\b/i).and(main.locator('.verdict *'))).toHaveCount(0);
});
