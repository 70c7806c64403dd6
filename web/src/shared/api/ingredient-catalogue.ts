import { useQuery } from '@tanstack/react-query';
import { client } from './client.ts';
import { readList } from '../lib/read-list.ts';

export interface IngredientCatalogue {
  readonly status: 'pending' | 'failed' | 'ready';
  readonly names: readonly string[];
  readonly retry: () => void;
}

const none: readonly string[] = [];

/** Fetches the names of all known ingredients. */
export function useIngredients(): IngredientCatalogue {
  const { data, isError, refetch } = useQuery({
    queryKey: ['listIngredients'],
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      readList(await client.listIngredients({}, { signal }), ({ name }) =>
        typeof name === 'string' ? name : undefined,
      ),
  });
  return { status: data ? 'ready' : isError ? 'failed' : 'pending', names: data ?? none, retry: () => void refetch() };
}
