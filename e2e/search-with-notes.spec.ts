import { randomUUID } from 'node:crypto';
import { openRestaurant } from './own-restaurant.ts';
import { enoughAt, expect, expectAccessibleInBothThemes, test } from './setup.ts';

enoughAt('phone');

test('a search tells what is stated to be avoided from what somebody was told, in both languages', async ({ page }) => {
  const word = `Qu${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const restaurant = await openRestaurant(page.request, {});
  const [, rice = 0] = await restaurant.save([
    { name: `Cod ${word}` },
    { name: `Rice ${word}` },
    { name: `Tea ${word}` },
  ]);
  const note = {
    restaurant: restaurant.id,
    kind: 'whether',
    things: ['fish'],
    dishes: [rice],
    answer: 'yes',
    by: 'chef',
  };
  await page.addInitScript(
    (told) => {
      sessionStorage.setItem('avoiding', '["fish"]');
      sessionStorage.setItem('told', told);
    },
    JSON.stringify([{ ...note, at: new Date().toISOString() }]),
  );
  const main = page.getByRole('main');
  await page.goto(`/search?q=${word}&area=all`);
  await expect(main.getByText('0 said to be without · 2 not verified · 1 to avoid')).toBeVisible();
  await expect(main.getByText('1 of these also to avoid, by what was noted')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await main.getByRole('button', { name: 'Show dishes to avoid' }).last().click();
  await expect(main.getByRole('heading', { name: `Rice ${word}` })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  await expect(main.getByText('De estos, también 1 para evitar, por lo anotado')).toBeVisible();
  expect(page.url()).not.toMatch(/told|fish/);
});
