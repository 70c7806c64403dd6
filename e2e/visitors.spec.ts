import { chooseZip, enoughAt, expect, expectAccessible, test } from './setup.ts';

enoughAt('phone');

test('search: an empty query, results, nothing found, tabs', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByText('Please enter something to search')).toBeVisible();
  await page.goto('/search?q=noodles');
  await expect(page.getByText('Results for noodles')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Dishes' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/search?q=zzzzqqqq');
  await expect(page.getByText('No results for zzzzqqqq.')).toBeVisible();
  await page.getByRole('tab', { name: 'Restaurants' }).click();
  await expect(page.getByText('No results for zzzzqqqq.')).toBeVisible();
});

for (const path of ['/dishes', '/search?q=curry']) {
  test(`a guest’s ticks filter ${path}, and what is hidden can be looked at`, async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(path);
    await page.getByRole('button', { name: 'Choose what you avoid' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Milk' }).check();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/\d+ said to be without · .*\d+ to avoid$/)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('Checking the list again…')).toHaveCount(0);
    await expect(main.locator('article').first()).toBeVisible();
    await expect(main.locator('[data-verdict=avoid]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show dishes to avoid' }).click();
    const hidden = page.getByRole('list', { name: 'To avoid' });
    await expect(hidden.locator('[data-verdict=avoid]').first()).toBeVisible({ timeout: 20_000 });
    await expect(hidden.getByText(/contains milk/i).first()).toBeVisible();
    expect(addresses.filter((address) => /milk/i.test(address))).toEqual([]);
    await expectAccessible(page);
  });
}

for (const path of ['/', '/restaurants', '/search?q=thai&tab=restaurants']) {
  test(`the restaurants of ${path} are counted for a guest’s ticks`, async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('avoiding', '["milk"]'));
    await page.goto(path);
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card.getByText(/^\d+ said to be without$/)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Avoiding: Milk')).toBeVisible();
    await expectAccessible(page);
    const said = await card.locator('.menu-tally').textContent();
    await card.getByRole('link').click();
    await expect(page.getByText(said ?? '', { exact: true })).toBeVisible();
  });
}

test('the home search box leads to the results', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: /^Search/ }).fill('curry');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=curry/);
  await expect(page.getByText('Results for curry')).toBeVisible();
});

test('a recipe says where its dish is and how sure its ingredients are', async ({ page }) => {
  const recipes = (await (await page.request.get('/api/recipe?limit=100')).json()) as {
    id: number;
    estimated: boolean;
    restaurant_name: string;
  }[];
  const guessed = recipes.find((recipe) => recipe.estimated);
  await page.goto(`/recipe/${guessed!.id}`);
  await expect(page.getByRole('heading', { name: 'List of Ingredients' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Ingredient Name' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Probability' })).toBeVisible();
  await expect(page.getByText(/estimate/i).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Available In' })).toBeVisible();
  await expect(page.getByRole('link', { name: guessed!.restaurant_name })).toBeVisible();
});

test('the zip code can be cleared again', async ({ page }) => {
  await page.goto('/');
  await chooseZip(page, '98103');
  expect(await page.evaluate(() => localStorage.getItem('zipcode'))).toBe('98103');
  await page.getByRole('button', { name: /clear/i }).click();
  expect(await page.evaluate(() => localStorage.getItem('zipcode'))).toBeNull();
});

test('both contact forms work, by keyboard', async ({ page }) => {
  await page.goto('/contactUs');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByLabel(/^Name/).fill('Ann Example');
  await page.getByLabel(/^Email/).fill('ann@example.com');
  await page.getByLabel(/^Phone/).fill('6175550100');
  await page.getByLabel(/^Message/).fill('Do you know the corner place?');
  await page.getByLabel(/^Message/).press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Success!').first()).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveValue('');
  await page.getByText('Restaurant Enquiry').click();
  await expect(page.getByLabel(/website/i)).toBeVisible();
  await expectAccessible(page);
});

test.describe('addresses that lead nowhere', () => {
  test.use({ allowedErrors: [/status of 40[04]/] });
  for (const path of ['/nowhere', '/dish/999999999', '/restaurant/abc', '/recipe/999999999']) {
    test(`${path} reaches the error page`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText('Oops!')).toBeVisible();
      await expect(page.getByText(/Sorry, an unexpected error has occurred\./)).toBeVisible();
      await expectAccessible(page);
    });
  }
  test('an unknown page answers 404', async ({ request }) => {
    expect((await request.get('/nowhere', { headers: { accept: 'text/html' } })).status()).toBe(404);
  });
});
