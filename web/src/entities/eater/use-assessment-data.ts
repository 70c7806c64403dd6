import { digestOf } from '@clearplate/contract/page-rendering';
import { useQuery } from '@tanstack/react-query';
import { listOfflineMenus } from '../../shared/lib/offline-menus.ts';
import { client } from '../../shared/api/client.ts';
import { patient, withTimeout } from './with-timeout.ts';
import { readSavedProfile } from './read-profile.ts';
import { readSettings, readStoredSettings } from './read-settings.ts';
import { useIsEatingChanging } from './use-eating.ts';

/** Describes the state of something that loads. A value whose refetch failed counts as failed. */
export interface Loaded<T> {
  readonly status: 'pending' | 'failed' | 'ready';
  readonly value: T | undefined;
  readonly retry: () => Promise<void>;
}

interface QueryLike<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  /** How often it failed since it was first requested. */
  readonly errorUpdateCount: number;
  readonly refetch: () => Promise<unknown>;
}

/** Stays failed until the value arrives, so that a retry doesn't take away what the user was looking at. */
function loaded<T>({ data, isError, errorUpdateCount, refetch }: QueryLike<T>): Loaded<T> {
  const hasFailed = isError || (data === undefined && errorUpdateCount > 0);
  const status = hasFailed ? 'failed' : data === undefined ? 'pending' : 'ready';
  return { status, value: data, retry: async () => void (await refetch()) };
}

/**
 * Fetches the profile under a key with the token's digest, so that a person's profile is never applied to another and
 * the token itself isn't in the key.
 */
export function useSavedProfile(token: string | undefined) {
  const query = useQuery({
    ...patient,
    queryKey: ['getProfile', token === undefined ? '' : digestOf(token)],
    enabled: token !== undefined,
    queryFn: async ({ signal }) => readSavedProfile(await withTimeout(client.getProfile({}, { signal }))),
  });
  const isChanging = useIsEatingChanging();
  return loaded(isChanging ? { ...query, data: undefined, isError: false, errorUpdateCount: 0 } : query);
}

/**
 * Fetches the settings. If they haven't arrived and the device is offline, those of the last stored menu replace them
 * while they are valid.
 */
export function useSettings(isOffline = false) {
  const query = useQuery({
    ...patient,
    queryKey: ['getAssessSettings', 'read'],
    queryFn: async ({ signal }) => readSettings(await withTimeout(client.getAssessSettings({}, { signal }))),
  });
  const isMissing = isOffline && query.data === undefined && query.isError;
  const stored = useQuery({
    queryKey: ['storedSettings'],
    queryFn: async () => readStoredSettings((await listOfflineMenus())[0]?.settings, new Date()) ?? null,
    enabled: isMissing,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const settings = loaded(query);
  return isMissing && stored.data ? { ...settings, value: stored.data } : settings;
}
