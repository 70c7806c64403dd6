import type { Page } from '@playwright/test';
import { fortyDishes } from './forty-dishes.ts';
import { press, tabTo } from './keyboard.ts';
import { Mouse } from './hands.ts';
import { openOwned } from './own-restaurant.ts';
import { speaker } from './speaker.ts';
import { stateDishes, tellCount } from './state-dishes.ts';
import { enoughAt, expect, expectAccessible, expectAccessibleInBothThemes, test } from './setup.ts';

async function openMenu(page: Page, dishes: Parameters<typeof openOwned>[1]) {
  const restaurant = await openOwned(page, dishes);
  await page.goto(`/restaurant/${restaurant.id}`);
  await expect(page.getByRole('heading', { level: 1, name: restaurant.name })).toBeVisible();
  return restaurant;
}

test.describe('by mouse', () => {
  // owner-both-languages.spec.ts does the same by keyboard on a phone.
  enoughAt('desktop');

  test('forty dishes are stated in minutes: nine allergens, gluten, lists and cross-contact', async ({
    page,
  }, info) => {
    test.setTimeout(240_000);
    page.setDefaultTimeout(40_000);
    const restaurant = await openMenu(page, fortyDishes);
    const hands = new Mouse();
    const { say } = speaker('en');
    await stateDishes({ page, count: 40, hands, say, look: () => expectAccessibleInBothThemes(page) });
    tellCount(info, 40, hands.count);

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

  test('a range is selected, stated, taken back, stated again and saved', async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => localStorage.setItem('language', 'es'));
    await openMenu(page, fortyDishes.slice(0, 5));
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
