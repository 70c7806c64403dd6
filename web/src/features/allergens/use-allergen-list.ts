import type { Eater, EaterAllergen } from '@clearplate/contract/eaters';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { readEaterAllergens, refreshHousehold } from '../../shared/api/household.ts';
import { applyChanges, effectiveChanges, noChanges, type AllergenChanges } from './allergen-changes.ts';
import { storeUnsaved, readUnsaved } from './unsaved-allergens.ts';

/** Starts from what is saved right now, so that two screens at once don't lose an allergen. */
async function saveChanges(eaterId: number, changes: AllergenChanges): Promise<void> {
  const params = { id: String(eaterId) };
  const saved = readEaterAllergens(await client.listEaterAllergens({ params }));
  const body = [...applyChanges(saved, changes).values()];
  readEaterAllergens(await client.setEaterAllergens({ params, body }));
}

/** Returns an eater's saved allergens and the changes since. */
export function useAllergenList(eater: Pick<Eater, 'id' | 'allergens'>) {
  const queries = useQueryClient();
  const [changes, setChanges] = useState(() => readUnsaved(eater.id));
  const change = (next: AllergenChanges) => {
    storeUnsaved(eater.id, next);
    setChanges(next);
  };
  const saving = useMutation({
    mutationFn: () => saveChanges(eater.id, changes),
    onSuccess: async () => {
      await refreshHousehold(queries);
      change(noChanges);
    },
  });
  const set = (key: string, allergen: EaterAllergen | undefined) => {
    if (saving.isPending) return;
    change(effectiveChanges(eater.allergens, new Map(changes).set(key, allergen)));
  };
  return {
    chosen: applyChanges(eater.allergens, changes),
    isChanged: changes.size > 0,
    isSaving: saving.isPending,
    error: saving.error ?? undefined,
    set,
    save: () => saving.mutate(),
    discard: () => storeUnsaved(eater.id, noChanges),
  };
}

export type AllergenList = ReturnType<typeof useAllergenList>;
