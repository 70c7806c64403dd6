import type { KitchenOrder } from '@clearplate/contract/kitchen-orders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { stateOfLine } from './order-people.ts';

const usualMs = 3000;
/** Once everything is ticked, little else changes, so we fetch less often. */
const settledMs = 10_000;
const longestMs = 30_000;

export const isGone = (error: unknown): boolean => hasCode(error, 'gone');

/** Returns how long to wait before fetching the order again, or `false` once it has expired. */
export function nextPoll(order: KitchenOrder | undefined, error: unknown, failures: number): number | false {
  if (isGone(error)) return false;
  if (failures > 0) return Math.min(usualMs * 2 ** failures, longestMs);
  const isSettled = order !== undefined && order.lines.every((line) => stateOfLine(line) !== 'unticked');
  return isSettled ? settledMs : usualMs;
}

/**
 * Returns the order, and throws if only half of it arrived: nobody must cook by that, and it must not break the page.
 */
function readOrder(answer: KitchenOrder): KitchenOrder {
  const { people, lines }: Partial<Record<keyof KitchenOrder, unknown>> = answer;
  if (!Array.isArray(people) || !Array.isArray(lines)) throw new TypeError('The order can not be read');
  return answer;
}

/** Fetches an order again and again while its page is visible, more slowly while that fails. */
export function useKitchenOrder(token: string) {
  const queries = useQueryClient();
  const failures = useRef(0);
  const queryKey = ['readKitchenOrder', token] as const;
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        const order = readOrder(await client.readKitchenOrder({ body: { token } }, { signal }));
        failures.current = 0;
        return order;
      } catch (error) {
        if (!signal.aborted) failures.current += 1;
        throw error;
      }
    },
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    // An expired order leaves nothing behind in this tab.
    gcTime: 0,
    refetchInterval: ({ state }) => nextPoll(state.data, state.error, failures.current),
  });
  return {
    query,
    /** Shows an answer, and drops any request that is still under way. */
    show: async (order: KitchenOrder) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, order);
    },
  };
}
