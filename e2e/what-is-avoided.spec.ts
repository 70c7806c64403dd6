import { enter } from './enter.ts';
import { openAccount, press, tabTo, typeInto } from './household.ts';
import { enoughAt, expect, expectAccessible, openFilter, test } from './setup.ts';

enoughAt('phone');

// This covers what a person and their household avoid, from nothing to a menu assessed for two; keyboard only.
test('allergens, preferences and household, by keyboard', async ({ page }) => {
  test.slow();
  await openAccount(page, 'Ann');
  const main = page.getByRole('main');

  await page.goto('/profile');
  await press(page, main.getByRole('link', { name: 'Allergens' }));
  await press(page, main.getByRole('checkbox', { name: 'Milk', exact: true }), 'Space');
  await tabTo(page, main.getByRole('radio', { name: 'Ask about traces' }));
  await page.keyboard.press('ArrowUp');
  await expect(main.getByRole('radio', { name: 'Traces are dangerous' })).toBeChecked();
  await expectAccessible(page);
  await press(page, main.getByRole('button', { name: 'Save Allergens' }));
  await expect(main.getByText('1 chosen, saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('checkbox', { name: 'Milk', exact: true })).toBeChecked();
  await expect(main.getByRole('radio', { name: 'Traces are dangerous' })).toBeChecked();

  await press(page, main.getByRole('link', { name: 'Back to Profile' }));
  await press(page, main.getByRole('link', { name: 'Preferences' }));
  await press(page, main.getByRole('link', { name: 'New Preference' }));
  await typeInto(page, main.getByRole('textbox', { name: 'Name' }), 'No alliums');
  await typeInto(page, main.getByRole('combobox', { name: 'Search ingredients' }), 'garlic');
  await expect(main.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: /Remove garlic/i })).toBeVisible();
  await press(page, main.getByRole('button', { name: 'Save Preference' }));
  await expect(main.getByRole('heading', { name: 'No alliums' })).toBeVisible();
  await expectAccessible(page);
  await press(page, main.getByRole('switch', { name: /No alliums/ }), 'Space');
  await expect(main.getByRole('switch', { name: /No alliums/ })).not.toBeChecked();

  await press(page, main.getByRole('link', { name: 'Back to Profile' }));
  await press(page, main.getByRole('link', { name: 'Who is eating' }));
  await typeInto(page, main.getByRole('textbox', { name: 'Name' }), 'Ben');
  await page.keyboard.press('Enter');
  await press(page, main.getByRole('link', { name: 'Allergens of Ben' }));
  await press(page, main.getByRole('checkbox', { name: 'Fish', exact: true }), 'Space');
  await press(page, main.getByRole('button', { name: 'Save Allergens' }));
  await expect(main.getByText('1 chosen, saved', { exact: true })).toBeVisible();
  await press(page, main.getByRole('link', { name: 'Back to Who is eating' }));
  await expect(main.getByRole('checkbox', { name: 'Ann' })).toBeChecked();
  await expect(main.getByRole('checkbox', { name: 'Ben' })).toBeChecked();
  await expectAccessible(page);

  await page.goto('/restaurant/1');
  await expect(page.getByText('Avoiding: Milk (traces are dangerous), Fish').first()).toBeVisible();
  await expect(page.getByText('For Ann and Ben').first()).toBeVisible();
  const filter = await openFilter(page);
  await expectAccessible(page);
  await press(page, filter.getByRole('checkbox', { name: /^Ann/ }), 'Space');
  await expect(page.getByText('Avoiding: Fish').first()).toBeVisible();
});

test('what was changed and not saved is asked about, also on Back', async ({ page }) => {
  // Nothing is saved, so the sample's person can be used.
  await enter(page, 'diner@example.com');
  const main = page.getByRole('main');
  await page.goto('/profile');
  await main.getByRole('link', { name: 'Allergens' }).click();
  await main.getByRole('checkbox', { name: 'Sesame' }).check();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(/\/profile\/allergens$/);
  await expect(main.getByRole('checkbox', { name: 'Sesame' })).toBeChecked();
  await page.goBack();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await main.getByRole('link', { name: 'Allergens' }).click();
  await expect(main.getByRole('checkbox', { name: 'Sesame' })).not.toBeChecked();
});

// The sample's diner dislikes cilantro: it is hidden and counted separately, and no verdict mentions it.
test('what somebody would rather not eat', async ({ page }) => {
  await enter(page, 'diner@example.com');
  await page.goto('/restaurant/1');
  await expect(page.getByText('Would rather not eat: cilantro')).toBeVisible();
  await expect(page.getByText(/^\d+ with what you’d rather not eat$/)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Has what you’d rather not eat: cilantro')).toHaveCount(0);
  await main.getByRole('button', { name: 'Show what you’d rather not eat' }).click();
  const list = page.getByRole('list', { name: 'With what you’d rather not eat' });
  await expect(list.getByText('Has what you’d rather not eat: cilantro').first()).toBeVisible();
  await expect(list.locator('[data-verdict=avoid]')).toHaveCount(0);
  // They are rows, as in the menu.
  for (const row of await list.locator('.dish-row').all()) expect((await row.boundingBox())?.height).toBeLessThan(140);
  expect(await list.locator('.dish-row').count()).toBe(await list.getByRole('listitem').count());
  await page.goto('/profile/preferences');
  await expect(main.getByText('Would rather not', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/dishes');
  await expect(main.getByText(/\d+ said to be without · .*\d+ to avoid$/)).toBeVisible();
  await expect(main.getByText(/\d+ with what you’d rather not eat$/)).toBeVisible();
  await expectAccessible(page);
});
