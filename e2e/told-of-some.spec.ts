import { randomUUID } from 'node:crypto';
import { openAvoiding, press } from './household.ts';
import { openRestaurant } from './own-restaurant.ts';
import { expect, expectAccessibleInBothThemes, test } from './setup.ts';

const absent = (allergen: string) => ({ allergen, level: 'absent' });

test('an answer is noted of the dishes that it was said of, with the keyboard alone, in both languages', async ({
  page,
}) => {
  test.slow();
  const restaurant = await openRestaurant(page.request, {});
  await restaurant.save([
    { name: 'Spring rolls' },
    { name: 'Fried tofu', statements: [absent('peanuts')] },
    { name: 'Green curry' },
    { name: 'Plain rice', statements: [absent('fish')], cross_contact_stated: true },
  ]);
  await page.addInitScript(() => sessionStorage.setItem('avoiding', '["fish"]'));
  const main = page.getByRole('main');
  await page.goto(`/restaurant/${restaurant.id}/ask`);
  const fish = main.getByRole('article').filter({ hasText: 'Is there fish in any of these dishes?' });
  await press(page, fish.getByRole('button', { name: 'Yes' }));
  await expect(fish.getByText('Not noted yet: say who said it.')).toBeVisible();
  await fish.getByRole('button', { name: 'Yes' }).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await expect(fish.getByRole('button', { name: 'the chef' })).toBeInViewport();
  await expectAccessibleInBothThemes(page);
  await press(page, fish.locator('summary', { hasText: 'All 3 dishes. Only some of them?' }));
  await expect(fish.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expectAccessibleInBothThemes(page);
  await press(page, fish.getByRole('checkbox', { name: 'Spring rolls' }), ' ');
  await press(page, fish.getByRole('checkbox', { name: 'Fried tofu' }), ' ');
  await expect(fish.getByText('1 of 3 dishes')).toBeVisible();
  await press(page, fish.getByRole('button', { name: 'the chef' }));
  await expect(fish.getByText('Not answered yet: Spring rolls and Fried tofu')).toBeVisible();
  await expect(fish.getByRole('button', { name: 'Yes' })).toBeFocused();
  await expect(main.getByRole('region', { name: 'What you were told' })).toContainText('Green curry');
  await press(page, fish.getByRole('button', { name: 'No', exact: true }));
  await press(page, fish.locator('summary', { hasText: 'All 2 dishes' }));
  await press(page, fish.getByRole('checkbox', { name: 'Fried tofu' }), ' ');
  await press(page, fish.getByRole('button', { name: 'the chef' }));
  await expect(fish.getByText('Not answered yet: Fried tofu')).toBeVisible();
  await expect(main.getByText('1 told, not stated')).toBeVisible();
  await press(page, fish.getByRole('button', { name: 'No', exact: true }));
  await press(page, fish.getByRole('button', { name: 'the server' }));
  await expect(main.getByText('2 told, not stated')).toBeVisible();

  // The question about shared oil is asked again about the dish that is stated to be without traces, and its answer
  // stays.
  const oil = main.getByRole('article').filter({ hasText: 'fried in the same oil' });
  const more = main.locator('summary').filter({ hasText: 'more questions' });
  if (await more.isVisible()) await press(page, more);
  await press(page, oil.getByRole('button', { name: 'Yes', exact: true }));
  await press(page, oil.getByRole('button', { name: 'the server' }));
  await expect(oil.getByText('Not answered yet: Plain rice')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto(`/restaurant/${restaurant.id}`);
  const rice = main.getByRole('article').filter({ hasText: 'Plain rice' });
  await expect(rice).toHaveAttribute('data-verdict', 'none_declared');
  await expect(rice).toContainText('Ask whether it shares oil or pans, as others do');
  await press(page, rice.getByRole('link', { name: 'Plain rice' }));
  await expect(main.getByText('That was said of other dishes here. Ask whether it is so for this one.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const toSheet = main.getByRole('list', { name: 'What you were told' }).getByRole('link', { name: 'Ask the waiter' });
  await press(page, toSheet);
  await expect(main.getByRole('heading', { name: 'What we don’t know yet' })).toBeVisible();
  if (await more.isVisible()) await press(page, more);
  await press(page, oil.getByRole('button', { name: 'No', exact: true }));
  await press(page, oil.getByRole('button', { name: 'the chef' }));
  await expect(oil.getByText(/^You were told: nothing with fish shares .*: Plain rice$/)).toBeVisible();
  await page.goto(`/restaurant/${restaurant.id}`);
  await expect(rice).toHaveAttribute('data-verdict', 'none_declared');
  // No note takes away what puts it in question.
  await expect(rice).toContainText('whether it shares oil or pans, as others do');

  await page.evaluate(() => {
    sessionStorage.removeItem('told');
    localStorage.setItem('language', 'es');
  });
  await page.goto(`/restaurant/${restaurant.id}/ask`);
  const pescado = main.getByRole('article').filter({ hasText: '¿Alguno de estos platos lleva pescado?' });
  await press(page, pescado.getByRole('button', { name: 'Sí' }));
  await expect(pescado.getByText('Aún no está anotado: di quién lo dijo.')).toBeVisible();
  await press(page, pescado.locator('summary', { hasText: 'Los 3 platos. ¿Solo algunos?' }));
  await press(page, pescado.getByRole('button', { name: 'Desmarcar todos' }));
  await expect(pescado.getByRole('button', { name: 'el chef' })).toBeDisabled();
  await press(page, pescado.getByRole('checkbox', { name: 'Green curry' }), ' ');
  await expectAccessibleInBothThemes(page);
  await press(page, pescado.getByRole('button', { name: 'el chef' }));
  await expect(pescado.getByText('Aún sin respuesta: Spring rolls y Fried tofu')).toBeVisible();
});

test('oil that others share is asked of a dish that isn’t verified, which is told in part until that is answered', async ({
  page,
}) => {
  const restaurant = await openRestaurant(page.request, {});
  const [, greens = 0] = await restaurant.save([
    { name: 'Spring rolls' },
    { name: 'Steamed greens', cross_contact_stated: true },
  ]);
  await page.addInitScript(() => sessionStorage.setItem('avoiding', '["fish"]'));
  const main = page.getByRole('main');
  await page.goto(`/restaurant/${restaurant.id}/ask`);
  const more = main.locator('summary').filter({ hasText: 'more questions' });
  const noteOf = async (question: string, answer: 'Yes' | 'No', by: string) => {
    if (await more.isVisible()) await press(page, more);
    const asked = main.getByRole('article').filter({ hasText: question });
    await press(page, asked.getByRole('button', { name: answer, exact: true }));
    await press(page, asked.getByRole('button', { name: by }));
  };
  await noteOf('Is there fish in any of these dishes?', 'No', 'the chef');
  await expect(main.getByText('2 told, not stated')).toBeVisible();
  await noteOf('fried in the same oil', 'Yes', 'the server');
  await expect(main.getByText('Not answered yet: Steamed greens')).toBeVisible();
  await expect(main.getByText(/\d told, not stated/)).toHaveCount(0);

  const part = main.getByText('Told in part: ask about the rest');
  for (const address of [`/restaurant/${restaurant.id}`, `/dish/${greens}`]) {
    await page.goto(address);
    await expect(part).toHaveCount(1);
    await expectAccessibleInBothThemes(page);
  }
  await expect(main.getByText('Whether it shares oil or pans, as others do')).toBeVisible();
  await press(
    page,
    main.getByRole('list', { name: 'What you were told' }).getByRole('link', { name: 'Ask the waiter' }),
  );
  await expect(main.getByRole('heading', { name: 'What we don’t know yet' })).toBeVisible();
  await noteOf('fried in the same oil', 'No', 'the chef');
  await expect(main.getByText('1 told, not stated')).toBeVisible();
  await page.goto(`/dish/${greens}`);
  await expect(main.getByText('Told, not stated', { exact: true })).toBeVisible();
  await expect(part).toHaveCount(0);
  await expect(main.getByText('Not verified').first()).toBeVisible();
});

test('what is told, not stated, has its mark wherever its dish has a card', async ({ page }) => {
  test.slow();
  const word = `Qu${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const restaurant = await openRestaurant(page.request, {});
  const [rolls = 0, tofu = 0] = await restaurant.save([
    { name: `Rolls ${word}`, description: 'With house sauce', ingredients: ['Rice paper', 'Carrot', 'Gravy'] },
    { name: `Tofu ${word}` },
  ]);
  const headers = await openAvoiding(page, { name: 'fish', strictness: 'ask' });
  for (const dish_id of [rolls, tofu]) {
    const added = await page.request.post('/api/cart/add', { headers, data: { dish_id, quantity: 1 } });
    expect(added.status()).toBe(200);
    expect((await page.request.put(`/api/favourite/dish/${dish_id}`, { headers })).ok()).toBe(true);
  }
  const main = page.getByRole('main');
  await page.goto(`/restaurant/${restaurant.id}/ask`);
  const fish = main.getByRole('article').filter({ hasText: 'Is there fish in any of these dishes?' });
  await press(page, fish.getByRole('button', { name: 'Yes' }));
  await press(page, fish.locator('summary', { hasText: 'All 2 dishes' }));
  await press(page, fish.getByRole('checkbox', { name: `Rolls ${word}` }), ' ');
  await press(page, fish.getByRole('button', { name: 'the chef' }));
  const left = main.getByRole('article').filter({ hasText: `Is there fish in the Rolls ${word}?` });
  await press(page, left.getByRole('button', { name: 'No', exact: true }));
  await press(page, left.getByRole('button', { name: 'the chef' }));
  await expect(main.getByText('1 told, not stated')).toBeVisible();

  const mark = main.getByText('Told, not stated', { exact: true });
  for (const address of [`/search?q=${word}&area=all`, '/profile/favourites', '/cart', `/dish/${rolls}`]) {
    await page.goto(address);
    await expect(main.getByRole('heading', { name: `Rolls ${word}` })).toBeVisible();
    await expect(mark).toHaveCount(1);
    await expect(main.getByText('Not verified').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
  // Counts only cover what is stated.
  await page.goto(`/search?q=${word}&area=all`);
  await expect(mark).toHaveCount(1);
  await expect(main.getByText('2 not verified')).toBeVisible();
  expect(page.url()).not.toMatch(/told|fish/);

  await restaurant.save([{ id: rolls, ingredients: ['Rice paper', 'Carrot', 'Gravy', 'Brown sauce'] }]);
  await page.reload();
  await expect(main.getByRole('heading', { name: `Rolls ${word}` })).toBeVisible();
  await expect(mark).toHaveCount(0);
});
