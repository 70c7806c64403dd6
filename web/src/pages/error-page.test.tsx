import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failsWith } from '../../test/fake-api.ts';
import { pageOf } from '../../test/builders.ts';
import { renderPage } from '../../test/render-page.tsx';

const oops = 'Oops! Sorry, an unexpected error has occurred.';

test('an unknown path is not found, and there is a way home', async () => {
  const { user, place } = renderPage('/no/such/page', { responses: { discoverRestaurants: pageOf([]) } });
  await screen.findByRole('heading', { level: 1, name: oops });
  screen.getByText('Not Found');
  expect(document.title).toBe('Not Found · Clearplate');
  await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
  await screen.findByRole('heading', { level: 1, name: 'Clearplate' });
  await vi.waitFor(() => expect(place.current).toBe('/'));
});

test('a missing record is not found', async () => {
  renderPage('/recipe/99', { responses: { getRecipe: failsWith('not_found') } });
  await screen.findByRole('heading', { level: 1, name: oops });
  screen.getByText('Not Found');
  expect(screen.getByText('There is nothing at this address. It may have been removed.')).toBeDefined();
});
