import { readFile } from 'node:fs/promises';
import { enter } from './enter.ts';
import { press, tabTo } from './keyboard.ts';
import { expect, expectAccessible, isPhone, test } from './setup.ts';

test('a menu goes out as a file, is changed, looked at and applied, by keyboard alone', async ({ page }) => {
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

  const choose = async (content: string) => {
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page.getByLabel('Choose a menu or chart'));
    await page.keyboard.press('Space');
    await (await chooser).setFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  };

  await test.step('sent back as it is, it changes nothing', async () => {
    await choose(text);
    await expect(page.getByText('The menu already says all of this.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apply to the menu' })).toBeDisabled();
  });

  await test.step('what is wrong is named, and what contradicts itself', async () => {
    await choose(`Name;Price;Ingredients;Milk\n"'${dish}";twelve;"lentils, ghee";none\n`);
    await expect(page.getByText(/write it like 12.50/)).toBeVisible();
    await expectAccessible(page);
    await choose(`Name;Price;Ingredients;Milk\n"'${dish}";12.00;"lentils, ghee";none\n`);
    await expect(page.getByText('Says “none” for Milk, and names “ghee”.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('apply it, and find the dish on the menu', async () => {
    await press(page.getByRole('button', { name: 'Apply to the menu' }));
    await expect(page.getByText('1 new, 0 changed, 0 archived.')).toBeVisible();
    await press(page.getByRole('link', { name: 'View the menu' }));
    await expect(page.getByText(dish).first()).toBeVisible();
  });
});
