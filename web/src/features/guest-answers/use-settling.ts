import type { GuestAnswer, GuestAnswerOutcome } from '@clearplate/contract/guest-answers';
import type { EditableMenu } from '@clearplate/contract/menu';
import type { ToldEdit } from '@clearplate/domain/menu/state-told';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchMenu, saveMenu } from '../../entities/restaurant/save-menu.ts';
import { client } from '../../shared/api/client.ts';

interface Settling {
  readonly outcome: GuestAnswerOutcome;
  /** What is stated before it is settled. */
  readonly edits: readonly ToldEdit[];
}

/**
 * States what was chosen by the menu's own saving, and then settles the answer. If only the second is lost, the answer
 * stands there still, and stating it again dates it anew.
 */
export function useSettling(
  { id }: GuestAnswer,
  menu: EditableMenu,
  { onMenu, onSettled }: { readonly onMenu: (menu: EditableMenu) => void; readonly onSettled: () => void },
) {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ outcome, edits }: Settling) => {
      if (edits.length > 0) {
        const dishes = edits.map((edit) => ({ ...edit, ...(edit.statements && { statements: [...edit.statements] }) }));
        const { restaurant_id, version } = menu;
        onMenu(await saveMenu({ id: String(restaurant_id), dishes, version, onNewer: onMenu }));
        void refetchMenu(queries);
      }
      await client.settleGuestAnswer({ params: { id: String(id) }, body: { outcome } });
    },
    onSuccess: onSettled,
  });
}
