import { openOwned } from './own-restaurant.ts';
import { ownHeaders } from './household.ts';
import { enoughAt, expect, expectAccessibleInBothThemes, test } from './setup.ts';

enoughAt('phone');

// The board leads an owner to what is left open inside a component, and to the fryer that an oil's dishes share.
test('components that leave something open', async ({ page }) => {
  test.slow();
  const bowls = ['Red bowl', 'Green bowl', 'Blue bowl'].map((name) => ({ name, ingredients: ['Rice'] }));
  const fried = ['Fries', 'Battered cod'].map((name) => ({ name, ingredients: [name === 'Fries' ? 'Potato' : 'Cod'] }));
  const { id, ids } = await openOwned(page, [...bowls, ...fried]);
  const headers = await ownHeaders(page);
  const path = `/api/restaurant/${id}/components`;
  const loaded = await page.request.get(path, { headers });
  const component = (key: string, name: string, ingredients: string[], dishIds: number[]) => ({
    key,
    name,
    ingredients,
    ingredients_complete: true,
    dish_ids: dishIds,
  });
  const saved = await page.request.put(path, {
    headers: { ...headers, 'if-match': loaded.headers()['etag'] ?? '' },
    data: {
      components: [
        component('house-sauce', 'House sauce', ['Onion', 'Spices'], ids.slice(0, 3)),
        component('frying-oil', 'Frying oil', ['Canola oil'], ids.slice(3)),
      ],
    },
  });
  expect(saved.status()).toBe(200);

  await page.goto(`/restaurant/${id}`);
  const main = page.getByRole('main');
  const work = main.getByRole('region', { name: 'What answers most dishes' });
  const open = work.getByRole('link', { name: 'Say what is in the Spices of “House sauce”: 3 dishes' });
  const fryer = work.getByRole('link', { name: 'Enter the fryer of 2 dishes with “Frying oil”' });
  await expect(fryer).toBeVisible();
  // What nobody has stated yet would answer more dishes.
  await work.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await expect(open).toBeVisible();
  await expect(work.getByRole('listitem').first()).toContainText('Dishes fried in one oil leave traces in each other.');
  await expectAccessibleInBothThemes(page);
  await page.screenshot({ path: test.info().outputPath('board.png'), fullPage: true });
  await open.click();
  await expect(main.getByLabel('Name', { exact: true })).toHaveValue('House sauce');
  await expect(main.getByRole('link', { name: /^Enter the fryer/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.screenshot({ path: test.info().outputPath('components.png'), fullPage: true });

  await page.goto(`/restaurant/${id}`);
  await fryer.click();
  await expect(main.getByText('Fries, Battered cod')).toBeVisible();
  const follows = main.getByRole('region', { name: 'What this adds to your menu' });
  await expect(follows.getByRole('listitem').filter({ hasText: 'Fries' })).toContainText(/may contain .*fish/);
  await expectAccessibleInBothThemes(page);
  await page.screenshot({ path: test.info().outputPath('kitchen.png'), fullPage: true });
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByText('Saved.')).toBeVisible();
  await page.goto(`/restaurant/${id}`);
  await expect(work.getByRole('listitem').first()).toBeVisible();
  await expect(fryer).toBeHidden();
});
