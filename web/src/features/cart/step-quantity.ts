import { mostQuantity } from '@clearplate/contract/cart-limits';
import type { CartGroup } from '@clearplate/contract/cart';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { cartQuery, quantityIn, wantedKey } from './use-cart.ts';

/** A cart that was loaded longer ago is refetched before we count on from its quantity. */
const freshMs = 10_000;

const within = (quantity: number): number => Math.max(0, Math.min(mostQuantity, quantity));

interface Underway {
  /** The dishes whose quantity is being sent. */
  readonly sending: Set<number>;
  /** Dishes whose next request undoes their removal. */
  readonly puttingBack: Set<number>;
}

const underway = new WeakMap<QueryClient, Underway>();

function underwayOf(queries: QueryClient): Underway {
  const known = underway.get(queries) ?? { sending: new Set(), puttingBack: new Set() };
  underway.set(queries, known);
  return known;
}

/**
 * Returns the quantity that was clicked but not stored yet. It is `undefined` if there is none, also after another user
 * signed in, which clears the cache.
 */
const wantedOf = (queries: QueryClient, dishId: number): number | undefined =>
  queries.getQueryData<number | null>(wantedKey(dishId)) ?? undefined;

const want = (queries: QueryClient, dishId: number, quantity: number | null): void =>
  void queries.setQueryData(wantedKey(dishId), quantity);

function shownOf(queries: QueryClient, dishId: number): number {
  const cart = queries.getQueryData<readonly CartGroup[]>(cartQuery.queryKey) ?? [];
  return wantedOf(queries, dishId) ?? quantityIn(cart, dishId);
}

/** Counts on from the quantity in the cart rather than from an outdated one on a card. */
async function startFromCart(queries: QueryClient, dishId: number, shown: number): Promise<void> {
  const cart = await queries.fetchQuery({ ...cartQuery, staleTime: freshMs, retry: false });
  const [actual, wanted] = [quantityIn(cart, dishId), wantedOf(queries, dishId)];
  if (wanted !== undefined && actual !== shown) want(queries, dishId, within(wanted + actual - shown));
}

/** Sends the wanted quantity until it no longer changes: one request at a time, and the last quantity wins. */
async function sendWanted(queries: QueryClient, dishId: number): Promise<void> {
  let sent: number | undefined;
  for (;;) {
    const quantity = wantedOf(queries, dishId);
    if (quantity === undefined) return;
    if (quantity === sent) break;
    const put_back = quantity > 0 && underwayOf(queries).puttingBack.delete(dishId);
    const stored = await client.addToCart({ body: { dish_id: dishId, quantity, ...(put_back && { put_back }) } });
    if (stored.quantity !== quantity) throw new Error('The server did not store the quantity');
    sent = quantity;
    if (wantedOf(queries, dishId) === sent) await queries.invalidateQueries({ queryKey: cartQuery.queryKey });
  }
  // If the cart can't be refetched, we still know the quantity that the server accepted.
  if (queries.getQueryState(cartQuery.queryKey)?.status === 'success') want(queries, dishId, null);
}

/**
 * Changes the quantity, which shows at once, and reverts it if the server refuses. Resolves to whether this click's
 * request is done; `false` if an earlier click is still sending and covers this one.
 */
export async function stepQuantity(queries: QueryClient, dishId: number, step: number): Promise<boolean> {
  const shown = shownOf(queries, dishId);
  want(queries, dishId, within(shown + step));
  const { sending, puttingBack } = underwayOf(queries);
  if (sending.has(dishId)) return false;
  sending.add(dishId);
  try {
    await startFromCart(queries, dishId, shown);
    await sendWanted(queries, dishId);
    return true;
  } catch (error) {
    want(queries, dishId, null);
    // The server may have accepted a request whose response was lost.
    void queries.invalidateQueries({ queryKey: cartQuery.queryKey });
    throw error;
  } finally {
    sending.delete(dishId);
    puttingBack.delete(dishId);
  }
}

/** Undoes a removal, so that the dish comes back as it was rather than as newly added. */
export function putBack(queries: QueryClient, dishId: number, quantity: number): Promise<boolean> {
  underwayOf(queries).puttingBack.add(dishId);
  return stepQuantity(queries, dishId, quantity);
}
