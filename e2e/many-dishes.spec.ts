import type { Page, TestInfo } from '@playwright/test';
import { enter } from './enter.ts';
import { fortyDishes } from './forty-dishes.ts';
import { press, tabTo } from './keyboard.ts';
import { Mouse } from './hands.ts';
import { openRestaurant } from './own-restaurant.ts';
import { speaker } from './speaker.ts';
import { stateFortyDishes, tellCount } from './state-forty-dishes.ts';
import { enoughAt, expect, expectAccessible, expectAccessibleInBothThemes, test } from './setup.ts';

async function openMenu(page: Page, { project }: TestInfo, dishes: Parameters<typeof restaurantOf>[1]) {
  const restaurant = await restaurantOf(page, dishes);
  const email = `many-${project.name}-${Date.now()}@example.com`;
  await restaurant.appoint(email);
  await enter(page, email);
  await page.goto(`/restaurant/${restaurant.id}`);
  await expect(page.getByRole('heading', { level: 1, name: restaurant.name })).toBeVisible();
  return restaurant;
}

async function restaurantOf(page: Page, dishes: readonly { readonly [field: string]: unknown }[]) {
  const restaurant = await openRestaurant(page.request);
  return { ...restaurant, ids: await restaurant.save(dishes) };
}

test.describe('by mouse', () => {
  // By keyboard on a phone in owner-both-languages.spec.ts.
  enoughAt('desktop');

  test('forty dishes are stated in minutes: nine allergens, gluten, lists and cross-contact', async ({
    page,
  }, info) => {
    test.setTimeout(240_000);
    page.setDefaultTimeout(40_000);
    const restaurant = await openMenu(page, info, fortyDishes);
    const hands = new Mouse();
    await stateFortyDishes({ page, hands, say: speaker('en').say, look: () => expectAccessibleInBothThemes(page) });
    tellCount(info, hands.count);

    await test.step('diners read it on the grid and on a dish', async () => {
      await page.goto(`/restaurant/${restaurant.id}/grid`);
      await expect(page.getByRole('columnheader', { name: 'Gluten' })).toBeVisible();
      await expect(page.getByRole('row', { name: /^French fries/ })).toContainText('Shared fryer');
      await expect(page.getByRole('row', { name: /^Melon plate/ }).getByText('?')).toHaveCount(0);
      await expectAccessible(page);
    });
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
