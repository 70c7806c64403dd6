import type { Page } from '@playwright/test';
import { press, tabTo, typeInto } from './keyboard.ts';
import { registerAccount } from './register-account.ts';
import { expect, expectAccessible, isPhone, signIn, test } from './setup.ts';

/** Creates a restaurant without an owner for this run. */
async function listRestaurant(page: Page, name: string): Promise<string> {
  const credentials = { email_address: 'admin@example.com', password: 'clearplate-demo' };
  const login = await page.request.post('/api/auth/login', { data: credentials });
  const { token } = (await login.json()) as { token: string };
  const made = await page.request.post('/api/restaurant', {
    data: { name, address: '1 Main Street', zip: '02139' },
    headers: { authorization: `Bearer ${token}` },
  });
  return `/restaurant/${((await made.json()) as { id: number }).id}`;
}

/** Another person uses the same browser. */
const change = (page: Page) => page.evaluate(() => localStorage.clear());

test('somebody claims a restaurant, an admin looks and appoints them, and it is theirs to keep, by keyboard alone', async ({
  page,
}) => {
  test.skip(isPhone(page), 'The way is the same at both widths');
  const stamp = Date.now();
  const email = `claims-${stamp}@example.com`;
  const password = 'a long enough secret';
  await registerAccount({ username: `Claire ${stamp}`, email_address: email, password });
  const place = await listRestaurant(page, `Claimed ${stamp}`);

  await test.step('claim it from its page', async () => {
    await signIn(page, email, password);
    await page.goto(place);
    await press(page.getByRole('link', { name: 'Is this your restaurant?' }));
    await expect(page.getByLabel('Contact email')).toHaveValue(email);
    await typeInto(page.getByLabel('Contact phone number'), '6175550123');
    // A claim needs no website.
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await press(page.getByRole('button', { name: 'Send' }));
    await expect(
      page.getByText(/^Thanks. Somebody will check that the restaurant is yours and write to you/),
    ).toBeVisible();
    await change(page);
  });

  await test.step('answer it by appointing them', async () => {
    await signIn(page, 'admin@example.com');
    await press(page.getByRole('link', { name: 'Admin', exact: true }));
    await press(page.getByRole('link', { name: /^Enquiries/ }));
    const card = page.getByRole('article', { name: `Claire ${stamp}` });
    await expectAccessible(page);
    await press(card.getByRole('button', { name: 'Appoint as owner' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('This address has not been confirmed.')).toBeVisible();
    await expectAccessible(page);
    await tabTo(dialog.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await press(dialog.getByRole('button', { name: 'Appoint as owner' }));
    await expect(card.getByText(/Answered by Ada Admin/)).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Answered by Ada Admin');
    await page.goto('/admin/restaurants');
    await expect(page.getByRole('heading', { name: 'Restaurants and owners' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/admin/restaurants/new');
    await expect(page.getByRole('form', { name: 'New restaurant' })).toBeVisible();
    await expectAccessible(page);
    await change(page);
  });

  await test.step('find it at home, and open the way to change it', async () => {
    await signIn(page, email, password);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await page.goto(place);
    await expect(page.getByText('You manage this restaurant')).toBeVisible();
  });
});
