import type { BrowserContext, Page } from '@playwright/test';
import { openAvoiding, press } from './household.ts';
import { openRestaurant } from './own-restaurant.ts';
import { enoughAt, expect, expectAccessibleInBothThemes, test, waitUntilAlive } from './setup.ts';
import { speak, speaker, type Language } from './speaker.ts';

enoughAt('phone');
test.use({ allowedErrors: [/410 \(Gone\)|ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitUntilAlive(page);
}

/** Sends what somebody avoids to a kitchen, and opens it on the kitchen's own tablet. */
async function sendToKitchen(page: Page, context: BrowserContext, language: Language) {
  const { say } = speaker(language);
  const restaurant = await openRestaurant(page.request);
  const [rice = 0] = await restaurant.save([{ name: 'Plain rice' }]);
  await openAvoiding(page, { name: 'Peanuts', strictness: 'dangerous' });
  await speak(page, language);
  await open(page, `/restaurant/${restaurant.id}/card`);
  await press(page, page.getByRole('button', { name: say('Let the kitchen answer') }));
  const dialog = page.getByRole('dialog');
  await press(page, dialog.getByRole('checkbox'), 'Space');
  await press(page, dialog.getByRole('button', { name: say('Send and show the code') }));
  const link = await page
    .getByRole('main')
    .getByRole('link', { name: say('Open what the kitchen sees') })
    .getAttribute('href');
  const kitchen = await context.browser()!.newContext({ viewport: page.viewportSize() });
  const tablet = await kitchen.newPage();
  await speak(tablet, language);
  await open(tablet, link ?? '');
  const sheet = tablet.getByRole('main');
  await expect(sheet.getByLabel(say('Your initials'))).toBeVisible();
  return { restaurant, rice, tablet, sheet };
}

test('signing out says what goes with it, and withdraws what a kitchen can open', async ({ page, context }) => {
  test.slow();
  const { restaurant, rice, tablet, sheet } = await sendToKitchen(page, context, 'en');
  await page.evaluate(
    ([id, dish]) => {
      const told = { restaurant: id, kind: 'whether', things: ['milk'], dishes: [dish], answer: 'yes', by: 'chef' };
      localStorage.setItem('told', JSON.stringify([{ ...told, at: new Date().toISOString() }]));
    },
    [restaurant.id, rice],
  );
  const dialog = page.getByRole('dialog', { name: 'Sign out?' });

  await test.step('and one may stay', async () => {
    await open(page, '/profile');
    await press(page, page.getByRole('link', { name: 'Logout' }));
    await expect(dialog.getByText('A kitchen can still open what was sent from this browser.')).toBeVisible();
    await expect(dialog.getByText('What the kitchen ticked is then no longer shown')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText(new RegExp(`^${restaurant.name}, open until \\d`));
    await expect(dialog.getByText('Signing out deletes one answer that was noted on this device.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await page.waitForURL('/profile');
    await expect(page.locator('main h1:focus')).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
    await expect(sheet.getByRole('heading', { name: 'This link opens no order' })).toHaveCount(0);
  });

  await press(page, page.getByRole('link', { name: 'Logout' }));
  await press(page, dialog.getByRole('button', { name: 'Sign out and withdraw one open kitchen page' }));
  await page.waitForURL('/');
  await expect(sheet.getByRole('heading', { name: 'This link opens no order' })).toBeVisible();
  const left = await page.evaluate(() => ['token', 'kitchenOrders', 'told'].map((key) => localStorage.getItem(key)));
  expect(left).toEqual([null, null, null]);
  await tablet.context().close();
});

test('without a network nothing is withdrawn, which is said before the session ends', async ({ page, context }) => {
  test.slow();
  const { say } = speaker('es');
  const { tablet, sheet } = await sendToKitchen(page, context, 'es');
  await open(page, '/profile');
  await press(page, page.getByRole('link', { name: say('Logout') }));
  const dialog = page.getByRole('dialog', { name: say('Sign out?') });
  const withdraw = dialog.getByRole('button', {
    name: say('Sign out and withdraw {count} open kitchen pages', { count: 1 }),
  });
  await expect(withdraw).toBeVisible();
  await context.setOffline(true);
  await press(page, withdraw);
  await expect(dialog.getByRole('alert')).toContainText(say('It was not withdrawn'));
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await press(page, dialog.getByRole('button', { name: say('Sign out and leave it open') }));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await context.setOffline(false);
  await open(tablet, tablet.url());
  await expect(sheet.getByRole('heading', { name: say('This link opens no order') })).toHaveCount(0);
  await tablet.context().close();
});
