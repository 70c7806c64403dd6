import type { Preference, PreferenceKind } from '@clearplate/contract/preferences';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { readKind } from '../../shared/api/preference-list.ts';
import { refreshHousehold } from '../../shared/api/household.ts';
import { readList } from '../../shared/lib/read-list.ts';

export interface PreferenceDraft {
  readonly name: string;
  readonly ingredients: readonly string[];
  readonly eater_id?: number;
  readonly kind: PreferenceKind;
}

/** Splits the names, which the API sends as one string. */
export const namesIn = ({ ingredients }: Pick<Preference, 'ingredients'>): readonly string[] =>
  ingredients.split(',').filter((name) => name !== '');

/** Fetches a preference to edit and throws for anything incomplete, because saving it again would lose the rest. */
export function usePreference(id: string | undefined) {
  return useQuery({
    queryKey: ['getPreference', id],
    enabled: id !== undefined,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const answer: unknown = await client.getPreference({ params: { id: id ?? '' } }, { signal });
      const [preference] = readList(answer, readDraft);
      if (!preference) throw new TypeError('The preference can not be read');
      return preference;
    },
  });
}

function readDraft(item: Readonly<Record<string, unknown>>): PreferenceDraft | undefined {
  const { preference_name, name = preference_name, ingredients, eater_id, kind } = item;
  if (typeof name !== 'string' || typeof ingredients !== 'string') return undefined;
  const whose = typeof eater_id === 'number' && { eater_id };
  return { name, ingredients: namesIn({ ingredients }), kind: readKind(kind), ...whose };
}

/** Updates or creates a preference, and resets what was assessed with the old list. */
export function useSavePreference(id: string | undefined) {
  const refresh = useRefresh();
  return async (draft: PreferenceDraft) => {
    const body = { ...draft, ingredients: [...draft.ingredients] };
    await (id === undefined ? client.createPreference({ body }) : client.updatePreference({ params: { id }, body }));
    await refresh();
  };
}

export function useSwitchPreference() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, is_on }: Pick<Preference, 'id' | 'is_on'>) =>
      client.switchPreference({ params: { id: String(id) }, body: { is_on } }),
    onSuccess: refresh,
  });
}

export function useDeletePreference() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: Preference) => client.deletePreference({ params: { id: String(id) } }),
    onSuccess: refresh,
  });
}

/** Recreates a deleted preference as it was. */
export function useRestorePreference() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ name, ingredients, eater_id, is_on, kind }: Preference) => {
      const { id } = await client.createPreference({ body: { name, ingredients, eater_id, kind } });
      if (!is_on) await client.switchPreference({ params: { id: String(id) }, body: { is_on } });
    },
    onSuccess: refresh,
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return async () => {
    void refreshHousehold(queries);
    await queries.invalidateQueries({ queryKey: ['listPreferences'] });
  };
}
