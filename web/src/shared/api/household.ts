import type { Eater, EaterAllergen } from '@clearplate/contract/eaters';
import type { Strictness } from '@clearplate/domain/verdict/eater';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { readList } from '../lib/read-list.ts';
import { localStore } from '../lib/storage.ts';
import { useToken } from '../lib/use-stored.ts';
import { client } from './client.ts';

const eatersKey = ['listEaters'] as const;

/** The mutation that changes who eats; while it is pending, nobody knows whom to assess for. */
export const eatingMutation = ['setEating'] as const;

const strictnesses: readonly unknown[] = ['dangerous', 'ask', 'fine'] satisfies Strictness[];

/** Reads an eater's allergens and throws for anything incomplete. */
export function readEaterAllergens(value: unknown): readonly EaterAllergen[] {
  return readList(value, (item) => {
    const { name, strictness } = item;
    if (typeof name !== 'string' || !strictnesses.includes(strictness)) return undefined;
    return { name, strictness: strictness as Strictness };
  });
}

/** Reads the household and throws for anything incomplete. */
export function readHousehold(value: unknown): readonly Eater[] {
  return readList(value, ({ id, name, is_first, is_eating, allergens }) => {
    const isWhole = typeof id === 'number' && typeof name === 'string' && typeof is_eating === 'boolean';
    if (!isWhole) return undefined;
    return { id, name, is_first: is_first === true, is_eating, allergens: [...readEaterAllergens(allergens)] };
  });
}

/** Fetches the household, the first eater first. A guest has none, so nothing is requested. */
export function useHousehold({ enabled = true }: { enabled?: boolean } = {}) {
  const token = useToken();
  return useQuery({
    queryKey: eatersKey,
    queryFn: async ({ signal }) => readHousehold(await client.listEaters({}, { signal })),
    enabled: enabled && token !== undefined,
  });
}

/**
 * Resets the cached assessments after a change of avoidances or eaters, so that no dish is shown for earlier ones.
 * Other tabs learn that something changed, but not what.
 */
export async function refreshHousehold(queries: QueryClient): Promise<void> {
  void queries.resetQueries({ queryKey: ['getProfile'] });
  localStore.write('eatersChanged', 'yes');
  localStore.remove('eatersChanged');
  await queries.invalidateQueries({ queryKey: eatersKey });
}

/**
 * Refetches after a change in another tab, even in the background, so that a returning user sees the change. The old
 * data stays until the response arrives, and clears nothing if that fails.
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
