import { QueryClient } from '@tanstack/react-query';
import { hasCode } from '../shared/api/api-error.ts';
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
export function dropCacheWithToken(queries: QueryClient): () => void {
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
