import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newPassword, press } from './household.ts';
import { openRestaurant } from './own-restaurant.ts';
import { registerAccount } from './register-account.ts';
import { enoughAt, expect, expectAccessibleInBothThemes, fillLogin, signIn, test } from './setup.ts';

enoughAt('phone');

async function register(page: Page, username: string, name: string) {
  const email = `${randomUUID()}@example.com`;
  const token = await registerAccount({ username, email_address: email, password: newPassword });
  const headers = { authorization: `Bearer ${token}` };
  const [eater] = (await (await page.request.get('/api/eater', { headers })).json()) as { id: number }[];
  const data = [{ name, strictness: 'fine' }];
  expect((await page.request.put(`/api/eater/${eater?.id}/allergen`, { headers, data })).status()).toBe(200);
  return { email, headers };
}

async function noteAtTable(page: Page, restaurant: number): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(`/restaurant/${restaurant}/ask`);
  const fish = main.getByRole('article').filter({ hasText: 'Is there fish in any of these dishes?' });
  await press(page, fish.getByRole('button', { name: 'Yes' }));
  await press(page, fish.getByRole('button', { name: 'the chef' }));
  await expect(main.getByText(/^You were told: contains fish/).first()).toBeVisible();
}

const said = 'Contains fish. Noted in this tab before you signed in.';

const isNoted = (page: Page) => page.getByRole('region', { name: 'Noted in this tab' });
const readNotes = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('told'), localStorage.getItem('told')].filter(Boolean).length);

test('what a guest noted warns whoever signs in, and is theirs once they say so', async ({ page }) => {
  test.slow();
  const restaurant = await openRestaurant(page.request, {});
  const [rolls] = await restaurant.save([{ name: 'Spring rolls' }, { name: 'Fried tofu' }]);
  const first = await register(page, 'Greta', 'Fish');
  const second = await register(page, 'Milo', 'Fish');
  const added = { dish_id: rolls, quantity: 1 };
  expect((await page.request.post('/api/cart/add', { headers: first.headers, data: added })).status()).toBe(200);
  const main = page.getByRole('main');
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('avoiding', '[{"allergen":"fish","strictness":"dangerous"}]'));
  await noteAtTable(page, restaurant.id);
  await page.goto('/login');
  await fillLogin(page, first.email, newPassword);

  await test.step('before they say whose it is', async () => {
    for (const path of ['', '/ask']) {
      await page.goto(`/restaurant/${restaurant.id}${path}`);
      await expect(isNoted(page)).toBeVisible();
      await expect(isNoted(page).getByRole('listitem')).toHaveText(new RegExp(`^${restaurant.name}, .*: one answer$`));
      await expect(main.getByText(/You were told/)).toHaveCount(0);
      await expectAccessibleInBothThemes(page);
    }
    await page.goto(`/restaurant/${restaurant.id}`);
    await expect(main.getByText('2 to avoid').first()).toBeVisible();
    const stricter = 'Fish is ticked in this tab more strictly than you saved it. The stricter counts here.';
    await expect(main.getByText(stricter)).toBeVisible();
    await expect(main.getByText(/^Avoiding: /).first()).toHaveText('Avoiding: Fish (traces are dangerous)');
    await page.goto('/cart');
    await expect(main.getByText(said)).toBeVisible();
    await page.goto(`/cart/note/${restaurant.id}`);
    await expect(isNoted(page)).toBeVisible();
    await page.goto(`/dish/${rolls}`);
    await expect(main.getByText(said).filter({ visible: true })).toHaveCount(1);
    await expect(main.getByRole('button', { name: /^Send it|^Delete this note/ })).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('once they say that it is theirs', async () => {
    await press(page, main.getByRole('button', { name: 'I noted that' }));
    await expect(isNoted(page)).toHaveCount(0);
    await expect(page.locator('main :is(h1, h2):focus')).toHaveCount(1);
    await expect(main.getByText(/^You were told: contains fish, by the chef/)).toBeVisible();
    await press(page, main.getByRole('button', { name: 'Send it to the restaurant' }));
    const dialog = page.getByRole('dialog', { name: 'Send it to the restaurant' });
    await expect(dialog.getByText('Spring rolls, Fried tofu')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the next person at this tab', async () => {
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Logout' }).click();
    await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('/');
    await expect.poll(() => readNotes(page)).toBe(0);
    await signIn(page, second.email, newPassword);
    for (const path of [`/restaurant/${restaurant.id}`, `/dish/${rolls}`, '/profile/favourites']) {
      await page.goto(path);
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByText(/You were told|Noted in this tab|more strictly/)).toHaveCount(0);
    }
  });
});

test('what somebody else noted is gone at one press, and isn’t named to whoever doesn’t avoid it', async ({ page }) => {
  const restaurant = await openRestaurant(page.request, {});
  const [rolls] = await restaurant.save([{ name: 'Spring rolls' }, { name: 'Fried tofu' }]);
  const { email } = await register(page, 'Milo', 'Fish');
  const { email: other } = await register(page, 'Nora', 'Milk');
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('avoiding', '["fish"]'));
  await noteAtTable(page, restaurant.id);
  const noted = await page.evaluate(() => sessionStorage.getItem('told') ?? '');
  const main = page.getByRole('main');

  await page.goto('/login');
  await fillLogin(page, other, newPassword);
  await page.evaluate(() => sessionStorage.removeItem('avoiding'));
  for (const path of [`/compare?r=${restaurant.id}`, `/dish/${rolls}`, `/restaurant/${restaurant.id}`]) {
    await page.goto(path);
    await expect(isNoted(page)).toBeVisible();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(main).not.toContainText(/contains fish|was noted.*fish/i);
  }
  await page.goto(`/compare?r=${restaurant.id}`);
  await expect(main.getByText('Something was noted here on this device before you signed in.').first()).toBeVisible();
  await page.goto('/logout');
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/');
  await page.evaluate((told) => sessionStorage.setItem('told', told), noted);

  await page.goto('/login');
  await fillLogin(page, email, newPassword);
  await page.goto(`/dish/${rolls}`);
  await expect(main.getByText(said).filter({ visible: true })).toHaveCount(1);
  await press(page, main.getByRole('button', { name: 'Somebody else did: delete it' }));
  await expect(main.getByText(/Noted in this tab|You were told/)).toHaveCount(0);
  await expect(page.locator('main :is(h1, h2):focus')).toHaveCount(1);
  expect(await readNotes(page)).toBe(0);
});
