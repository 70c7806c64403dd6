import type { MenuDish } from '@clearplate/contract/menu';
import { screen } from '@testing-library/react';
import { storeDraft } from '../src/features/menu-editing/model/menu-drafts.ts';
import type { Responses } from './fake-api.ts';
import { stubWorker } from './in-page-worker.ts';
import { buildEditableMenu } from './menu-builders.ts';
import { buildRestaurantDetail } from './record-builders.ts';
import { renderPage } from './render-page.tsx';

/**
 * Renders the owner's page of a restaurant with these dishes and waits for it. The default owner is the default user.
 */
export async function renderManagement(dishes: readonly MenuDish[], responses: Responses = {}) {
  stubWorker();
  // An earlier test may have left unsaved edits of the same owner.
  storeDraft(7, '1', undefined);
  const view = renderPage('/restaurant/1', {
    session: 'r_admin',
    responses: {
      getRestaurant: [buildRestaurantDetail({ user_id: 7 })],
      getMenuForEditing: buildEditableMenu(dishes),
      listGuestQuestions: [],
      listIngredients: ['ghee', 'garlic', 'ginger', 'green garlic', 'cream'].map((name) => ({ name })),
      ...responses,
    },
  });
  await screen.findByRole('table', { name: 'Menu' });
  const saved = () => view.calls.filter(({ name }) => name === 'saveMenu');
  return { ...view, saved };
}
