import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageOf } from '../../../test/builders.ts';
import { failsWith, neverAnswers, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const order = (dinerToken: string, hours = 2) => ({
  restaurant: 'Lemongrass Lane',
  kitchenToken: `kitchen-${dinerToken}`,
  dinerToken,
  expiresAt: inHours(hours),
});
const note = (hours = 1) => ({
  restaurant: 1,
  kind: 'whether',
  things: ['milk'],
  dishes: [4],
  answer: 'yes',
  by: 'chef',
  at: inHours(-hours),
});
const storeOrders = (...orders: object[]) => localStorage.setItem('kitchenOrders', JSON.stringify(orders));

/** Imitates another tab that removes this. */
const removeElsewhere = (key: string) =>
  act(() => {
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key }));
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const ok = { ok: true } as const;
const out: Responses = { logout: ok, discoverRestaurants: pageOf([]) };
const namesOf = ({ calls }: ReturnType<typeof renderPage>) =>
  calls.map(({ name }) => name).filter((name) => name === 'logout' || name === 'withdrawKitchenOrder');

function open(responses: Responses = {}) {
  const page = renderPage('/logout', { session: 'user', responses: { ...out, ...responses } });
  return { page, find: async () => within(await screen.findByRole('dialog', { name: 'Sign out?' })) };
}

