import { press } from './household.ts';
import { openRestaurant } from './own-restaurant.ts';
import { enoughAt, expect, expectAccessibleInBothThemes, isPhone, test } from './setup.ts';

enoughAt('phone');

const absent = (allergen: string) => ({ allergen, level: 'absent' });

/** What is known of these dishes leaves four questions that decide for somebody for whom traces are dangerous. */
const menu = [
  { name: 'Spring rolls' },
  { name: 'Fried tofu', statements: [absent('peanuts')] },
  { name: 'Plain rice', statements: [absent('fish'), absent('peanuts')], cross_contact_stated: true },
  { name: 'Fruit bowl', statements: [absent('fish')], ingredients: ['Papaya', 'house sauce'] },
  { name: 'Fish cakes', statements: [{ allergen: 'fish', level: 'contains' }] },
];

test('the questions that settle most stand on the menu and on a page to print, in the kitchen’s language', async ({
  page,
}) => {
  test.slow();
  const restaurant = await openRestaurant(page.request, { cuisine: 'Vietnamese', phone: '6175550123' });
  await restaurant.save(menu);
  await page.addInitScript(() => sessionStorage.setItem('avoiding', '["fish","peanuts"]'));
  const main = page.getByRole('main');
  await page.goto(`/restaurant/${restaurant.id}`);

  await press(page, main.locator('summary').filter({ hasText: 'What to ask first' }));
  const first = main.getByRole('list', { name: 'Ask first' });
  await expect(first.getByRole('article')).toHaveCount(2);
  await expect(first).toContainText('Is there fish in any of these dishes?');
  await expectAccessibleInBothThemes(page);
  await press(page, main.getByRole('link', { name: 'All questions, to print or read out' }));

  await expect(page).toHaveURL(/\/restaurant\/\d+\/ask$/);
  await expect(main.getByRole('link', { name: 'Call (617) 555-0123' })).toBeVisible();
  await expect(main.getByText(/^What settles most comes first\./)).toBeVisible();
  const asked = first.getByRole('article').filter({ hasText: 'fish in any' });
  await expect(asked).toContainText('Trong các món này có cá không?');
  await expect(asked).toContainText('It decides 2 dishes');
  await expect(asked.getByRole('link')).toHaveText(['Spring rolls', 'Fried tofu']);
  await main.getByLabel('Language of the kitchen').selectOption('ko');
  await expect(asked).toContainText('이 음식들 중에 다음이 들어 있는 것이 있습니까');
  await expectAccessibleInBothThemes(page);

  await page.emulateMedia({ media: 'print' });
  await expect(asked).toContainText('이 음식들 중에 다음이 들어 있는 것이 있습니까');
  for (const button of ['Yes', 'Print', 'Change'])
    await expect(main.getByRole('button', { name: button }).filter({ visible: true })).toHaveCount(0);
  await expect(main.getByLabel('Language of the kitchen')).toBeHidden();
  await expect(main.getByText('not checked by a native speaker')).toBeVisible();
  await expect(main.getByRole('link', { name: restaurant.name })).toBeHidden();
});

