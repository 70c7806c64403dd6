import type { Page } from '@playwright/test';
import { press, tabTo, typeInto } from './keyboard.ts';
import { openOwned } from './own-restaurant.ts';
import { enoughAt, expect, expectAccessible, test } from './setup.ts';

enoughAt('desktop');

// The journey includes a conflict with somebody else's change.
test.use({ allowedErrors: [/status of 412|The menu was not saved/] });

const cell = (page: Page, what: string, dish: string) =>
  page
    .getByRole('row')
    .filter({ hasText: dish })
    .getByRole('button', { name: new RegExp(`^Edit ${what}`) });

test('a menu is kept by keyboard alone, and what the kitchen shares follows', async ({ page }) => {
  test.setTimeout(180_000);
  const restaurant = await openOwned(page, [
    { name: 'Dal', section: 'Mains', price_cents: 1150, ingredients: ['lentils', 'onion'] },
    { name: 'Fish tacos', section: 'Mains', ingredients: ['cod', 'corn tortilla'] },
  ]);
  const [dal = 0] = restaurant.ids;
  const details = page.getByRole('dialog', { name: 'Dal' });
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await test.step('state what is not in a dish, by one press that says what it covers', async () => {
    await page.goto(`/restaurant/${restaurant.id}`);
    await expect(page.getByRole('heading', { level: 1, name: restaurant.name })).toBeVisible();
    await expect(page.getByText('0%')).toBeVisible();
    await expectAccessible(page);
    await press(page.getByRole('button', { name: 'Details of Dal' }));
    await expect(details.getByText(/^States absent: milk, egg, fish,/)).toBeVisible();
    await expectAccessible(page);
    await press(details.getByRole('button', { name: 'None of the other major allergens' }));
    await press(details.getByRole('button', { name: 'Done' }));
    await expect(page.getByRole('button', { name: 'Details of Dal' })).toBeFocused();
    await expect(page.getByText('50%')).toBeVisible();
  });

  await test.step('an ingredient speaks against it at once, and puts the rest back to be confirmed', async () => {
    await tabTo(cell(page, 'ingredients', 'Dal'));
    await page.keyboard.press('F2');
    await page.keyboard.type('GHEE');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('“ghee” means milk, but milk is stated absent.')).toBeVisible();
    await press(page.getByRole('button', { name: 'Done' }));
    await press(page.getByRole('button', { name: 'Details of Dal' }));
    await tabTo(details.getByRole('group', { name: 'Milk' }).getByRole('radio', { name: 'Absent' }));
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    await expect(details.getByRole('radio', { name: 'Contains', checked: true })).toHaveCount(1);
    await press(details.getByRole('button', { name: 'Confirm all 8 again' }));
    await page.keyboard.press('Escape');
  });

  await test.step('somebody else was first: both versions stand side by side, and nothing is lost', async () => {
    await restaurant.save([{ id: dal, name: 'Dal fry', description: 'Tempered at the table.' }]);
    await tabTo(cell(page, 'dish name', 'Dal'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('House dal');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'dish name', 'House dal')).toBeFocused();
    await press(save);
    const both = page.getByRole('dialog', { name: 'Somebody else changed this menu in the meantime' });
    await expect(both.getByRole('group', { name: 'Dish Name' })).toContainText('Dal fry');
    await expectAccessible(page);
    await press(both.getByRole('button', { name: /Keep yours/ }));
    await press(both.getByRole('button', { name: 'Back to the menu' }));
    await expect(page.getByText('Tempered at the table.')).toBeVisible();
    await press(save);
    await expect(page.getByText('Saved.')).toBeVisible();
  });

  await test.step('a section is added and put first; archiving it can be taken back', async () => {
    await typeInto(page.getByRole('textbox', { name: 'New section' }), 'Desserts');
    await press(page.getByRole('button', { name: 'Add a section' }));
    await page.keyboard.type('Kheer');
    await page.keyboard.press('Enter');
    await press(page.getByRole('button', { name: 'Change the order' }));
    await press(page.getByRole('button', { name: 'Move Desserts up' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Done' }));
    await expect(page.getByRole('button', { name: 'Change the order' })).toBeFocused();
    await expect(page.getByRole('table', { name: 'Menu' }).getByRole('heading', { level: 3 }).first()).toContainText(
      'Desserts',
    );
    await press(page.getByRole('button', { name: 'Edit section Desserts' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Archive its 1 dish' }));
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Details of Kheer' })).toBeVisible();
    await expectAccessible(page);
    await press(save);
    await expect(page.getByText('Saved.')).toBeVisible();
  });

  await test.step('leaving with something unsaved asks first', async () => {
    await tabTo(cell(page, 'price', 'House dal'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('12.5');
    await page.keyboard.press('Enter');
    await press(page.getByRole('link', { name: 'Kitchen' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Stay here' }));
    await press(save);
    await expect(page.getByText('Saved.')).toBeVisible();
  });

  await test.step('a fryer is named once, and the dishes that share it warn of each other', async () => {
    await press(page.getByRole('link', { name: 'Kitchen' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeFocused();
    await press(page.getByRole('button', { name: 'Fryer' }));
    await typeInto(page.getByRole('textbox', { name: 'Name' }), 'Big fryer');
    await press(page.getByRole('button', { name: 'Choose dishes for Big fryer' }));
    for (const name of ['House dal', 'Fish tacos']) {
      await tabTo(page.getByRole('checkbox', { name }));
      await page.keyboard.press('Space');
    }
    await expectAccessible(page);
    await press(page.getByRole('dialog').getByRole('button', { name: 'Done' }));
    await expect(page.getByRole('region', { name: 'What this adds to your menu' })).toContainText(
      'House dal may contain fish',
    );
    await expectAccessible(page);
    await press(save);
    await expect(page.getByText('Saved.')).toBeVisible();
  });

  await test.step('diners read it, and what changed', async () => {
    await page.goto(`/dish/${dal}`);
    await expect(page.getByRole('heading', { level: 1, name: 'House dal' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('shared fryer: Fish tacos');
    await press(page.getByText('What changed about this dish'));
    await expect(page.getByText('“ghee” was added to the ingredients.')).toBeVisible();
    await expectAccessible(page);
  });
});
