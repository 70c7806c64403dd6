import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildFound, buildNearby, buildRestaurant, buildZipPlace, pageOf } from '../../../test/builders.ts';
import { failsWith, neverAnswers, noNetwork } from '../../../test/fake-api.ts';
import { countForFamily, family } from '../../../test/family.ts';
import { renderPage } from '../../../test/render-page.tsx';

const noneInArea = 'No restaurants available in this area for the specified zipcode';
const getZip = buildZipPlace('02139');

test('shows a guest without a zip code twelve restaurants at most', async () => {
  const restaurants = Array.from({ length: 12 }, () => buildFound());
  const { calls } = renderPage('/', { responses: { discoverRestaurants: pageOf(restaurants, 'more') } });
  await screen.findByRole('heading', { name: 'Popular Restaurants around You' });
  screen.getByText('Find allergen friendly food around you');
  expect(await screen.findAllByRole('article')).toHaveLength(12);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(calls.find(({ name }) => name === 'discoverRestaurants')?.query).toEqual({ limit: '12' });
});

test('shows the restaurants of the zip code', async () => {
  const { calls } = renderPage('/', {
    zip: '02139',
    responses: {
      getZip,
      discoverRestaurants: ({ query }) => pageOf(query.radius ? [] : [buildFound({ name: 'Lemongrass Lane' })]),
      listRestaurantsNearby: [],
    },
  });
  await screen.findByRole('link', { name: 'Lemongrass Lane' });
  await screen.findByText('Cambridge, MA 02139');
  const asked = () => calls.filter(({ name }) => name === 'discoverRestaurants').map(({ query }) => query);
  const around = { limit: '12', zipcode: '02139', radius: '5', outside: 'zip' };
  await waitFor(() => expect(asked()).toEqual([{ limit: '12', zipcode: '02139' }, around]));
});

test('where the zip code has none, says so and names the nearest places apart', async () => {
  renderPage('/', {
    zip: '02139',
    responses: {
      getZip,
      discoverRestaurants: pageOf([]),
      listRestaurantsNearby: [buildNearby({ name: 'Half Moon', distance_miles: 3.2 })],
    },
  });
  await screen.findByText(noneInArea);
  const nearest = await screen.findByRole('region', { name: 'The nearest places to 02139' });
  expect(within(nearest).getByText(/3\.2 mi/)).toBeDefined();
});

