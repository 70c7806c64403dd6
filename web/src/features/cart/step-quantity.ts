import { mostQuantity } from '@clearplate/contract/cart-limits';
import type { CartGroup } from '@clearplate/contract/cart';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { cartQuery, type LineId, quantityIn, wantedKey } from './use-cart.ts';

/** A cart that was loaded longer ago is refetched before we count on from its quantity. */
const freshMs = 10_000;

const within = (quantity: number): number => Math.max(0, Math.min(mostQuantity, quantity));

interface Underway {
  /** Holds the lines whose quantity is being sent. */
  readonly sending: Set<LineId>;
  /** The next request for these lines undoes their removal. */
  readonly puttingBack: Set<LineId>;
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
const wantedOf = (queries: QueryClient, id: LineId): number | undefined =>
  queries.getQueryData<number | null>(wantedKey(id)) ?? undefined;

const want = (queries: QueryClient, id: LineId, quantity: number | null): void =>
  void queries.setQueryData(wantedKey(id), quantity);

function shownOf(queries: QueryClient, id: LineId): number {
  const cart = queries.getQueryData<readonly CartGroup[]>(cartQuery.queryKey) ?? [];
  return wantedOf(queries, id) ?? quantityIn(cart, id);
}

/** Counts on from the quantity in the cart rather than from an outdated one on a card. */
async function startFromCart(queries: QueryClient, id: LineId, shown: number): Promise<void> {
  const cart = await queries.fetchQuery({ ...cartQuery, staleTime: freshMs, retry: false });
  const [actual, wanted] = [quantityIn(cart, id), wantedOf(queries, id)];
  if (wanted !== undefined && actual !== shown) want(queries, id, within(wanted + actual - shown));
}

const bodyOf = (id: LineId) =>
  typeof id === 'number'
    ? { dish_id: id }
    : { dish_id: Number.parseInt(id, 10), variant: id.slice(id.indexOf(' ') + 1) };

/** Sends the wanted quantity until it no longer changes: one request at a time, and the last quantity wins. */
async function sendWanted(queries: QueryClient, id: LineId, asOf?: number): Promise<void> {
  let sent: number | undefined;
  for (;;) {
    const quantity = wantedOf(queries, id);
    if (quantity === undefined) return;
    if (quantity === sent) break;
    const put_back = quantity > 0 && underwayOf(queries).puttingBack.delete(id);
    const stored = await client.addToCart({
      body: { ...bodyOf(id), quantity, ...(put_back && { put_back }), ...(asOf !== undefined && { as_of: asOf }) },
    });
    if (stored.quantity !== quantity) throw new Error('The server did not store the quantity');
    sent = quantity;
    if (wantedOf(queries, id) === sent) await queries.invalidateQueries({ queryKey: cartQuery.queryKey });
  }
  // If the cart can't be refetched, we still know the quantity that the server accepted.
  if (queries.getQueryState(cartQuery.queryKey)?.status === 'success') want(queries, id, null);
}

/**
 * Changes the quantity, shows it at once, and reverts it if the server refuses. Resolves to whether this click's
 * request is done; `false` means that an earlier click is still sending and covers this one. `asOf` says which version
 * of a way was shown.
 */
export async function stepQuantity(queries: QueryClient, id: LineId, step: number, asOf?: number): Promise<boolean> {
  const shown = shownOf(queries, id);
  want(queries, id, within(shown + step));
  const { sending, puttingBack } = underwayOf(queries);
  if (sending.has(id)) return false;
  sending.add(id);
  try {
    await startFromCart(queries, id, shown);
    await sendWanted(queries, id, asOf);
    return true;
  } catch (error) {
    want(queries, id, null);
    // The server may have accepted a request whose response was lost.
    void queries.invalidateQueries({ queryKey: cartQuery.queryKey });
    throw error;
  } finally {
    sending.delete(id);
    puttingBack.delete(id);
  }
}

/** Undoes a removal, so that the dish comes back as it was rather than as newly added. */
export function putBack(queries: QueryClient, id: LineId, quantity: number): Promise<boolean> {
  underwayOf(queries).puttingBack.add(id);
  return stepQuantity(queries, id, quantity);
}
