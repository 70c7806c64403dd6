import { mostQuantity } from '@clearplate/contract/cart-limits';
import type { CartGroup } from '@clearplate/contract/cart';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { cartQuery, quantityIn, wantedKey } from './use-cart.ts';

/** A cart that was loaded longer ago is asked for before a number is counted on from it. */
const freshMs = 10_000;

const within = (quantity: number): number => Math.max(0, Math.min(mostQuantity, quantity));

interface Underway {
  /** The dishes of which a number is being sent. */
  readonly sending: Set<number>;
  /** Those whose next number takes back that they were taken out. */
  readonly puttingBack: Set<number>;
}

const underway = new WeakMap<QueryClient, Underway>();

function underwayOf(queries: QueryClient): Underway {
  const known = underway.get(queries) ?? { sending: new Set(), puttingBack: new Set() };
  underway.set(queries, known);
  return known;
}

/** `undefined` where nothing is wanted, also after the person has changed: then all that was loaded is forgotten. */
const wantedOf = (queries: QueryClient, dishId: number): number | undefined =>
  queries.getQueryData<number | null>(wantedKey(dishId)) ?? undefined;

const want = (queries: QueryClient, dishId: number, quantity: number | null): void =>
  void queries.setQueryData(wantedKey(dishId), quantity);

function shownOf(queries: QueryClient, dishId: number): number {
  const cart = queries.getQueryData<readonly CartGroup[]>(cartQuery.queryKey) ?? [];
  return wantedOf(queries, dishId) ?? quantityIn(cart, dishId);
}

/** Counts on from the number in the cart, not from one that a card has shown for long. */
async function startFromCart(queries: QueryClient, dishId: number, shown: number): Promise<void> {
  const cart = await queries.fetchQuery({ ...cartQuery, staleTime: freshMs, retry: false });
  const [actual, wanted] = [quantityIn(cart, dishId), wantedOf(queries, dishId)];
  if (wanted !== undefined && actual !== shown) want(queries, dishId, within(wanted + actual - shown));
}

/** Sends what is wanted until nothing else is wanted meanwhile: one request at a time, the last number wins. */
async function sendWanted(queries: QueryClient, dishId: number): Promise<void> {
  let sent: number | undefined;
  for (;;) {
    const quantity = wantedOf(queries, dishId);
    if (quantity === undefined) return;
    if (quantity === sent) break;
    const put_back = quantity > 0 && underwayOf(queries).puttingBack.delete(dishId);
    await client.addToCart({ body: { dish_id: dishId, quantity, ...(put_back && { put_back }) } });
    sent = quantity;
    if (wantedOf(queries, dishId) === sent) await queries.invalidateQueries({ queryKey: cartQuery.queryKey });
  }
  // Where the cart can't be had, what the server took is known all the same.
  if (queries.getQueryState(cartQuery.queryKey)?.status === 'success') want(queries, dishId, null);
}

/**
 * Takes one more or one less, which shows at once. Gives whether this click's sending is done; `false` where an
 * earlier click is still being sent and takes this one along. Where the server refuses, the number goes back.
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
    // An answer that was lost may have been a yes.
    void queries.invalidateQueries({ queryKey: cartQuery.queryKey });
    throw error;
  } finally {
    sending.delete(dishId);
    puttingBack.delete(dishId);
  }
}

/** The same for what was taken out: it comes back as it was, rather than as newly added. */
export function putBack(queries: QueryClient, dishId: number, quantity: number): Promise<boolean> {
  underwayOf(queries).puttingBack.add(dishId);
  return stepQuantity(queries, dishId, quantity);
}
