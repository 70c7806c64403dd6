import type { KitchenOrder, TickMark } from '@clearplate/contract/kitchen-orders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failsWith, noNetwork, type Responses } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { rememberOrder } from '../../features/kitchen-orders/stored-orders.ts';

type Line = KitchenOrder['lines'][number];

const line = (name: string, marks: TickMark[] = [], since: Line['since'] = 'same'): Line => ({
  dish: { name, quantity: 1, variant: null },
  for: [0],
  since,
  ticks: marks.map((mark, minute) => ({ mark, initials: 'JM', at: `2026-11-21T18:0${minute}:00.000Z` })),
});

const order = (...lines: Line[]): KitchenOrder => ({
  restaurant_name: 'Lemongrass Lane',
  language: 'en',
  place: 'Table 7',
  people: [{ foods: [{ need: 'ask', allergen: 'peanuts' }] }],
  lines,
  sent_at: '2026-11-21T18:00:00.000Z',
  expires_at: '2026-11-21T22:00:00.000Z',
});

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const stored = { restaurant: 'Lemongrass Lane', kitchenToken: 'k'.repeat(43), dinerToken: 'd'.repeat(43) };

beforeEach(() => rememberOrder({ ...stored, expiresAt: inAnHour() }));

const open = (responses: Responses) => renderPage('/told-kitchens', { responses });
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ');
const look = () => act(() => void window.dispatchEvent(new Event('focus')));

describe('what the kitchen has not answered', () => {
  it('is said before anything else, each line once', async () => {
    open({ readKitchenOrder: order(line('Larb', ['separate']), line('Rice'), line('Soup', ['cannot'])) });
    await waitFor(() => expect(alerts()).toContain('Nobody in the kitchen has ticked yet: 1 × Rice'));
    expect(alerts()).toContain('The kitchen can’t make it so: 1 × Soup. Choose something else.');
    expect(alerts()).not.toContain('Larb');
    expect(screen.queryByText(/has ticked every line/)).toBeNull();
  });

  it.each<Line['since']>(['changed', 'removed'])(
    'tells of a dish that was %s since, though it is ticked',
    async (since) => {
      open({ readKitchenOrder: order(line('Larb', ['separate'], since)) });
      await waitFor(() => expect(alerts()).toContain('Changed on the menu since you sent it: 1 × Larb'));
    },
  );
});

describe('traces that a kitchen says are possible', () => {
  const tickOf = async (name: string) =>
    within((await screen.findByRole('heading', { name })).closest('li')!)
      .getByText(/JM ·/)
      .closest('li')!;

  it('are one to avoid where they are dangerous to somebody of that line, and only there', async () => {
    const dangerous = { foods: [{ need: 'dangerous' as const, allergen: 'milk' as const }] };
    const both = order(line('Larb', ['traces']), { ...line('Soup', ['seen', 'traces']), for: [0, 1] });
    open({ readKitchenOrder: { ...both, people: [...both.people, dangerous] } });
    await waitFor(() =>
      expect(alerts()).toContain(
        'The kitchen says that traces are possible: 1 × Soup. They are dangerous to somebody who eats it: choose something else.',
      ),
    );
    expect(alerts()).toContain('The kitchen says that traces are possible: 1 × Larb. Choose something else, or ask.');
    expect((await tickOf('1 × Larb')).className).toContain('order-mark--traces');
    const ticks = within((await screen.findByRole('heading', { name: '1 × Soup' })).closest('li')!);
    expect(ticks.getAllByText(/JM ·/).map((tick) => tick.closest('li')!.className)).toEqual([
      'order-mark order-mark--seen',
      'order-mark order-mark--harmful',
    ]);
  });
});

