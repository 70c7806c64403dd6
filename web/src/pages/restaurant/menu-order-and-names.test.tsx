import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildEditableMenu, buildMenuDish, buildStatement } from '../../../test/menu-builders.ts';
import { renderManagement } from '../../../test/render-management.tsx';

it('the order of sections and dishes is changed by keyboard, and saved with the menu', async () => {
  const soup = buildMenuDish({ id: 1, name: 'Soup', section: 'Starters' });
  const curry = buildMenuDish({ id: 2, name: 'Curry', section: 'Mains' });
  const stew = buildMenuDish({ id: 3, name: 'Stew', section: 'Mains' });
  const { user, saved } = await renderManagement([soup, curry, stew], {
    saveMenu: buildEditableMenu([stew, curry, soup], { version: 'v2' }),
  });
  await user.click(screen.getByRole('button', { name: 'Change the order' }));
  const dialog = screen.getByRole('dialog', { name: 'Order of the menu' });
  const press = async (name: string) => {
    within(dialog).getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
  };
  await press('Move Starters down');
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Move Starters down' }));
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
  await press('Mains');
  await press('Move Stew up');
  await press('Done');
  expect(screen.getByText('The order changed, not saved yet.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(saved()[0]).toMatchObject({ body: { dishes: [], order: [3, 2, 1] }, ifMatch: 'v1' });
});

it('a name that says otherwise is said to unsettle what is stated, while it is typed', async () => {
  const statements = [buildStatement({ allergen: 'sesame', level: 'absent' })];
  const cream = buildMenuDish({ id: 1, name: 'Cream soup', ingredients: ['leek'], statements });
  const { user } = await renderManagement([cream]);
  await user.click(screen.getByRole('button', { name: /^Edit dish name/ }));
  await user.keyboard('{Control>}a{/Control}Our large CREAM soup');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByText(/It may be another dish now/)).toBeNull();
  await user.keyboard('{Control>}a{/Control}Leek soup');
  expect((await screen.findByText(/It may be another dish now/)).textContent).toContain(
    '1 statement of yours won’t count',
  );
});
