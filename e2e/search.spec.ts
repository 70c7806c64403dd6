import type { Page } from '@playwright/test';
import { tabTo, typeInto } from './keyboard.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, isPhone, test } from './setup.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search for dishes and restaurants' });
const results = (page: Page, q: string) => page.getByRole('heading', { name: `Results for ${q}` });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('searching by keyboard: a slip, a filter, more of it, a dish and back, suggestions, and nothing', async ({
  page,
}) => {
  test.skip(isPhone(page), 'Filters are a row here; on a phone they are a sheet, which has tests of its own');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => sessionStorage.setItem('avoiding', '["sesame"]'));
  await page.goto('/');
  await typeInto(box(page), 'chiken');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=chiken$/);
  await expect(results(page, 'chiken')).toBeVisible();
  await expect(page.getByText('Searched for chicken.')).toBeVisible();

  const price = page.getByRole('combobox', { name: 'Price' });
  await tabTo(price);
  await page.keyboard.type('Up to $20');
  await expect(price).toHaveValue('20');
  await expect(page).toHaveURL(/\/search\?q=chiken&max_price=20$/);
  await expect(results(page, 'chiken')).toBeVisible();

  // Scrolling loads more, and Back restores all of it and the position.
  const dishes = page.getByRole('main').getByRole('article');
  await expect(dishes.first()).toBeVisible();
  const first = await dishes.count();
  await tabTo(page.getByRole('checkbox', { name: 'Open now' }));
  await page.keyboard.press('End');
  await expect.poll(() => dishes.count()).toBeGreaterThan(first);
  const many = await dishes.count();
  const dish = dishes.nth(first).getByRole('link').first();
  const name = (await dish.textContent()) ?? '';
  await dish.focus();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
  const before = await scrolled(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?q=chiken&max_price=20$/);
  await expect.poll(() => dishes.count()).toBeGreaterThanOrEqual(many);
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(200);

  // Axe takes longer with many cards, so it runs where there are few.
  await typeInto(box(page), 'qinoa');
  await page.keyboard.press('Enter');
  await expect(results(page, 'qinoa')).toBeVisible();
  await expect(page.getByText('Searched for quinoa.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('pad th');
  const suggested = page.getByRole('option', { name: 'Pad Thai dish' });
  await expect(suggested).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(suggested).toHaveAttribute('aria-selected', 'true');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Enter');
  await expect(results(page, 'Pad Thai')).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL(/max_price=20/);

  await typeInto(box(page), 'zzqxwv');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No results for zzqxwv.')).toBeVisible();
  await expectAccessible(page);
  await typeInto(box(page), ' ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter something to search')).toBeVisible();
  expect(page.url()).not.toMatch(/sesame/);
});
