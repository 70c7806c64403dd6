import { randomUUID } from 'node:crypto';
import { openRestaurant } from './own-restaurant.ts';
import { expect, expectAccessibleInBothThemes, signIn, test } from './setup.ts';

// An owner swaps a dressing for the house vinaigrette in a salad, and reads what that brings before stating anything.
test('a way that swaps in a component of the kitchen', async ({ page }) => {
  test.slow();
  const restaurant = await openRestaurant(page.request);
  const [salad = 0] = await restaurant.save([{ name: 'Green salad', ingredients: ['Lettuce', 'Ranch dressing'] }]);
  const email = `olive-${randomUUID()}@example.com`;
  await restaurant.appoint(email);
  await signIn(page, email);
  const login = { email_address: email, password: 'clearplate-demo' };
  const { token } = (await (await page.request.post('/api/auth/login', { data: login })).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const components = await page.request.get(`/api/restaurant/${restaurant.id}/components`, { headers });
  const saved = await page.request.put(`/api/restaurant/${restaurant.id}/components`, {
    headers: { ...headers, 'if-match': components.headers()['etag'] ?? '' },
    data: {
      components: [{ key: randomUUID(), name: 'House vinaigrette', ingredients: ['oil', 'vinegar', 'mustard'] }],
    },
  });
  expect(saved.status()).toBe(200);

  await page.goto(`/restaurant/${restaurant.id}/variants`);
  await page.getByRole('button', { name: 'Add a way to make it Green salad' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('checkbox', { name: 'Ranch dressing' }).check();
  await form.getByLabel('Find a component').fill('vinai');
  await page.getByRole('option', { name: 'House vinaigrette' }).click();
  await expect(form.getByText(/^Brings mustard\. Nobody has said all/)).toBeVisible();
  await form.getByText('Components that are added').scrollIntoViewIfNeeded();
  await expectAccessibleInBothThemes(page);
  await form.getByRole('checkbox', { name: /^Milk/ }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  const name = 'Without ranch dressing, with house vinaigrette';
  await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();

  const [shown] = (await (await page.request.get(`/api/dish/${salad}`)).json()) as { variants: { name: string }[] }[];
  expect(shown?.variants.map((way) => way.name)).toEqual([name]);
  expect(JSON.stringify(shown?.variants)).toContain('"in":"House vinaigrette"');

  await page.goto(`/restaurant/${restaurant.id}/components`);
  await expect(page.getByText('Another way to make 1 dish adds it: Green salad')).toBeVisible();

  // What its list contradicts is marked where the ways are listed.
  const noMilk = { allergen: 'milk', level: 'absent' };
  await restaurant.saveVariants(salad, [
    { name: 'Without lettuce', leaves_out: ['Lettuce'], adds: ['Radish'], statements: [noMilk] },
  ]);
  await page.goto(`/restaurant/${restaurant.id}/variants`);
  await expect(page.getByText('“Ranch dressing” means milk, but milk is stated absent.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
