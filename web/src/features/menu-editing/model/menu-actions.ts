import { createContext, useContext } from 'react';
import type { DishDraft } from './dish-draft.ts';
import type { Column } from './columns.ts';
import type { Move } from './menu-order.ts';
import type { DishKey } from './menu-state.ts';

/**
 * Holds the actions of a cell. The object stays the same while the menu is open, so that it causes no row to render
 * again.
 */
export interface MenuActions {
  readonly edit: (key: DishKey, change: (draft: DishDraft) => DishDraft) => void;
  readonly open: (key: DishKey, column: Column) => void;
  readonly close: () => void;
  readonly openPanel: (key: DishKey) => void;
  readonly add: (section: string, copyOf?: DishKey) => void;
  /** Can be undone. A new dish disappears from the list. */
  readonly takeOff: (keys: readonly DishKey[]) => void;
  /** With `isRange`, selects all from the last selected dish to this one. */
  readonly select: (key: DishKey, isRange: boolean) => void;
  readonly selectMany: (keys: readonly DishKey[], isOn: boolean) => void;
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
