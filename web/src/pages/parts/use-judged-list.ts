import { useQuery } from '@tanstack/react-query';
import { eatersToSend } from '../../features/avoiding/eaters-to-send.ts';
import type { Avoiding } from '../../features/avoiding/use-avoiding.ts';
import { isJudgeable } from '../../features/dishes/judge-list.ts';
import { readCounts } from '../../features/dishes/read-counts.ts';
import { client } from '../../shared/api/client.ts';
import { usePagedList } from '../../shared/api/queries.ts';

/** One list of dishes: the call that judges it, and the one that gives all of it as it is. */
export interface ListSource {
  readonly judged: 'judgeDishes' | 'judgeRecipes';
  readonly plain: 'listDishes' | 'listRecipes' | 'searchDishes' | 'searchDishesByPincode';
  readonly which: { readonly q?: string; readonly zipcode?: string };
}

/**
 * Whether the server may judge a list: it is known for whom, and that they avoid something. While their
 * profile is missing it may not, since it would judge for less than they avoid.
 */
export function canJudge({ state, eaters }: Avoiding): boolean {
  return (state === 'guest' || state === 'applied') && eaters.length > 0;
}

/** What is shown to whoever eats; where nothing is avoided or the profile is missing, all of it, unjudged. */
export function useShownList<Item>({ judged, plain, which }: ListSource, avoiding: Avoiding) {
  const isJudged = canJudge(avoiding);
  const input = { query: which, ...(isJudged && { body: eatersToSend(avoiding.eaters) }) };
  return usePagedList<Item>(isJudged ? judged : plain, input as never, {
    enabled: avoiding.state !== 'loading',
    keepsPrevious: true,
    isItem: isJudgeable,
  });
}

/** What is hidden from them. */
export function useHiddenList<Item>({ judged, which }: ListSource, avoiding: Avoiding) {
  const input = { query: { ...which, show: 'hidden' }, body: eatersToSend(avoiding.eaters) };
  return usePagedList<Item>(judged, input as never, { enabled: canJudge(avoiding), isItem: isJudgeable });
}

/** How many of the list got each verdict. */
export function useListCounts({ which }: ListSource, avoiding: Avoiding) {
  const input = { query: which, body: eatersToSend(avoiding.eaters) };
  return useQuery({
    queryKey: ['countVerdicts', input],
    enabled: canJudge(avoiding),
    queryFn: async ({ signal }) => {
      const answer = await client.countVerdicts(input, { signal });
      const { capped }: { capped?: unknown } = answer;
      return { counts: readCounts(answer), capped: capped !== false };
    },
  });
}
