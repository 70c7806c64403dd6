import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  buildComponent,
  buildEditableMenu,
  buildMenuDish,
  buildStatement,
  menuNow,
} from '../../../test/menu-builders.ts';
import { renderManagement } from '../../../test/render-management.tsx';

const changed = (id: number, name: string) =>
  buildMenuDish({
    id,
    name,
    ingredients_changed_at: menuNow,
    statements: [buildStatement({ allergen: 'milk', level: 'absent', stated_at: '2026-11-01T00:00:00.000Z' })],
  });

it('what the board says is next leads to its dishes, and says how many', async () => {
  const { user } = await renderManagement([
    changed(1, 'Soup'),
    changed(2, 'Curry'),
    buildMenuDish({ id: 3, name: 'Rice' }),
  ]);
  const next = () => screen.getByRole('button', { name: 'Confirm 2 dishes again' });
  await user.click(next());
  const heading = screen.getByRole('heading', { name: '2 dishes to confirm again' });
  expect(document.activeElement).toBe(heading);
  expect(screen.queryByRole('rowheader', { name: /Rice/ })).toBeNull();
  await user.click(next());
  expect(document.activeElement).toBe(heading);
});

it('a filter that is switched on keeps the focus, since a second press switches it off', async () => {
  const { user } = await renderManagement([changed(1, 'Soup'), changed(2, 'Curry')]);
  await user.click(screen.getByRole('button', { name: 'Confirm 2 dishes again' }));
  const filter = screen.getByRole('button', { name: '2 dishes to confirm again' });
  await user.click(filter);
  expect(screen.queryByRole('heading', { name: '2 dishes to confirm again' })).toBeNull();
  await user.click(filter);
  expect(screen.getByRole('heading', { name: '2 dishes to confirm again' })).toBeDefined();
  expect(document.activeElement).toBe(filter);
});

it('a filter stays where it is switched off, also once nothing is left of it', async () => {
  const { user } = await renderManagement([changed(1, 'Soup')]);
  const filter = screen.getByRole('button', { name: '1 dish to confirm again' });
  await user.click(filter);
  await user.click(screen.getByRole('button', { name: /^Details.*Soup/ }));
  await user.click(screen.getByRole('button', { name: 'Confirm it again' }));
  await user.click(filter);
  expect(filter.isConnected).toBe(true);
  expect(document.activeElement).toBe(filter);
});

it('a component that the list names as well stands in the dish’s row once', async () => {
  const oil = buildComponent({ id: 7, name: 'Vegetable oil' });
  await renderManagement([], {
    getMenuForEditing: buildEditableMenu(
      [buildMenuDish({ id: 1, name: 'Fries', ingredients: ['Potato', 'vegetable oil'], uses: [7] })],
      { components: [oil] },
    ),
  });
  expect(screen.getByText('Vegetable oil, Potato')).toBeDefined();
});
