import type { Component, Components } from '@clearplate/contract/components';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import type { Responses } from '../../../test/fake-api.ts';
import { buildComponent, buildEditableMenu, buildMenuDish, menuNow } from '../../../test/menu-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const componentsOf = (given: Partial<Component>): Components => ({
  version: 'v1',
  restaurant_id: 1,
  now: menuNow,
  statement_days: 180,
  components: [
    {
      ...buildComponent({ id: 7, name: 'House sauce', ingredients: ['Onion'] }),
      dish_ids: [],
      made_with_dish_ids: [],
      facts: buildFacts({}),
      ...given,
    },
  ],
  suggestions: [],
});

const open = (responses: Responses) =>
  renderPage('/restaurant/1/components', {
    session: 'r_admin',
    responses: { getComponents: componentsOf({}), getMenuForEditing: buildEditableMenu([]), ...responses },
  });

test('an archived dish that is unticked stays in sight, and can be ticked again', async () => {
  const archived = { ...buildMenuDish({ id: 4, name: 'Old bowl' }), archived: true };
  const other = { ...buildMenuDish({ id: 5, name: 'Older bowl' }), archived: true };
  const { user } = open({
    getComponents: componentsOf({ dish_ids: [4] }),
    getMenuForEditing: buildEditableMenu([archived, other]),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit House sauce' }));
  const bowl = () => screen.getByLabelText<HTMLInputElement>('Old bowl');
  const tick = bowl();
  await user.click(tick);
  expect(bowl()).toBe(tick);
  expect(tick.checked).toBe(false);
  await user.click(tick);
  expect(tick.checked).toBe(true);
  expect(screen.queryByLabelText('Older bowl')).toBeNull();
});

test('what a save changes is said of a group with what is in it, and of each where their dishes differ', async () => {
  const warned = (['wheat', 'soybeans', 'gluten'] as const).map((allergen) => ({ allergen, dishes: 3 }));
  const unwarned = [
    { allergen: 'almond' as const, dishes: 1 },
    { allergen: 'tree-nuts' as const, dishes: 2 },
  ];
  const { user } = open({ previewComponents: { dishes: 3, warned, unwarned, unsettled: 0, deferred: false } });
  await user.click(await screen.findByRole('button', { name: 'Edit House sauce' }));
  await user.type(screen.getByLabelText('Ingredients, one a line'), '\nSoy sauce');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What this changes' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'It is in 3 dishes.',
    '3 of them will newly warn of gluten (wheat).',
    '3 of them will newly warn of soy.',
    '1 of them will no longer warn of almond.',
    '2 of them will no longer warn of tree nuts.',
  ]);
});

test('names the dishes that another way to make them adds it to, apart from those that have it', async () => {
  open({
    getComponents: componentsOf({ dish_ids: [4], made_with_dish_ids: [5, 6] }),
    getMenuForEditing: buildEditableMenu(
      ['Bowl', 'Burger', 'Wrap'].map((name, index) => buildMenuDish({ id: 4 + index, name })),
    ),
  });
  expect(await screen.findByText('In 1 dish: Bowl')).toBeDefined();
  expect(screen.getByText('Other ways to make 2 dishes add it: Burger and Wrap')).toBeDefined();
});
