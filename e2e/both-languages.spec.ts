import type { Locator } from '@playwright/test';
import { openAvoiding, press } from './household.ts';
import { openRestaurant } from './own-restaurant.ts';
import { enoughAt, expect, expectAccessible, expectAccessibleInBothThemes, test } from './setup.ts';
import { languages, speak, speaker } from './speaker.ts';
import { expectToHoldZoomed, phoneScreen } from './zoom.ts';

// This covers what happens at a table and on the way to it, on a phone, by keyboard, each in both languages.
enoughAt('phone');

async function endOf(thing: Locator): Promise<number> {
  // An element that is being rendered again at this moment has no box.
  let end: number | undefined;
  const find = async () => {
    const box = await thing.boundingBox();
    end = box ? box.y + box.height : undefined;
    return end;
  };
  await expect.poll(find).toBeDefined();
  return end ?? Infinity;
}

/** Holds each kitchen's language, and its official word for milk. */
const kitchens = [
  ['Korean', 'ko', '우유'],
  ['Thai', 'th', 'นม'],
  ['Vietnamese', 'vi', 'sữa'],
] as const;

const menu = [
  { name: 'Spring rolls' },
  { name: 'Rice', statements: [{ allergen: 'milk', level: 'absent' }], ingredients: ['Rice', 'house sauce'] },
];

