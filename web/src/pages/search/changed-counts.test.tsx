import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, buildFound, buildRestaurant, pageOf } from '../../../test/builders.ts';
import { family } from '../../../test/family.ts';
import type { Responses } from '../../../test/fake-api.ts';
import { buildCounts, buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const way = (facts: ReturnType<typeof buildFacts>) => [
  { id: 'cream', name: 'Without cream', price_cents: null, facts },
];
const recipes = [
  buildDish({ name: 'Salad', facts: buildFacts({ absent: ['milk', 'eggs'] }) }),
  buildDish({
    name: 'Tacos',
    facts: buildFacts({ contains: ['milk'], absent: ['eggs'] }),
    variants: way(buildFacts({ absent: ['milk', 'eggs'] })),
  }),
];
const counts = buildCounts({ none_declared: 1, avoid: 1 });
const responses: Responses = {
  getProfile: family,
  getRestaurant: [buildRestaurantDetail()],
  getRestaurantMenu: { recipes },
  discoverRestaurants: pageOf([buildFound({ id: 5, name: 'One', counts })]),
  listFavourites: { dishes: [], ways: [], restaurants: [buildRestaurant({ id: 5, name: 'One' })] } as never,
  countRestaurantVerdicts: ({ query, body }) =>
    body.restaurants.map((restaurant_id) => ({
      restaurant_id,
      ...counts,
      ...(query.with_change === 'yes' && { with_change: 1, avoid: 0 }),
    })),
};
const each = '1 said to be without for Ana, 1 with a change · 2 said to be without for Ben · 1 for all';
const both =
  '1 said to be without for Ana, 1 with a change · 1 said to be without for Ben, 1 with a change · 1 for all';

describe('counts beside a list', () => {
  it('include what each of several people can have with a change, where the address asks for that', async () => {
    const { calls } = renderPage('/restaurants?with_change=yes', { session: 'user', responses });
    expect(await screen.findByText(both)).toBeDefined();
    const counted = calls.filter(({ name }) => name === 'countRestaurantVerdicts');
    expect(counted.every(({ query }) => query['with_change'] === 'yes')).toBe(true);
  });

  it('don’t where it doesn’t', async () => {
    renderPage('/restaurants', { session: 'user', responses });
    expect(
      await screen.findByText('1 said to be without for Ana · 1 said to be without for Ben · 1 for all'),
    ).toBeDefined();
    expect(screen.queryByText(/with a change(?!$)/)).toBeNull();
  });

  it('side by side, and go there from a list; each dish counts once', async () => {
    const { user, place } = renderPage('/restaurants?with_change=yes', { session: 'user', responses });
    await user.click(await screen.findByRole('button', { name: 'Compare One' }));
    await user.click(screen.getByRole('link', { name: 'Compare 1 restaurant' }));
    await waitFor(() => expect(place.current).toBe('/compare?r=5&with_change=yes'));
    // Ben eats tacos as they come, so that only Ana asks for a change.
    expect(await screen.findByText(each)).toBeDefined();
    expect(document.querySelector('.verdict-tally')!.textContent).toBe('1 said to be without · 1 with a change');
    await user.click(screen.getByRole('checkbox', { name: 'Also with a change' }));
    await waitFor(() => expect(place.current).toBe('/compare?r=5'));
    expect(document.querySelector('.verdict-tally')!.textContent).toBe('1 said to be without · 1 to avoid');
  });

  it('among favourites, on demand', async () => {
    const { user, place } = renderPage('/profile/favourites', { session: 'user', responses });
    await user.click(await screen.findByRole('checkbox', { name: 'Also with a change' }));
    await waitFor(() => expect(place.current).toBe('/profile/favourites?with_change=yes'));
    expect(await screen.findByText(both)).toBeDefined();
  });
});
