import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { keepToken } from './enter.ts';
import { registerAccount } from './register-account.ts';
import { tabTo as moveTo } from './tab-to.ts';

export const newPassword = 'plain-sailing-42';

/** Opens a new account and signs in, because all tests share the sample's people. */
export async function openAccount(page: Page, username = 'Ann'): Promise<string> {
  const email_address = `${randomUUID()}@example.com`;
  const token = await registerAccount({ username, email_address, password: newPassword });
  await keepToken(page, token);
  return email_address;
}

/** Returns the headers that authenticate the person signed in on the page. */
export async function ownHeaders(page: Page): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` };
}

/** Opens an account that avoids one thing and signs in. Returns the headers that authenticate it. */
export async function openAvoiding(
  page: Page,
  avoided: { readonly name: string; readonly strictness: string },
): Promise<{ authorization: string }> {
  await openAccount(page);
  const headers = await ownHeaders(page);
  const [first] = (await (await page.request.get('/api/eater', { headers })).json()) as { id: number }[];
  const answer = await page.request.put(`/api/eater/${first?.id}/allergen`, { headers, data: [avoided] });
  expect(answer.status()).toBe(200);
  return headers;
}

/** Moves the focus there with the keyboard. */
export const tabTo = (_: Page, target: Locator): Promise<void> => moveTo(target);

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
