import { openAccount, ownHeaders } from './household.ts';
import { openRestaurant } from './own-restaurant.ts';
import { enoughAt, expect, test } from './setup.ts';

enoughAt('phone');

const dayMs = 86_400_000;

// A tablet at the door: nobody touches it, yet it stays correct.
test('a page that stays open follows the restaurant, the other tab and the time', async ({ page, context }) => {
  test.slow();
  const restaurant = await openRestaurant(page.request);
  const absent = (allergen: string) => ({ allergen, level: 'absent' });
  const [dish = 0] = await restaurant.save([{ name: 'Plain Dal', statements: [absent('milk'), absent('peanuts')] }]);
  await openAccount(page);
  const setAllergens = async (names: readonly string[]) => {
    const answer = await page.request.post('/api/allergen', { headers: await ownHeaders(page), data: names });
    expect(answer.status()).toBe(200);
  };
  await setAllergens(['Milk']);

  await page.clock.install();
  await page.goto(`/dish/${dish}`);
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict.getByText('Restaurant says: no milk')).toBeVisible();

  await restaurant.save([{ id: dish, statements: [{ allergen: 'milk', level: 'contains' }] }]);
  await page.clock.fastForward(61_000);
  await expect(verdict.getByText('Restaurant says: contains milk')).toBeVisible();

  await restaurant.save([{ id: dish, statements: [absent('milk')] }]);
  await page.clock.fastForward(61_000);
  await expect(verdict.getByText('Restaurant says: no milk')).toBeVisible();

  // Somebody adds peanuts in another tab of the same browser; this one shows it without being touched.
  const other = await context.newPage();
  await other.goto('/profile/allergens');
  await other.getByRole('main').getByRole('checkbox', { name: 'Sesame', exact: true }).check();
  await other.getByRole('button', { name: 'Save Allergens' }).click();
  await expect(other.getByText('2 chosen, saved', { exact: true })).toBeVisible();
  await expect(verdict.getByText(/Sesame: not verified/)).toBeVisible();
  await setAllergens(['Milk']);
  await page.clock.fastForward(61_000);
  await expect(verdict.getByText('Restaurant says: no milk')).toBeVisible();

  // Half a year later, nobody has confirmed it.
  await page.clock.fastForward(181 * dayMs);
  await expect(verdict.getByText(/Milk: not verified\. Last stated/)).toBeVisible();
});

test('a page that Back brings back is assessed anew', async ({ page }) => {
  const restaurant = await openRestaurant(page.request);
  const statements = [{ allergen: 'milk', level: 'absent' }];
  const [dish = 0] = await restaurant.save([{ name: 'Plain Dal', statements }]);
  await page.addInitScript(() => sessionStorage.setItem('avoiding', '["milk"]'));
  await page.goto(`/dish/${dish}`);
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict.getByText('Restaurant says: no milk')).toBeVisible();
  await page.goto('/privacy');
  await restaurant.save([{ id: dish, statements: [{ allergen: 'milk', level: 'contains' }] }]);
  await page.goBack();
  await expect(verdict.getByText('Restaurant says: contains milk')).toBeVisible();
});
