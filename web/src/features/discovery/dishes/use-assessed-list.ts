import { useQueries, useQuery } from '@tanstack/react-query';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import { isAssessable } from '../../../entities/verdict/assess-list.ts';
import { unpackDish } from '../../../entities/dish/unpack-dish.ts';
import type { HiddenKind } from '../../../entities/verdict/show-button.tsx';
import type { PersonCount } from '../../../entities/verdict/per-eater.tsx';
import { readCounts } from '../../../entities/verdict/read-counts.ts';
import type { Question } from '../../../entities/area/use-list-filters.ts';
import { client } from '../../../shared/api/client.ts';
import { whileInSight } from '../../../shared/api/in-sight.ts';
import { usePagedList } from '../../../shared/api/queries.ts';
import { useListStart } from '../../../shared/lib/list-start.ts';
import { bodyFor, canAssess, peopleOf } from '../../../entities/eater/can-assess.ts';

/** Describes a list of dishes: the call that assesses it, and its query. */
export interface ListSource extends Question {
  readonly call: 'judgeDishes' | 'judgeRecipes';
}

/** Dishes arrive with packed facts, recipes with plain ones. */
const readers = {
  judgeDishes: unpackDish,
  judgeRecipes: (item: unknown) => (isAssessable(item) ? item : undefined),
};

/** Returns the dishes to show: all of them, unassessed, if nothing is avoided or the profile is missing. */
export function useAssessedList<Item>(source: ListSource, avoiding: Avoiding) {
  const { startsAt } = useListStart();
  return usePagedList<Item>(source.call, { query: source.query, body: bodyFor(source, avoiding) } as never, {
    enabled: avoiding.state !== 'loading',
    keepsPrevious: true,
    renews: true,
    isAssessed: canAssess(avoiding),
    startsAt,
    readItem: readers[source.call],
  });
}

/** Returns the dishes that are hidden, for one reason or the other. */
export function useHiddenList<Item>(source: ListSource, show: HiddenKind, avoiding: Avoiding) {
  const input = { query: { ...source.query, show }, body: bodyFor(source, avoiding) };
  return usePagedList<Item>(source.call, input as never, {
    enabled: canAssess(avoiding),
    renews: true,
    isAssessed: true,
    readItem: readers[source.call],
  });
}

/** Builds the same query, and so the same cache entry, wherever the counts are used. */
function countsQuery(source: ListSource, body: ReturnType<typeof bodyFor>, enabled: boolean) {
  const input = { query: source.query, body };
  return {
    ...whileInSight,
    queryKey: ['countVerdicts', input],
    enabled,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const answer = await client.countVerdicts(input, { signal });
      const { capped }: { capped?: unknown } = answer;
      return { counts: readCounts(answer), capped: capped !== false };
    },
  };
}

/** Returns how many dishes of the list got each verdict. */
export function useListCounts(source: ListSource, avoiding: Avoiding) {
  return useQuery(countsQuery(source, bodyFor(source, avoiding), canAssess(avoiding)));
}

/**
 * Returns how many dishes are said to be without, and how many more with a change if the list includes them, by name,
 * if several people avoid something; the tab's ticks count for all of them. Returns `undefined` until everyone's counts
 * are known, and for a list that is counted only in part, because parts differ.
 */
export function useCountsPerEater(
  source: ListSource,
  avoiding: Avoiding,
): ReadonlyMap<string, PersonCount> | undefined {
  const people = peopleOf(avoiding);
  const answers = useQueries({
    queries: people.map(({ eaters }) => countsQuery(source, bodyFor(source, { ...avoiding, eaters }), true)),
  });
  const counts = new Map<string, PersonCount>();
  for (const [index, { data }] of answers.entries()) {
    if (!data || data.capped) return undefined;
    const { none_declared: without, with_change: changed } = data.counts;
    counts.set(people[index]?.name ?? '', { without, changed });
  }
  return counts;
}
