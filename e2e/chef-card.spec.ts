import { allergens } from '@clearplate/domain/facts/allergens';
import type { Page } from '@playwright/test';
import { openAccount, ownHeaders, press } from './household.ts';
import { expect, expectAccessible, isPhone, test } from './setup.ts';
import { holdBack } from './slow-page.ts';

// Without a network, every request fails.
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|Error updating dishes/] });

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

async function saveAllergens(page: Page, names: readonly string[]): Promise<void> {
  const headers = await ownHeaders(page);
  const [first] = (await (await page.request.get('/api/eater', { headers })).json()) as { id: number }[];
  const data = names.map((name, index) => ({ name, strictness: ['dangerous', 'ask', 'fine'][index % 3] }));
  const answer = await page.request.put(`/api/eater/${first?.id}/allergen`, { headers, data });
  expect(answer.status()).toBe(200);
}

test('a chef card is shown in full, printed on one page and opened without a network', async ({ page, context }) => {
  test.skip(!isPhone(page), 'It is shown on a phone');
  await openAccount(page);
  const isOnePage = async (names: readonly string[]) => {
    await saveAllergens(page, names);
    await page.goto('/profile/card');
    await expect(page.getByRole('article')).toContainText(`Foods on this card: ${names.length}`);
    await page.locator('.paper-card').waitFor({ state: 'attached' });
    // Tests run sequentially, because a page prints once at a time.
    const pages = [countPages(await page.pdf({ format: 'Letter' })), countPages(await page.pdf({ format: 'A4' }))];
    const isSaid = await page.getByText('This is too long for one page').isVisible();
    expect(
      pages.every((count) => count === 1),
      `${names.length} names are on ${pages.join(' and ')} pages`,
    ).toBe(!isSaid);
    return !isSaid;
  };

  const names = allergens.map(({ name }) => name);
  const many = Array.from({ length: 60 }, (_, index) => `A food with a long name of its own ${index}`);
  expect(await isOnePage([...names, ...many])).toBe(false);
  expect(await isOnePage(names.slice(0, 40))).toBe(true);
  expect(await isOnePage(names.slice(0, 12))).toBe(true);
  await expectAccessible(page);

  await press(page, page.getByRole('button', { name: 'Show to the kitchen' }));
  const kitchen = page.getByRole('dialog', { name: 'Chef card' });
  expect(await kitchen.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(kitchen).toBeHidden();

  await expect(page.getByText('This page opens offline too')).toBeVisible();
  await context.setOffline(true);
  await page.goto('/profile/card');
  await expect(page.getByText('This card may be out of date.')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('maní');
  await page.getByLabel('Language of the kitchen').selectOption('ja');
  await expect(page.getByRole('article').getByText('落花生')).toBeVisible();
});

test('a print says that the card is not there yet, and is nothing but the card once it is', async ({ page }) => {
  test.skip(!isPhone(page), 'Paper has one width');
  await openAccount(page);
  await saveAllergens(page, ['Peanuts']);
  const letThrough = await holdBack(page, /\/api\/eater(\/|\?|$)/);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/profile/card');
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { name: 'Chef card', level: 1 });
  await expect(title).toBeVisible();
  const widthOfAwaited = async () => (await main.getByText('Loading your card').boundingBox())?.width;
  await expect.poll(widthOfAwaited).toBeGreaterThan(50);

  letThrough();
  await expect(page.locator('.paper-card')).toBeVisible();
  await expect(title).toBeHidden();
});
