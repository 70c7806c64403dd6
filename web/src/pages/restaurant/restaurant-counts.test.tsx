import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildFound, buildNearby, buildRestaurant, buildZipPlace, pageOf } from '../../../test/builders.ts';
import { failsWith, type Responses } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { client } from '../../shared/api/client.ts';

const counts = { none_declared: 31, cross_contact: 0, not_verified: 9, avoid: 12, unchecked: 0, disliked: 0 };
const restaurants = [buildFound({ name: 'One', counts }), buildFound({ name: 'Two', counts })];
const responses: Responses = { discoverRestaurants: pageOf(restaurants) };
const milk = { kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const;
const said = '31 said to be without · 9 not verified · 12 to avoid';
const tallies = () => [...document.querySelectorAll('.menu-tally')].map((one) => one.textContent);

describe.each(['/', '/restaurants', '/search?q=thai&tab=restaurants'])('the restaurants of %s', (page) => {
  it('say nothing of their menus where nothing is avoided', async () => {
    renderPage(page, { responses });
    await screen.findByRole('link', { name: 'One' });
    expect(tallies()).toEqual([]);
  });

  it('have counts for what is ticked, from the call that lists them', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    const { calls } = renderPage(page, { responses });
    await waitFor(() => expect(tallies()).toEqual([said, said]));
    expect(document.querySelectorAll('.menu-tally svg')).toHaveLength(6);
    const asked = calls.filter(({ method }) => method === 'POST');
    expect(asked.map(({ name, body }) => [name, body])).toEqual([
      ['discoverRestaurants', { eaters: [{ avoids: [milk] }] }],
    ]);
    expect(JSON.stringify(calls.map(({ query }) => query))).not.toContain('milk');
    expectNoPromise();
  });

  it('wait for what the person saved', async () => {
    let answer: (profile: unknown) => void = () => {};
    vi.spyOn(client, 'getProfile').mockReturnValue(new Promise((resolve) => (answer = resolve)) as never);
    const { calls } = renderPage(page, { session: 'user', responses });
    await screen.findByText('Looking up what you avoid…');
    expect(calls.map(({ name }) => name)).not.toContain('discoverRestaurants');
    answer({ eaters: [{ avoids: [milk] }], lexicon_version: 'test' });
    await waitFor(() => expect(tallies()).toEqual([said, said]));
  });

  it('are not checked where a count is garbage', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    const broken = { ...restaurants[0], counts: { none_declared: 31 } };
    vi.spyOn(client, 'discoverRestaurants').mockResolvedValue({ items: [broken], next: undefined } as never);
    renderPage(page, { responses });
    await waitFor(() => expect(tallies()).toEqual(['Not checked right now']));
  });

  it('are not checked, and counted for nobody, while what the person saved is missing', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    const { calls } = renderPage(page, {
      session: 'user',
      responses: { ...responses, getProfile: failsWith('internal') },
    });
    await waitFor(() => expect(tallies()).toEqual(['Not checked right now', 'Not checked right now']));
    expect(screen.getByText('Your allergens are not being applied')).toBeDefined();
    const bodies = calls.filter(({ name }) => name === 'discoverRestaurants').map(({ body }) => body);
    expect(bodies).toEqual([{ eaters: [] }]);
  });
});

describe('the counts', () => {
  it('of eaters before are not shown for those who eat now', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    const { user } = renderPage('/restaurants', { responses });
    await waitFor(() => expect(tallies()).toEqual([said, said]));
    vi.spyOn(client, 'discoverRestaurants').mockReturnValue(new Promise(() => {}) as never);
    await user.click(await screen.findByRole('button', { name: 'Change what you avoid' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Eggs' }));
    await waitFor(() => expect(tallies()).toEqual(['', '']));
    expect(screen.getByRole('link', { name: 'One' })).toBeDefined();
  });

  it('stand on the nearest places as well', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    renderPage('/', {
      zip: '02139',
      responses: {
        getZip: buildZipPlace('02139'),
        discoverRestaurants: pageOf([]),
        listRestaurantsNearby: [buildNearby({ name: 'Half Moon' })],
        countRestaurantVerdicts: ({ body }) => body.restaurants.map((restaurant_id) => ({ restaurant_id, ...counts })),
      },
    });
    await waitFor(() => expect(tallies()).toEqual([said]));
  });

  it('are no part of what an owner sees', async () => {
    sessionStorage.setItem('avoiding', '["milk"]');
    const { calls } = renderPage('/', {
      session: 'r_admin',
      responses: { listRestaurants: pageOf([buildRestaurant({ name: 'One' })]) },
    });
    await screen.findByRole('link', { name: 'One' });
    expect(tallies()).toEqual([]);
    expect(calls.map(({ name }) => name)).not.toContain('discoverRestaurants');
  });
});
