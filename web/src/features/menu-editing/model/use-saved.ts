import type { MenuDish } from '@clearplate/contract/menu';
import { useMemo, useState } from 'react';
import { inOrderOf } from './menu-order.ts';
import type { MenuState } from './menu-state.ts';

/**
 * Returns what is on the menu as it is saved, in the saved order. The list stays the same object until what is saved
 * changes, also while dishes are added or moved, because finding what is left to state takes long.
 */
export function useSaved({ entries, serverOrder }: Pick<MenuState, 'entries' | 'serverOrder'>): readonly MenuDish[] {
  const found = useMemo(
    () => inOrderOf(entries, serverOrder).flatMap(({ saved, isNew }) => (isNew || saved.archived ? [] : [saved])),
    [entries, serverOrder],
  );
  const [kept, setKept] = useState(found);
  if (found.length === kept.length && found.every((dish, index) => dish === kept[index])) return kept;
  setKept(found);
  return found;
}
