import { describe, expect, it, vi } from 'vitest';
import { forgetOrder, readOrders, rememberOrder, type StoredOrder } from './stored-orders.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const order = (given: Partial<StoredOrder> = {}): StoredOrder => ({
  restaurant: 'Lemongrass Lane',
  kitchenToken: 'k1',
  dinerToken: 'd1',
  expiresAt: '2026-11-21T15:00:00.000Z',
  ...given,
});

describe('the orders of this browser', () => {
  it('are those that have not ended', () => {
    const ended = order({ dinerToken: 'd2', expiresAt: '2026-11-21T12:00:00.000Z' });
    expect(readOrders(JSON.stringify([order(), ended]), now)).toEqual([order()]);
  });

  it('have their restaurant and their dishes, unless they were sent before these were stored', () => {
    const whole = order({ restaurantId: 3, dishes: [{ id: 4 }, { id: 4, way: 'w1' }] });
    expect(readOrders(JSON.stringify([whole, order()]), now)).toEqual([whole, order()]);
  });

  it('may be for no restaurant', () => {
    expect(readOrders(JSON.stringify([order({ restaurant: null })]), now)).toHaveLength(1);
  });

  it.each([
    undefined,
    '',
    '{',
    'null',
    '{"restaurant":null}',
    '[null, 7, "x"]',
    JSON.stringify([{ ...order(), dinerToken: undefined }]),
    JSON.stringify([{ ...order(), expiresAt: 'soon' }]),
    JSON.stringify([{ ...order(), restaurant: 3 }]),
    JSON.stringify([{ ...order(), dishes: 'all' }]),
    JSON.stringify([{ ...order(), dishes: [{ way: 'w1' }] }]),
  ])('are none where nothing readable is stored: %s', (stored) => {
    expect(readOrders(stored, now)).toEqual([]);
  });

  it('that can be read are not lost beside one that can not', () => {
    expect(readOrders(JSON.stringify([{ kitchenToken: 1 }, order()]), now)).toEqual([order()]);
  });
});

describe('storing', () => {
  const stored = () => localStorage.getItem('kitchenOrders');

  it('puts the latest first, and drops what has ended meanwhile', () => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    rememberOrder(order({ dinerToken: 'first', expiresAt: '2026-11-21T12:30:00.000Z' }));
    rememberOrder(order({ dinerToken: 'second' }));
    expect(readOrders(stored() ?? '', now).map(({ dinerToken }) => dinerToken)).toEqual(['second', 'first']);
    vi.setSystemTime('2026-11-21T13:00:00.000Z');
    rememberOrder(order({ dinerToken: 'third' }));
    expect(JSON.parse(stored() ?? '')).toMatchObject([{ dinerToken: 'third' }, { dinerToken: 'second' }]);
    vi.useRealTimers();
  });

  it('leaves nothing behind once the last is withdrawn', () => {
    rememberOrder(order({ expiresAt: '2999-01-01T00:00:00.000Z' }));
    forgetOrder('another');
    expect(stored()).not.toBeNull();
    forgetOrder('d1');
    expect(stored()).toBeNull();
  });
});
