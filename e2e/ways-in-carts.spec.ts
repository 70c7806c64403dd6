import { openAvoiding, press } from './household.ts';
import { openRestaurant } from './own-restaurant.ts';
import { enoughAt, expect, expectAccessible, expectAccessibleInBothThemes, test } from './setup.ts';

enoughAt('phone');

const ingredients = ['Rice noodles', 'Crushed peanuts', 'Carrot'];
const way = {
  name: 'Without crushed peanuts',
  leaves_out: ['Crushed peanuts'],
  adds: [],
  price_cents: 1150,
  statements: [{ allergen: 'peanuts', level: 'absent' }],
};

// This goes from what somebody avoids, through a dish to avoid and the way in which they can have it, to the kitchen;
// by keyboard.
test('a dish that is ordered without its peanuts', async ({ page }) => {
  test.slow();
  const restaurant = await openRestaurant(page.request, { cuisine: 'Thai' });
  const [padThai = 0] = await restaurant.save([{ name: 'Pad Thai', ingredients, price_cents: 1200 }]);
  const bacon = { ...way, name: 'With bacon', leaves_out: [], adds: ['Bacon'] };
  const [id = ''] = await restaurant.saveVariants(padThai, [way, bacon]);
  await openAvoiding(page, { name: 'Peanuts', strictness: 'ask' });

  const main = page.getByRole('main');
  await page.goto(`/restaurant/${restaurant.id}`);
  await press(page, main.getByRole('button', { name: 'Show how to ask for them' }));
  const offers = main.getByRole('list', { name: 'Can be made another way' });
  const stepper = main.getByRole('group', { name: 'Pad Thai, Without crushed peanuts' });
  await press(page, offers.getByRole('button', { name: 'Add to cart' }));
  await expect(page.getByText('Item added to the cart')).toBeVisible();
  await expect(stepper.getByRole('status')).toHaveText('1');
  await expectAccessible(page);

  await page.goto(`/dish/${padThai}`);
  await press(page, stepper.getByRole('button', { name: 'One more Pad Thai, Without crushed peanuts' }));
  await expect(stepper.getByRole('status')).toHaveText('2');
  await press(
    page,
    main.getByRole('group', { name: 'Pad Thai', exact: true }).getByRole('button', { name: 'Add to cart' }),
  );
  await expect(main.getByRole('region', { name: 'Verdict' })).toContainText('Avoid');
  // The way that helps nobody here is folded, and isn't mistaken for the dish.
  const others = main.getByRole('region', { name: 'Made another way' });
  await press(page, others.locator('summary').first());
  await expect(others).toContainText('Avoid');
  await expectAccessible(page);

  await page.goto('/cart');
  const line = main.getByRole('article').filter({ hasText: 'Pad Thai, Without crushed peanuts' });
  await expect(line).toContainText('Ask for it so: WITHOUT Crushed peanuts');
  await expect(line).toContainText('Restaurant says: no peanut');
  await expect(line).toContainText('2 × $11.50 = $23.00');
  const plain = main.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Pad Thai', exact: true }) });
  await expect(plain).toContainText('Avoid');
  await expect(main.getByText('Total $35.00')).toBeVisible();
  await expect(main.getByText('WITHOUT Crushed peanuts: 2 × Pad Thai')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await press(page, main.getByRole('button', { name: 'Copy my order' }));
  await expect(page.getByLabel('What gets copied:')).toHaveValue(
    /WITHOUT Crushed peanuts: 2 × Pad Thai \(“Without crushed peanuts”\)/,
  );
  await page.keyboard.press('Escape');

  await press(page, main.getByRole('link', { name: 'Note for the kitchen' }));
  const [english, spanish] = [main.getByRole('article').first(), main.getByRole('article').last()];
  await expect(english).toContainText('Please make these exactly so, and not as they come:');
  await expect(english).toContainText('WITHOUT Crushed peanuts: 2 × Pad Thai');
  await expect(spanish).toContainText('SIN Crushed peanuts: 2 × Pad Thai');
  await expectAccessible(page);

  await page.goto('/cart');
  await press(page, main.getByRole('button', { name: 'Let the kitchen answer' }));
  const dialog = page.getByRole('dialog', { name: 'Let the kitchen answer' });
  await expect(dialog).toContainText('WITHOUT Crushed peanuts: 2 × Pad Thai');
  await press(page, dialog.getByRole('checkbox'), 'Space');
  await press(page, dialog.getByRole('button', { name: 'Send and show the code' }));
  const link = await main.getByRole('link', { name: 'Open what the kitchen sees' }).getAttribute('href');
  await page.goto(link ?? '');
  const heading = main.getByRole('heading', { level: 2, name: /Pad Thai \(“Without crushed peanuts”\)$/ });
  // It is in the language that the cuisine suggests.
  await expect(heading).toContainText('ไม่ใส่: Crushed peanuts');
  await expect(heading).toContainText('WITHOUT Crushed peanuts');
  await expectAccessibleInBothThemes(page);

  // The restaurant renames it: the line stays, and says so.
  await restaurant.saveVariants(padThai, [{ ...way, id, name: 'No peanuts', statements: undefined }]);
  await page.goto('/cart');
  const renamed = main.getByRole('article').filter({ hasText: 'Pad Thai, No peanuts' });
  await expect(renamed).toContainText('“Without crushed peanuts” was renamed to “No peanuts”');
  await expect(renamed).toContainText('Restaurant says: no peanut');
  await expect(renamed).toContainText('2 × $11.50 = $23.00');
  await expectAccessible(page);
  await page.goto(`/dish/${padThai}?way=${id}`);
  await expect(main.getByText('“No peanuts”', { exact: true })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);

  // The restaurant withdraws it: nothing is lost, nothing is cleared, and the line says so.
  await restaurant.saveVariants(padThai, []);
  await page.goto('/cart');
  await expect(
    main.getByRole('group', { name: 'Pad Thai, Without crushed peanuts: No longer offered this way' }),
  ).toContainText('The restaurant doesn’t offer it this way any more.');
  await expect(line).not.toContainText('no peanut');
  await expect(line).toContainText('Can’t be ordered');
  await expectAccessible(page);
  await page.goto(`/dish/${padThai}?way=${id}`);
  await expect(main.getByRole('alert')).toContainText('doesn’t offer the way to make it that was asked for');
});

test('a way to make a dish that somebody shares, and that a favourite has', async ({ page, context }) => {
  const restaurant = await openRestaurant(page.request);
  const [padThai = 0] = await restaurant.save([{ name: 'Pad Thai', ingredients, price_cents: 1200 }]);
  const [id = ''] = await restaurant.saveVariants(padThai, [way]);
  await page.goto(`/dish/${padThai}?way=${id}`);
  const main = page.getByRole('main');
  const ways = main.getByRole('region', { name: 'Made another way' });
  await expect(ways.getByText('Nothing checked')).toBeVisible();
  await expect(ways.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await ways.getByRole('button', { name: 'Share' }).click();
  await expect(ways.getByText('Link copied. It says nothing about what you avoid.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/dish/${padThai}\\?way=${id}$`),
  );

  const headers = await openAvoiding(page, { name: 'Peanuts', strictness: 'ask' });
  await page.request.put(`/api/favourite/dish/${padThai}`, { headers });
  await page.goto('/profile/favourites');
  const offers = main.getByRole('list', { name: 'Can be made another way' });
  await expect(offers).toContainText('Can be made without peanut: ask for it so.');
  await offers.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Item added to the cart')).toBeVisible();
  await expectAccessible(page);
});
