import { enoughAt, expect, expectAccessibleInBothThemes, test } from './setup.ts';

enoughAt('desktop');

test('a menu’s allergens are printed in the order and under the names of a law', async ({ page }) => {
  await page.goto('/restaurant/1/legal');
  const main = page.getByRole('main');
  const heads = () => main.getByRole('columnheader').allTextContents();
  await expect(main.getByRole('table')).toBeVisible();
  // The sample's places are in Massachusetts.
  await expect(main.getByLabel('Which law’s list')).toHaveValue('food-code');
  expect((await heads()).slice(1)).toHaveLength(9);
  await expectAccessibleInBothThemes(page);
  await main.getByLabel('Which law’s list').selectOption('eu');
  expect((await heads()).slice(1)).toEqual([
    'Cereals containing gluten',
    'Crustaceans',
    'Eggs',
    'Fish',
    'Peanuts',
    'Soybeans',
    'Milk',
    'Nuts',
    'Celery',
    'Mustard',
    'Sesame seeds',
    'Sulphur dioxide and sulphites',
    'Lupin',
    'Molluscs',
  ]);
  // Nothing is blank: what is not stated says so.
  const cells = await main.getByRole('cell').getByRole('img').allTextContents();
  expect(cells.length).toBeGreaterThan(100);
  expect(cells.filter((text) => text.trim() === '')).toEqual([]);
  expect(cells).toContain('?');
  await expect(main).toContainText('This is no legal advice.');
  await expectAccessibleInBothThemes(page);
  await page.screenshot({ path: test.info().outputPath('sheet.png'), fullPage: true });
  await page.pdf({ path: test.info().outputPath('sheet.pdf'), preferCSSPageSize: true });
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByLabel('Which law’s list')).toBeHidden();
  await expect(main.getByRole('heading', { name: 'What the law asks' })).toBeVisible();
});

test('on a phone the names of dishes and allergens stay in sight, and five allergens beside them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/restaurant/1/legal');
  const main = page.getByRole('main');
  await main.getByLabel('Which law’s list').selectOption('eu');
  const area = main.getByRole('region', { name: 'Dishes and allergens' });
  await area.evaluate((one) => one.scrollIntoView());
  const dish = main.getByRole('rowheader', { name: /^Som Tam/ });
  const top = await dish.evaluate((one) => one.getBoundingClientRect().top);
  await area.evaluate((one, to) => one.scrollTo(200, to - one.getBoundingClientRect().top - innerHeight / 3), top);
  await expect.poll(() => area.evaluate((one) => one.scrollTop)).toBeGreaterThan(300);
  await expect(main.getByRole('columnheader', { name: 'Milk' })).toBeInViewport({ ratio: 0.9 });
  await expect(main.getByRole('columnheader', { name: 'Dish' })).toBeInViewport({ ratio: 0.9 });
  await expect(dish).toBeInViewport({ ratio: 0.9 });
  await expect(main.getByText('Salads', { exact: true })).toBeInViewport({ ratio: 0.9 });
  const columns = await main.getByRole('columnheader').all();
  const inSight = await Promise.all(
    columns.map((one) =>
      one.evaluate(
        (cell) => cell.getBoundingClientRect().right <= innerWidth && cell.getBoundingClientRect().left >= 100,
      ),
    ),
  );
  expect(inSight.filter(Boolean).length).toBeGreaterThanOrEqual(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessibleInBothThemes(page);

  // However much is written below a name, what is said of the dish stands beside it, below the columns' names.
  const rolls = main.getByRole('row', { name: /^Crispy Vegetable Spring Rolls/ });
  expect((await rolls.boundingBox())?.height).toBeGreaterThan(250);
  const mark = rolls.getByRole('cell').first().getByRole('img');
  for (const scrolled of [0, 80, 160]) {
    await rolls.evaluate((row, by) => {
      const head = row.closest('table')?.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
      row.closest('[role=region]')?.scrollBy(-1000, row.getBoundingClientRect().top - head + by);
    }, scrolled);
    const isInSight = () =>
      mark.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === one;
      });
    await expect.poll(isInSight).toBe(true);
  }
});
