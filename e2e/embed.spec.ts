import { AxeBuilder } from '@axe-core/playwright';
import { enter } from './enter.ts';
import { openRestaurant } from './own-restaurant.ts';
import { enoughAt, expect, expectAccessible, test } from './setup.ts';

enoughAt('desktop');

const website = 'https://www.green-fork.example';
/**
 * Gives the tests' server a public name, because browsers don't let pages from the internet reach one's own machine.
 */
const clearplate = 'https://clearplate.example';

test.use({ allowedErrors: [/frame-ancestors|Failed to load resource|ERR_FAILED/] });

test('an owner puts the menu on their website, and a guest there learns what to avoid', async ({ page, baseURL }) => {
  const restaurant = await openRestaurant(page.request);
  const email = `embed-${restaurant.id}-${Date.now()}@example.com`;
  await restaurant.appoint(email);
  const absent = [{ allergen: 'peanuts', level: 'absent' }];
  await restaurant.save([
    { name: 'Satay', price: '12.00', statements: [{ allergen: 'peanuts', level: 'contains' }] },
    { name: 'Plain Rice', price: '3.00', statements: absent, ingredients: ['rice'], ingredients_complete: true },
  ]);
  // This is the website, whose page has nothing but the line.
  let line = '';
  await page.route(`${website}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Green Fork</title><h1>Green Fork</h1>${line.replace(`${baseURL}`, clearplate)}`,
    }),
  );
  await page.route(`${clearplate}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(clearplate, `${baseURL}`) });
    await route.fulfill({ response });
  });

  await enter(page, email);
  await page.goto(`/restaurant/${restaurant.id}/embed`);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: `Allergens at ${restaurant.name}` })).toBeVisible();
  await expectAccessible(page);
  line = await page.getByLabel('Paste this line into your website').inputValue();

  // No website may until it is named.
  await page.goto(`${website}/`);
  await expect(page.getByRole('heading', { name: 'Green Fork' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Satay' })).toHaveCount(0);

  await page.goto(`/restaurant/${restaurant.id}/embed`);
  await page.getByLabel('Websites that may show the menu').fill(`not a site\n${website}/menu`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“not” is not the name of a website')).toBeVisible();
  await page.getByLabel('Websites that may show the menu').fill(`${website}/menu`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByLabel('Use our own colors').check();
  await page.getByLabel('Background').fill('#102a43');
  line = await page.getByLabel('Paste this line into your website').inputValue();
  expect(line).toContain('background=102a43');

  await page.goto(`${website}/`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Satay' })).toBeVisible();
  // It has its styles, and the website's colour.
  const look = await frame
    .locator('.embed')
    .evaluate((menu) => [getComputedStyle(menu).display, getComputedStyle(document.body).backgroundColor]);
  expect(look).toEqual(['grid', 'rgb(16, 42, 67)']);
  await frame.getByRole('checkbox', { name: 'Peanuts' }).check();
  await frame.getByRole('radio', { name: 'Yes' }).check();
  await frame.getByRole('button', { name: 'Show what the restaurant says' }).press('Enter');
  await expect(frame.locator('[data-verdict=avoid] h3')).toHaveText('Satay');
  await expect(frame.locator('[data-verdict=none_declared] h3, [data-verdict=not_verified] h3')).toHaveText(
    'Plain Rice',
  );
  await frame.locator('[data-verdict=avoid] summary').click();
  await expect(frame.getByText('Restaurant says it contains peanut').first()).toBeVisible();
  const inFrame = page.frames().find((one) => one.url().startsWith(`${clearplate}/embed/`));
  expect(inFrame?.url()).not.toContain('peanut');
  expect(await page.context().cookies(clearplate)).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).include('iframe').disableRules(['region']).analyze();
  expect(violations).toEqual([]);
  const wide = await inFrame?.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
});

test('an embedded menu that stays open says what the restaurant says now, and keeps ticks', async ({ page }) => {
  const restaurant = await openRestaurant(page.request);
  const absent = [{ allergen: 'peanuts', level: 'absent' }];
  const [, dal] = await restaurant.save([
    { name: 'Plain Rice', price: '3.00', statements: absent },
    { name: 'Dal', price: '5.00', statements: absent },
  ]);
  await page.clock.install();
  await page.goto(`/embed/restaurant/${restaurant.id}`);
  await page.getByRole('checkbox', { name: 'Peanuts' }).check();
  await page.getByRole('radio', { name: 'Ask', exact: true }).check();
  await page.getByRole('button', { name: 'Show what the restaurant says' }).click();
  const clear = page.locator('[data-verdict=none_declared] h3');
  await expect(clear).toHaveText(['Plain Rice', 'Dal']);
  await page.locator('.embed__change > summary').click();
  await page.getByRole('checkbox', { name: 'Milk' }).check();
  await restaurant.save([{ id: dal!, statements: [{ allergen: 'peanuts', level: 'contains' }] }]);
  await page.clock.runFor(61_000);
  await expect(page.locator('[data-verdict=avoid] h3')).toHaveText('Dal');
  await expect(clear).toHaveText(['Plain Rice']);
  await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
  // If the menu can't be loaded, nothing that was said stays in sight.
  await page.route('**/embed/restaurant/**', (route) => route.abort());
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('#embed-stale')).toBeVisible();
  await expect(clear).toBeHidden();
  await page.unroute('**/embed/restaurant/**');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(clear).toHaveText(['Plain Rice']);
  await expect(clear).toBeVisible();
});

test('an embedded menu that can’t be had again warns as it did, and says nothing of what is not in its dishes', async ({
  page,
}) => {
  const restaurant = await openRestaurant(page.request);
  await restaurant.save([
    { name: 'Plain Rice', price: '3.00', statements: [{ allergen: 'peanuts', level: 'absent' }] },
    { name: 'Satay', price: '5.00', statements: [{ allergen: 'peanuts', level: 'contains' }] },
  ]);
  await page.goto(`/embed/restaurant/${restaurant.id}`);
  const absent = page.getByText('Restaurant says it has none of these: peanut');
  const grid = page.getByText('Allergens of the whole menu, to print');
  await expect(absent).toBeVisible();
  await expect(grid).toBeVisible();
  await page.route('**/embed/restaurant/**', (route) => route.abort());
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('#embed-stale')).toBeVisible();
  await expect(absent).toBeHidden();
  await expect(grid).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Plain Rice' })).toBeVisible();
  await expect(page.getByText('Restaurant says it contains peanut')).toBeVisible();
  await page.unroute('**/embed/restaurant/**');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(absent).toBeVisible();
  await expect(grid).toBeVisible();
});
