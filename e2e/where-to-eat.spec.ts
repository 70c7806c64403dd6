import { newPassword, openAccount, press, typeInto } from './household.ts';
import { enoughAt, expect, expectAccessible, test } from './setup.ts';

enoughAt('phone');

test('addresses and the place that is shown, by keyboard', async ({ page }) => {
  await openAccount(page);
  const main = page.getByRole('main');
  await page.goto('/profile/addresses');
  await press(page, main.getByRole('link', { name: 'New Address' }));
  await typeInto(page, main.getByRole('textbox', { name: 'Name' }), 'Home');
  await typeInto(page, main.getByRole('textbox', { name: 'Address line 1' }), '1 Main Street');
  await typeInto(page, main.getByRole('textbox', { name: 'Address line 2' }), 'Apt 2');
  await typeInto(page, main.getByRole('textbox', { name: 'Zip code' }), '02139');
  await expect(main.getByRole('textbox', { name: 'City' })).toHaveValue('Cambridge');
  await expect(main.getByRole('textbox', { name: 'State' })).toHaveAttribute('readonly', '');
  await expectAccessible(page);
  await press(page, main.getByRole('button', { name: 'Save address' }));
  await expect(page.getByText("Address added successfully! You're all set.")).toBeVisible();
  await expect(main.getByText('1 Main Street, Apt 2, Cambridge, Massachusetts, 02139')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/');
  await press(page, main.getByRole('button', { name: 'Choose an address or zip code' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /Home/ })).toBeVisible();
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: /Home/ }));
  await expect(main.getByText('Lemongrass Lane').first()).toBeVisible();
  const kept = await page.evaluate(() => [localStorage.getItem('zipcode'), localStorage.getItem('address')]);
  expect(kept).toEqual(['02139', expect.stringMatching(/^\d+$/)]);

  await page.goto('/profile/addresses');
  await press(page, main.getByRole('button', { name: 'Delete Home' }));
  await expect(page.getByText('Your address has been deleted successfully!')).toBeVisible();
  await expect(main.getByText('You have no addresses yet.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('address'))).toBeNull();

  await page.goto('/');
  await press(page, main.getByRole('button', { name: 'Clear zip code' }));
  expect(await page.evaluate(() => localStorage.getItem('zipcode'))).toBeNull();
});

test('everything can be downloaded, and then deleted', async ({ page }) => {
  await openAccount(page);
  await page.goto('/profile/data');
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('clearplate-my-data.json');
  await press(page, page.getByRole('button', { name: 'Delete my account' }));
  await typeInto(page, page.getByLabel('Your password'), newPassword);
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Delete for good' }));
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account was deleted, and everything in it.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
