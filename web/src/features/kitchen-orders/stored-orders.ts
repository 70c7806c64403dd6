import { useMemo } from 'react';
import { localStore } from '../../shared/lib/storage.ts';
import { useMinute } from '../../shared/lib/use-minute.ts';
import { useStored } from '../../shared/lib/use-stored.ts';

/** Is a line of an order: a dish, or a way to make it. */
export interface OrderedDish {
  readonly id: number;
  readonly way?: string | undefined;
}

/**
 * Holds an order that a kitchen was given from this browser. It is stored until it expires, even if the tab is closed.
 */
export interface StoredOrder {
  /** It is `null` for a card that wasn't made for a particular restaurant. */
  readonly restaurant: string | null;
  /** It is missing where the restaurant is `null`, or the order was sent before ids were stored. */
  readonly restaurantId?: number | undefined;
  /** Holds a dish for each line. A card has none, and each of its lines is a person. */
  readonly dishes?: readonly OrderedDish[] | undefined;
  readonly kitchenToken: string;
  readonly dinerToken: string;
  /** This is when the order expires, in UTC, as ISO 8601. */
  readonly expiresAt: string;
}

const isDish = (value: unknown): value is OrderedDish => typeof Object(value).id === 'number';

function isOrder(value: unknown): value is StoredOrder {
  const {
    restaurant,
    dishes = [],
    kitchenToken,
    dinerToken,
    expiresAt,
  }: Partial<Record<keyof StoredOrder, unknown>> = Object(value);
  const isNamed = restaurant === null || typeof restaurant === 'string';
  const areTokens = typeof kitchenToken === 'string' && typeof dinerToken === 'string';
  const areDishes = Array.isArray(dishes) && dishes.every(isDish);
  return isNamed && areTokens && areDishes && typeof expiresAt === 'string' && !Number.isNaN(Date.parse(expiresAt));
}

/** Returns the orders that haven't expired, the latest first, and skips what can't be read. */
export function readOrders(stored: string | undefined, now: number): readonly StoredOrder[] {
  try {
    const orders: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(orders) ? orders.filter(isOrder).filter(({ expiresAt }) => Date.parse(expiresAt) > now) : [];
  } catch {
    return [];
  }
}

function update(change: (orders: readonly StoredOrder[]) => readonly StoredOrder[]): void {
  const orders = change(readOrders(localStore.read('kitchenOrders'), Date.now()));
  if (orders.length === 0) localStore.remove('kitchenOrders');
  else localStore.write('kitchenOrders', JSON.stringify(orders));
}

export const rememberOrder = (order: StoredOrder): void => update((orders) => [order, ...orders]);

export const forgetOrder = (dinerToken: string): void =>
  update((orders) => orders.filter((order) => order.dinerToken !== dinerToken));

export function useStoredOrders(): readonly StoredOrder[] {
  const stored = useStored('kitchenOrders');
  const now = useMinute();
  return useMemo(() => readOrders(stored, now), [stored, now]);
}
