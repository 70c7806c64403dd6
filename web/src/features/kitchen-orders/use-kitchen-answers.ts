import type { KitchenOrder } from '@clearplate/contract/kitchen-orders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import type { KitchenAnswer } from './kitchen-said.ts';
import { type StoredOrder, useStoredOrders } from './stored-orders.ts';

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

/** Fetches what a restaurant's kitchen has ticked in the orders that this browser sent it, while the page is visible. */
export function useKitchenAnswers(restaurant: number) {
  const orders = useStoredOrders().filter(isOf(restaurant));
  const queries = useQueryClient();
  const queryKey = ['kitchenAnswers', ...orders.map(({ dinerToken }) => dinerToken)] as const;
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const before = queries.getQueryData<readonly Read[]>(queryKey);
      return Promise.all(orders.map(({ dinerToken }, at) => read(dinerToken, before?.[at], signal)));
    },
    enabled: orders.length > 0,
    retry: false,
    staleTime: 0,
    // An order that is over leaves nothing behind in this tab.
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: pollMs,
  });
  const answers: readonly KitchenAnswer[] = orders.flatMap((stored, at) => {
    const answer = query.data?.[at];
    return answer === undefined || answer === ended ? [] : { stored, ...answer };
  });
  return {
    answers,
    /** Says that nothing is known yet, not even that it can't be loaded. */
    isPending: orders.length > 0 && query.isPending,
    /** Fetches the orders again; resolves to whether all of them arrived. */
    recheck: async () => {
      if (orders.length === 0) return true;
      const { data = [] } = await query.refetch();
      return data.every((one) => one === ended || !one.isOld);
    },
  };
}
