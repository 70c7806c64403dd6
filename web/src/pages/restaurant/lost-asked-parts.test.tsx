import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';

const file = '../../features/ask-waiter/asked-later.ts';

it('where what is in a part can’t be asked, what decides is asked', async () => {
  const load = vi.fn<() => Promise<never>>(() =>
    // This imitates a file of the build after a new deployment.
    Promise.reject(new Error('Failed to fetch dynamically imported module')),
  );
  vi.doMock(file, load);
  const { renderPage } = await import('../../../test/render-page.tsx');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.setItem('avoiding', '["milk"]');
  const recipes = ['Stew', 'Soup'].map((name) =>
    buildDish({ name, facts: buildFacts({}, { opaque: ['House sauce'] }) }),
  );
  renderPage('/restaurant/1/ask', {
    responses: { getRestaurant: [buildRestaurantDetail()], getRestaurantMenu: { recipes } },
  });
  await waitFor(() => expect(load).toHaveBeenCalled());
  const first = within(await screen.findByRole('list', { name: 'Ask first' }));
  expect(first.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Is there milk in any of these dishes?',
  ]);
});