describe('without a connection', () => {
  it('says how old it is as soon as the device knows, and what may be missing', async () => {
    open({ readKitchenOrder: order(line('Larb', ['separate'])) });
    await screen.findByText(/has ticked every line/);
    expect(screen.queryByText(/Not connected/)).toBeNull();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(
      await screen.findByText(/^Not connected: this is from .* What the kitchen ticked since is missing\.$/),
    ).toBeDefined();
  });

  it('says that what was ticked can’t be shown where it never arrived, and claims nothing', async () => {
    open({ readKitchenOrder: noNetwork });
    expect(
      await screen.findByText('Not connected: what the kitchen ticked can’t be shown. Ask it yourself.'),
    ).toBeDefined();
    expect(screen.queryByText(/ticked every line|ticked yet/)).toBeNull();
    // The kitchen can still be given the order.
    expect(screen.getByRole('img', { name: 'QR code that opens this order for the kitchen' })).toBeDefined();
  });

  it('takes it back once the server answers, and shows what was ticked meanwhile', async () => {
    let answer: KitchenOrder | typeof noNetwork = order(line('Larb', ['separate']));
    open({ readKitchenOrder: () => answer });
    await screen.findByText(/has ticked every line/);
    answer = noNetwork;
    look();
    expect(await screen.findByText(/Not connected/)).toBeDefined();
    answer = order(line('Larb', ['separate', 'cannot']));
    look();
    await waitFor(() => expect(alerts()).toContain('can’t make it so: 1 × Larb'));
    expect(screen.queryByText(/Not connected|ticked every line/)).toBeNull();
  });
});

describe('an order that is over', () => {
  it('says that it ended, shows nothing of it, and can be removed from the list', async () => {
    let isOver = false;
    const { user } = open({ readKitchenOrder: () => (isOver ? failsWith('gone') : order(line('Larb', ['separate']))) });
    await screen.findByText(/has ticked every line/);
    isOver = true;
    look();
    expect(await screen.findByText('This order has ended: the kitchen can no longer open it.')).toBeDefined();
    expect(screen.queryByText(/Larb|ticked every line/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove it from this list' }));
    expect(await screen.findByText(/^No kitchen has an order from here/)).toBeDefined();
    expect(localStorage.getItem('kitchenOrders')).toBeNull();
  });

  it('isn’t shown once its time is up', async () => {
    localStorage.setItem('kitchenOrders', JSON.stringify([{ ...stored, expiresAt: '2026-01-01T00:00:00.000Z' }]));
    const { calls } = open({});
    expect(await screen.findByText(/^No kitchen has an order from here/)).toBeDefined();
    expect(calls.some(({ name }) => name === 'readKitchenOrder')).toBe(false);
  });
});

describe('withdrawing it', () => {
  const ask = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this order?' }));
    return { dialog, confirm: () => user.click(dialog.getByRole('button', { name: 'Withdraw' })) };
  };
  const read = order(line('Larb'));

  it('is asked first, and takes the order from the kitchen and from here', async () => {
    const page = open({ readKitchenOrder: read, withdrawKitchenOrder: { ok: true } });
    const { confirm } = await ask(page);
    expect(page.calls.some(({ name }) => name === 'withdrawKitchenOrder')).toBe(false);
    await confirm();
    expect(await screen.findByText(/^No kitchen has an order from here/)).toBeDefined();
    const withdrawn = page.calls.find(({ name }) => name === 'withdrawKitchenOrder');
    expect(withdrawn?.body).toEqual({ token: stored.dinerToken });
  });

  it('keeps it where it failed, and says so, as the kitchen can still open it', async () => {
    const { dialog, confirm } = await ask(open({ readKitchenOrder: read, withdrawKitchenOrder: noNetwork }));
    await confirm();
    expect(await dialog.findByText(/^It was not withdrawn/)).toBeDefined();
    expect(localStorage.getItem('kitchenOrders')).toContain(stored.dinerToken);
  });

  it('is done where the order had ended by itself', async () => {
    const { confirm } = await ask(open({ readKitchenOrder: read, withdrawKitchenOrder: failsWith('gone') }));
    await confirm();
    expect(await screen.findByText(/^No kitchen has an order from here/)).toBeDefined();
  });
});
