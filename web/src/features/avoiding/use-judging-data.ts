import { useQuery } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { patient, withPatience } from './patience.ts';
import { readEaters } from './read-profile.ts';
import { readSettings } from './read-settings.ts';
import { useIsEatingChanging } from './use-eating.ts';

/** What can be awaited: there, on its way, or failed. A value whose renewal failed counts as failed. */
export interface Loaded<T> {
  readonly status: 'pending' | 'failed' | 'ready';
  readonly value: T | undefined;
  readonly retry: () => Promise<void>;
}

interface QueryLike<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

function loaded<T>({ data, isError, refetch }: QueryLike<T>): Loaded<T> {
  const status = isError ? 'failed' : data === undefined ? 'pending' : 'ready';
  return { status, value: data, retry: async () => void (await refetch()) };
}

/** The token is part of the key, in memory only: one person's profile is never applied to another. */
export function useSavedEaters(token: string | undefined, refetchInterval: number | false = false) {
  const query = useQuery({
    ...patient,
    refetchInterval,
    queryKey: ['getProfile', token],
    enabled: token !== undefined,
    queryFn: async ({ signal }) => readEaters(await withPatience(client.getProfile({}, { signal }))),
  });
  const isChanging = useIsEatingChanging();
  return loaded(isChanging ? { ...query, data: undefined, isError: false } : query);
}

export function useSettings(refetchInterval: number | false = false) {
  const query = useQuery({
    ...patient,
    refetchInterval,
    queryKey: ['getAssessSettings', 'read'],
    queryFn: async ({ signal }) => readSettings(await withPatience(client.getAssessSettings({}, { signal }))),
  });
  return loaded(query);
}
