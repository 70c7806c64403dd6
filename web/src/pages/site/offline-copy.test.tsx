import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { failsWith, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { fakeCaches } from '../../../test/fake-caches.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { forgetPerson } from '../../shared/lib/forget-person.ts';
import { storeOfflineMenu, listOfflineMenus } from '../../shared/lib/offline-menus.ts';

const savedAt = '2026-11-01T12:00:00.000Z';
const dish = buildDish({ id: 4, name: 'Soup', facts: buildFacts({ contains: ['milk'] }) });
const cut: Responses = { getRestaurant: noNetwork, getRestaurantMenu: noNetwork, getDish: noNetwork };
const current: Responses = { getRestaurant: [buildRestaurantDetail()], getRestaurantMenu: { recipes: [dish] } };

beforeEach(() => {
  sessionStorage.setItem('avoiding', '["milk"]');
  vi.stubGlobal('caches', fakeCaches(new Map()));
});
afterEach(() => vi.unstubAllGlobals());

const keep = () =>
  storeOfflineMenu({
    restaurantId: '1',
    name: 'Lemongrass Lane',
    restaurant: [buildRestaurantDetail()],
    menu: { recipes: [dish] },
    savedAt,
  });

describe('where Clearplate can’t be reached', () => {
  it('a menu that was kept opens, says from when it is, and marks each verdict', async () => {
    await keep();
    const { user } = renderPage('/restaurant/1', { responses: cut });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lemongrass Lane' })).toBeDefined();
    expect(await screen.findByText('This is not current.')).toBeDefined();
    expect(screen.getByText(/was kept on this device on November 1, 2026/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show what is to avoid' }));
    expect(
      screen
        .getByText(/^As of Nov 1/)
        .closest('[data-verdict]')
        ?.getAttribute('data-verdict'),
    ).toBe('avoid');
  });

  it('a dish of it opens, too', async () => {
    await keep();
    renderPage('/dish/4', { responses: { ...cut, getDishHistory: noNetwork } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Soup' })).toBeDefined();
    expect(screen.getByText('This is not current.')).toBeDefined();
    const verdict = screen.getByRole('region', { name: 'Verdict' });
    expect(within(verdict).getByText(/^As of Nov 1/)).toBeDefined();
  });

  it('a menu that was not kept is an error, as ever', async () => {
    renderPage('/restaurant/1', { responses: cut });
    expect(await screen.findByText('The menu could not be loaded.')).toBeDefined();
  });

  it('a record that is gone is not brought back', async () => {
    await keep();
    renderPage('/restaurant/1', { responses: { getRestaurant: failsWith('not_found'), getRestaurantMenu: noNetwork } });
    expect(await screen.findByText(/Oops!/)).toBeDefined();
    expect(screen.queryByText('Soup')).toBeNull();
  });
});

describe('with a network', () => {
  it('what was kept is never shown, and what is opened is kept in its place', async () => {
    await keep();
    renderPage('/restaurant/1', { responses: current });
    await screen.findByText(/said to be without/);
    expect(screen.queryByText('This is not current.')).toBeNull();
    await vi.waitFor(async () => expect((await listOfflineMenus())[0]?.savedAt).not.toBe(savedAt), { timeout: 3000 });
    forgetPerson();
    await vi.waitFor(async () => expect(await listOfflineMenus()).toEqual([]));
  });

  it('a menu that stays open after the network is gone is no longer current', async () => {
    renderPage('/restaurant/1', { responses: current });
    await screen.findByText(/said to be without/);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void globalThis.dispatchEvent(new Event('offline')));
    expect(await screen.findByText('This is not current.')).toBeDefined();
    expect(await screen.findByText('You are offline.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    online.mockReturnValue(true);
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await vi.waitFor(() => expect(screen.queryByText('This is not current.')).toBeNull());
    expect(screen.getByRole('link', { name: 'Login' })).toBeDefined();
  });
});