test('a failed fetch for a zip code is an empty list that says why and can be tried again', async () => {
  let tries = 0;
  const { user } = renderPage('/', {
    zip: '02139',
    responses: {
      getZip,
      discoverRestaurants: ({ query }) => {
        if (query.radius) return pageOf([]);
        tries += 1;
        return tries > 2 ? pageOf([buildFound({ name: 'Found' })]) : noNetwork;
      },
      listRestaurantsNearby: failsWith('not_found'),
    },
  });
  await screen.findByText(noneInArea);
  expect(screen.getByRole('alert').textContent).toMatch(/^The restaurants in this area could not be loaded right now/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Found' })).toBeDefined();
});

test('without a zip code a failure is one, with a way to try again', async () => {
  renderPage('/', { responses: { discoverRestaurants: failsWith('internal') } });
  await screen.findByText('The restaurants could not be loaded.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('shows an r_admin only their own restaurants and no search box', async () => {
  const { calls } = renderPage('/', {
    session: 'r_admin',
    responses: { listRestaurants: pageOf([buildRestaurant()]) },
  });
  await screen.findByRole('heading', { name: 'Your Restaurants' });
  expect(await screen.findAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('search')).toBeNull();
  expect(calls.find(({ name }) => name === 'listRestaurants')?.query).toEqual({ limit: '12', owner: 'me' });
});

test('asks for no restaurants before it is known who is here', async () => {
  const { calls } = renderPage('/', { session: 'r_admin', responses: { getUser: neverAnswers } });
  await screen.findByText('Loading restaurants');
  expect(calls.map(({ name }) => name)).not.toContain('discoverRestaurants');
});

test('the search box leads to the search page', async () => {
  const { user, place } = renderPage('/', {
    responses: { discoverRestaurants: pageOf([]), judgeDishes: pageOf([]) },
  });
  await user.type(await screen.findByRole('combobox', { name: /^Search/ }), 'pad thai{Enter}');
  await screen.findByText('No results for pad thai.');
  expect(place.current).toBe('/search?q=pad%20thai');
});

test('tells who has just registered what comes first, and nobody who has done it', async () => {
  const first = 'Tell us what you avoid';
  const { unmount } = renderPage('/', { session: 'user', responses: { getProfile: { eaters: [{ avoids: [] }] } } });
  expect((await screen.findByRole('link', { name: first })).getAttribute('href')).toBe('/profile/allergens');
  unmount();
  const avoids = [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' }] as const;
  renderPage('/', { session: 'user', responses: { getProfile: { eaters: [{ avoids: [...avoids] }] } } });
  await screen.findByText('Avoiding: Milk');
  expect(screen.queryByRole('link', { name: first })).toBeNull();
});

test('asks a guest first of all what they avoid, until they have said it', async () => {
  const responses = { discoverRestaurants: pageOf([buildFound({ name: 'One' })]) };
  const { user, calls, unmount } = renderPage('/', { responses });
  const chips = await screen.findByRole('group', { name: 'What do you avoid?' });
  expect(within(chips).getAllByRole('checkbox')).toHaveLength(9);
  expect(screen.queryByRole('group', { name: 'Could traces harm you?' })).toBeNull();
  await user.click(within(chips).getByRole('checkbox', { name: 'Milk' }));
  await user.click(within(chips).getByRole('checkbox', { name: 'Peanuts' }));
  const traces = within(screen.getByRole('group', { name: 'Could traces harm you?' }));
  // The question whether traces could harm them is still unanswered.
  for (const answer of traces.getAllByRole<HTMLInputElement>('radio')) expect(answer.checked).toBe(false);
  expect(screen.getByText(/^Until then/)).toBeDefined();
  await user.click(traces.getByRole('radio', { name: 'Yes' }));
  expect(screen.queryByText(/^Until then/)).toBeNull();
  expect(screen.getByText('Avoiding: Milk (traces are dangerous), Peanuts (traces are dangerous)')).toBeDefined();
  const strict = (allergen: 'milk' | 'peanuts') => ({ kind: 'allergen', allergen, strictness: 'dangerous' });
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'discoverRestaurants')?.body).toEqual({
      eaters: [{ avoids: [strict('milk'), strict('peanuts')] }],
    }),
  );
  unmount();
  renderPage('/', { responses });
  expect(await screen.findByRole('button', { name: 'Change what you avoid' })).toBeDefined();
  expect(screen.getByText(/^Avoiding: Milk/)).toBeDefined();
  expect(screen.queryByRole('group', { name: 'What do you avoid?' })).toBeNull();
});

test('says of each restaurant what there is for each at the table, and leads to a comparison', async () => {
  const counts = { none_declared: 3, cross_contact: 0, not_verified: 9, avoid: 1, unchecked: 0, disliked: 0 };
  const { user, calls } = renderPage('/', {
    session: 'user',
    responses: {
      getProfile: family,
      discoverRestaurants: pageOf([
        buildFound({ id: 5, name: 'One', counts }),
        buildFound({ id: 6, name: 'Two', counts }),
      ]),
      countRestaurantVerdicts: countForFamily(counts),
    },
  });
  const said = '14 said to be without for Ana · 5 said to be without for Ben · 3 for all';
  expect(await screen.findAllByText(said)).toHaveLength(2);
  expect(JSON.stringify(calls.map(({ body }) => body ?? null))).not.toMatch(/Ana|Ben|Cy/);
  await user.click(screen.getByRole('button', { name: 'Compare One' }));
  await user.click(screen.getByRole('button', { name: 'Compare Two' }));
  const link = screen.getByRole('link', { name: 'Compare 2 restaurants' });
  expect(link.getAttribute('href')).toBe('/compare?r=5&r=6');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
});
