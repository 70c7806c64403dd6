import type { Preference, PreferenceKind } from '@clearplate/contract/preferences';
import { useQuery } from '@tanstack/react-query';
import { readList } from '../lib/read-list.ts';
import { useToken } from '../lib/use-stored.ts';
import { client } from './client.ts';

/** Treats anything else as a must. */
export const readKind = (kind: unknown): PreferenceKind => (kind === 'rather_not' ? kind : 'must');

function readPreference(item: Readonly<Record<string, unknown>>): Preference | undefined {
  const { id, name, ingredients, is_on, eater_id, kind } = item;
  const isWhole =
    typeof id === 'number' &&
    typeof name === 'string' &&
    typeof ingredients === 'string' &&
    typeof is_on === 'boolean' &&
    typeof eater_id === 'number';
  if (!isWhole) return undefined;
  const ids = { id, preference_id: id, name, preference_name: name };
  return { ...ids, ingredients, is_on, eater_id, kind: readKind(kind) };
}

/** Fetches all preferences of the household. A guest has none, so nothing is requested. */
export function usePreferenceList({ enabled = true }: { enabled?: boolean } = {}) {
  const token = useToken();
  return useQuery({
    queryKey: ['listPreferences'],
    queryFn: async ({ signal }) => readList(await client.listPreferences({}, { signal }), readPreference),
    enabled: enabled && token !== undefined,
  });
}
