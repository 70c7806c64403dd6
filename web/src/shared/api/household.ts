import type { Eater, EaterAllergen } from '@clearplate/contract/eaters';
import type { Strictness } from '@clearplate/domain/verdict/eater';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { readList } from '../lib/read-list.ts';
import { localStore } from '../lib/storage.ts';
import { useToken } from '../lib/use-stored.ts';
import { client } from './client.ts';

const eatersKey = ['listEaters'] as const;

/** Names the mutation that chooses who eats: while it runs, nobody knows for whom to assess. */
export const eatingMutation = ['setEating'] as const;

const strictnesses: readonly unknown[] = ['dangerous', 'ask', 'fine'] satisfies Strictness[];

/** Throws for whatever is not whole. */
export function readEaterAllergens(value: unknown): readonly EaterAllergen[] {
  return readList(value, (item) => {
    const { name, strictness } = item;
    if (typeof name !== 'string' || !strictnesses.includes(strictness)) return undefined;
    return { name, strictness: strictness as Strictness };
  });
}

/** Throws for whatever is not whole. */
export function readHousehold(value: unknown): readonly Eater[] {
  return readList(value, ({ id, name, is_first, is_eating, allergens }) => {
    const isWhole = typeof id === 'number' && typeof name === 'string' && typeof is_eating === 'boolean';
    if (!isWhole) return undefined;
    return { id, name, is_first: is_first === true, is_eating, allergens: [...readEaterAllergens(allergens)] };
  });
}

/** The household, the first eater first. A guest has none, and is not asked about. */
export function useHousehold({ enabled = true }: { enabled?: boolean } = {}) {
  const token = useToken();
  return useQuery({
    queryKey: eatersKey,
    queryFn: async ({ signal }) => readHousehold(await client.listEaters({}, { signal })),
    enabled: enabled && token !== undefined,
  });
}

/**
 * After a change of what somebody avoids or of who eats: what is assessed by the old is forgotten at once,
 * so that no dish is shown for people or allergens of before. Other tabs are told that there was a change, not what.
 */
export async function refreshHousehold(queries: QueryClient): Promise<void> {
  void queries.resetQueries({ queryKey: ['getProfile'] });
  localStore.write('eatersChanged', 'yes');
  localStore.remove('eatersChanged');
  await queries.invalidateQueries({ queryKey: eatersKey });
}

/**
 * What another tab changed counts here as well, also while nobody sees this one: it is true when they come back to it.
 * What is shown stays in its place until the answer is there, and clears nothing once there is none.
 */
export function followOtherTabs(queries: QueryClient): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== 'eatersChanged' || newValue === null) return;
    for (const name of ['getProfile', 'listEaters', 'listPreferences'])
      void queries.invalidateQueries({ queryKey: [name] });
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}
