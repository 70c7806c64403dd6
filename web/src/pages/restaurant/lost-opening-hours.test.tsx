import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';

const file = '../../features/ask-waiter/when-open.tsx';

it('where opening hours can’t be loaded, what to ask stays', async () => {
  // This imitates a file of the build after a new deployment.
  vi.doMock(file, () => Promise.reject(new Error('Failed to fetch dynamically imported module')));
  const { renderPage } = await import('../../../test/render-page.tsx');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.setItem('avoiding', '["milk"]');
  const stew = buildDish({ name: 'Stew', facts: buildFacts({}) });
  renderPage('/restaurant/1/ask', {
    responses: { getRestaurant: [buildRestaurantDetail()], getRestaurantMenu: { recipes: [stew] } },
  });
  expect(await screen.findByText('Opening hours couldn’t be loaded.')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'What we don’t know yet' })).toBeDefined();
});
