import type { GuestAnswer, GuestAnswerOutcome } from '@clearplate/contract/guest-answers';
import type { EditableMenu } from '@clearplate/contract/menu';
import type { ToldEdit } from '@clearplate/domain/menu/state-told';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchMenu, saveMenu, SavedByOthers } from '../../entities/restaurant/save-menu.ts';
import { client } from '../../shared/api/client.ts';

interface Settling {
  readonly outcome: GuestAnswerOutcome;
  /** States something, based on the current menu, before it is settled. */
  readonly edits: (menu: EditableMenu) => readonly ToldEdit[];
}

/** It was stated, and diners read it, but the answer could not be settled. */
export class StatedButOpen extends Error {
  override name = 'StatedButOpen';
}

/**
 * States what was chosen by saving the menu, and then settles the answer. The menu is fetched again first: a report
 * changes no version, and a press on an answer takes no warning away that nobody here has seen.
 */
export function useSettling(
  { id }: GuestAnswer,
  menu: EditableMenu,
  { onMenu, onSettled }: { readonly onMenu: (menu: EditableMenu) => void; readonly onSettled: () => void },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ outcome, edits }: Settling) => {
      const chosen = edits(menu);
      if (chosen.length === 0) return client.settleGuestAnswer({ params: { id: String(id) }, body: { outcome } });
      const { restaurant_id, version } = menu;
      const newer = await client.getMenuForEditing({ params: { id: String(restaurant_id) } });
      if (JSON.stringify(edits(newer)) !== JSON.stringify(chosen)) {
        onMenu(newer);
        throw new SavedByOthers();
      }
      const dishes = chosen.map((edit) => ({ ...edit, ...(edit.statements && { statements: [...edit.statements] }) }));
      onMenu(await saveMenu({ id: String(restaurant_id), dishes, version, onNewer: onMenu }));
      void refetchMenu(queries);
      try {
        return await client.settleGuestAnswer({ params: { id: String(id) }, body: { outcome } });
      } catch (error) {
        throw new StatedButOpen(undefined, { cause: error });
      }
    },
    onSuccess: onSettled,
  });
}
