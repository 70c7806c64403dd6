import type { KitchenOrder } from '@clearplate/contract/kitchen-orders';
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { localStore } from '../../shared/lib/storage.ts';
import type { KitchenAnswer } from './kitchen-said.ts';
import { readOrders, type StoredOrder, useStoredOrders } from './stored-orders.ts';

/** Nobody waits here for each tick, as on the order's own page. */
const pollMs = 10_000;

/** An order that was withdrawn says nothing any more, and isn't asked for again: each try counts as a wrong link. */
const ended = 'ended';
type Read = Omit<KitchenAnswer, 'stored'> | typeof ended;

async function read(token: string, before: Read | undefined, signal: AbortSignal): Promise<Read> {
  if (before === ended) return ended;
  try {
    const order: Partial<KitchenOrder> = await client.readKitchenOrder({ body: { token } }, { signal });
    if (!Array.isArray(order.lines) || !Array.isArray(order.people)) throw new TypeError('The order can not be read');
    return { order: order as KitchenOrder, isOld: false };
  } catch (error) {
    // What was ticked before the network went still warns.
    return hasCode(error, 'gone') ? ended : { order: before?.order, isOld: true };
  }
}

const isOf = (restaurant: number) => (one: StoredOrder) => one.restaurantId === restaurant;

const name = 'kitchenAnswers';
const keyOf = (token: string) => [name, token] as const;

/** What was known is still there for who comes back to the page. */
const cacheMs = 5 * 60_000;

const followed = new WeakSet<QueryClient>();

/** Drops what was ticked as soon as its order is withdrawn or forgotten, on any page and in any tab. */
function forgetWithOrders(queries: QueryClient): void {
  if (followed.has(queries)) return;
  followed.add(queries);
  localStore.subscribe(() => {
    const tokens = readOrders(localStore.read('kitchenOrders'), Date.now()).map(({ dinerToken }) => dinerToken);
    queries.removeQueries({
      queryKey: [name],
      predicate: ({ queryKey: [, token] }) => !tokens.includes(String(token)),
    });
  });
}

interface Asked {
  readonly answer: Read | undefined;
  readonly isAsked: boolean;
}

const toAsked = (results: readonly { data: Read | undefined; isFetchedAfterMount: boolean }[]): readonly Asked[] =>
  results.map(({ data, isFetchedAfterMount }) => ({ answer: data, isAsked: isFetchedAfterMount }));

/**
 * Fetches what a restaurant's kitchen has ticked in the orders that this browser sent it, while the page is visible.
 * Each order is fetched by itself, so that none takes away or holds back what another says.
 */
export function useKitchenAnswers(restaurant: number) {
  const stored = useStoredOrders();
  const orders = useMemo(() => stored.filter(isOf(restaurant)), [stored, restaurant]);
  const queries = useQueryClient();
  useEffect(() => forgetWithOrders(queries), [queries]);
  const asked = useQueries({
    queries: orders.map(({ dinerToken }) => ({
      queryKey: keyOf(dinerToken),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        read(dinerToken, queries.getQueryData<Read>(keyOf(dinerToken)), signal),
      retry: false,
      staleTime: 0,
      gcTime: cacheMs,
      refetchOnWindowFocus: 'always' as const,
      refetchInterval: pollMs,
    })),
    combine: toAsked,
  });
  const answers: readonly KitchenAnswer[] = useMemo(
    () =>
      orders.flatMap((order, at) => {
        const answer = asked[at]?.answer;
        return answer === undefined || answer === ended ? [] : { stored: order, ...answer };
      }),
    [orders, asked],
  );
  /** Fetches the orders again; resolves to whether all of them arrived. */
  const recheck = useCallback(async () => {
    await Promise.all(orders.map(({ dinerToken }) => queries.refetchQueries({ queryKey: keyOf(dinerToken) })));
    return orders.every(({ dinerToken }) => {
      const answer = queries.getQueryData<Read>(keyOf(dinerToken));
      return answer !== undefined && (answer === ended || !answer.isOld);
    });
  }, [orders, queries]);
  return {
    answers,
    /** Says that an order wasn't asked for yet since it is shown here: what is known of it may be minutes old. */
    isPending: orders.some((_, at) => asked[at]?.answer === undefined || !asked[at].isAsked),
    recheck,
  };
}
