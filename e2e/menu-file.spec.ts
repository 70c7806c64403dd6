import { readFile } from 'node:fs/promises';
import { enter } from './enter.ts';
import { press, tabTo } from './keyboard.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, isPhone, test } from './setup.ts';

test('a menu goes out as a file, is changed, reviewed and stated, by keyboard alone', async ({ page }) => {
  test.skip(isPhone(page), 'The way is the same at both widths');
  await enter(page, 'owner@example.com');
  await page.goto('/');
  await press(page.getByRole('main').getByRole('article').first().getByRole('link').first());
  await press(page.getByRole('link', { name: 'Menu as a file' }));
  const path = new URL(page.url()).pathname;
  expect(path).toMatch(/^\/restaurant\/\d+\/import$/);
  const dish = `=Soup of ${Date.now()}`;
  let text = '';

  await test.step('download it', async () => {
    const saved = page.waitForEvent('download');
    await press(page.getByRole('button', { name: 'Download the menu' }));
    text = await readFile(await (await saved).path(), 'utf8');
    expect(text.startsWith('\uFEFFDish id,Name,')).toBe(true);
  });

  const choose = async (content: string, label = 'Add another file') => {
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page.getByLabel(label));
    await page.keyboard.press('Space');
    await (await chooser).setFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  };
  const confirm = page.getByRole('button', { name: /^As of today, this is true/ });

  await test.step('sent back as it is, it changes nothing', async () => {
    await choose(text, 'Choose a menu or chart');
    await expect(page.getByText('The menu already says all of this.')).toBeVisible();
    await expect(confirm).toBeDisabled();
    await expectAccessible(page);
  });

  await test.step('what is wrong is named, and mended in the file or here', async () => {
    await choose(`Name;Price;Milk\n"'${dish}";twelve;maybe\n`);
    await expect(page.getByText(/“maybe” can’t be read/)).toBeVisible();
    await expect(page.getByText(/write it like 12.50/)).toBeVisible();
    await expect(confirm).toBeDisabled();
    await expectAccessibleInBothThemes(page);
    await press(page.getByRole('button', { name: 'Say nothing about milk' }));
    await expect(page.getByText(/“maybe” can’t be read/)).toBeHidden();
  });

  await test.step('what contradicts itself is settled first', async () => {
    await choose(`Name;Price;Ingredients;Milk;Egg\n"'${dish}";12.00;"lentils, ghee";none;none\n`);
    await expect(page.getByText('Says “no milk”, and names “ghee”. Which is it?')).toBeVisible();
    await expect(page.getByText('milk (D2), egg (E2)')).toBeVisible();
    await press(page.getByRole('button', { name: 'It contains milk' }));
    await expect(page.getByText('Avoid: milk', { exact: true })).toBeVisible();
    await expect(page.getByText('Restaurant says: no egg')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one press states it, and the dish is on the menu', async () => {
    await press(confirm);
    await expect(page.getByText('1 dish stated as of today.')).toBeVisible();
    await press(page.getByRole('link', { name: 'View the menu' }));
    await expect(page.getByText(dish).first()).toBeVisible();
  });
});
