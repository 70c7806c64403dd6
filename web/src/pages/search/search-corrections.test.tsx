import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildDish, buildFound, pageOf } from '../../../test/builders.ts';
import { failsWith } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';

const dishes = pageOf([buildDish({ name: 'Quinoa Bowl' })]);
const corrected = (typed: string, meant: string[], isFound = false) => ({ typed, meant, is_found: isFound });

test('says what a word was taken for beside what was searched for', async () => {
  renderPage('/search?q=qinoa', {
    responses: { judgeDishes: dishes, listCorrections: [corrected('qinoa', ['quinoa'])] },
  });
  await screen.findByRole('heading', { name: 'Results for qinoa' });
  const said = await screen.findByText('quinoa');
  expect(said.closest('p')?.textContent?.trim()).toBe('Searched for quinoa.');
  expect(screen.queryByRole('link', { name: /^Only/ })).toBeNull();
});

test('leads to what was typed where some menus have it, in the same place with the same filters', async () => {
  const { user, place } = renderPage('/search?q=Qinoa+salad&radius=10&area=02139', {
    responses: {
      judgeDishes: dishes,
      listCorrections: ({ query: { q } }) => (q.includes('"') ? [] : [corrected('qinoa', ['quinoa', 'quince'], true)]),
    },
  });
  const only = await screen.findByRole('link', { name: 'Only “qinoa”' });
  expect(only.closest('p')?.textContent).toBe('Searched for quinoa or quince. Only “qinoa”');
  await user.click(only);
  await screen.findByRole('heading', { name: 'Results for "Qinoa" salad' });
  expect(place.current).toBe('/search?q=%22Qinoa%22%20salad&radius=10&area=02139');
  expect(screen.queryByText(/Searched for/)).toBeNull();
});

test('says it where nothing was found, of restaurants too, and each word for which', async () => {
  renderPage('/search?q=trattora+qinoa&tab=restaurants', {
    responses: {
      discoverRestaurants: pageOf([]),
      judgeDishes: pageOf([]),
      listCorrections: [corrected('trattora', ['trattoria']), corrected('qinoa', ['quinoa'])],
    },
  });
  await screen.findByText('No results for trattora qinoa.');
  const said = await screen.findByText('trattoria');
  expect(said.closest('p')?.textContent?.trim()).toBe(
    'Searched for trattoria instead of “trattora”. Searched for quinoa instead of “qinoa”.',
  );
});

test('where nothing was found, one word for another was looked for as well', async () => {
  renderPage('/search?q=qinoa', {
    responses: { judgeDishes: pageOf([]), listCorrections: [corrected('qinoa', ['quinoa'])] },
  });
  await screen.findByText('No results for qinoa.');
  const said = await screen.findByText('quinoa');
  expect(said.closest('p')?.textContent?.trim()).toBe('Also searched for quinoa.');
});

test('a search goes on without it', async () => {
  renderPage('/search?q=lane&tab=restaurants', {
    responses: {
      discoverRestaurants: pageOf([buildFound({ name: 'Half Moon' })]),
      listCorrections: failsWith('internal'),
    },
  });
  await screen.findByRole('link', { name: 'Half Moon' });
  expect(screen.queryByText(/Searched for/)).toBeNull();
});
