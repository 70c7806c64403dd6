import type { Api } from '@clearplate/contract/api';
import type { ClientInput } from '@clearplate/contract/define-contract';
import type { FoundRestaurant } from '@clearplate/contract/discovery';
import { isPending } from '../../../entities/eater/problem.ts';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import { readCounts } from '../../../entities/verdict/read-counts.ts';
import type { Question } from '../../../entities/area/use-list-filters.ts';
import { usePagedCall } from '../../../shared/api/queries.ts';
import { bodyFor, canAssess } from '../../../entities/eater/can-assess.ts';
import type { MenuCounts } from './use-menu-counts.ts';

export interface FoundOptions {
  enabled?: boolean;
  /** A page has this size. */
  limit?: string | undefined;
}

type Query = NonNullable<ClientInput<Api['discoverRestaurants']>['query']>;

/** Returns the matching restaurants, each with how its dishes are assessed for the eaters. */
export function useFoundRestaurants(
  question: Question | undefined,
  avoiding: Avoiding,
  { enabled = true, limit }: FoundOptions = {},
) {
  const query: Query = { ...question?.query, ...(limit && { limit }) };
  return usePagedCall(
    'discoverRestaurants',
    { query, body: bodyFor({ ...question }, avoiding) },
    {
      enabled: enabled && question !== undefined && !isPending(avoiding),
      keepsPrevious: true,
      renews: true,
      isAssessed: canAssess(avoiding),
      readItem,
    },
  );
}

const readItem = (item: unknown) => {
  const { id, name } = (item ?? {}) as Partial<Record<'id' | 'name', unknown>>;
  return typeof id === 'number' && typeof name === 'string' ? item : undefined;
};

/**
 * Returns what a card shows about the menu, `undefined` if nothing is avoided. `isPrevious` means that the counts are
 * for earlier eaters.
 */
export function countsFor(avoiding: Avoiding, isPrevious: boolean): (found: FoundRestaurant) => MenuCounts {
  return ({ counts }) => {
    if (avoiding.problem) return 'unknown';
    if (!canAssess(avoiding)) return undefined;
    if (isPrevious) return 'loading';
    try {
      return readCounts(counts);
    } catch {
      return 'unknown';
    }
  };
}
