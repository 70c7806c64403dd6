import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildFound, pageOf } from '../../../test/builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';

const suggestSearch: Responses['suggestSearch'] = ({ query }) => [
  { text: `${query.q} noodles`, kind: 'dish' },
  { text: `${query.q} house`, kind: 'restaurant' },
];
const responses: Responses = {
  discoverRestaurants: pageOf([buildFound({ name: 'Half Moon' })]),
  judgeDishes: pageOf([]),
  suggestSearch,
};

async function type(text: string, given: Responses = {}) {
  const page = renderPage('/search', { responses: { ...responses, ...given } });
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Search/ });
  await page.user.type(box, text);
  return { ...page, box };
}
const asked = (calls: Awaited<ReturnType<typeof type>>['calls']) =>
  calls.filter(({ name }) => name === 'suggestSearch').map(({ query }) => query['q']);

test('suggestions are asked for once the typing rests, announced, and chosen by arrows and Enter', async () => {
  const { calls, user, box, place } = await type('udon');
  await screen.findByRole('option', { name: /udon noodles/ });
  expect(asked(calls)).toEqual(['udon']);
  expect(screen.getByText(/^2 suggestions\. Arrow keys move/).closest('[role=status]')).not.toBeNull();
  expect(box.getAttribute('aria-expanded')).toBe('true');
  expect(box.getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{ArrowDown}');
  const first = screen.getByRole('option', { name: 'udon noodles dish' });
  expect(first.getAttribute('aria-selected')).toBe('true');
  expect(box.getAttribute('aria-activedescendant')).toBe(first.id);
  await user.keyboard('{Enter}');
  expect(place.current).toBe('/search?q=udon%20noodles');
  expect(box.value).toBe('udon noodles');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Enter without an arrow searches for what was typed', async () => {
  const { user, place } = await type('udon');
  await screen.findByRole('listbox');
  await user.keyboard('{Enter}');
  expect(place.current).toBe('/search?q=udon');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a restaurant that is pressed leads to the restaurants', async () => {
  const { user, place } = await type('udon');
  await user.click(await screen.findByRole('option', { name: /udon house/ }));
  expect(place.current).toBe('/search?q=udon%20house&tab=restaurants');
  expect(await screen.findByRole('link', { name: 'Half Moon' })).toBeDefined();
});

test('Escape closes the list, and then empties the field', async () => {
  const { user, box } = await type('udon');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box.value).toBe('udon');
  await user.keyboard('{Escape}');
  expect(box.value).toBe('');
});

test('one letter asks for nothing, and a failure leaves the search as it is', async () => {
  const { calls, user, place } = await type('u', { suggestSearch: failsWith('internal') });
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(asked(calls)).toEqual([]);
  await user.keyboard('don');
  await waitFor(() => expect(asked(calls)).toEqual(['udon']));
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{Enter}');
  expect(place.current).toBe('/search?q=udon');
});
