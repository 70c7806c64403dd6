import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildNearby, buildRestaurant, buildZipPlace, pageOf } from '../../test/builders.ts';
import { failsWith, neverAnswers, type Responses } from '../../test/fake-api.ts';
import { expectNoPromise } from '../../test/harmless-words.ts';
import { renderPage } from '../../test/render-page.tsx';
import { client } from '../shared/api/client.ts';

const counts = { none_declared: 31, cross_contact: 0, not_verified: 9, avoid: 12, unchecked: 0 };
const countRestaurantVerdicts: Responses['countRestaurantVerdicts'] = ({ body }) =>
  body.restaurants.map((restaurant_id) => ({ restaurant_id, ...counts }));
const restaurants = [buildRestaurant({ name: 'One' }), buildRestaurant({ name: 'Two' })];
const responses: Responses = {
  listRestaurants: pageOf(restaurants),
  searchRestaurants: pageOf(restaurants),
  searchDishes: pageOf([]),
  countRestaurantVerdicts,
};
const tallies = () => [...document.querySelectorAll('.menu-tally')].map((one) => one.textContent);

describe.each(['/', '/restaurants', '/search?q=thai&tab=restaurants'])('the restaurants of %s', (page) => {
  it('say nothing of their menus where nothing is avoided', async () => {
    const { calls } = renderPage(page, { responses });
    await screen.findByRole('link', { name: 'One' });
    expect(tallies()).toEqual([]);
    expect(calls.map(({ name }) => name)).not.toContain('countRestaurantVerdicts');
  });

  it('have counts for what is ticked, from one call for all', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    const { calls } = renderPage(page, { responses });
    const said = '31 without a conflict declared · 9 to ask · 12 hidden';
    await waitFor(() => expect(tallies()).toEqual([said, said]));
    expect(document.querySelectorAll('.menu-tally svg')).toHaveLength(6);
    const asked = calls.filter(({ name }) => name === 'countRestaurantVerdicts');
    expect(asked.map(({ body }) => body)).toEqual([
      {
        eaters: [{ avoids: [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' }] }],
        restaurants: restaurants.map(({ id }) => id),
      },
    ]);
    expectNoPromise();
  });

  it('keep the place of what is not there yet', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    renderPage(page, { responses: { ...responses, countRestaurantVerdicts: neverAnswers } });
    await screen.findByRole('link', { name: 'One' });
    expect(tallies()).toEqual(['', '']);
  });

  it.each([
    ['the counts fail', { countRestaurantVerdicts: failsWith('internal') }, undefined],
    ['the counts are garbage', {}, [{ restaurant_id: restaurants[0]?.id }]],
    ['a restaurant is missing in them', {}, [{ restaurant_id: restaurants[0]?.id, ...counts }]],
  ] satisfies [string, Responses, unknown][])('are not checked when %s', async (_, failing, garbage) => {
    sessionStorage.setItem('avoiding', '["milk"]');
    if (garbage) vi.spyOn(client, 'countRestaurantVerdicts').mockResolvedValue(garbage as never);
    renderPage(page, { responses: { ...responses, ...failing } });
    await waitFor(() => expect(tallies()).toEqual(['Not checked just now', 'Not checked just now']));
  });

  it('are not checked, and nothing is asked for, while what the person saved is missing', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    const { calls } = renderPage(page, {
      session: 'user',
      responses: { ...responses, getProfile: failsWith('internal') },
    });
    await waitFor(() => expect(tallies()).toEqual(['Not checked just now', 'Not checked just now']));
    expect(screen.getByText('Your allergens are not being applied')).toBeDefined();
    expect(calls.map(({ name }) => name)).not.toContain('countRestaurantVerdicts');
  });
});

describe('the counts', () => {
  it('stand on the nearest places as well', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    renderPage('/', {
      zip: '02139',
      responses: {
        ...responses,
        getZip: buildZipPlace('02139'),
        listRestaurantsByPincode: pageOf([]),
        listRestaurantsNearby: [buildNearby({ name: 'Half Moon' })],
      },
    });
    await waitFor(() => expect(tallies()).toHaveLength(1));
    await waitFor(() => expect(tallies()[0]).toMatch(/^31 without/));
  });

  it('are no part of what an owner sees', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    const { calls } = renderPage('/', { session: 'r_admin', responses });
    await screen.findByRole('link', { name: 'One' });
    expect(tallies()).toEqual([]);
    expect(calls.map(({ name }) => name)).not.toContain('countRestaurantVerdicts');
  });

  it('are asked for a page at a time', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    const many = Array.from({ length: 60 }, () => buildRestaurant());
    const listRestaurants: Responses['listRestaurants'] = ({ query }) =>
      query.cursor ? pageOf(many.slice(48)) : pageOf(many.slice(0, 48), 'two');
    const { user, calls } = renderPage('/restaurants', { responses: { ...responses, listRestaurants } });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(tallies().filter((said) => said !== '')).toHaveLength(60));
    const asked = calls.filter(({ name }) => name === 'countRestaurantVerdicts');
    expect(asked.map(({ body }) => (body as { restaurants: number[] }).restaurants.length)).toEqual([48, 12]);
  });
});
