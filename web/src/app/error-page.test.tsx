import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { failsWith } from '../../test/fake-api.ts';
import { pageOf } from '../../test/builders.ts';
import { renderPage } from '../../test/render-page.tsx';
import { PageNotLoaded } from '../shared/lib/page-not-loaded.ts';
import { ErrorPage } from './error-page.tsx';

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

test('a page whose code can not be had says so in plain words, and can be tried again', () => {
  const failure = new PageNotLoaded(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
  const { container } = render(
    <MemoryRouter>
      <ErrorPage error={failure} />
    </MemoryRouter>,
  );
  screen.getByRole('heading', { level: 1, name: 'This page could not be loaded.' });
  screen.getByText('Check your connection, then try again. Nothing saved or in the cart is lost.');
  expect(screen.queryByText(oops)).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(container.textContent).not.toContain('/assets/');
});
