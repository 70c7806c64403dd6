import type { Locator, Page, TestInfo } from '@playwright/test';
import { fortyDishes } from './forty-dishes.ts';
import { press, tabTo } from './keyboard.ts';
import { openRestaurant } from './own-restaurant.ts';
import { enoughAt, enoughHere, expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from './setup.ts';

/** The limit for forty dishes; a click, a choice, a press of a key or the typing of one field counts as one. */
const mostInteractions = 60;

/** The dishes whose words only usually mean something: what is really in them, and what is pressed for the rest. */
const left = [
  ['Lentil soup', [], ['gluten', 'others']],
  ['Falafel', [], ['others']],
  ['Pad thai', ['Fish'], ['others']],
  ['Tofu stir-fry', [], ['others']],
  ['Black bean chili', [], ['gluten', 'others']],
  ['Vanilla ice cream', ['Eggs'], []],
] as const;

const presses = {
  gluten: (details: Locator) => details.getByRole('checkbox', { name: /^And no gluten/ }),
  others: (details: Locator) => details.getByRole('button', { name: 'None of the other major allergens' }),
} as const;

/** Works on a page like somebody's hands, and counts. */
class Hands {
  count = 0;
  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
  async choose(target: Locator, label: string): Promise<void> {
    this.count += 1;
    await target.selectOption({ label });
  }
}

async function openMenu(page: Page, { project }: TestInfo, dishes: Parameters<typeof restaurantOf>[1]) {
  const restaurant = await restaurantOf(page, dishes);
  const email = `many-${project.name}-${Date.now()}@example.com`;
  await restaurant.appoint(email);
  await signIn(page, email);
  await page.goto(`/restaurant/${restaurant.id}`);
  await expect(page.getByRole('heading', { level: 1, name: restaurant.name })).toBeVisible();
  return restaurant;
}

async function restaurantOf(page: Page, dishes: readonly { readonly [field: string]: unknown }[]) {
  const restaurant = await openRestaurant(page.request);
  return { ...restaurant, ids: await restaurant.save(dishes) };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name, exact: true });
const summary = (page: Page) => page.getByRole('region', { name: 'What this says' });

