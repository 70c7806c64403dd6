import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { refetchMenu, saveMenu, SavedByOthers } from '../../entities/restaurant/save-menu.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { t } from '../../translations/t.ts';
import { statementsOf } from './sheet-cells.ts';
import type { SheetAction, SheetState } from './sheet-state.ts';

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
  const saving = useMutation({
    mutationFn: ({ menu, edits }: Pick<SheetState, 'menu' | 'edits'>) => {
      const dishes = [...edits].map(([id, row]) => ({ id, statements: statementsOf(row) }));
      return saveMenu({
        id: restaurantId,
        dishes,
        version: menu.version,
        onNewer: (newer) => dispatch({ kind: 'loaded', menu: newer }),
      });
    },
    onSuccess: (menu, { edits }) => {
      dispatch({ kind: 'saved', menu, sent: edits });
      return refetchMenu(queries);
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
