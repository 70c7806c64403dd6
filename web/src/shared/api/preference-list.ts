import type { Preference } from '@clearplate/contract/preferences';
import { useQuery } from '@tanstack/react-query';
import { readList } from '../lib/read-list.ts';
import { useToken } from '../lib/use-stored.ts';
import { client } from './client.ts';

function readPreference(item: Readonly<Record<string, unknown>>): Preference | undefined {
  const { id, name, ingredients, is_on, eater_id } = item;
  const isWhole =
    typeof id === 'number' &&
    typeof name === 'string' &&
    typeof ingredients === 'string' &&
    typeof is_on === 'boolean' &&
    typeof eater_id === 'number';
  return isWhole ? { id, preference_id: id, name, preference_name: name, ingredients, is_on, eater_id } : undefined;
}

/** All preferences of the household. A guest has none, and is not asked about. */
export function usePreferenceList({ enabled = true }: { enabled?: boolean } = {}) {
  const token = useToken();
  return useQuery({
    queryKey: ['listPreferences'],
    queryFn: async ({ signal }) => readList(await client.listPreferences({}, { signal }), readPreference),
    enabled: enabled && token !== undefined,
  });
}
