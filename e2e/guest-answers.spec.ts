import { randomUUID } from 'node:crypto';
import { enter } from './enter.ts';
import { openAccount, press } from './household.ts';
import { waitForLink } from './mailbox.ts';
import { openRestaurant } from './own-restaurant.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, isPhone, test } from './setup.ts';

test('what a guest was told becomes a dated statement of the restaurant by one press', async ({ page, browser }) => {
  test.skip(!isPhone(page), 'It is noted at a table');
  test.slow();
  const restaurant = await openRestaurant(page.request, {});
  const [rolls] = await restaurant.save([
    { name: 'Spring rolls' },
    { name: 'Fish cakes', statements: [{ allergen: 'fish', level: 'contains' }] },
  ]);
  const owner = `${randomUUID()}@example.com`;
  await restaurant.appoint(owner);
  await page.addInitScript(() => sessionStorage.setItem('avoiding', '["fish"]'));
  const main = page.getByRole('main');
  await page.goto(`/restaurant/${restaurant.id}/ask`);
  await main
    .getByRole('group', { name: 'What were you told?' })
    .first()
    .getByRole('button', { name: 'No', exact: true })
    .click();
  await main.getByRole('button', { name: 'the chef' }).click();
  await press(page, main.getByRole('button', { name: 'Send it to the restaurant' }));
  const dialog = page.getByRole('dialog', { name: 'Send it to the restaurant' });
  await expect(dialog.getByText(/^A guest was told by the chef, .*: no fish\. Is it so\?$/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await press(page, dialog.getByRole('button', { name: 'I agree: send it' }));
  await expect(dialog.getByText('Sent. Thank you.')).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Close' }));

  await page.goto(`/dish/${rolls}`);
  await expect(main.getByText(/^You were told: no fish, by the chef, /)).toBeVisible();
  await expect(main.getByText(/Fish: not verified/).first()).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const office = await context.newPage();
  const desk = office.getByRole('main');
  await enter(office, owner);
  await office.goto(`/restaurant/${restaurant.id}`);
  await press(office, desk.getByRole('link', { name: 'What guests were told' }));
  await expect(
    desk.getByRole('heading', { name: /^A guest was told by the chef, .*: no fish\. Is it so\?$/ }),
  ).toBeVisible();
  await expect(desk.getByText('This will be stated of one dish, dated today: no fish')).toBeVisible();
  await expectAccessibleInBothThemes(office);
  await press(office, desk.getByRole('button', { name: 'It is so: state it' }));
  await expect(desk.getByText('No guest has asked whether something they were told is so.')).toBeVisible();
  await context.close();

  await page.goto(`/dish/${rolls}`);
  await expect(main.getByText('Restaurant says: no fish').first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.goto(`/restaurant/${restaurant.id}`);
  await expect(main.getByText(/sin pescado/).first()).toBeVisible();
});

test('what a diner was told that a dish contains warns everybody once it is reported', async ({ page, browser }) => {
  test.skip(!isPhone(page), 'It is noted at a table');
  test.slow();
  const restaurant = await openRestaurant(page.request, {});
  const [rolls] = await restaurant.save([{ name: 'Spring rolls' }, { name: 'Fried tofu' }]);
  const main = page.getByRole('main');
  const email = await openAccount(page, 'Teller');
  await page.goto('about:blank');
  await page.goto(await waitForLink(email, '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(page.getByRole('region', { name: 'Your e-mail is confirmed' })).toBeVisible();
  await page.goto('/profile/allergens');
  await page.getByRole('checkbox', { name: 'Fish', exact: true }).check();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('1 chosen, saved', { exact: true })).toBeVisible();
  await page.goto(`/restaurant/${restaurant.id}/ask`);
  await main.getByRole('group', { name: 'What were you told?' }).first().getByRole('button', { name: 'Yes' }).click();
  await main.getByRole('button', { name: 'the server' }).click();
  await press(page, main.getByRole('button', { name: 'Send it to the restaurant' }));
  const dialog = page.getByRole('dialog', { name: 'Send it to the restaurant' });
  await dialog.getByRole('checkbox', { name: 'Spring rolls' }).check();
  await expectAccessibleInBothThemes(page);
  await press(page, dialog.getByRole('button', { name: 'Report it' }));
  await expect(dialog.getByText('Reported of one dish. Thank you.')).toBeVisible();

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const guest = await context.newPage();
  await guest.addInitScript(() => sessionStorage.setItem('avoiding', '["fish"]'));
  await guest.goto(`/dish/${rolls}`);
  await expect(guest.getByText(/^A diner was told on .*: contains fish/).first()).toBeVisible();
  await expectAccessible(guest);
  await guest.goto(`/restaurant/${restaurant.id}`);
  await expect(guest.getByText('1 to avoid')).toBeVisible();
  await context.close();
});
