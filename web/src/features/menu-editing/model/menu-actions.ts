import { createContext, useContext } from 'react';
import type { DishDraft } from './dish-draft.ts';
import type { Column } from './columns.ts';
import type { Move } from './menu-order.ts';
import type { DishKey } from './menu-state.ts';

/** What a cell can do. The same object as long as the menu is shown, so that no row is drawn again for its sake. */
export interface MenuActions {
  readonly edit: (key: DishKey, change: (draft: DishDraft) => DishDraft) => void;
  readonly open: (key: DishKey, column: Column) => void;
  readonly close: () => void;
  readonly openPanel: (key: DishKey) => void;
  readonly add: (section: string, copyOf?: DishKey) => void;
  /** With a way back; a new dish is gone. */
  readonly takeOff: (keys: readonly DishKey[]) => void;
  readonly openSection: (name: string) => void;
  readonly moveDish: (key: DishKey, move: Move) => void;
  readonly moveSection: (name: string, move: Move) => void;
}

export const MenuActionsContext = createContext<MenuActions | undefined>(undefined);

export function useMenuActions(): MenuActions {
  const actions = useContext(MenuActionsContext);
  if (!actions) throw new Error('Only within a menu that is being edited');
  return actions;
}
