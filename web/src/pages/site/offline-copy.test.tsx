import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { expectConsoleError } from '../../../test/console-errors.ts';
import { failsWith, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { fakeCaches } from '../../../test/fake-caches.ts';
import { findAnswer } from '../../../test/find-answer.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { buildRestaurantDetail } from '../../../test/record-builders.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { forgetPerson } from '../../shared/lib/forget-person.ts';
import { storeOfflineMenu, listOfflineMenus } from '../../shared/lib/offline-menus.ts';
import { tabStore } from '../../shared/lib/storage.ts';

const milk = { kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const;
const savedAt = '2026-11-01T12:00:00.000Z';
const dish = buildDish({ id: 4, name: 'Soup', facts: buildFacts({ contains: ['milk'] }) });
const stew = buildDish({ id: 5, name: 'Stew', facts: buildFacts({ absent: ['milk'] }) });
const cut: Responses = {
  getRestaurant: noNetwork,
  getRestaurantMenu: noNetwork,
  getDish: noNetwork,
  getDishHistory: noNetwork,
  getAssessSettings: noNetwork,
  getProfile: noNetwork,
  getUser: noNetwork,
};
const current: Responses = { getRestaurant: [buildRestaurantDetail()], getRestaurantMenu: { recipes: [dish, stew] } };

beforeEach(() => {
  sessionStorage.setItem('avoiding', '["milk"]');
  vi.stubGlobal('caches', fakeCaches(new Map()));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settings = { statementDays: 180, lexiconVersion: 'test', now: new Date().toISOString() };

const keep = (more: { readonly settings?: unknown } = { settings }) =>
  storeOfflineMenu({
    restaurantId: '1',
    name: 'Lemongrass Lane',
    restaurant: [buildRestaurantDetail()],
    menu: { recipes: [dish, stew] },
    savedAt,
    ...more,
  });

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const verdicts = () => [...document.querySelectorAll('[data-verdict]')].map((one) => one.getAttribute('data-verdict'));
/** These notices say that something is wrong with the network or the profile. */
const notices = () => [...document.querySelectorAll('.notice, .not-applied, .offline-bar')].length;

describe('where Clearplate can’t be reached', () => {
  it('a menu that was stored opens, says from when it is, and marks each verdict', async () => {
    await keep();
    const { user } = renderPage('/restaurant/1', { responses: cut });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lemongrass Lane' })).toBeDefined();
    expect(await screen.findByText(/^Clearplate has been out of reach since Nov 1, /)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Show dishes to avoid' }));
    const row = document.querySelector<HTMLElement>('[data-verdict="avoid"]')!;
    await user.click(row.querySelector('summary')!);
    expect(within(row).getByText(/^As of Nov 1/)).toBeDefined();
  });

  it.each([
    ['valid settings', { settings }],
    ['settings of another lexicon', { settings: { ...settings, lexiconVersion: 'another' } }],
    ['settings that are no longer valid', { settings: { ...settings, now: '2020-01-01T00:00:00.000Z' } }],
    ['damaged settings', { settings: { statementDays: 'many' } }],
    ['no settings', {}],
  ])('with %s it warns, clears nothing, and says one thing', async (_, stored) => {
    await keep(stored);
    goOffline();
    const { user } = renderPage('/restaurant/1', { responses: cut });
    expect(await screen.findByText(/^Offline since Nov 1, /)).toBeDefined();
    expect(await screen.findByText(/Still avoid this one; ask about the rest\.$/)).toBeDefined();
    await findAnswer('0 said to be without · 1 not verified · 1 to avoid');
    expect(screen.queryByText('Your allergens are not being applied')).toBeNull();
    expect(screen.queryByText(/You’re offline/)).toBeNull();
    expect([notices(), screen.queryAllByRole('alert').filter((one) => one.textContent)]).toEqual([1, []]);
    await user.click(screen.getByRole('button', { name: 'Show dishes to avoid' }));
    await waitFor(() => expect(new Set(verdicts())).toEqual(new Set(['not_verified', 'avoid'])));
    expectNoPromise();
  });

  it.each(['/restaurant/1', '/restaurant/1/ask'])(
    'counts on %s what somebody was told to keep away from',
    async (path) => {
      await keep();
      const told = { restaurant: 1, kind: 'whether', things: ['milk'], dishes: [stew.id], answer: 'yes', by: 'chef' };
      sessionStorage.setItem('told', JSON.stringify([{ ...told, at: new Date().toISOString() }]));
      goOffline();
      renderPage(path, { responses: cut });
      expect(await screen.findByText(/Still avoid these 2; ask about the rest\.$/)).toBeDefined();
    },
  );

  it('a menu that was opened offline is asked for again as soon as the network is back', async () => {
    await keep();
    const online = goOffline();
    let isCut = true;
    renderPage('/restaurant/1', {
      responses: {
        getRestaurant: () => (isCut ? noNetwork : [buildRestaurantDetail()]),
        getRestaurantMenu: () => (isCut ? noNetwork : { recipes: [dish, stew] }),
        getAssessSettings: () => (isCut ? noNetwork : settings),
      },
    });
    await findAnswer('0 said to be without · 1 not verified · 1 to avoid');
    isCut = false;
    online.mockReturnValue(true);
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await findAnswer('1 said to be without · 1 to avoid');
    expect([notices(), screen.queryByText(/ since /)]).toEqual([0, null]);
  });

  it('somebody signed in is told that what they avoid isn’t stored, and is warned of what they choose', async () => {
    sessionStorage.removeItem('avoiding');
    await keep();
    goOffline();
    localStorage.setItem('card', '{}');
    renderPage('/restaurant/1', { session: 'user', responses: cut });
    expect(await screen.findByText(/What you avoid isn’t stored on this device\. Choose it here/)).toBeDefined();
    const cards = screen.getAllByRole('link', { name: 'Chef card' }).map((link) => link.getAttribute('href'));
    expect(cards).toEqual(['/profile/card', '/restaurant/1/card']);
    expect(notices()).toBe(1);
    await waitFor(() => expect(verdicts()).toEqual(['not_verified', 'not_verified']));
    act(() => tabStore.write('avoiding', '["milk"]'));
    expect(await screen.findByText(/clear a dish\. Still avoid this one; ask about the rest\./)).toBeDefined();
    await waitFor(() => expect(verdicts()).toEqual(['not_verified']));
    expect(screen.getByText('Ticked: Milk')).toBeDefined();
    expect(screen.queryByText(/not being applied/)).toBeNull();
    expectConsoleError('Error updating dishes');
  });

  it('a dish of it opens, too', async () => {
    await keep();
    goOffline();
    renderPage('/dish/4', { responses: cut });
    expect(await screen.findByRole('heading', { level: 1, name: 'Soup' })).toBeDefined();
    expect(screen.getByText(/^Offline since Nov 1/)).toBeDefined();
    expect(screen.getByText(/Still avoid this dish\.$/)).toBeDefined();
    expect(notices()).toBe(1);
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
    expect(screen.queryByText(/since/)).toBeNull();
    await vi.waitFor(async () => expect((await listOfflineMenus())[0]?.savedAt).not.toBe(savedAt), { timeout: 3000 });
    expect((await listOfflineMenus())[0]?.settings).toMatchObject({ lexiconVersion: 'test' });
    forgetPerson();
    await vi.waitFor(async () => expect(await listOfflineMenus()).toEqual([]));
  });

  it.each([
    ['a guest', 'guest'],
    ['somebody signed in', 'user'],
  ] as const)('a menu that stays open without it warns %s as it did, until it is back', async (_, session) => {
    const getProfile = { eaters: [{ avoids: [milk] }], lexicon_version: 'test' };
    const { calls } = renderPage('/restaurant/1', {
      responses: { ...current, getProfile },
      ...(session === 'user' && { session }),
    });
    await findAnswer('1 said to be without · 1 to avoid');
    const online = goOffline();
    act(() => void globalThis.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/^Offline since \d+:\d\d/)).toBeDefined();
    await findAnswer('0 said to be without · 1 not verified · 1 to avoid');
    expect(screen.getByText('Avoiding: Milk')).toBeDefined();
    expect([notices(), verdicts()]).toEqual([1, ['not_verified']]);
    const before = calls.length;
    online.mockReturnValue(true);
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await findAnswer('1 said to be without · 1 to avoid');
    expect(screen.queryByText(/^Offline since/)).toBeNull();
    const asked = () => new Set(calls.slice(before).map(({ name }) => name));
    await waitFor(() =>
      expect([...asked()]).toEqual(expect.arrayContaining(['getRestaurant', 'getRestaurantMenu', 'getAssessSettings'])),
    );
    expect(asked().has('getProfile')).toBe(session === 'user');
  });

  it('a page without a copy says it in the bar above', async () => {
    goOffline();
    renderPage('/contactUs', {});
    expect(await screen.findByText('You’re offline. We can warn you, but not clear a dish.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });
});
