import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { t } from '../../translations/t.ts';
import { statementsOf } from './sheet-cells.ts';
import type { SheetAction, SheetState } from './sheet-state.ts';

/** The calls whose responses change when a menu is saved. */
const shown: readonly unknown[] = ['getRestaurant', 'getRestaurantMenu', 'getDish', 'getDishHistory', 'judgeDishes'];

/** Somebody else saved first: what they changed was loaded, and what was typed is on top of it. */
class SavedByOthers extends Error {
  override name = 'SavedByOthers';
}

function whyNotSaved(error: unknown): string {
  if (error instanceof SavedByOthers)
    return t(
      'Nothing was saved: somebody else changed this menu in the meantime. What you typed is still here, on top of their changes.',
    );
  return describeRefusal(error, t('The menu was not saved'));
}

/** Saves what was typed, all of it or nothing. */
export function useSaveSheet(restaurantId: string, state: SheetState, dispatch: Dispatch<SheetAction>) {
  const queries = useQueryClient();
  const params = { id: restaurantId };
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: async ({ menu, edits }: Pick<SheetState, 'menu' | 'edits'>) => {
      const dishes = [...edits].map(([id, row]) => ({ id, statements: statementsOf(row) }));
      try {
        return await client.saveMenu({ params, body: { dishes }, ifMatch: menu.version });
      } catch (error) {
        if (!hasCode(error, 'precondition_failed')) throw error;
        dispatch({ kind: 'loaded', menu: await client.getMenuForEditing({ params }) });
        throw new SavedByOthers();
      }
    },
    onSuccess: (menu, { edits }) => {
      dispatch({ kind: 'saved', menu, sent: edits });
      return queries.invalidateQueries({ predicate: ({ queryKey }) => shown.includes(queryKey[0]) });
    },
  });
  return {
    isSaving: saving.isPending,
    isSaved: saving.isSuccess,
    refusal: saving.error ? whyNotSaved(saving.error) : undefined,
    /** `onEnd` is called when there is nothing more to say about it here: it is saved, or somebody else was first. */
    save: (onEnd: (isOver: boolean) => void) =>
      saving.mutate(
        { menu: state.menu, edits: state.edits },
        { onSettled: (_, error) => onEnd(!error || error instanceof SavedByOthers) },
      ),
  };
}
