import type { BrowserContext, Page } from '@playwright/test';
import { openAvoiding, press, typeInto } from './household.ts';
import { openRestaurant } from './own-restaurant.ts';
import { enoughAt, expect, expectAccessibleInBothThemes, test, waitUntilAlive } from './setup.ts';

enoughAt('phone');

test.use({ allowedErrors: [/410 \(Gone\)|ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

const open = async (page: Page, url: string) => {
  await page.goto(url);
  await waitUntilAlive(page);
};

/** A kitchen's own tablet, which knows nothing of the diner. */
async function kitchenOf(context: BrowserContext, page: Page): Promise<Page> {
  const kitchen = await context.browser()?.newContext({ viewport: page.viewportSize() });
  if (!kitchen) throw new Error('There is no browser');
  return kitchen.newPage();
}

// This goes from the diner's cart to the kitchen's tablet and back, by keyboard.
test('a kitchen ticks an order, its diner sees it, and withdraws it', async ({ page, context, baseURL }) => {
  test.slow();
  const restaurant = await openRestaurant(page.request);
  const [noodles = 0, rice = 0] = await restaurant.save([{ name: 'Peanut noodles' }, { name: 'Plain rice' }]);
  const headers = await openAvoiding(page, { name: 'Peanuts', strictness: 'dangerous' });
  for (const dish_id of [noodles, rice])
    await page.request.post('/api/cart/add', { headers, data: { dish_id, quantity: 1 } });

  await open(page, '/cart');
  await press(page, page.getByRole('button', { name: 'Let the kitchen answer' }));
  const dialog = page.getByRole('dialog', { name: 'Let the kitchen answer' });
  await expect(dialog).toContainText('Peanuts: traces are dangerous');
  await expect(dialog).toContainText('Warning for Person 1: this dish has or may have: Peanuts');
  await expectAccessibleInBothThemes(page);
  await typeInto(page, dialog.getByLabel('Table, or name of the order (optional)'), 'Table 7');
  await press(page, dialog.getByRole('button', { name: 'Send and show the code' }));
  await expect(dialog).toContainText('Nothing was sent: please agree first.');
  await press(page, dialog.getByRole('checkbox'), 'Space');
  await press(page, dialog.getByRole('button', { name: 'Send and show the code' }));

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'What the kitchen answers' })).toBeVisible();
  await expect(main.getByRole('alert').filter({ hasText: 'Nobody in the kitchen has ticked yet' })).toHaveText(
    'Nobody in the kitchen has ticked yet: 1 × Peanut noodles, 1 × Plain rice',
  );
  await expectAccessibleInBothThemes(page);
  const link = await main.getByRole('link', { name: 'Open what the kitchen sees' }).getAttribute('href');
  expect(new URL(link ?? '', baseURL).hash).toMatch(/^#[\w-]{43}$/);

  const tablet = await kitchenOf(context, page);
  const asked: string[] = [];
  tablet.on('request', (request) => void asked.push(request.url()));
  await open(tablet, link ?? '');
  const sheet = tablet.getByRole('main');
  await expect(sheet).toContainText('Table 7');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Peanut noodles' }).first()).toContainText(
    'Atención: este plato lleva o puede llevar: maní',
  );
  await expect(sheet.getByText('Warning: this dish has or may have:')).toHaveCount(1);
  await expect(sheet).not.toContainText('Ann');
  // A cook has no account: the bar offers the name and nothing to look for.
  const bar = tablet.getByRole('banner');
  await expect(bar.getByRole('link')).toHaveText(['Clearplate']);
  await expect(bar.getByRole('button')).toHaveCount(0);
  await expect(tablet.getByRole('contentinfo').getByRole('button', { name: 'Español' })).toBeVisible();
  await expectAccessibleInBothThemes(tablet);
  const seen = sheet.getByRole('button', { name: /^Visto.*1 × Peanut noodles$/ });
  await press(tablet, seen);
  await expect(sheet).toContainText('Please type your initials first.');
  await tablet.keyboard.type('MR');
  await press(tablet, seen);
  await expect(sheet.getByRole('button', { name: /Take back Seen: 1 × Peanut noodles$/ })).toBeVisible();
  await press(tablet, sheet.getByRole('button', { name: /^No podemos hacerlo así.*1 × Plain rice$/ }));
  await expect(sheet.getByText('One line can’t be made so')).toBeVisible();
  await expect(sheet.getByText('Every line is ticked.')).toBeHidden();
  await expectAccessibleInBothThemes(tablet);
  const token = new URL(link ?? '', baseURL).hash.slice(1);
  expect(asked.filter((url) => new URL(url).pathname.includes(token) || new URL(url).search.includes(token))).toEqual(
    [],
  );

  // This happens without the diner doing anything.
  await expect(
    main
      .getByText('MR ·')
      .or(main.getByText(/· MR ·/))
      .first(),
  ).toBeVisible();
  await expect(main).toContainText('The kitchen can’t make it so: 1 × Plain rice. Choose something else.');
  await expect(main).not.toContainText('Nobody in the kitchen has ticked yet');
  await expect(main).toContainText('The kitchen has only seen, and not answered: 1 × Peanut noodles.');
  await press(tablet, sheet.getByRole('button', { name: /^Puede haber trazas.*1 × Peanut noodles$/ }));
  await expect(main.getByRole('alert').filter({ hasText: 'traces are possible: 1 × Peanut noodles.' })).toContainText(
    'They are dangerous to somebody who eats it: choose something else.',
  );
  await expectAccessibleInBothThemes(page);
  await press(tablet, sheet.getByRole('button', { name: /Take back Traces are possible: 1 × Peanut noodles$/ }));
  await press(tablet, sheet.getByRole('button', { name: /Take back Seen: 1 × Peanut noodles$/ }));
  await expect(main).toContainText('Nobody in the kitchen has ticked yet: 1 × Peanut noodles');

  // A closed tab loses nothing: the link is in the browser's storage.
  await open(page, '/cart');
  // What was ticked against a dish stands beside it, and is said again before ordering. Nothing was ticked about the other.
  const cannot = /The kitchen can’t make it so \(MR, .*\)\. Choose something else\./;
  const lineOf = (name: string) => main.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await expect(lineOf('Plain rice').getByRole('alert').first()).toHaveText(cannot);
  await expect(lineOf('Peanut noodles')).not.toContainText('The kitchen');
  await expectAccessibleInBothThemes(page);
  await press(page, main.getByRole('link', { name: /^Order at DoorDash/ }));
  const before = page.getByRole('dialog', { name: 'Before you order at DoorDash' });
  await expect(before).toContainText(/Plain rice: The kitchen can’t make it so \(MR,/);
  await expectAccessibleInBothThemes(page);
  await press(page, before.getByRole('button', { name: 'Back to the cart' }));
  await open(page, `/dish/${rice}`);
  await expect(main.getByRole('alert').filter({ hasText: cannot })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await open(page, '/cart');
  await press(page, main.getByRole('link', { name: 'What the kitchen answers' }));
  await expect(main).toContainText('Nobody in the kitchen has ticked yet: 1 × Peanut noodles');

  // Offline, the kitchen's tick isn't shown as made, and the diner's page says how old it is.
  await tablet.context().setOffline(true);
  await press(tablet, sheet.getByRole('button', { name: /^Visto.*1 × Peanut noodles$/ }));
  await expect(sheet).toContainText('the tick was not saved');
  await expect(sheet).toContainText('la marca no se guardó. Inténtelo otra vez.');
  await expect(sheet).toContainText('Not connected');
  await expect(sheet.getByRole('button', { name: /^Visto.*1 × Peanut noodles$/ })).toBeVisible();
  await tablet.context().setOffline(false);

  await press(page, main.getByRole('button', { name: 'Withdraw' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }));
  await expect(main).toContainText('No kitchen has an order from here.');
  await expect(sheet.getByRole('heading', { name: 'This link opens no order' })).toBeVisible();
  await open(tablet, '/kitchen-order#forged');
  await expect(sheet.getByRole('heading', { name: 'This link opens no order' })).toBeVisible();
  await expectAccessibleInBothThemes(tablet);
  await tablet.context().close();
});

test('a guest’s card is sent to a kitchen as well, and both sides read Spanish', async ({ page, context }) => {
  await page.goto('/restaurant/1');
  await page.evaluate(() => {
    sessionStorage.setItem('avoiding', JSON.stringify([{ allergen: 'milk', strictness: 'dangerous' }]));
    localStorage.setItem('language', 'es');
  });
  await open(page, '/restaurant/1/card');
  await press(page, page.getByRole('button', { name: 'Que conteste la cocina' }));
  const dialog = page.getByRole('dialog');
  await press(page, dialog.getByRole('checkbox'), 'Space');
  await press(page, dialog.getByRole('button', { name: 'Enviar y mostrar el código' }));
  const main = page.getByRole('main');
  await expect(main).toContainText('Nadie en la cocina ha marcado todavía: Persona 1');
  const link = await main.getByRole('link', { name: 'Abrir lo que ve la cocina' }).getAttribute('href');
  const tablet = await kitchenOf(context, page);
  await open(tablet, '/privacy');
  await tablet.evaluate(() => localStorage.setItem('language', 'es'));
  await open(tablet, link ?? '');
  const sheet = tablet.getByRole('main');
  await expect(sheet).toContainText('Alergia alimentaria: pedido para la cocina');
  await expect(sheet).toContainText('Peligroso, incluso en trazas.');
  await expect(sheet).not.toContainText(/Dangerous|milk|Separate pan/);
  await typeInto(tablet, sheet.getByLabel('Tus iniciales'), 'LO');
  await press(tablet, sheet.getByRole('button', { name: /: Persona 1$/ }).nth(1));
  await expect(main).toContainText('La cocina marcó todas las líneas.');
  await tablet.context().close();
});
