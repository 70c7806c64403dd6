import type { Page } from '@playwright/test';
import { button, field, press, typeInto } from './keyboard.ts';
import { waitForLink } from './mailbox.ts';
import { registerAccount } from './register-account.ts';
import { enoughAt, expect, expectAccessible, test } from './setup.ts';

enoughAt('phone');

/** Opens a link as from a mail: as a new page, not by navigating within the open one. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
}

async function login(page: Page, email: string, password: string): Promise<void> {
  await typeInto(field(page, 'Email'), email);
  await typeInto(field(page, 'Password'), password);
  await press(button(page, 'Login'));
}

// The journey includes these refusals.
test.use({ allowedErrors: [/status of (400|409|410)/] });

test('an account from its opening to a forgotten password and back, by keyboard alone', async ({ page }, {
  project,
}) => {
  test.setTimeout(180_000);
  const email = `journey-${project.name}-${Date.now()}@example.com`;
  const region = (name: string) => page.getByRole('region', { name });

  await test.step('open it, on the second try', async () => {
    await page.goto('/register');
    await press(button(page, 'Sign Up'));
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    await expectAccessible(page);
    await typeInto(field(page, 'Username'), 'Journey');
    await typeInto(field(page, 'Email'), 'diner@example.com');
    await typeInto(field(page, 'Password'), 'a first long secret');
    await press(button(page, 'Sign Up'));
    await expect(page.getByText('Oops! Something went wrong. Please try again.')).toBeVisible();
    await expect(page.getByText(/There is already an account/).first()).toBeVisible();
    await typeInto(field(page, 'Email'), email);
    await press(button(page, 'Sign Up'));
    await expect(page.getByText('Welcome! Your registration was successful')).toBeVisible();
    await page.waitForURL('/');
  });

  await test.step('confirm the e-mail', async () => {
    await follow(page, await waitForLink(email, '/confirm-email'));
    await expectAccessible(page);
    await press(button(page, 'Confirm my e-mail'));
    await expect(region('Your e-mail is confirmed')).toBeFocused();
  });

  await test.step('sign out, and forget the password', async () => {
    await page.goto('/logout');
    await page.waitForURL('/');
    await page.goto('/login');
    await press(page.getByRole('link', { name: 'Forgotten password?' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Forgotten password' })).toBeFocused();
    await typeInto(field(page, 'Email'), email);
    await press(button(page, 'Send the link'));
    await expect(region('Check your inbox')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('set another one by the mailed link, which works once', async () => {
    const link = await waitForLink(email, '/reset-password');
    await follow(page, link);
    await typeInto(field(page, 'New password'), 'password1');
    await press(button(page, 'Set new password'));
    await expect(page.getByText(/one of the most common passwords/).first()).toBeVisible();
    await expectAccessible(page);
    await typeInto(field(page, 'New password'), 'a second long secret');
    await press(button(page, 'Set new password'));
    await expect(region('Your new password is set')).toBeFocused();
    await follow(page, link);
    await typeInto(field(page, 'New password'), 'a third long secret');
    await press(button(page, 'Set new password'));
    await expect(region('This link no longer works')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('sign in with it alone', async () => {
    await page.goto('/login');
    await login(page, email, 'a first long secret');
    await expect(page.getByText('Login failed')).toBeVisible();
    await login(page, email, 'a second long secret');
    await page.waitForURL('/');
  });

  await test.step('see where one is signed in, and sign out everywhere', async () => {
    await page.goto('/profile/security');
    await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await press(button(page, 'Sign out everywhere'));
    const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await press(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await page.waitForURL('/login');
    await expect(page.getByText('You are signed out everywhere.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test('a mailed link signs in, also without the password', async ({ page }, { project }) => {
  const email = `link-${project.name}-${Date.now()}@example.com`;
  await registerAccount({ username: 'Link', email_address: email, password: 'never typed again' });
  await page.goto('/sign-in-link');
  await typeInto(field(page, 'Email'), email);
  await press(button(page, 'Send me a link'));
  await expect(page.getByRole('region', { name: 'Check your inbox' })).toBeFocused();
  await follow(page, await waitForLink(email, '/sign-in-link'));
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await press(button(page, 'Sign in'));
  await page.waitForURL('/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
});
