import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildOwnedRestaurant } from '../../../test/admin-builders.ts';
import { buildZipPlace, pageOf } from '../../../test/builders.ts';
import { failsWith, noNetwork, refuses, type Responses } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';

const open = (path: string, responses: Responses) => renderPage(path, { session: 'w_admin', responses });
const owner = { id: 7, username: 'Omar Owner', email: 'omar@example.com', email_confirmed: true };

describe('the overview', () => {
  const entry = {
    id: 3,
    at: '2026-11-03T10:00:00.000Z',
    by: 'Ada Admin',
    action: 'appoint_owner',
    restaurant_id: 5,
    restaurant_name: 'Half Moon',
    chain: null,
    person: null,
  } as const;

  it('says what waits, and what was done', async () => {
    open('/admin', {
      getAdminOverview: { open_enquiries: 3, open_claims: 1, open_reports: 2 },
      listAdminLog: pageOf([
        entry,
        { ...entry, id: 2, action: 'answer_enquiry', by: null },
        { ...entry, id: 1, action: 'withdraw_chart', restaurant_id: null, restaurant_name: null, chain: 'Green Fork' },
      ]),
    });
    const tile = await screen.findByRole('link', { name: /^Enquiries/ });
    expect(tile.textContent).toContain('3 waiting for an answer, 1 of them claims a restaurant');
    expect(tile.getAttribute('href')).toBe('/admin/enquiries');
    expect(
      await screen.findByText('Ada Admin appointed somebody whose account was deleted as the owner of Half Moon'),
    ).toBeDefined();
    screen.getByText('Somebody whose account was deleted answered an enquiry');
    screen.getByText('Ada Admin took back the allergen chart of Green Fork');
  });

  it('shows each part that can be had', async () => {
    open('/admin', {
      getAdminOverview: { open_enquiries: 0, open_claims: 0, open_reports: 0 },
      listAdminLog: noNetwork,
    });
    expect(await screen.findByText('All are answered')).toBeDefined();
    expect(await screen.findByText('The log could not be loaded.')).toBeDefined();
  });
});

describe('restaurants and owners', () => {
  it('are found by name or zip code, which stands in the address', async () => {
    const { user, place, calls } = open('/admin/restaurants', {
      listOwnedRestaurants: ({ query }) => pageOf(query.q === undefined ? [buildOwnedRestaurant({ owner })] : []),
    });
    await screen.findByRole('link', { name: 'Half Moon' });
    screen.getByText('omar@example.com');
    screen.getByText('12 dishes');
    await user.type(screen.getByRole('searchbox', { name: 'Name or zip code' }), ' 02139{Enter}');
    expect(await screen.findByText('No restaurant matches “02139”.')).toBeDefined();
    expect(place.current).toBe('/admin/restaurants?q=02139');
    expect(calls.at(-1)?.query).toEqual({ limit: '12', q: '02139' });
  });

  it('get an owner by e-mail; an address that nobody confirmed takes a tick', async () => {
    let restaurant = buildOwnedRestaurant();
    const { user, calls } = open('/admin/restaurants', {
      listOwnedRestaurants: () => pageOf([restaurant]),
      appointOwner: ({ body }) => {
        if (!body.accept_unconfirmed) return refuses({ accept_unconfirmed: 'must be set' });
        restaurant = buildOwnedRestaurant({ owner });
        return restaurant;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Appoint owner of Half Moon' }));
    const dialog = screen.getByRole('dialog', { name: 'Appoint the owner of Half Moon' });
    const appoint = within(dialog).getByRole('button', { name: 'Appoint' });
    await user.click(appoint);
    within(dialog).getByText(/Enter the e-mail address/);
    await user.type(within(dialog).getByRole('textbox'), 'omar@example.com');
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await user.click(appoint);
    await user.click(await within(dialog).findByRole('checkbox', { name: /made sure/ }));
    await user.click(appoint);
    expect(await screen.findByText('Omar Owner')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.filter(({ name }) => name === 'appointOwner').map(({ body }) => body)).toEqual([
      { email: 'omar@example.com', accept_unconfirmed: false },
      { email: 'omar@example.com', accept_unconfirmed: true },
    ]);
  });

  it('say why somebody can’t be appointed', async () => {
    const { user } = open('/admin/restaurants', {
      listOwnedRestaurants: pageOf([buildOwnedRestaurant()]),
      appointOwner: refuses({ email: 'has no account yet' }),
    });
    await user.click(await screen.findByRole('button', { name: /^Appoint owner/ }));
    await user.type(screen.getByRole('textbox'), 'nobody@example.com{Enter}');
    expect(await screen.findByText('They were not appointed: this address has no account yet.')).toBeDefined();
  });

  it('lose their owner after a question', async () => {
    let restaurant = buildOwnedRestaurant({ owner });
    const { user, calls } = open('/admin/restaurants', {
      listOwnedRestaurants: () => pageOf([restaurant]),
      removeOwner: () => {
        restaurant = buildOwnedRestaurant();
        return restaurant;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove owner of Half Moon' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Omar Owner as the owner of Half Moon?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove owner' }));
    expect(await screen.findByText('No owner')).toBeDefined();
    expect(calls.find(({ name }) => name === 'removeOwner')?.params).toEqual({ id: '5', ownerId: '7' });
  });
});

describe('a new restaurant', () => {
  const fill = async ({ user }: ReturnType<typeof open>, zip: string) => {
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Half Moon');
    await user.type(screen.getByRole('textbox', { name: 'Street and number' }), '1 Main Street');
    await user.type(screen.getByRole('textbox', { name: 'Zip code' }), zip);
  };
  const list = 'List this restaurant';

  it('is listed with what was filled in, and its zip code says where it is', async () => {
    const view = open('/admin/restaurants/new', {
      getZip: buildZipPlace('02139'),
      createRestaurant: buildOwnedRestaurant(),
      listOwnedRestaurants: pageOf([buildOwnedRestaurant()]),
    });
    await fill(view, '02139');
    expect(await screen.findByText('Cambridge, Massachusetts')).toBeDefined();
    await view.user.click(screen.getByRole('button', { name: list }));
    await waitFor(() => expect(view.place.current).toBe('/admin/restaurants'));
    expect(view.calls.find(({ name }) => name === 'createRestaurant')?.body).toEqual({
      name: 'Half Moon',
      address: '1 Main Street',
      zip: '02139',
    });
  });

  it('is checked before it is sent, and keeps what was typed when it is refused', async () => {
    const view = open('/admin/restaurants/new', {
      getZip: failsWith('not_found'),
      createRestaurant: refuses({ zip: 'is not a US zip code' }),
    });
    await fill(view, '00000');
    expect(await screen.findByText('There is no such zip code.')).toBeDefined();
    const website = screen.getByRole('textbox', { name: 'Its own website (optional)' });
    await view.user.type(website, 'half moon');
    await view.user.click(screen.getByRole('button', { name: list }));
    await screen.findByRole('link', { name: /web address that starts with/ });
    expect(view.calls.map(({ name }) => name)).not.toContain('createRestaurant');
    await view.user.clear(website);
    await view.user.click(screen.getByRole('button', { name: list }));
    await screen.findByRole('link', { name: 'This is not a US zip code' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Half Moon');
  });
});