describe('signing out', () => {
  it('asks where a kitchen’s page is open, and withdraws it before the session ends', async () => {
    storeOrders(order('one'), order('two'));
    const { page, find } = open({ withdrawKitchenOrder: ok });
    const dialog = await find();
    expect(dialog.getByText(/^Kitchens can still open what was sent from this browser\./)).toBeDefined();
    expect(dialog.getByText(/^What the kitchens ticked is then no longer shown/)).toBeDefined();
    expect(dialog.getAllByText(/^Lemongrass Lane, open until \d/)).toHaveLength(2);
    expect(namesOf(page)).toEqual([]);
    await page.user.click(dialog.getByRole('button', { name: 'Sign out and withdraw 2 open kitchen pages' }));
    await waitFor(() => expect(page.place.current).toBe('/'));
    expect(namesOf(page)).toEqual(['withdrawKitchenOrder', 'withdrawKitchenOrder', 'logout']);
    expect(page.calls.flatMap(({ name, body }) => (name === 'withdrawKitchenOrder' ? [body] : []))).toEqual([
      { token: 'one' },
      { token: 'two' },
    ]);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('asks where something was noted, by whomever, and stays signed in when one thinks again', async () => {
    localStorage.setItem('told', JSON.stringify([note()]));
    sessionStorage.setItem('told', JSON.stringify([note(), note(2)]));
    const { page, find } = open();
    const dialog = await find();
    expect(dialog.getByText('Signing out deletes 3 answers that were noted on this device.')).toBeDefined();
    expect(dialog.queryByText(/ticked/)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Sign out' })).toBeDefined();
    await page.user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(page.place.current).toBe('/profile'));
    expect([localStorage.getItem('token'), namesOf(page)]).toEqual(['token-of-user', []]);
    expect(localStorage.getItem('told')).not.toBeNull();
  });

  it('goes on asking once what it asked about is over, and signs out only when one says so', async () => {
    storeOrders(order('one'));
    localStorage.setItem('told', JSON.stringify([note()]));
    const { page, find } = open();
    const dialog = await find();
    expect(dialog.getByText(/^Signing out deletes one answer/)).toBeDefined();
    removeElsewhere('told');
    expect(dialog.queryByText(/^Signing out deletes one answer/)).toBeNull();
    removeElsewhere('kitchenOrders');
    expect(dialog.queryByText(/^Lemongrass Lane/)).toBeNull();
    expect([localStorage.getItem('token'), namesOf(page)]).toEqual(['token-of-user', []]);
    await page.user.click(dialog.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(page.place.current).toBe('/'));
    expect(namesOf(page)).toEqual(['logout']);
  });

  it('doesn’t ask about what is over', async () => {
    storeOrders(order('one', -1));
    localStorage.setItem('told', JSON.stringify([note(13)]));
    const { page } = open();
    await waitFor(() => expect(page.place.current).toBe('/'));
    expect(namesOf(page)).toEqual(['logout']);
  });

  it('counts an order that has ended as withdrawn', async () => {
    storeOrders(order('one'));
    const { page, find } = open({ withdrawKitchenOrder: failsWith('gone') });
    await page.user.click((await find()).getByRole('button', { name: /^Sign out and withdraw one/ }));
    await waitFor(() => expect(page.place.current).toBe('/'));
  });

  it.each([noNetwork, failsWith('rate_limited', 60), { ok: false } as never])(
    'says what it couldn’t withdraw, and ends no session before one has chosen',
    async (failure) => {
      storeOrders(order('one'), order('two'));
      const { page, find } = open({
        withdrawKitchenOrder: ({ body }) => {
          if ((body as { token: string }).token === 'one') return ok;
          if (failure === noNetwork) throw new TypeError('No network');
          return failure;
        },
      });
      const dialog = await find();
      await page.user.click(dialog.getByRole('button', { name: /^Sign out and withdraw 2/ }));
      await dialog.findByText(/^It was not withdrawn/);
      // The one that is withdrawn is listed no more.
      expect(dialog.getAllByText(/^Lemongrass Lane, open until/)).toHaveLength(1);
      expect([localStorage.getItem('token'), page.place.current]).toEqual(['token-of-user', '/logout']);
      expect(namesOf(page)).not.toContain('logout');
      await page.user.click(dialog.getByRole('button', { name: 'Sign out and leave it open' }));
      await waitFor(() => expect(page.place.current).toBe('/'));
      expect(localStorage.getItem('token')).toBeNull();
    },
  );
});

describe('signing out everywhere', () => {
  const openSecurity = async (responses: Responses) => {
    const page = renderPage('/profile/security', { session: 'user', responses: { listSessions: [], ...responses } });
    await page.user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    return { page, dialog: within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' })) };
  };

  it('withdraws first as well, and says so', async () => {
    storeOrders(order('one'));
    const { page, dialog } = await openSecurity({ withdrawKitchenOrder: ok, endAllSessions: ok });
    expect(dialog.getByText(/^A kitchen can still open what was sent from this browser\./)).toBeDefined();
    const confirm = dialog.getByRole('button', { name: /^Sign out everywhere/ });
    expect(confirm.textContent).toBe('Sign out everywhere and withdraw one open kitchen page');
    await page.user.click(confirm);
    await waitFor(() => expect(page.place.current).toBe('/login'));
    const names = page.calls.map(({ name }) => name);
    expect(names).toContain('withdrawKitchenOrder');
    expect(names.indexOf('withdrawKitchenOrder')).toBeLessThan(names.indexOf('endAllSessions'));
  });

  it('ends the sessions once, however often one presses to leave a page open', async () => {
    storeOrders(order('one'), order('two'));
    const { page, dialog } = await openSecurity({ withdrawKitchenOrder: noNetwork, endAllSessions: neverAnswers });
    await page.user.click(
      dialog.getByRole('button', { name: 'Sign out everywhere and withdraw 2 open kitchen pages' }),
    );
    const leave = await dialog.findByRole('button', { name: 'Sign out and leave it open' });
    await page.user.click(leave);
    await waitFor(() => expect(leave.getAttribute('aria-disabled')).toBe('true'));
    await page.user.click(leave);
    expect(page.calls.filter(({ name }) => name === 'endAllSessions')).toHaveLength(1);
  });

  it('promises no withdrawal where nothing is open', async () => {
    const { dialog } = await openSecurity({});
    expect(dialog.getByRole('button', { name: 'Sign out everywhere' })).toBeDefined();
    expect(dialog.queryByText(/ticked/)).toBeNull();
  });
});
