import { openOwned } from './own-restaurant.ts';
import { press, tabTo } from './keyboard.ts';
import { enoughAt, expect, expectAccessible, expectAccessibleInBothThemes, test } from './setup.ts';
import { writeWorkbook } from '../server/src/spreadsheets/write-workbook.ts';

enoughAt('desktop');

test('an empty restaurant gets its menu from a workbook with headings of its own, and its allergens from the sheet', async ({
  page,
}) => {
  const restaurant = await openOwned(page);
  await page.goto(`/restaurant/${restaurant.id}`);

  await test.step('its first dishes come from a workbook', async () => {
    await expect(page.getByRole('heading', { name: 'Add your menu' })).toBeVisible();
    await expectAccessible(page);
    await press(page.getByRole('link', { name: 'Upload a file' }));
    const rows = [
      ['Plate', 'Course', 'Made of', 'Nuts', 'Dairy', 'Kcal'],
      ['Dal', 'Mains', 'lentils, ghee', 'no', 'yes', '410'],
      ['Naan', 'Mains', 'wheat flour, water', '', 'no', '300'],
      ['قهوة', 'Drinks', 'coffee', '', 'no', '2'],
    ];
    await page.getByLabel('Choose a menu or chart').setInputFiles({
      name: 'menu.txt',
      mimeType: 'text/plain',
      buffer: writeWorkbook('Menu', rows),
    });
    await expect(page.getByRole('heading', { name: 'What the columns mean' })).toBeFocused();
    await expectAccessibleInBothThemes(page);
    await tabTo(page.getByLabel('Kcal'));
    await page.getByLabel('Kcal').selectOption('Leave this column out');
    await page.getByRole('checkbox', { name: /In this file “no”/ }).check();
    await press(page.getByRole('button', { name: 'Show what it says' }));
    await expect(page.getByRole('heading', { name: '3 dishes were read' })).toBeVisible();
    await expect(page.getByText(/“None” under “Nuts” clears nothing.* Rows: 1/)).toBeVisible();
    await expectAccessible(page);
    await press(page.getByRole('button', { name: 'As of today, this is true of these 3 dishes' }));
    await press(page.getByRole('link', { name: 'View the menu' }));
    await press(page.getByRole('link', { name: 'All allergens at once' }));
  });

  const grid = page.getByRole('grid', { name: 'Dishes and allergens' });
  const cell = (dish: string, column: number) =>
    grid
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: dish, exact: true }) })
      .getByRole('gridcell')
      .nth(column);

  await test.step('the sheet is filled by keyboard', async () => {
    await expect(cell('Dal', 0)).toHaveText('C');
    await expectAccessibleInBothThemes(page);
    await tabTo(cell('Dal', 0));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('n');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ControlOrMeta+d');
    await expect(cell('قهوة', 1)).toHaveText('no');
    // The focus is on "Eggs" of the last dish.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
    await page.keyboard.type('shared fryer');
    await page.keyboard.press('Escape');
    await expect(cell('قهوة', 2)).toBeFocused();
    await expect(cell('قهوة', 2)).toHaveAccessibleName(/May contain: Shared fryer/);
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('n');
    await expect(page.getByText(/“ghee” says otherwise/).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(cell('Dal', 0)).toHaveText('C');
  });

  await test.step('and by a block from a spreadsheet', async () => {
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'Dish\tWheat\tPeanuts\r\nNaan\tx\tno\r\nDal\tfree\tperhaps\r\n');
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    });
    await expect(cell('Naan', 5)).toHaveText('C');
    await expect(page.locator('.sheet-notes').getByText('Not understood, so left as it was: “perhaps”.')).toBeVisible();
  });

  await test.step('what diners will be told is shown before it is saved', async () => {
    await press(page.getByRole('button', { name: 'Review and save' }));
    const dialog = page.getByRole('dialog', { name: 'What diners will be told' });
    await expect(dialog.getByText('Traces possible: fish (Shared fryer)')).toBeVisible();
    await expect(dialog.getByText('Restaurant says: no egg, no peanut')).toBeVisible();
    await expectAccessible(page);
    await press(dialog.getByRole('button', { name: 'State all of it' }));
    await expect(page.getByText('Saved.')).toBeVisible();
  });

  await test.step('leaving with something typed asks, and in Spanish it is the same', async () => {
    await cell('Dal', 1).click();
    await page.keyboard.press('c');
    await page.getByRole('link', { name: restaurant.name }).first().click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.evaluate(() => localStorage.setItem('language', 'es'));
    await page.goto(`/restaurant/${restaurant.id}/sheet`);
    await expect(page.getByRole('heading', { name: 'Todos los alérgenos a la vez' })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /^Puede contener: Freidora compartida/ })).toBeVisible();
    await expectAccessible(page);
  });
});
