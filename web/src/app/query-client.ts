import { QueryClient } from '@tanstack/react-query';
import { hasCode } from '../shared/api/api-error.ts';
import { followOtherTabs } from '../shared/api/household.ts';
import { watchReturns } from '../shared/api/in-sight.ts';
import { localStore, readToken } from '../shared/lib/storage.ts';

const minute = 60_000;

const isTransient = (error: unknown) => hasCode(error, 'unavailable') || hasCode(error, 'internal');

export function createQueryClient(): QueryClient {
  watchReturns();
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minute / 2,
        // Long enough for Back to find the list as it was, with all of its pages.
        gcTime: 30 * minute,
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay: 800,
        // Without a network a call fails and says so, instead of waiting behind a skeleton.
        networkMode: 'always',
      },
    },
  });
}

/**
 * Another person, or none: nothing that was loaded before may be seen. What is shown is loaded again only
 * after the views know of the change, so that nobody asks for a person who has left.
 */
function dropCacheWithToken(queries: QueryClient): () => void {
  let token = readToken();
  return localStore.subscribe(() => {
    const next = readToken();
    if (next === token) return;
    token = next;
    localStore.remove('card');
    queries.removeQueries({ type: 'inactive' });
    for (const query of queries.getQueryCache().getAll()) query.reset();
    setTimeout(() => void queries.refetchQueries({ type: 'active' }), 0);
  });
}

/**
 * Keeps what is loaded true while the person or what they avoid changes, in this tab or another one. It starts before the
 * first page is hydrated: what changes in between counts as well. Returns how to end it.
 */
export function followPerson(queries: QueryClient): () => void {
  const ends = [dropCacheWithToken(queries), followOtherTabs(queries)];
  return () => {
    for (const end of ends) end();
  };
}
