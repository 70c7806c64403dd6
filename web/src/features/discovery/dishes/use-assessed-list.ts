import { useQueries, useQuery } from '@tanstack/react-query';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import { isAssessable } from '../../../entities/verdict/assess-list.ts';
import { unpackDish } from '../../../entities/dish/unpack-dish.ts';
import type { HiddenKind } from '../../../entities/verdict/show-button.tsx';
import { readCounts } from '../../../entities/verdict/read-counts.ts';
import type { Question } from '../../../entities/area/use-list-filters.ts';
import { client } from '../../../shared/api/client.ts';
import { whileInSight } from '../../../shared/api/in-sight.ts';
import { usePagedList } from '../../../shared/api/queries.ts';
import { useListStart } from '../../../shared/lib/list-start.ts';
import { bodyFor, canAssess } from '../../../entities/eater/can-assess.ts';

/** One list of dishes: the call that assesses it, and what it is asked for. */
export interface ListSource extends Question {
  readonly call: 'judgeDishes' | 'judgeRecipes';
}

/** The facts of dishes come packed, those of recipes as they are. */
const readers = {
  judgeDishes: unpackDish,
  judgeRecipes: (item: unknown) => (isAssessable(item) ? item : undefined),
};

/** What is shown to whoever eats; where nothing is avoided or the profile is missing, all of it, unassessed. */
export function useShownList<Item>(source: ListSource, avoiding: Avoiding) {
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

/** What is hidden from them, for the one reason or the other. */
export function useHiddenList<Item>(source: ListSource, show: HiddenKind, avoiding: Avoiding) {
  const input = { query: { ...source.query, show }, body: bodyFor(source, avoiding) };
  return usePagedList<Item>(source.call, input as never, {
    enabled: canAssess(avoiding),
    renews: true,
    isAssessed: true,
    readItem: readers[source.call],
  });
}

/** Everywhere the same answer to the same question. */
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

/** How many of the list got each verdict. */
export function useListCounts(source: ListSource, avoiding: Avoiding) {
  return useQuery(countsQuery(source, bodyFor(source, avoiding), canAssess(avoiding)));
}

/**
 * How many are said to be without for each of several who avoid something, by name; what the tab ticked counts for all of
 * them. Nothing before it is known of everyone, and nothing of a list that is only counted in part: parts differ.
 */
export function useCountsPerEater(source: ListSource, avoiding: Avoiding): ReadonlyMap<string, number> | undefined {
  const people = avoiding.eaters.filter(({ name, avoids }) => name !== undefined && avoids.length > 0);
  const others = avoiding.eaters.flatMap((eater) =>
    eater.name === undefined ? [eater] : [{ avoids: [], dislikes: eater.dislikes }],
  );
  const asked = canAssess(avoiding) && people.length > 1 ? people : [];
  const answers = useQueries({
    queries: asked.map((eater) =>
      countsQuery(source, bodyFor(source, { ...avoiding, eaters: [eater, ...others] }), true),
    ),
  });
  const counts = new Map<string, number>();
  for (const [index, { data }] of answers.entries()) {
    if (!data || data.capped) return undefined;
    counts.set(asked[index]?.name ?? '', data.counts.none_declared);
  }
  return counts;
}
