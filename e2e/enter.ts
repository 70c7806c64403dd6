import { expect, type Page } from '@playwright/test';

/** Keeps a token in the browser as the app does, on an address of the site that doesn't load the app. */
export async function keepToken(page: Page, token: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
}

/** Signs in without the form, whose tests are in accounts.spec.ts. */
export async function enter(page: Page, email_address: string, password = 'clearplate-demo'): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email_address, password } });
  expect(answer.status()).toBe(200);
  await keepToken(page, ((await answer.json()) as { token: string }).token);
}
