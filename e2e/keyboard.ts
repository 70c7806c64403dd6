import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the focus there with the keyboard; fails if it can't be reached. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 200 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+A');
  await target.page().keyboard.type(text);
}

export async function press(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Finds a field by exactly this label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
