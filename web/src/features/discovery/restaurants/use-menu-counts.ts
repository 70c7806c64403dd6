import type { VerdictCounts } from '@clearplate/domain/verdict/restaurant-summary';
import { useQueries } from '@tanstack/react-query';
import { eatersToSend } from '../../../entities/eater/eaters-to-send.ts';
import { isPending } from '../../../entities/eater/problem.ts';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import type { PersonCount } from '../../../entities/verdict/per-eater.tsx';
import { useChangeFilter } from '../../../entities/area/use-list-filters.ts';
import { readCounts } from '../../../entities/verdict/read-counts.ts';
import { client } from '../../../shared/api/client.ts';
import { whileInSight } from '../../../shared/api/in-sight.ts';
import { canCount, peopleOf } from '../../../entities/eater/can-assess.ts';

/** Equal the pages of a growing list of restaurants, so that it only requests what is new. */
const firstPage = 12;
const nextPage = 48;

/** `unknown` if the counts could not be loaded, or not for everything that the person avoids. */
export type MenuCounts = VerdictCounts | 'loading' | 'unknown' | undefined;

/** Holds counts by the restaurants' ids. It is no `Map`, because a page that the server rendered brings it as JSON. */
type CountsById = Readonly<Record<number, VerdictCounts>>;

function readAnswer(answer: unknown, ids: readonly number[]): CountsById {
  if (!Array.isArray(answer)) throw new TypeError('The counts can not be read');
  const byId: CountsById = Object.fromEntries(
    answer.map((one: { restaurant_id: number }) => [one.restaurant_id, readCounts(one)]),
  );
  if (!ids.every((id) => Object.hasOwn(byId, id))) throw new TypeError('The counts are not whole');
  return byId;
}

function inPages(ids: readonly number[]): readonly (readonly number[])[] {
  const following = ids.slice(firstPage);
  const pages = Array.from({ length: Math.ceil(following.length / nextPage) }, (_, index) =>
    following.slice(index * nextPage, (index + 1) * nextPage),
  );
  return ids.length === 0 ? [] : [ids.slice(0, firstPage), ...pages];
}

const pageOf = (index: number): number => (index < firstPage ? 0 : 1 + Math.floor((index - firstPage) / nextPage));

type ChangeFilter = { readonly with_change?: 'yes' };

function countsQuery(restaurants: readonly number[], eaters: Avoiding['eaters'], query: ChangeFilter) {
  const body = eatersToSend(eaters);
  return {
    ...whileInSight,
    queryKey: ['countRestaurantVerdicts', restaurants, body, query],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      readAnswer(
        await client.countRestaurantVerdicts({ query, body: { ...body, restaurants: [...restaurants] } }, { signal }),
        restaurants,
      ),
  };
}

/** Returns how each restaurant's dishes are assessed for the eaters; `undefined` if nothing is avoided. */
export function useMenuCounts(ids: readonly number[], avoiding: Avoiding | undefined): (id: number) => MenuCounts {
  const isAssessed = avoiding !== undefined && canCount(avoiding);
  const filter = useChangeFilter();
  const answers = useQueries({
    queries: isAssessed ? inPages(ids).map((page) => countsQuery(page, avoiding.eaters, filter)) : [],
  });
  return (id) => {
    if (!isAssessed) return avoiding && (isPending(avoiding) ? 'loading' : avoiding.problem && 'unknown');
    const answer = answers[pageOf(ids.indexOf(id))];
    if (!answer || answer.isError) return 'unknown';
    return answer.data?.[id] ?? 'loading';
  };
}

/**
 * Returns how many dishes of a restaurant are said to be without for each of several people, by name, and how many more
 * with a change if the address asks for that; `undefined` until everyone's are known.
 */
export function useCountsPerPerson(
  ids: readonly number[],
  avoiding: Avoiding,
): (id: number) => ReadonlyMap<string, PersonCount> | undefined {
  const people = peopleOf(avoiding);
  const filter = useChangeFilter();
  const pages = inPages(ids);
  const answers = useQueries({
    queries: people.flatMap(({ eaters }) => pages.map((page) => countsQuery(page, eaters, filter))),
  });
  return (id) => {
    const page = pageOf(ids.indexOf(id));
    const counts = new Map<string, PersonCount>();
    for (const [index, { name }] of people.entries()) {
      const answer = answers[index * pages.length + page];
      const found = answer?.isError ? undefined : answer?.data?.[id];
      if (!found) return undefined;
      counts.set(name, { without: found.none_declared, changed: found.with_change });
    }
    return counts;
  };
}