test('an answer is noted with two taps and warns on the menu, in both languages', async ({ page }) => {
  test.skip(!isPhone(page), 'It is noted at a table');
  test.slow();
  const restaurant = await openRestaurant(page.request, {});
  await restaurant.save(menu);
  await page.addInitScript(() => sessionStorage.setItem('avoiding', '["fish"]'));
  const main = page.getByRole('main');
  await page.goto(`/restaurant/${restaurant.id}/ask`);
  await press(
    page,
    main.getByRole('group', { name: 'What were you told?' }).first().getByRole('button', { name: 'Yes' }),
  );
  await press(page, main.getByRole('button', { name: 'the chef' }));
  await expect(main.getByText(/^You were told: contains fish, by the chef, /).first()).toBeVisible();
  // The dishes are to avoid now, so their question is gone: the note stands above, with everything that can be done
  // with it.
  await expect(main.getByRole('button', { name: 'Delete this note' })).toHaveCount(1);
  await expect(main.locator('#told-notes')).toBeFocused();
  await expect(main.getByText('Is there fish in any of these dishes?')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await page.goto(`/restaurant/${restaurant.id}`);
  await expect(main.getByText('3 to avoid')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Spring rolls' })).toBeHidden();

  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.goto(`/restaurant/${restaurant.id}/ask`);
  await expect(main.getByText(/^Te dijeron: lleva pescado \(el chef, /).first()).toBeVisible();
  await press(page, main.getByRole('button', { name: 'Borrar esta nota' }));
  await expect(main.getByText(/^Te dijeron/)).toHaveCount(0);
  await expect(main.locator('#told-notes')).toBeFocused();
  await expect(main.getByRole('button', { name: 'Sí' }).first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBeNull();
});

test('what is in a sauce of several dishes is asked below what decides, and a “yes” warns of all of them', async ({
  page,
}) => {
  test.slow();
  const restaurant = await openRestaurant(page.request, { cuisine: 'Vietnamese' });
  const sauced = ['Rice bowl', 'Tofu wrap', 'Cold noodles'];
  await restaurant.save([
    ...sauced.map((name) => ({ name, ingredients: ['Rice', 'house sauce'] })),
    { name: 'Steamed rice', ingredients: ['Rice'] },
  ]);
  await page.addInitScript(() => sessionStorage.setItem('avoiding', '["peanuts"]'));
  const main = page.getByRole('main');
  await page.goto(`/restaurant/${restaurant.id}/ask`);
  const first = main.getByRole('list', { name: 'Ask first' });
  await expect(first.getByRole('heading')).toHaveText([
    'Is there peanut in any of these dishes?',
    'What is in the house sauce?',
  ]);
  const sauce = first.getByRole('article').filter({ hasText: 'house sauce' });
  await expect(sauce).toContainText('It can warn of 3 dishes');
  await expect(sauce.getByRole('link')).toHaveText(sauced);
  await expect(sauce).toContainText('Trong “house sauce” có những gì? Có đậu phộng không?');
  await expectAccessibleInBothThemes(page);

  await press(page, sauce.getByRole('button', { name: 'Yes' }));
  await press(page, sauce.getByRole('button', { name: 'the chef' }));
  await expect(first.getByRole('heading')).toHaveText(['Is there peanut in the Steamed rice?']);
  await page.goto(`/restaurant/${restaurant.id}`);
  await expect(main.getByText('3 to avoid')).toBeVisible();
});

test('what one was hoping for is marked in the menu as told, not stated, and its note is deleted on the dish', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'It is noted at a table');
  test.slow();
  const restaurant = await openRestaurant(page.request, {});
  await restaurant.save(menu);
  await page.addInitScript(() => sessionStorage.setItem('avoiding', '["fish"]'));
  const main = page.getByRole('main');
  await page.goto(`/restaurant/${restaurant.id}/ask`);
  await press(page, main.getByText('2 more questions'));
  // Whether anything shares the fryer decides nothing for somebody who asks about traces, but it can be noted all the
  // same.
  const fryer = main.getByRole('article').filter({ hasText: 'fried in the same oil' });
  await press(page, fryer.getByRole('button', { name: 'No' }));
  await press(page, fryer.getByRole('button', { name: 'the chef' }));
  const fish = main.getByRole('article').filter({ hasText: 'Is there fish in any of these dishes?' });
  await press(page, fish.getByRole('button', { name: 'No' }));
  await press(page, fish.getByRole('button', { name: 'the chef' }));
  await expect(main.getByText('2 told, not stated')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto(`/restaurant/${restaurant.id}`);
  await expect(main.getByText('2 told, not stated')).toBeVisible();
  await expect(main.getByText('2 said to be without')).toBeVisible();
  const rolls = main.getByRole('article').filter({ hasText: 'Spring rolls' });
  await expect(rolls.getByText('Told, not stated')).toBeVisible();
  await expect(main.getByText('Told, not stated', { exact: true })).toHaveCount(2);
  await expectAccessibleInBothThemes(page);

  await press(page, rolls.getByRole('link', { name: 'Spring rolls' }));
  const notes = main.getByRole('list', { name: 'What you were told' });
  await expect(notes.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInBothThemes(page);
  await press(page, notes.getByRole('button', { name: 'Delete this note' }).last());
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await page.goBack();
  await expect(main.getByRole('link', { name: 'Spring rolls' })).toBeVisible();
  await expect(main.getByText('Told, not stated', { exact: true })).toHaveCount(0);
});
