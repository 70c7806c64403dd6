import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildDish, buildFound, pageOf } from '../../../test/builders.ts';
import { failsWith, neverAnswers } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';

const searchLabel = 'Search for dishes and restaurants';

test('an empty query asks for one and makes no call', async () => {
  const { calls } = renderPage('/search?q=');
  await screen.findByText('Please enter something to search');
  expect(calls.map(({ name }) => name)).not.toContain('judgeDishes');
});

test('an empty query offers cuisines to begin with, also with a change', async () => {
  const { user, place } = renderPage('/search?q=&area=all&with_change=yes', {
    zip: '02139',
    responses: { listCuisines: ['Thai', 'Soul Food'], judgeDishes: pageOf([buildDish({ name: 'Pad Thai' })]) },
  });
  await user.click(await screen.findByRole('link', { name: 'Soul Food' }));
  await screen.findByRole('heading', { name: 'Results for Soul Food' });
  expect(place.current).toBe('/search?q=Soul%20Food&area=all&with_change=yes');
});

test.each([
  ['in the area of a zip code', '', '02139'],
  ['with a filter', '&area=all&max_price=20', undefined],
])('an empty query offers nothing %s, where there may be no such dish', async (_, filters, zip) => {
  const { calls } = renderPage(`/search?q=${filters}`, { ...(zip && { zip }), responses: { listCuisines: ['Thai'] } });
  await screen.findByText('Please enter something to search');
  await vi.waitFor(() => expect(calls.map(({ name }) => name)).toContain('listCuisines'));
  await screen.findByRole('button', { name: /^Filters/ });
  expect(screen.queryByRole('link', { name: 'Thai' })).toBeNull();
});

test('a text that is too long is refused without a call', async () => {
  const { calls } = renderPage(`/search?q=${'a'.repeat(201)}`);
  await screen.findByText('Please search with at most 200 characters.');
  expect(calls.map(({ name }) => name)).not.toContain('judgeDishes');
});

test('200 characters are not too long', async () => {
  renderPage(`/search?q=${'a'.repeat(200)}`, {
    responses: { judgeDishes: pageOf([buildDish({ name: 'Pad Thai' })]) },
  });
  expect(await screen.findByRole('link', { name: 'Pad Thai' })).toBeDefined();
});

test('without a hit in one tab leads to those in the other', async () => {
  const { user, place } = renderPage('/search?q=lane', {
    responses: {
      judgeDishes: pageOf([]),
      discoverRestaurants: pageOf([buildFound({ name: 'Lemongrass Lane' }), buildFound({ name: 'Half Moon' })]),
    },
  });
  await screen.findByText('No results for lane.');
  const called = await screen.findByText('Restaurants called lane:');
  expect(within(called).getByRole('link', { name: 'Lemongrass Lane' }).getAttribute('href')).toMatch(
    /^\/restaurant\/\d+$/,
  );
  await user.click(await screen.findByRole('button', { name: '2 restaurants match: look at Restaurants' }));
  await screen.findByRole('link', { name: 'Lemongrass Lane' });
  expect(place.current).toBe('/search?q=lane&tab=restaurants');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Restaurants' }));
});

test('says once where the restaurants are, and offers to clear the filters first', async () => {
  renderPage('/search?q=lane&zip=02139&radius=2&open=now', {
    responses: { judgeDishes: pageOf([]), discoverRestaurants: pageOf([buildFound({ name: 'Lemongrass Lane' })]) },
  });
  expect(await screen.findByText('Restaurants called lane:')).toBeDefined();
  expect(screen.queryByRole('button', { name: /look at Restaurants/ })).toBeNull();
  const actions = screen.getByText('No results for lane.').closest('.state')!.querySelectorAll('button');
  expect(actions[0]?.textContent).toBe('Clear the filters');
});

test('without a hit anywhere offers nothing', async () => {
  const { calls } = renderPage('/search?q=lane&tab=restaurants', {
    responses: { judgeDishes: pageOf([]), discoverRestaurants: pageOf([]) },
  });
  await screen.findByText('No results for lane.');
  await vi.waitFor(() => expect(calls.map(({ name }) => name)).toContain('judgeDishes'));
  expect(screen.queryByRole('button', { name: /look at/ })).toBeNull();
});

test('shows dishes first', async () => {
  renderPage('/search?q=pad', { responses: { judgeDishes: pageOf([buildDish({ name: 'Pad Thai' })]) } });
  await screen.findByRole('heading', { name: 'Results for pad' });
  await screen.findByRole('link', { name: 'Pad Thai' });
  expect(screen.getByRole('tab', { name: 'Dishes' }).getAttribute('aria-selected')).toBe('true');
});

test('the arrow keys lead to the restaurants, and the address keeps the tab', async () => {
  const { user, place } = renderPage('/search?q=lane', {
    responses: {
      judgeDishes: pageOf([]),
      discoverRestaurants: pageOf([buildFound({ name: 'Lemongrass Lane' })]),
    },
  });
  await screen.findByText('No results for lane.');
  screen.getByRole('tab', { name: 'Dishes' }).focus();
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('link', { name: 'Lemongrass Lane' });
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Restaurants' }));
  expect(place.current).toBe('/search?q=lane&tab=restaurants');
});

test('what cannot be found out is an error, not an empty list', async () => {
  renderPage('/search?q=pad', { responses: { judgeDishes: failsWith('internal') } });
  await screen.findByText('The search didn’t work.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('shows no dish to a signed-in person before it is known what they avoid', async () => {
  renderPage('/search?q=pad', {
    session: 'user',
    responses: { getProfile: neverAnswers, judgeDishes: pageOf([buildDish({ name: 'Pad Thai' })]) },
  });
  await screen.findByText('Looking up what you avoid…');
  expect(screen.queryByRole('link', { name: 'Pad Thai' })).toBeNull();
});

test('what a guest avoids stands in no address', async () => {
  const { calls } = renderPage('/search?q=pad', { responses: { judgeDishes: pageOf([buildDish()]) } });
  await screen.findByRole('article');
  expect(calls.find(({ name }) => name === 'judgeDishes')?.query).toEqual({ limit: '12', q: 'pad' });
});

test('a new search keeps the focus in its box and is announced', async () => {
  const { user, container } = renderPage('/search?q=pad', { responses: { judgeDishes: pageOf([buildDish()]) } });
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: searchLabel });
  await user.clear(box);
  await user.type(box, 'ramen{Enter}');
  await screen.findByRole('heading', { name: 'Results for ramen' });
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: searchLabel }));
  expect(container.querySelector('[data-announcer]')?.textContent).toBe('1 dish found for ramen');
});
