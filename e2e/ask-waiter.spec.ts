import { press } from './household.ts';
import { openRestaurant } from './own-restaurant.ts';
import {
  closeFilter,
  enoughAt,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  isPhone,
  openFilter,
  test,
} from './setup.ts';

enoughAt('phone');

const absent = (allergen: string) => ({ allergen, level: 'absent' });

/** What is known of these dishes leaves three questions to somebody for whom traces of fish are dangerous. */
const menu = [
  { name: 'Spring rolls' },
  { name: 'Fried tofu' },
  { name: 'Plain rice', statements: [absent('fish')] },
  { name: 'Fruit bowl', statements: [absent('fish')], ingredients: ['Papaya', 'house sauce'] },
  { name: 'Fish cakes', statements: [{ allergen: 'fish', level: 'contains' }] },
  { name: 'Mango', statements: [absent('fish'), absent('milk')], cross_contact_stated: true },
];

// This goes from a guest's ticks on the menu to the waiter and the kitchen.
test('a guest asks the waiter, and shows a card in the kitchen’s language', async ({ page }) => {
  test.slow();
  const restaurant = await openRestaurant(page.request, { cuisine: 'Thai', phone: '6175550123' });
  await restaurant.save(menu);
  const main = page.getByRole('main');
  await page.goto(`/restaurant/${restaurant.id}`);
  const filter = await openFilter(page);
  await filter.getByRole('checkbox', { name: 'Fish', exact: true }).check();
  await closeFilter(page);
  const harm = main.getByRole('group', { name: 'Could traces harm you?' }).filter({ visible: true }).first();
  await harm.getByRole('radio', { name: 'Yes' }).check();

  await press(page, main.getByRole('link', { name: 'Ask the waiter' }));
  await expect(page).toHaveURL(/\/restaurant\/\d+\/ask$/);
  await expect(main.getByRole('link', { name: 'Call (617) 555-0123' })).toBeVisible();
  const first = main.getByRole('list', { name: 'Ask first' }).getByRole('article').first();
  await expect(first.getByRole('heading', { level: 3 })).toHaveText(
    'Is anything with fish fried in the same oil, or made with the same pans or on the same surfaces?',
  );
  await expect(first).toContainText('Because of fish (traces are dangerous)');
  await expect(first).toContainText('It decides 4 dishes');
  await expect(first.getByRole('link')).toHaveText(['Spring rolls', 'Fried tofu', 'Plain rice', 'Fruit bowl']);
  await expect(main.getByText('Is there fish in any of these dishes?')).toBeVisible();
  await expect(main.getByText('What is in the house sauce?')).toBeVisible();
  await expect(main.getByText('ใน “house sauce” มีอะไรบ้าง มีปลาหรือไม่')).toBeVisible();
  await expect(main.getByText('No questions about one dish that you avoid anyway.')).toBeVisible();
  for (const known of ['Mango', 'Fish cakes']) await expect(main.getByRole('link', { name: known })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);

  await press(page, main.getByRole('link', { name: 'Chef card' }));
  await expect(page).toHaveURL(/\/restaurant\/\d+\/card$/);
  const card = main.getByRole('article');
  await expect(card.getByText('ปลา', { exact: true })).toBeVisible();
  await expect(card.getByText('fish', { exact: true })).toBeVisible();
  await expect(card.getByText('Dangerous, even in traces.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await main.getByLabel('Language of the kitchen').selectOption('vi');
  await expect(card.getByText('cá', { exact: true })).toBeVisible();
  await press(page, main.getByRole('button', { name: 'Show to the kitchen' }));
  await expect(page.getByRole('dialog', { name: 'Chef card' }).getByText('cá', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.goto(`/restaurant/${restaurant.id}/ask`);
  await expect(main.getByRole('heading', { level: 1, name: 'Preguntar al mesero' })).toBeVisible();
  await expect(main.getByText('¿Alguno de estos platos lleva pescado?')).toBeVisible();
  // The waiter reads it, too.
  await expect(main.getByText('Is there fish in any of these dishes?')).toBeVisible();
  await expectAccessible(page);
});

test('what is folded on the screen is on the paper', async ({ page }) => {
  test.skip(!isPhone(page), 'Paper has one width');
  const restaurant = await openRestaurant(page.request, { phone: '6175550123' });
  const sauces = ['house sauce', 'spices', 'broth', 'seasoning', 'marinade'];
  const stated = { statements: [absent('milk')], cross_contact_stated: true };
  await restaurant.save(
    sauces.map((sauce) => ({ name: `Rice with ${sauce}`, ingredients: ['Rice', sauce], ...stated })),
  );
  await page.addInitScript(() => sessionStorage.setItem('avoiding', '["milk"]'));
  await page.goto(`/restaurant/${restaurant.id}/ask`);
  const main = page.getByRole('main');
  await expect(main.getByText('2 more questions')).toBeVisible();
  const headings = main.getByRole('heading', { level: 3 });
  await expect(headings.filter({ visible: true })).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(headings.filter({ visible: true })).toHaveCount(5);
  await expect(main.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(main.getByText('Call (617) 555-0123')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await press(page, main.getByText('2 more questions'));
  await expect(headings.filter({ visible: true })).toHaveCount(5);
});

test.describe('without a network', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|PageNotLoaded/] });

  test('nothing is asked as if it were current, and the card still opens', async ({ page, context }) => {
    test.skip(!isPhone(page), 'It is opened at a table');
    await page.addInitScript(() => sessionStorage.setItem('avoiding', '["milk"]'));
    await page.goto('/restaurant/1');
    const stores = () => page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/-.*/, '')));
    await expect.poll(stores, { timeout: 60_000 }).toEqual(expect.arrayContaining(['menus', 'build']));
    await page.evaluate(() => navigator.serviceWorker.ready);

    await context.setOffline(true);
    const main = page.getByRole('main');
    await page.goto('/restaurant/1/ask');
    await expect(main.getByText('The questions come back when you’re online again.')).toBeVisible();
    await expect(main.getByText(/^Offline since/)).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(0);
    await page.goto('/restaurant/1/card');
    await expect(main.getByRole('article').getByText('นม')).toBeVisible();
    await expect(main.getByRole('article').getByText('milk', { exact: true })).toBeVisible();
  });
});
