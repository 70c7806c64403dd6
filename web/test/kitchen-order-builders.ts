import type { KitchenOrder, TickMark } from '@clearplate/contract/kitchen-orders';
import { rememberOrder, type StoredOrder } from '../src/features/kitchen-orders/stored-orders.ts';

type Line = KitchenOrder['lines'][number];
type Need = KitchenOrder['people'][number]['foods'][number]['need'];

/** Builds a line of one dish, with ticks by one cook. */
export const buildOrderLine = (marks: readonly TickMark[], given: Partial<Line> = {}): Line => ({
  dish: { name: 'Soup', quantity: 1, variant: null },
  for: [0],
  since: 'same',
  ticks: marks.map((mark) => ({ mark, initials: 'JM', at: '2026-11-21T18:00:00.000Z' })),
  ...given,
});

/** Builds an order of one person who avoids milk. */
export const buildOrder = (lines: Line[], need: Need = 'ask'): KitchenOrder => ({
  restaurant_name: 'Lemongrass Lane',
  language: 'es',
  place: '',
  people: [{ foods: [{ need, allergen: 'milk' }] }],
  lines,
  sent_at: '2026-11-21T17:00:00.000Z',
  expires_at: '2026-11-21T21:00:00.000Z',
});

/** Remembers an order of dish 4 at restaurant 1, as if it had been sent from this browser. */
export const rememberSent = (given: Partial<StoredOrder> = {}): void =>
  rememberOrder({
    restaurant: 'Lemongrass Lane',
    restaurantId: 1,
    dishes: [{ id: 4 }],
    kitchenToken: 'k'.repeat(43),
    dinerToken: 'd'.repeat(43),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    ...given,
  });