test('forty dishes are stated in minutes: nine allergens, gluten, lists and cross-contact', async ({ page }, info) => {
  // The other journey of this file is on a desk.
  enoughHere(page, 'phone');
  test.setTimeout(240_000);
  page.setDefaultTimeout(40_000);
  const restaurant = await openMenu(page, info, fortyDishes);
  const hands = new Hands();
  const board = page.getByRole('region', { name: 'How this menu stands' });
  const dialogOf = (count: number) => page.getByRole('dialog', { name: `State for ${count} dishes at once` });

  await test.step('the board says what to do next; one press says what is in all of them', async () => {
    await expect(board).toContainText('0% answered: 9 allergens × 40 dishes');
    await hands.press(button(page, 'State what is in 40 dishes, at once'));
    await expect(dialogOf(40)).toBeVisible();
    await expect(box(page, /^And no gluten/)).not.toBeChecked();
    await hands.press(box(page, 'Contains what the words of each dish name'));
    await hands.press(box(page, 'None of the other major allergens'));
    await hands.press(box(page, /^And no gluten/));
    await hands.press(box(page, 'Their ingredient lists are complete'));
    await expect(summary(page)).toContainText('40 dishes change.');
    await expect(summary(page)).toContainText('Diners read: “Restaurant says: contains milk”');
    await expect(summary(page)).toContainText('Diners read: “Restaurant says: no milk”');
    await expectAccessibleInBothThemes(page);
    await hands.press(button(page, 'State this for 40 dishes'));
    await expect(page.getByText('Stated for 40 dishes, not saved yet.')).toBeVisible();
  });

  await test.step('a section shares a fryer, another an oven', async () => {
    const shared = [
      ['From the fryer', 'Shared fryer', ['Fish', 'Wheat', 'Gluten', 'Milk', 'Eggs']],
      ['Desserts', 'Shared oven', ['Tree nuts', 'Wheat', 'Gluten']],
    ] as const;
    for (const [section, reason, allergens] of shared) {
      await hands.press(button(page, 'Clear the selection'));
      await hands.press(box(page, `Select all of ${section}`));
      await hands.press(button(page, 'State for all selected'));
      for (const allergen of allergens) await hands.press(box(page, allergen));
      await hands.choose(page.getByRole('combobox', { name: 'Why?' }), reason);
      await expect(summary(page)).toContainText(`${reason}.`);
      await hands.press(button(page, /^State this for \d+ dishes$/));
    }
  });

  await test.step('what was left out is decided dish by dish', async () => {
    const open = button(page, `${left.length} dishes not fully stated`);
    await hands.press(open);
    await expect(button(page, /^Details of/)).toHaveCount(left.length);
    await hands.press(button(page, /^Details of/).first());
    for (const [index, [dish, contained, rest]] of left.entries()) {
      const details = page.getByRole('dialog', { name: dish });
      await expect(details).toBeVisible();
      for (const allergen of contained)
        await hands.press(
          details.getByRole('group', { name: allergen, exact: true }).getByText('Contains', { exact: true }),
        );
      for (const one of rest) await hands.press(presses[one](details));
      if (index < left.length - 1) await hands.press(details.getByRole('button', { name: 'Next dish' }));
      else await hands.press(details.getByRole('button', { name: 'Done' }));
    }
  });

  await test.step('all cross-contact is listed; one save', async () => {
    await hands.press(button(page, 'State the traces of 40 dishes, at once'));
    await hands.press(box(page, /every cross-contact risk/));
    await hands.press(button(page, 'State this for 40 dishes'));
    await expect(page.getByText('40 dishes changed, not saved yet.')).toBeVisible();
    await expectAccessible(page);
    await hands.press(button(page, 'Save'));
    await expect(page.getByText('Saved.')).toBeVisible({ timeout: 30_000 });
    await expect(board).toContainText('100% answered: 10 allergens × 40 dishes');
    await expect(board).toContainText('Nothing is left to do today.');
    await expect(board).toContainText('and for gluten');
  });

  const words = `40 dishes with nine allergens, gluten, lists and cross-contact: ${hands.count} interactions`;
  console.log(words);
  info.annotations.push({ type: 'interactions', description: words });
  expect(hands.count).toBeLessThanOrEqual(mostInteractions);

  await test.step('diners read it on the grid and on a dish', async () => {
    await page.goto(`/restaurant/${restaurant.id}/grid`);
    await expect(page.getByRole('columnheader', { name: 'Gluten' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^French fries/ })).toContainText('Shared fryer');
    await expect(page.getByRole('row', { name: /^Melon plate/ }).getByText('?')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('by keyboard and in Spanish', () => {
  enoughAt('desktop');

  test('a range is selected, stated, taken back, stated again and saved', async ({ page }, info) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => localStorage.setItem('language', 'es'));
    await restaurantInSpanish(page, info);
    const first = page.getByRole('checkbox', { name: 'Seleccionar Lentil soup' });
    await tabTo(first);
    await page.keyboard.press('Space');
    await tabTo(page.getByRole('checkbox', { name: 'Seleccionar Hummus' }));
    await page.keyboard.press('Shift+Space');
    await expect(page.getByText('3 platos seleccionados')).toBeVisible();
    for (const round of [1, 2]) {
      await press(page.getByRole('button', { name: 'Declarar para todos', exact: true }));
      await tabTo(page.getByRole('checkbox', { name: 'Ninguno de los demás alérgenos principales' }));
      await page.keyboard.press('Space');
      await tabTo(page.getByRole('checkbox', { name: 'Pescado' }));
      await page.keyboard.press('Space');
      await page.getByRole('combobox', { name: '¿Por qué?' }).selectOption({ label: 'Freidora compartida' });
      await expect(page.getByRole('region', { name: 'Qué dice esto' })).toContainText(
        'Posibles trazas: pescado. Freidora compartida.',
      );
      await expectAccessible(page);
      await press(page.getByRole('button', { name: 'Declarar esto de 3 platos' }));
      if (round === 1) await press(page.getByRole('button', { name: 'Deshacer' }));
      if (round === 1) await expect(page.getByText('No hay cambios.')).toBeVisible();
    }
    await press(page.getByRole('button', { name: 'Guardar', exact: true }));
    await expect(page.getByText('Guardado.')).toBeVisible();
  });
});

async function restaurantInSpanish(page: Page, info: TestInfo) {
  const restaurant = await restaurantOf(page, fortyDishes.slice(0, 5));
  const email = `muchos-${info.project.name}-${Date.now()}@example.com`;
  await restaurant.appoint(email);
  const token = await page.request.post('/api/auth/login', {
    data: { email_address: email, password: 'clearplate-demo' },
  });
  const { token: value } = (await token.json()) as { token: string };
  await page.addInitScript((given) => localStorage.setItem('token', given), value);
  await page.goto(`/restaurant/${restaurant.id}`);
  await expect(page.getByRole('heading', { level: 1, name: restaurant.name })).toBeVisible();
}
