import { randomUUID } from 'node:crypto';
import { enter } from './enter.ts';
import { press, typeInto } from './household.ts';
import { openRestaurant } from './own-restaurant.ts';
import {
  closeFilter,
  enoughAt,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  openFilter,
  test,
} from './setup.ts';

enoughAt('phone');

// An owner states by keyboard what can be left out, and a guest with an allergy reads how to ask for it.
test('a dish that can be made without sour cream', async ({ page, browser }) => {
  test.slow();
  const restaurant = await openRestaurant(page.request, { cuisine: 'Thai' });
  const [tacos] = await restaurant.save([
    { name: 'Bean tacos', ingredients: ['Corn tortilla', 'Black beans', 'Sour cream'], price_cents: 1200 },
    { name: 'Grilled cheese', ingredients: ['Cheddar'] },
  ]);
  const email = `${randomUUID()}@example.com`;
  await restaurant.appoint(email);
  await enter(page, email);
  await page.goto(`/restaurant/${restaurant.id}`);
  const main = page.getByRole('main');
  await press(page, main.getByRole('link', { name: 'Made another way' }));
  await press(page, main.getByRole('button', { name: 'Without Sour cream? It alone brings milk' }));
  const form = page.getByRole('dialog', { name: 'Another way to make Bean tacos' });
  await expect(form.getByRole('checkbox', { name: 'Sour cream' })).toBeChecked();
  await expectAccessible(page);
  await press(page, form.getByRole('button', { name: 'Save' }));
  await expect(main.getByText('Nothing stated of it yet, so nobody is offered it.')).toBeVisible();

  const guest = await browser.newContext({ viewport: page.viewportSize() });
  const table = await guest.newPage();
  const place = table.getByRole('main');
  await table.goto(`/restaurant/${restaurant.id}`);
  const filter = await openFilter(table);
  await filter.getByRole('checkbox', { name: 'Milk', exact: true }).check();
  await closeFilter(table);
  await expect(place.getByText('2 to avoid')).toBeVisible();
  await expect(place.getByText('can be made another way')).toHaveCount(0);

  await press(page, main.getByRole('button', { name: 'Edit Without sour cream' }));
  const edit = page.getByRole('dialog', { name: 'Without sour cream' });
  await edit.getByRole('checkbox', { name: 'Milk', exact: true }).check();
  await typeInto(page, edit.getByLabel('Price in $, if it is another'), '11.50');
  await press(page, edit.getByRole('button', { name: 'Save' }));
  await expect(main.getByText(/^No milk, stated /)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await table.reload();
  await expect(place.getByText('1 of them can be made another way')).toBeVisible();
  await press(table, place.getByRole('button', { name: 'Show how to ask for them' }));
  const offers = place.getByRole('list', { name: 'Can be made another way' });
  await expect(offers).toContainText('Can be made without milk: ask for it so.');
  await expect(offers).toContainText('“Without sour cream” · $11.50');
  await expect(offers).toContainText('Restaurant says: no milk that way');
  await expectAccessibleInBothThemes(table);
  await table.goto(`/dish/${tacos}`);
  await expect(place.getByText('Can be made without milk: ask for it so.')).toBeVisible();
  // The dish as it comes hasn't changed.
  await expect(place.getByRole('region', { name: 'Verdict' })).toContainText('Avoid');

  await table.evaluate(() => localStorage.setItem('language', 'es'));
  await table.reload();
  await expect(place.getByText('Se puede hacer sin leche: pídelo así.')).toBeVisible();
  await guest.close();
});
