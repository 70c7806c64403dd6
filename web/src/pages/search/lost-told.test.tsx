import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, buildFound, pageOf } from '../../../test/builders.ts';
import type { renderPage as RenderPage } from '../../../test/render-page.tsx';
import { buildCounts } from '../../../test/record-builders.ts';

const file = '../../entities/verdict/told-list.tsx';
let chunk: PromiseWithResolvers<never>;
/** Loads the app again, because the test before already has the file. */
let renderPage: typeof RenderPage;

const found = [buildFound({ id: 1, counts: buildCounts() }), buildFound({ id: 12, counts: buildCounts() })];
const salad = buildDish({ name: 'Salad', facts: buildFacts({ absent: ['milk'] }) });

beforeEach(async () => {
  vi.resetModules();
  chunk = Promise.withResolvers();
  chunk.promise.catch(() => undefined);
  // This imitates a file of the build after a new deployment.
  vi.doMock(file, () => chunk.promise);
  ({ renderPage } = await import('../../../test/render-page.tsx'));
  sessionStorage.setItem('avoiding', '["milk"]');
  const told = { restaurant: 1, kind: 'whether', things: ['milk'], dishes: [salad.id], answer: 'yes', by: 'chef' };
  sessionStorage.setItem('told', JSON.stringify([{ ...told, at: new Date(Date.now() - 3_600_000).toISOString() }]));
});

const gone = new Error('Failed to fetch dynamically imported module');
const waiting = 'Something was noted here.';
const lost = 'Something was noted here, which couldn’t be loaded. Reload the page to read it.';

it('a restaurant says that something was told there while the code for it loads, and where it can’t be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage('/restaurants', { responses: { discoverRestaurants: pageOf(found) } });
  expect(await screen.findByText(waiting)).toBeDefined();
  expect(screen.getAllByText(waiting)).toHaveLength(1);
  chunk.reject(gone);
  expect(await screen.findByText(lost)).toBeDefined();
  expect(screen.getAllByText(lost)).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'All Restaurants' })).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('where a list can’t say what was told of its dishes, none is shown, and the rest of the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage('/dishes', { responses: { judgeDishes: pageOf([salad]) } });
  chunk.reject(gone);
  expect(await screen.findByText('This part of the page could not be loaded.')).toBeDefined();
  expect(screen.getByText(/^Avoiding: /)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Salad' })).toBeNull();
});
