import { randomUUID } from 'node:crypto';
import { openRestaurant } from './own-restaurant.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, isPhone, test } from './setup.ts';

// A guest who avoids peanuts looks for noodles, takes those with a change as well, and reads how to ask for them.
test('a search that includes what can be asked for with a change', async ({ page }) => {
  test.slow();
  const word = `Qi${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const restaurant = await openRestaurant(page.request, { cuisine: 'Thai' });
  const none = { allergen: 'peanuts', level: 'absent' };
  const [noodles] = await restaurant.save([
    { name: `Rice noodles ${word}`, ingredients: ['Rice noodles', 'Crushed peanuts'], price_cents: 1200 },
    { name: `Carrot soup ${word}`, ingredients: ['Carrot'], statements: [none] },
    { name: `Satay ${word}`, ingredients: ['Chicken', 'Peanut butter'] },
  ]);
  await restaurant.saveVariants(noodles ?? 0, [
    { name: 'Without crushed peanuts', leaves_out: ['Crushed peanuts'], adds: [], statements: [none] },
  ]);

  await page.goto(`/search?q=${word}&area=all`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Choose what you avoid' }).click();
  const choice = page.getByRole('dialog');
  await choice.getByRole('button', { name: 'See more' }).click();
  await choice.getByRole('checkbox', { name: 'Peanuts', exact: true }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(main.getByText('1 said to be without · 2 to avoid')).toBeVisible();
  await expect(main.getByRole('heading', { name: `Rice noodles ${word}` })).toHaveCount(0);

  if (isPhone(page)) await main.getByRole('button', { name: 'Filters' }).click();
  const filters = isPhone(page)
    ? page.getByRole('dialog', { name: 'Filters' })
    : main.getByRole('group', { name: 'Filters' });
  // The address has its state, so it changes a moment after the press.
  await filters.getByRole('checkbox', { name: 'Also with a change' }).click();
  await expect(filters.getByRole('checkbox', { name: 'Also with a change' })).toBeChecked();
  if (isPhone(page)) await filters.getByRole('button', { name: 'Show results' }).click();
  await expect(main.getByText('1 said to be without · 1 with a change · 1 to avoid')).toBeVisible();
  expect(page.url()).toContain('with_change=yes');
  expect(page.url()).not.toMatch(/peanut/i);

  const list = main.getByRole('list', { name: 'Dishes found' });
  const cards = list.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toContainText(`Carrot soup ${word}`);
  const card = cards.nth(1);
  await expect(card).toContainText('Can be made without peanut: ask for it so.');
  await expect(card).toContainText('Restaurant says: no peanut that way');
  await expect(card).toContainText('As it comes: Contains peanut: Crushed peanuts');
  await expectAccessibleInBothThemes(page);

  // The server renders the same for somebody who comes back by the address.
  await page.reload();
  await expect(card).toContainText('Can be made without peanut: ask for it so.');
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  const inSpanish = main.getByRole('list', { name: 'Platos encontrados' }).getByRole('article').nth(1);
  await expect(inSpanish).toContainText('Se puede hacer sin maní: pídelo así.');
  await expect(main.getByText('1 con un cambio').first()).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => localStorage.removeItem('language'));
  await page.reload();

  await card.getByRole('link', { name: `Rice noodles ${word}` }).click();
  await expect(main.getByRole('heading', { level: 1, name: `Rice noodles ${word}` })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Verdict' })).toContainText('Avoid');
  await expect(main.getByText('Can be made without peanut: ask for it so.')).toBeVisible();
  await page.goBack();
  await expect(card).toContainText('Can be made without peanut: ask for it so.');
});
