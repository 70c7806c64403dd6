import { enter } from './enter.ts';
import { findJumps, watchShifts } from './contact-sheet/look-at.ts';
import { openAccount } from './household.ts';
import { waitForLink } from './mailbox.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, isPhone, test } from './setup.ts';
import { holdBack } from './slow-page.ts';

// No other test orders from this restaurant or uses this allergen.
const place = 60;
const allergen = 'Mustard';

test('a dish is kept and watched, a reaction to it reported, told in the app and taken back', async ({
  browser,
  page,
}, { retry }) => {
  test.skip(!isPhone(page), 'The screens are the same at the other width');
  const email = await openAccount(page, 'Keeper');
  await page.goto('about:blank');
  await page.goto(await waitForLink(email, '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(page.getByRole('region', { name: 'Your e-mail is confirmed' })).toBeVisible();
  const menu = await page.request.get(`/api/restaurant/menu/${place}`);
  const { recipes } = (await menu.json()) as { recipes: { id: number; name: string }[] };
  // A reaction to this dish is a change only once, so a retry takes another dish.
  const { id, name } = recipes.at(-1 - retry)!;

  await test.step('keep and watch it', async () => {
    await page.goto(`/dish/${id}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await page.getByText('Tell me when this dish changes').click();
    await expect(page.getByRole('switch')).toBeChecked();
    await expectAccessible(page);
  });

  await test.step('report a reaction, after the advice for an emergency', async () => {
    await page.getByRole('link', { name: 'I reacted to this dish' }).click();
    await expect(page.getByText('Use your epinephrine now')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'It is over, or I have help' }).click();
    await page.getByText('More allergens').click();
    await page.getByRole('checkbox', { name: allergen }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Report the reaction' }).click();
    await expect(page.getByRole('region', { name: 'Thank you' })).toBeFocused();
    expect(page.url()).not.toContain(allergen.toLowerCase());
  });

  await test.step('find the sign, and the change among the favourites', async () => {
    await page.goto('/profile');
    await page.getByRole('link', { name: /Favourites.*1 changed/ }).click();
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card).toContainText('Changed since you looked: A reaction to mustard was reported');
    await expectAccessible(page);
    await card.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(card.getByText('No longer saved')).toBeVisible();
    await card.getByRole('button', { name: `Undo ${name}` }).click();
    await expect(card.getByRole('switch')).toBeChecked();
  });

  await test.step('an admin sees it on the list and at the restaurant, where it can be answered', async () => {
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const desk = await context.newPage();
    await enter(desk, 'admin@example.com');
    await desk.goto('/admin/reports');
    await expect(desk.getByRole('article').filter({ hasText: name }).first()).toContainText(allergen);
    await expectAccessibleInBothThemes(desk);
    await watchShifts(desk);
    for (const call of ['reports', 'guest-questions']) {
      const letThrough = await holdBack(desk, new RegExp(`/api/restaurant/${place}/${call}`));
      await desk.goto(`/restaurant/${place}`);
      await expect(desk.getByText(/answered: 9 allergens/)).toBeVisible();
      // Everything else has been answered by then.
      await desk.waitForTimeout(500);
      // What may move under a finger can't be pressed yet.
      await expect(desk.getByText('Reports from diners')).toBeHidden();
      letThrough();
      await expect(desk.getByRole('region', { name: 'What diners want to know' })).toContainText('mustard');
      await expect(desk.getByText('Reports from diners')).toBeVisible();
      expect(await findJumps(desk)).toEqual([]);
    }
    await desk.getByText('Reports from diners').click();
    await expect(desk.getByLabel(`Your answer about ${name}`).first()).toBeVisible();
    await expectAccessibleInBothThemes(desk);
    await context.close();
  });

  await test.step('take the report back', async () => {
    await page.goto(`/dish/${id}`);
    await expect(page.getByRole('heading', { name: 'Reaction reported' })).toBeVisible();
    await page.getByRole('link', { name: 'I reacted to this dish' }).click();
    await page.getByRole('button', { name: 'It is over, or I have help' }).click();
    await page.getByRole('button', { name: 'Withdraw it' }).click();
    await expect(page.getByRole('button', { name: 'Report the reaction' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the dish' }).click();
    await expect(page.getByRole('heading', { name: 'From diners' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Reaction reported' })).toBeHidden();
  });
});