for (const language of languages) {
  const { say } = speaker(language);

  test(`the waiter is asked in one press from the menu, and the kitchen shown its card in three, in its own language (${language})`, async ({
    page,
  }) => {
    test.slow();
    await speak(page, language);
    await page.addInitScript(() => sessionStorage.setItem('avoiding', '["milk"]'));
    const main = page.getByRole('main');
    for (const [cuisine, code, milk] of kitchens) {
      const restaurant = await openRestaurant(page.request, { cuisine });
      await restaurant.save(menu);
      await page.goto(`/restaurant/${restaurant.id}`);
      await press(page, main.getByRole('link', { name: say('Ask the waiter') }));
      const first = main
        .getByRole('list', { name: say('Ask first') })
        .getByRole('article')
        .first();
      await expect(first.getByRole('heading', { level: 3 })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      expect(await endOf(first.getByRole('heading', { level: 3 }))).toBeLessThan(phoneScreen.height);
      await press(page, main.getByRole('link', { name: say('Chef card') }));
      const card = main.getByRole('article');
      await expect(card.getByText(milk, { exact: true })).toBeVisible();
      const show = main.getByRole('button', { name: say('Show to the kitchen') });
      await page.evaluate(() => scrollTo(0, 0));
      expect(await endOf(show)).toBeLessThan(phoneScreen.height);
      await expect(main.getByLabel(say('Language of the kitchen'))).toHaveValue(code);
      await expectAccessibleInBothThemes(page);
      await press(page, show);
      const kitchen = page.getByRole('dialog', { name: say('Chef card') });
      expect(await endOf(kitchen.getByText(milk, { exact: true }))).toBeLessThan(phoneScreen.height);
      await page.keyboard.press('Escape');
    }
    await expectToHoldZoomed(page);
    await page.goBack();
    await expect(main.getByRole('list', { name: say('Ask first') })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectToHoldZoomed(page);
  });

  test(`what isn’t checked is said in the answer’s place, and what was cleared comes back (${language})`, async ({
    page,
  }) => {
    await speak(page, language);
    await page.goto('/restaurant/1');
    const main = page.getByRole('main');
    const nothing = main.getByText(say('Not checked yet. Choose what you avoid.'));
    const sizeOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).fontSize);
    expect(await endOf(nothing)).toBeLessThan(phoneScreen.height / 2);
    const loud = await sizeOf(nothing);
    await page.evaluate(() => sessionStorage.setItem('avoiding', '["milk","peanuts"]'));
    await page.reload();
    const answer = main.locator('.menu__summary');
    expect(await endOf(answer)).toBeLessThan(phoneScreen.height / 2);
    expect(await sizeOf(answer)).toBe(loud);
    const said = (await answer.textContent()) ?? '';
    await press(page, main.getByRole('button', { name: say('Clear'), exact: true }));
    await expect(nothing).toBeVisible();
    await expect(main.getByRole('button', { name: say('Undo') })).toBeFocused();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Enter');
    await expect(answer).toHaveText(said);
    await expectToHoldZoomed(page);
  });

  test(`a restaurant’s name leads to it from a list of dishes (${language})`, async ({ page }) => {
    await speak(page, language);
    await page.goto(`/search?q=${encodeURIComponent('Lemongrass Lane')}`);
    const main = page.getByRole('main');
    await expect(main.getByText(say('No results for {text}.', { text: 'Lemongrass Lane' }))).toBeVisible();
    await expectAccessible(page);
    await press(page, main.getByRole('link', { name: 'Lemongrass Lane' }));
    await expect(page).toHaveURL(/\/restaurant\/\d+$/);
  });

  test(`the cart says that it doesn’t travel, and an order is copied with its note (${language})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await speak(page, language);
    const restaurant = await openRestaurant(page.request);
    const [soup = 0] = await restaurant.save([{ name: 'Lentil soup', price_cents: 700 }]);
    const headers = await openAvoiding(page, { name: 'Sesame', strictness: 'dangerous' });
    await page.request.post('/api/cart/add', { headers, data: { dish_id: soup, quantity: 2 } });
    await page.goto('/cart');
    const main = page.getByRole('main');
    const sentence = say('Your cart isn’t sent there: choose the dishes again at {service}.', { service: 'DoorDash' });
    await expect(main.getByText(sentence)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await press(page, main.getByRole('button', { name: say('Copy my order') }));
    const dialog = page.getByRole('dialog', { name: say('Copy my order') });
    const shown = dialog.getByLabel(say('What gets copied:'));
    await expect(shown).toHaveValue(`${restaurant.name}\n2 × Lentil soup`);
    const withNote = say('Include the note for the kitchen, which says what you avoid');
    await press(page, dialog.getByRole('checkbox', { name: withNote }), 'Space');
    await expect(shown).toHaveValue(/sesame/);
    await expectAccessible(page);
    await press(page, dialog.getByRole('button', { name: say('Copy'), exact: true }));
    await expect(dialog.getByText(say('Copied'), { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await shown.inputValue());
    await page.keyboard.press('Escape');
    await expectToHoldZoomed(page);
  });

  test.describe('without a network', () => {
    test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Error updating dishes|PageNotLoaded/] });

    test(`one notice says what still holds (${language})`, async ({ page, context }) => {
      await speak(page, language);
      await page.addInitScript(() => sessionStorage.setItem('avoiding', '["milk","peanuts","fish"]'));
      await page.goto('/restaurant/1');
      const main = page.getByRole('main');
      const avoided = main.locator('.menu__summary [class*="mark--avoid"]').locator('..');
      await expect(avoided).toBeVisible();
      const count = Number(/\d+/.exec((await avoided.textContent()) ?? '')?.[0]);
      expect(count).toBeGreaterThan(1);
      const stores = () => page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/-.*/, '')));
      await expect.poll(stores, { timeout: 60_000 }).toEqual(expect.arrayContaining(['menus', 'build']));
      await page.evaluate(() => navigator.serviceWorker.ready);
      await context.setOffline(true);
      await page.goto('/restaurant/1');
      const notice = page.locator('.notice, .not-applied, .offline-bar');
      await expect(notice).toHaveCount(1);
      await expect(notice).toContainText(say('Still avoid these {count}; ask about the rest.', { count }));
      await expect(notice).toContainText(speaker(language).say('Offline since {time}.').split('{')[0] ?? '');
      await expect(page.locator('[data-verdict=none_declared]')).toHaveCount(0);
      await expect(avoided).toContainText(String(count));
      await expectAccessibleInBothThemes(page);
      await expectToHoldZoomed(page);
      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
    });
  });
}
