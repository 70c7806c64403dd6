import { QueryClient } from '@tanstack/react-query';
import { hasCode } from '../shared/api/api-error.ts';
import { followOtherTabs } from '../shared/api/household.ts';
import { watchReturns } from '../shared/api/in-sight.ts';
import { localStore, readToken } from '../shared/lib/storage.ts';

const minute = 60_000;

const isTransient = (error: unknown) => hasCode(error, 'unavailable') || hasCode(error, 'internal');

/** Offline, a call fails with an error at once, instead of waiting behind a skeleton or a button that seems dead. */
const networkMode = 'always';

export function createQueryClient(): QueryClient {
  watchReturns();
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minute / 2,
        // Back then finds the list as it was, with all of its pages.
        gcTime: 30 * minute,
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay: 800,
        networkMode,
      },
      mutations: { networkMode },
    },
  });
}

/**
 * Empties the cache when another user signs in or out, so that no earlier data is seen. Active queries are refetched
 * only after the views know of the change, so that nobody requests data for a user who has left.
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
 * Back online, asks again for everything in view, however fresh it is. The library's own listener misses that where the
 * page was opened offline.
 */
function refetchWhenOnline(queries: QueryClient): () => void {
  const refetch = () => void queries.refetchQueries({ type: 'active' });
  globalThis.addEventListener('online', refetch);
  return () => globalThis.removeEventListener('online', refetch);
}

/**
 * Updates the cache when the user or their avoidances change, in this tab or another, or the network is back. It starts before hydration, so
 * that it misses nothing. Returns how to stop.
 */
export function followPerson(queries: QueryClient): () => void {
  const ends = [dropCacheWithToken(queries), followOtherTabs(queries), refetchWhenOnline(queries)];
  return () => {
    for (const end of ends) end();
  };
}
