import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish, buildZipPlace } from '../../../test/builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { family } from '../../../test/family.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';

const dishes = [
  buildDish({ name: 'Soup', dish_price: 8, facts: buildFacts({ absent: ['milk', 'eggs'] }) }),
  buildDish({ name: 'Bread', dish_price: 4, facts: buildFacts({ absent: ['milk'] }) }),
  buildDish({ name: 'Lassi', dish_price: 6.5, facts: buildFacts({ contains: ['milk'] }) }),
];
const names: Readonly<Record<string, string>> = { 1: 'Lemongrass Lane', 2: 'Half Moon' };
const restaurantOf = (id: string) =>
  names[id] === undefined
    ? failsWith('not_found')
    : [buildRestaurantDetail({ id: Number(id), name: names[id], opening_hours: [] })];
const responses: Responses = {
  getRestaurant: ({ params }) => restaurantOf(String(params.id)),
  getRestaurantMenu: ({ params }) => (names[params.id] === undefined ? failsWith('not_found') : { recipes: dishes }),
};
const columns = () => screen.findAllByRole('article');

describe('restaurants side by side', () => {
  beforeEach(() => sessionStorage.clear());

  it('have what there is for each, when they are open, how far they are and what they cost', async () => {
    renderPage('/compare?r=1&r=2', {
      session: 'user',
      zip: '02139',
      responses: { ...responses, getProfile: family, getZip: buildZipPlace('02139') },
    });
    await screen.findByRole('link', { name: 'Half Moon' });
    const [first] = await columns();
    await within(first!).findByText('2 said to be without for Ana · 1 said to be without for Ben · 1 for all');
    expect(within(first!).getByText('$4.00 to $8.00, half of the dishes $6.50 or less')).toBeDefined();
    expect(await within(first!).findByText(/mi from 02139$/)).toBeDefined();
    expect(within(first!).getByText('Opening hours not given')).toBeDefined();
    expect(within(first!).getByRole('link', { name: 'Lemongrass Lane' }).getAttribute('href')).toBe('/restaurant/1');
    expect(screen.queryByText(/without for Cy/)).toBeNull();
    expectNoPromise();
  });

  it('check nothing where nothing is avoided, and nothing where what is saved is missing', async () => {
    const { unmount } = renderPage('/compare?r=1', { responses });
    expect(await screen.findByText('3 dishes')).toBeDefined();
    expect(screen.getByText('Not checked yet. Choose what you avoid.')).toBeDefined();
    unmount();
    renderPage('/compare?r=1', { session: 'user', responses: { ...responses, getProfile: failsWith('internal') } });
    expect(await screen.findByText('Not checked right now')).toBeDefined();
    expect(document.querySelector('.verdict-tally')).toBeNull();
  });

  it('say which one is gone, and leave it out on request', async () => {
    const { user, place } = renderPage('/compare?r=1&r=7&r=7&r=no', { responses });
    expect(await screen.findByText('This restaurant is no longer here.')).toBeDefined();
    expect(await columns()).toHaveLength(2);
    await user.click(screen.getAllByRole('link', { name: /^Leave out/ })[1]!);
    await waitFor(() => expect(place.current).toBe('/compare?r=1'));
    expect(await columns()).toHaveLength(1);
  });

  it('are four at most', async () => {
    renderPage('/compare?r=1&r=2&r=3&r=4&r=5', { responses });
    expect(await screen.findByText('You can compare 4 at most.')).toBeDefined();
    expect(await columns()).toHaveLength(4);
  });

  it('can be none, which says how to choose some', async () => {
    renderPage('/compare', { responses });
    expect(await screen.findByText(/^Nothing to compare yet/)).toBeDefined();
  });

  it('that could not be loaded can be tried again', async () => {
    let tries = 0;
    const { user } = renderPage('/compare?r=1', {
      responses: {
        ...responses,
        getRestaurantMenu: () => ((tries += 1) > 2 ? { recipes: dishes } : failsWith('internal')),
      },
    });
    await screen.findByText('This restaurant could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 dishes')).toBeDefined();
  });
});
