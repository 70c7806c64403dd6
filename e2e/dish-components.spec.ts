import { randomUUID } from 'node:crypto';
import { enter } from './enter.ts';
import { press, typeInto } from './household.ts';
import { openRestaurant } from './own-restaurant.ts';
import { enoughAt, expect, expectAccessible, expectAccessibleInBothThemes, test } from './setup.ts';

enoughAt('desktop');

// An owner states by keyboard what two dishes have in common: from the board, and in a dish's details.
test('a sauce that dishes share', async ({ page }) => {
  test.slow();
  const restaurant = await openRestaurant(page.request, { cuisine: 'Thai' });
  const bowls = ['Red bowl', 'Green bowl', 'Blue bowl'].map((name) => ({ name, ingredients: ['Rice', 'House sauce'] }));
  await restaurant.save([...bowls, { name: 'Dip', ingredients: ['Soy sauce', 'Garlic', 'Chickpeas'] }]);
  const email = `${randomUUID()}@example.com`;
  await restaurant.appoint(email);
  await enter(page, email);
  await page.goto(`/restaurant/${restaurant.id}`);
  const main = page.getByRole('main');

  const work = main.getByRole('region', { name: 'What answers most dishes' });
  await expect(work.getByRole('listitem').first()).toContainText('4 dishes get an answer');
  await press(page, work.getByRole('link', { name: 'State what is in “House sauce”: 3 dishes name it' }));
  await typeInto(page, main.getByLabel('Ingredients, one a line'), 'Soy sauce');
  await expectAccessible(page);
  await press(page, main.getByRole('button', { name: 'Save' }));
  const effect = page.getByRole('dialog', { name: 'What this changes' });
  await expect(effect).toContainText('3 of them will newly warn of soy.');
  await press(page, effect.getByRole('button', { name: 'Save' }));
  await press(page, main.getByText('What changed about it'));
  await expect(main.getByText('It was made.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto(`/restaurant/${restaurant.id}`);
  await press(
    page,
    main
      .getByRole('row')
      .filter({ hasText: 'Dip' })
      .getByRole('button', { name: /^Edit allergens/ }),
  );
  await press(page, main.getByRole('button', { name: 'Open the details' }));
  const panel = page.getByRole('dialog', { name: 'Dip' });
  await typeInto(page, panel.getByRole('combobox', { name: 'Find a component' }), 'hou');
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/^Brings .*soy/)).toBeVisible();
  await press(page, panel.getByRole('button', { name: 'Make one of a part of the list' }));
  await press(page, panel.getByRole('checkbox', { name: 'Garlic' }), 'Space');
  await typeInto(page, panel.getByRole('textbox', { name: 'What is it called?' }), 'Garlic oil');
  await expectAccessible(page);
  await press(page, panel.getByRole('button', { name: 'Make it' }));
  await expect(panel.getByText('Garlic oil (new)')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await press(page, panel.getByRole('button', { name: 'Done' }));
  await press(page, main.getByRole('button', { name: 'Save', exact: true }));
  await expect(main.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(main.getByRole('row').filter({ hasText: 'Dip' })).toContainText('House sauce, Garlic oil');

  await page.goto(`/restaurant/${restaurant.id}/sheet`);
  const soy = main.getByRole('row').filter({ hasText: 'Red bowl' }).locator('.sheet__origin').first();
  await expect(soy).toHaveText('House sauce');
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.goto(`/restaurant/${restaurant.id}`);
  await expect(main.getByRole('region', { name: 'Lo que da respuesta a más platos' })).toBeVisible();
});
