import { openAvoiding, press } from './household.ts';
import { openRestaurant } from './own-restaurant.ts';
import { enoughAt, expect, expectAccessible, expectAccessibleInBothThemes, test } from './setup.ts';

enoughAt('phone');

const way = {
  name: 'Without crushed peanuts',
  leaves_out: ['Crushed peanuts'],
  adds: [],
  price_cents: 1150,
  statements: [{ allergen: 'peanuts', level: 'absent' }],
};

test('a way to make a dish is saved, changes, is taken as it is now, and is withdrawn', async ({ page }) => {
  test.slow();
  const restaurant = await openRestaurant(page.request, { cuisine: 'Thai' });
  const ingredients = ['Rice noodles', 'Crushed peanuts', 'Carrot'];
  const [padThai = 0] = await restaurant.save([{ name: 'Pad Thai', ingredients, price_cents: 1200 }]);
  await restaurant.saveVariants(padThai, [way]);
  await openAvoiding(page, { name: 'Peanuts', strictness: 'ask' });

  const main = page.getByRole('main');
  await page.goto(`/dish/${padThai}`);
  const heart = main.getByRole('button', { name: 'Save Pad Thai, Without crushed peanuts' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);

  // The menu's row that offers it has the same heart.
  await page.goto(`/restaurant/${restaurant.id}`);
  await press(page, main.getByRole('button', { name: 'Show how to ask for them' }));
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await press(page, heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await press(page, heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  await expectAccessibleInBothThemes(page);

  await page.goto('/profile/favourites');
  const card = main.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Ask for it so: WITHOUT Crushed peanuts');
  await expect(card).toContainText('Restaurant says: no peanut that way');
  await expect(card).not.toContainText('Avoid');
  await expectAccessibleInBothThemes(page);
  await card.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Item added to the cart')).toBeVisible();

  // By its name it is still the same way, but it is made differently.
  await restaurant.saveVariants(padThai, [{ ...way, adds: ['Bacon'] }]);
  await page.goto('/profile/favourites');
  await expect(card).toContainText('isn’t what you chose any more');
  await expect(card).toContainText('Not verified');
  await expect(card).not.toContainText('no peanut that way');
  await expectAccessibleInBothThemes(page);
  await card.getByRole('button', { name: 'OK, save it as it is now' }).click();
  await expect(card).toContainText('Restaurant says: no peanut that way');
  await expect(card).toContainText('ADD Bacon');

  await restaurant.saveVariants(padThai, []);
  await page.goto('/profile/favourites');
  await expect(card).toContainText('No longer offered this way');
  await expect(card).not.toContainText('Restaurant says');
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(card).toContainText('No longer saved');
  await page.goto('/profile/favourites');
  await expect(main).toContainText('Nothing saved yet.');
});
