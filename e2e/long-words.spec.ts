import { openAvoiding } from './household.ts';
import { openRestaurant } from './own-restaurant.ts';
import { enoughAt, expect, test, waitUntilAlive } from './setup.ts';

enoughAt('phone');

const longName = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenknoedel'.padEnd(80, 'mit');

test('a dish whose name is one word of 80 letters makes no page wider than a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const restaurant = await openRestaurant(page.request);
  const ids = await restaurant.save([
    { name: longName },
    { name: 'Plain rice', ingredients: [`${longName} sauce`] },
    { name: `${longName}s` },
  ]);
  const headers = await openAvoiding(page, { name: 'Fish', strictness: 'dangerous' });
  for (const dish_id of ids) await page.request.post('/api/cart/add', { headers, data: { dish_id, quantity: 1 } });
  const main = page.getByRole('main');
  const expectNarrow = async (what: string) => {
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main, dialog[open], dialog[open] > *, .told-summary')]
        .filter((one) => one.scrollWidth > one.clientWidth)
        .map((one) => `${one.tagName}.${one.className} ${one.scrollWidth} > ${one.clientWidth}`),
    );
    expect.soft(wide, what).toEqual([]);
  };
  const open = async (path: string) => {
    await page.goto(path);
    await waitUntilAlive(page);
  };

  // Before a note is made, by which each dish is one to avoid, and hidden in the menu.
  for (const path of [`/restaurant/${restaurant.id}`, `/dish/${ids[0]}`, `/cart/note/${restaurant.id}`]) {
    await open(path);
    await expect(main.getByText(longName).filter({ visible: true }).first()).toBeVisible();
    await expectNarrow(path);
  }

  await open(`/restaurant/${restaurant.id}/ask`);
  await expect(main.getByRole('article').first()).toBeVisible();
  await expectNarrow('Ask the waiter');
  const oil = main.getByRole('article').first();
  await oil.getByRole('button', { name: 'Yes', exact: true }).click();
  await oil.getByText('Only some of them?').click();
  await expect(oil.getByRole('checkbox').first()).toBeVisible();
  await expectNarrow('the box in which an answer is noted');
  await oil.getByRole('button', { name: 'the chef' }).click();
  await expect(main.getByRole('region', { name: 'What you were told' })).toBeVisible();
  await expectNarrow('the notes');

  await open(`/restaurant/${restaurant.id}/legal`);
  const dish = main.getByRole('rowheader', { name: new RegExp(`^${longName}s?\\b`) }).first();
  await expect(dish).toBeVisible();
  await expectNarrow('the legal sheet');
  // The name stays in place while the columns scroll, and must leave them room.
  expect((await dish.boundingBox())?.width).toBeLessThan(195);

  await open('/cart');
  await main.getByRole('button', { name: 'Let the kitchen answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Let the kitchen answer' });
  await expect(dialog.getByText(longName).first()).toBeVisible();
  await expectNarrow('the cart and what a kitchen is sent');
  // A device without these letters shows boxes in their place.
  await expect(dialog.getByLabel('Language of the kitchen').getByRole('option', { name: '(Thai)' })).toHaveCount(1);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send and show the code' }).click();
  await expect(main.getByText(longName).filter({ visible: true }).first()).toBeVisible();
  await expectNarrow('what the kitchen answers');
  await open((await main.getByRole('link', { name: 'Open what the kitchen sees' }).getAttribute('href')) ?? '');
  await expect(main.getByText(longName).filter({ visible: true }).first()).toBeVisible();
  await expectNarrow('what the kitchen sees');
});
