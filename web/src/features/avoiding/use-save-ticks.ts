import type { Avoidance } from '@clearplate/domain/eater';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client.ts';
import { refreshHousehold } from '../../shared/api/household.ts';
import { tabStore } from '../../shared/lib/storage.ts';
import { useTabStored } from '../../shared/lib/use-stored.ts';
import { labelOf } from './avoided-thing.ts';
import { forgetTicks } from './ticks-store.ts';
import { useAvoiding } from './use-avoiding.ts';

const declinedKey = 'ticksNotSaved';

const readNames = (value: unknown) =>
  Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : undefined;

/** Adds to what is saved and takes nothing away; those that stay keep their strictness. */
async function addToSaved(names: readonly string[]): Promise<void> {
  const saved = readNames(await client.listMyAllergens());
  if (!saved) throw new TypeError('The saved allergens can not be read');
  await client.setMyAllergens({ body: [...new Set([...saved, ...names])] });
}

/** What was ticked in this tab and is not saved, for somebody who has just become able to save it. */
export function useSaveTicks() {
  const queries = useQueryClient();
  const { state, things } = useAvoiding();
  const declined = useTabStored(declinedKey);
  const extra: readonly Avoidance[] = things.filter((thing) => !thing.saved).map((thing) => thing.avoidance);
  const names = extra.map(labelOf);
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: () => addToSaved(names),
    onSuccess: async () => {
      await refreshHousehold(queries);
      forgetTicks();
    },
  });
  return {
    names: state === 'applied' ? names : [],
    // Another choice of ticks is another question.
    isDeclined: declined === names.join(),
    decline: () => tabStore.write(declinedKey, names.join()),
    save: () => saving.mutate(),
    isSaving: saving.isPending,
    isSaved: saving.isSuccess && names.length === 0,
    error: saving.error ?? undefined,
  };
}
