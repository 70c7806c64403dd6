import type { VerdictCounts } from '@clearplate/domain/verdict/restaurant-summary';
import { useQueries } from '@tanstack/react-query';
import { eatersToSend } from '../../../entities/eater/eaters-to-send.ts';
import { isPending } from '../../../entities/eater/problem.ts';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import { readCounts } from '../../../entities/verdict/read-counts.ts';
import { client } from '../../../shared/api/client.ts';
import { whileInSight } from '../../../shared/api/in-sight.ts';
import { canCount } from '../../../entities/eater/can-assess.ts';

/** Equals a page of restaurants, so that a growing list only requests what is new. */
const pageSize = 48;

/** `unknown` if the counts could not be loaded, or not for everything that the person avoids. */
export type MenuCounts = VerdictCounts | 'loading' | 'unknown' | undefined;

function readAnswer(answer: unknown, ids: readonly number[]): ReadonlyMap<number, VerdictCounts> {
  if (!Array.isArray(answer)) throw new TypeError('The counts can not be read');
  const byId = new Map(answer.map((one: { restaurant_id: number }) => [one.restaurant_id, readCounts(one)]));
  if (!ids.every((id) => byId.has(id))) throw new TypeError('The counts are not whole');
  return byId;
}

/** Returns how each restaurant's dishes are assessed for those who eat; `undefined` if nothing is avoided. */
export function useMenuCounts(ids: readonly number[], avoiding: Avoiding | undefined): (id: number) => MenuCounts {
  const isAssessed = avoiding !== undefined && canCount(avoiding);
  const body = isAssessed ? eatersToSend(avoiding.eaters) : { eaters: [] };
  const pages = Array.from({ length: isAssessed ? Math.ceil(ids.length / pageSize) : 0 }, (_, index) =>
    ids.slice(index * pageSize, (index + 1) * pageSize),
  );
  const answers = useQueries({
    queries: pages.map((restaurants) => ({
      ...whileInSight,
      queryKey: ['countRestaurantVerdicts', restaurants, body],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        readAnswer(await client.countRestaurantVerdicts({ body: { ...body, restaurants } }, { signal }), restaurants),
    })),
  });
  return (id) => {
    if (!isAssessed) return avoiding && (isPending(avoiding) ? 'loading' : avoiding.problem && 'unknown');
    const answer = answers[Math.floor(ids.indexOf(id) / pageSize)];
    if (!answer || answer.isError) return 'unknown';
    return answer.data?.get(id) ?? 'loading';
  };
}
