import type { Page } from '@playwright/test';
import { newPassword, openAccount, ownHeaders, press, tabTo } from './household.ts';
import { openRestaurant } from './own-restaurant.ts';
import { enoughAt, expect, expectAccessible, expectAccessibleInBothThemes, fillLogin, isPhone, test } from './setup.ts';

enoughAt('phone');

const absent = ['sesame', 'milk', 'fish'].map((allergen) => ({ allergen, level: 'absent' }));
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

/** Ann avoids sesame, traces of which are dangerous to her, and Ben avoids fish. */
async function avoidThings(page: Page): Promise<void> {
  const headers = await ownHeaders(page);
  const { request } = page;
  const [ann] = (await (await request.get('/api/eater', { headers })).json()) as { id: number }[];
  const ben = (await (await request.post('/api/eater', { headers, data: { name: 'Ben' } })).json()) as { id: number };
  const avoid = (id: number | undefined, name: string, strictness: string) =>
    request.put(`/api/eater/${id}/allergen`, { headers, data: [{ name, strictness }] });
  await avoid(ann?.id, 'Sesame', 'dangerous');
  await avoid(ben.id, 'Fish', 'ask');
}

// This goes from a guest's first press to the delivery service, while the restaurant changes the chosen dishes;
// keyboard only.
test('a cart that notices what changed, by keyboard', async ({ page }) => {
  test.slow();
  const restaurant = await openRestaurant(page.request);
  const stated = { statements: absent, ingredients_complete: true, cross_contact_stated: true };
  const [salad = 0, , soup = 0] = await restaurant.save([
    { name: 'Chickpea salad', price_cents: 1050, ingredients: ['Chickpeas', 'Lemon'], ...stated },
    { name: 'Plain rice', price_cents: 400, ingredients: ['Rice', 'spices'], ...stated },
    { name: 'Soup of the day', price_cents: 700 },
  ]);
  const main = page.getByRole('main');
  const stepper = (name: string) => main.getByRole('group', { name, exact: true });

  await page.goto(`/dish/${salad}`);
  await press(page, main.getByRole('button', { name: 'Add to cart' }));
  const toast = page.getByText('Login required to add items to cart.');
  await expect(toast).toBeVisible();
  // It stands below the bar, whose controls stay in sight.
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? Infinity;
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThan(bar);

  await openAccount(page, 'Ann');
  await avoidThings(page);
  await page.goto(`/restaurant/${restaurant.id}`);
  // A row unfolds to its whole reason, and below it to the cart.
  const unfold = (name: string) =>
    press(
      page,
      main
        .getByRole('article')
        .filter({ has: page.getByRole('link', { name, exact: true }) })
        .locator('summary')
        .first(),
    );
  await unfold('Chickpea salad');
  const addSalad = stepper('Chickpea salad').getByRole('button', { name: 'Add to cart' });
  await press(page, addSalad);
  await expect(page.getByText('Item added to the cart')).toBeVisible();
  // The focus stays on the control that adds more.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Enter');
  await expect(stepper('Chickpea salad').getByRole('status')).toHaveText('5');
  await unfold('Plain rice');
  await press(page, stepper('Plain rice').getByRole('button', { name: 'Add to cart' }));
  await expect(stepper('Plain rice').getByRole('status')).toHaveText('1');
  await page.goto(`/dish/${soup}`);
  await press(page, stepper('Soup of the day').getByRole('button', { name: 'Add to cart' }));
  await expect(stepper('Soup of the day').getByRole('status')).toHaveText('1');

  if (isPhone(page)) await press(page, page.getByRole('button', { name: 'Menu' }));
  await press(page, page.getByRole('link', { name: /^Cart ?7 dishes$/ }));
  await expect(main.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
  await expect(main.getByText('Total $63.50')).toBeVisible();
  await expect(main.getByText(/since you added it/)).toHaveCount(0);

  await restaurant.save([
    { id: salad, ingredients: ['Chickpeas', 'Lemon', 'Tahini'], price_cents: 1150 },
    { id: soup, archived: true },
  ]);
  await page.reload();
  await expect(main.getByRole('group', { name: 'Chickpea salad: Worse than when you added it' })).toBeVisible();
  await expect(main.getByText(/^“Tahini” was added to the ingredients on \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(main.getByText(/^The price changed from \$10\.50 to \$11\.50 on/)).toBeVisible();
  await expect(main.getByText(/^The dish was taken off the menu on/)).toBeVisible();
  await expect(main.getByText(/^Ann: Contains sesame: Tahini/)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await press(page, main.getByRole('link', { name: /^Order at DoorDash/ }));
  const dialog = page.getByRole('dialog', { name: 'Before you order at DoorDash' });
  await expect(dialog.getByText('Chickpea salad: Avoid')).toBeVisible();
  await expect(dialog.getByText(/^Ann: Contains sesame/)).toBeVisible();
  await expect(dialog.getByText('Plain rice')).toHaveCount(0);
  const onward = dialog.getByRole('link', { name: /^Continue to DoorDash anyway/ });
  await expect(onward).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(main.getByRole('link', { name: /^Order at DoorDash/ })).toBeFocused();

  await press(page, main.getByRole('link', { name: 'Note for the kitchen' }));
  const [english, spanish] = [main.getByRole('article').first(), main.getByRole('article').last()];
  await expect(english).toContainText('5 × Chickpea salad');
  await expect(english).toContainText('As far as we know it contains sesame (Tahini)');
  await expect(english).toContainText('What is in the spices?');
  await expect(english).not.toContainText('Soup of the day');
  await expect(spanish).toContainText('Según lo que sabemos, contiene sésamo (Tahini)');
  await expectAccessible(page);
  for (const format of ['Letter', 'A4']) expect(countPages(await page.pdf({ format }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(english).toBeVisible();
  for (const unprinted of [page.getByRole('button'), page.getByRole('link'), page.getByRole('radio')]) {
    for (const one of await unprinted.all()) await expect(one).toBeHidden();
  }
  await page.emulateMedia({ media: 'screen' });

  // It was added while it answered, and isn't forbidden now.
  await page.goto(`/dish/${salad}`);
  await expect(main.getByText('It’s in your cart. It isn’t for Ann: sesame.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto('/cart');
  await press(page, main.getByRole('button', { name: 'Copy my order' }));
  const copying = page.getByRole('dialog', { name: 'Copy my order' });
  await expect(copying.getByRole('listitem')).toHaveText('Chickpea salad It isn’t for Ann: sesame.');
  await expect(copying.getByLabel('What gets copied:')).not.toHaveValue(/Ann|sesame/i);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  for (const name of ['Chickpea salad', 'Soup of the day']) {
    await press(page, main.getByRole('button', { name: `Remove ${name}` }));
    await expect(main.getByRole('heading', { name })).toHaveCount(0);
  }
  // The remaining dishes need no confirmation, so the link works at once.
  await expect(main.getByText('Total $4.00')).toBeVisible();
  await page.context().route('https://www.doordash.com/**', (route) => route.fulfill({ body: 'There' }));
  const opened = page.context().waitForEvent('page');
  await tabTo(page, main.getByRole('link', { name: /^Order at DoorDash/ }));
  await page.keyboard.press('Enter');
  expect((await opened).url()).toContain('doordash.com');
  expect(await (await opened).evaluate(() => window.opener === null)).toBe(true);
});

test('a guest reads what the cart needs, and signs in without losing their place', async ({ page }) => {
  test.skip(!isPhone(page), 'A phone shows few dishes at once');
  const email = await openAccount(page, 'Ann');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/restaurant/1');
  const dish = page.getByRole('article').nth(9);
  const add = dish.getByRole('button', { name: 'Add to cart' });
  await expect(add).toHaveAccessibleDescription('Sign-in needed');
  await add.click();
  await expect(page.getByText('Login required to add items to cart.')).toBeVisible();
  await dish.getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, email, newPassword);
  await expect(page).toHaveURL(/\/restaurant\/1$/);
  await expect(add).toBeInViewport();
});

test('an order is copied, with what somebody avoids only if they add it', async ({ page, context }) => {
  test.skip(!isPhone(page), 'It is copied on the way to an app');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const restaurant = await openRestaurant(page.request);
  const [soup = 0] = await restaurant.save([{ name: 'Lentil soup', price_cents: 700 }]);
  await openAccount(page, 'Ann');
  await avoidThings(page);
  const headers = await ownHeaders(page);
  await page.request.post('/api/cart/add', { headers, data: { dish_id: soup, quantity: 2 } });
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByText('Your cart isn’t sent there: choose the dishes again at DoorDash.')).toBeVisible();

  await press(page, main.getByRole('button', { name: 'Copy my order' }));
  const dialog = page.getByRole('dialog', { name: 'Copy my order' });
  const shown = dialog.getByLabel('What gets copied:');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const order = `${restaurant.name}\n2 × Lentil soup`;
  await press(page, dialog.getByRole('button', { name: 'Copy', exact: true }));
  await expect(dialog.getByText('Copied', { exact: true })).toBeVisible();
  expect(await clipboard()).toBe(order);
  await press(page, dialog.getByRole('checkbox', { name: /^Include the note for the kitchen/ }), 'Space');
  await expect(shown).toHaveValue(/sesame/);
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: 'Copy', exact: true }));
  await expect(dialog.getByText('Copied', { exact: true })).toBeVisible();
  expect(await clipboard()).toBe(await shown.inputValue());
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Copy my order' })).toBeFocused();
});
