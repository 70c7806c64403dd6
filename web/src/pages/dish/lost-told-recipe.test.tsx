import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildRecipe } from '../../../test/record-builders.ts';

it('a recipe shows no verdict where it can’t be loaded what was told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // This imitates a file of the build after a new deployment.
  vi.doMock('./told-recipe.tsx', () => Promise.reject(new Error('Failed to fetch dynamically imported module')));
  const { renderPage } = await import('../../../test/render-page.tsx');
  const rice = buildRecipe({ id: 9, name: 'Rice', facts: buildFacts({ absent: ['milk'] }) });
  const note = { kind: 'whether', things: ['milk'], dishes: [rice.id], answer: 'yes', by: 'chef' };
  const at = new Date(Date.now() - 3_600_000).toISOString();
  sessionStorage.setItem('avoiding', '["milk"]');
  sessionStorage.setItem('told', JSON.stringify([{ ...note, restaurant: rice.restaurant_id, at }]));
  renderPage(`/recipe/${rice.id}`, { responses: { getRecipe: rice } });
  expect(await screen.findByText('This part of the page could not be loaded.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Rice' })).toBeNull();
});
