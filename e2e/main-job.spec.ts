import { chooseZip, closeFilter, enoughAt, expect, expectAccessible, openFilter, test } from './setup.ts';

// This is the product's main task from start to end: zip code, area, menu, ticks, dish.
test('from a zip code to a dish', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Find allergen friendly food around you')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Popular Restaurants around You' })).toBeVisible();

  await chooseZip(page, '02139');
  await expect(page.getByText('Lemongrass Lane')).toBeVisible();
  await page.getByRole('link', { name: 'Lemongrass Lane' }).first().click();
  await expect(page).toHaveURL(/\/restaurant\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lemongrass Lane' })).toBeVisible();
  await expect(page.getByRole('link', { name: /DoorDash/ })).toHaveAttribute('rel', /noopener/);

  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  const filter = await openFilter(page);
  await filter.getByRole('checkbox', { name: 'Fish', exact: true }).check();
  await closeFilter(page);
  await expect(page.getByText('Avoiding: Fish').first()).toBeVisible();
  await expect(page.getByText(/^\d+ said to be without · .*\d+ to avoid$/)).toBeVisible();
  await expect.poll(() => cards.count()).toBeLessThan(before);
  expect(page.url()).not.toMatch(/fish/i);

  // Hidden dishes are counted and can be shown, with the reason.
  await page.getByRole('button', { name: 'Show dishes to avoid' }).click();
  await expect(page.getByText(/contains fish/i).first()).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('link', { name: /Fish Cakes/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Fish Cakes/ })).toBeVisible();
  await expect(page.getByText(/contains fish/i).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Allergen Information' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Back to Restaurant' }).click();
  await expect(page).toHaveURL(/\/restaurant\/\d+$/);
});

test('ghee never passes for somebody who avoids milk', async ({ page }) => {
  const response = await page.request.get('/api/search/dishes?q=ghee&limit=100');
  const dishes = (await response.json()) as {
    id: number;
    name: string;
    restaurant_id: number;
    ingredients: string[];
  }[];
  const withGhee = dishes.filter((dish) => dish.ingredients.some((name) => /\bghee\b/i.test(name)));
  expect(withGhee.length).toBeGreaterThan(0);
  const [dish] = withGhee;
  await page.goto(`/restaurant/${dish!.restaurant_id}`);
  const filter = await openFilter(page);
  await filter.getByRole('checkbox', { name: 'Milk', exact: true }).check();
  await closeFilter(page);
  await expect(page.getByText('Avoiding: Milk').first()).toBeVisible();
  await expect(page.getByRole('link', { name: dish!.name, exact: true })).toHaveCount(0);
  await page.goto(`/dish/${dish!.id}`);
  await expect(page.getByText(/contains milk/i).first()).toBeVisible();
});

test('the allergen filter shows 5, then 5 more each time, and stops at 20', async ({ page }) => {
  await page.goto('/restaurant/1');
  const filter = await openFilter(page);
  const boxes = filter.getByRole('group', { name: 'Allergens' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(5);
  for (const count of [10, 15, 20]) {
    await filter.getByRole('button', { name: 'See more' }).click();
    await expect(boxes).toHaveCount(count);
  }
  await expect(filter.getByRole('button', { name: 'See more' })).toHaveCount(0);
  await expect(filter.getByText('Login to create and use preferences.')).toBeVisible();
});

test.describe('a zip code', () => {
  enoughAt('phone');

  test('without restaurants says so and shows the nearest places', async ({ page }) => {
    await page.goto('/');
    await chooseZip(page, '02140');
    await expect(
      page.getByText('No restaurants available in this area for the specified zipcode', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: /near/i })).toBeVisible();
    await page.goto('/restaurants');
    await expect(
      page.getByText('No restaurants available in this area for the specified zipcode.', { exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test('that is wrong is named when five characters are typed, not before', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('button', { name: /zip code/i })
      .first()
      .click();
    const field = page.getByRole('dialog').getByLabel('Zip code');
    await field.pressSequentially('02a3');
    await expect(page.getByText('Please enter a valid US zip code.')).toHaveCount(0);
    await field.pressSequentially('99');
    await expect(field).toHaveValue('02a39');
    await expect(page.getByText('Please enter a valid US zip code.')).toBeVisible();
    await expectAccessible(page);
  });
});
