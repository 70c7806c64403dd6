import { useQuery } from '@tanstack/react-query';
import type { Avoiding } from '../../features/avoiding/use-avoiding.ts';
import { isJudgeable } from '../../features/dishes/judge-list.ts';
import { unpackDish } from '../../features/dishes/unpack-dish.ts';
import { readCounts } from '../../features/dishes/read-counts.ts';
import type { Question } from '../../features/location/use-finding.ts';
import { client } from '../../shared/api/client.ts';
import { whileInSight } from '../../shared/api/in-sight.ts';
import { usePagedList } from '../../shared/api/queries.ts';
import { bodyFor, canJudge } from './can-judge.ts';

/** One list of dishes: the call that judges it, and what it is asked for. */
export interface ListSource extends Question {
  readonly call: 'judgeDishes' | 'judgeRecipes';
}

/** The facts of dishes come packed, those of recipes as they are. */
const readers = {
  judgeDishes: unpackDish,
  judgeRecipes: (item: unknown) => (isJudgeable(item) ? item : undefined),
};

/** What is shown to whoever eats; where nothing is avoided or the profile is missing, all of it, unjudged. */
export function useShownList<Item>(source: ListSource, avoiding: Avoiding) {
  return usePagedList<Item>(source.call, { query: source.query, body: bodyFor(source, avoiding) } as never, {
    enabled: avoiding.state !== 'loading',
    keepsPrevious: true,
    renews: true,
    isJudged: canJudge(avoiding),
    readItem: readers[source.call],
  });
}

/** What is hidden from them. */
export function useHiddenList<Item>(source: ListSource, avoiding: Avoiding) {
  const input = { query: { ...source.query, show: 'hidden' }, body: bodyFor(source, avoiding) };
  return usePagedList<Item>(source.call, input as never, {
    enabled: canJudge(avoiding),
    renews: true,
    isJudged: true,
    readItem: readers[source.call],
  });
}

/** How many of the list got each verdict. */
export function useListCounts(source: ListSource, avoiding: Avoiding) {
  const input = { query: source.query, body: bodyFor(source, avoiding) };
  return useQuery({
    ...whileInSight,
    queryKey: ['countVerdicts', input],
    enabled: canJudge(avoiding),
    queryFn: async ({ signal }) => {
      const answer = await client.countVerdicts(input, { signal });
      const { capped }: { capped?: unknown } = answer;
      return { counts: readCounts(answer), capped: capped !== false };
    },
  });
}
