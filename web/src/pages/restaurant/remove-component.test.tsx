import type { Component, Components } from '@clearplate/contract/components';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { refuses, type Responses } from '../../../test/fake-api.ts';
import { buildComponent, buildEditableMenu, buildMenuDish, menuNow } from '../../../test/menu-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const dishes = ['Pad Thai', 'Som Tam', 'Larb', 'Tom Yum', 'Satay', 'Curry'].map((name, at) =>
  buildMenuDish({ id: at + 1, name }),
);
const oil: Component = {
  ...buildComponent({ id: 7, name: 'Oil' }),
  dish_ids: [1, 3],
  made_with_dish_ids: [],
  facts: buildFacts({}),
};
const withOil = (given: Partial<Component> = {}): Components => ({
  version: 'v1',
  restaurant_id: 1,
  now: menuNow,
  statement_days: 180,
  components: [{ ...oil, ...given }],
  suggestions: [],
});

const open = (responses: Responses) =>
  renderPage('/restaurant/1/components', {
    session: 'r_admin',
    responses: { getComponents: withOil(), getMenuForEditing: buildEditableMenu(dishes), ...responses },
  });

test('a component names the dishes that it is in, and folds many', async () => {
  const { unmount } = open({});
  expect(await screen.findByText('In 2 dishes: Pad Thai and Larb')).toBeDefined();
  unmount();
  open({ getComponents: withOil({ dish_ids: [1, 2, 3, 4, 5, 6] }) });
  const folded = (await screen.findByText('In 6 dishes')).closest('details');
  expect(within(folded!).getAllByRole('listitem', { hidden: true })).toHaveLength(6);
});

test('it is removed only once that is confirmed, and a refusal says why', async () => {
  const reason = '2 dishes use it: take it out of them first';
  let isUsed = true;
  const { user, calls } = open({
    saveComponents: () =>
      isUsed ? refuses({ 'components.0.removed': reason }) : { ...withOil(), version: 'v2', components: [] },
  });
  const sent = () => calls.filter(({ name }) => name === 'saveComponents');
  await user.click(await screen.findByRole('button', { name: 'Edit Oil' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Remove “Oil”?' }));
  expect(sent()).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Remove' }));
  expect(await dialog().findByText(`It was not saved: ${reason}.`)).toBeDefined();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  isUsed = false;
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(dialog().getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().at(-1)?.body).toEqual({ components: [{ id: 7, removed: true }] });
  expect(screen.queryByText('Oil')).toBeNull();
});

test('who adds it to dishes is told what their guests see until those are confirmed again', async () => {
  const effect = { dishes: 2, warned: [], unwarned: [], unsettled: 2, deferred: false };
  const { user } = open({ previewComponents: effect });
  await user.click(await screen.findByRole('button', { name: 'Edit Oil' }));
  await user.type(screen.getByLabelText('Ingredients, one a line'), '\nMiso');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What this changes' }));
  expect(dialog.getByText('Until it is, guests who avoid that see “Not verified” there.')).toBeDefined();
});
