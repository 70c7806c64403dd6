import type { Browser, BrowserContext } from '@playwright/test';
import { phone } from './conditions.ts';
import { watchRequests } from './watch-requests.ts';

/** Holds everything that a browser stores about a person, except the tab's data. */
export type StoredPerson = Awaited<ReturnType<BrowserContext['storageState']>>;

/** This is the sample's diner; pages that assess for them have the text below. */
const diner = { email: 'diner@example.com', password: 'clearplate-demo' };
export const avoiding = 'Avoiding: Milk, Peanuts';

/** Signs in through the form, and returns what the browser has stored. */
export async function signInAsDiner(browser: Browser, url: string): Promise<StoredPerson> {
  const context = await browser.newContext({ ...phone, baseURL: url });
  const page = await context.newPage();
  const untilQuiet = watchRequests(page);
  await page.goto('/login');
  await untilQuiet();
  await page.getByLabel('Email').fill(diner.email);
  await page.getByLabel('Password').fill(diner.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await untilQuiet();
  const kept = await context.storageState({ indexedDB: true });
  await context.close();
  return kept;
}
