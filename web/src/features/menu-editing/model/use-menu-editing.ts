import type { EditableMenu } from '@clearplate/contract/menu';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { randomKey } from '../../../shared/lib/random-key.ts';
import { announce } from '../../../shared/ui/announcer.tsx';
import { storeDraft, readDraft } from './menu-drafts.ts';
import type { MenuActions } from './menu-actions.ts';
import { reduceMenu, type DishKey, type MenuState } from './menu-state.ts';
import { startState } from '../conflicts/newer-menu.ts';
import type { OpenCell } from './open-cell.ts';
import { nothingSelected, selectMany, toggle } from './selection.ts';
import { t } from '../../../translations/t.ts';

export interface Whose {
  readonly userId: number;
  readonly restaurantId: string;
}

/** Chosen by the client, so that sending a save twice creates the dish once. */
const newKey = (): DishKey => `new-${randomKey()}`;

/** Holds the edits of a menu and what is open in it. */
export function useMenuEditing(menu: EditableMenu, { userId, restaurantId }: Whose) {
  const [state, dispatch] = useReducer(reduceMenu, undefined, (): MenuState => {
    const before = readDraft(userId, restaurantId);
    return before ? reduceMenu(before, { kind: 'loaded', menu }) : startState(menu);
  });
  const [open, setOpen] = useState<OpenCell>();
  const [panel, setPanel] = useState<DishKey>();
  const [section, setSection] = useState<string>();
  const [selection, setSelection] = useState(nothingSelected);
  /** The dishes as they are displayed, for ranges. */
  const order = useRef<readonly DishKey[]>([]);
  useEffect(() => storeDraft(userId, restaurantId, state), [userId, restaurantId, state]);
  const actions = useMemo(
    (): MenuActions => ({
      edit: (key, change) => dispatch({ kind: 'edit', key, change }),
      open: (key, column) => setOpen({ key, column }),
      close: () => setOpen(undefined),
      openPanel: (key) => {
        setOpen(undefined);
        setPanel(key);
      },
      add: (name, copyOf) => {
        const key = newKey();
        dispatch({ kind: 'add', key, section: name, copyOf });
        announce(copyOf === undefined ? t('A new dish') : t('A copy of the dish'));
        setOpen({ key, column: 'name' });
      },
      takeOff: (keys) => dispatch({ kind: 'takeOff', keys }),
      select: (key, isRange) => setSelection((before) => toggle(before, key, isRange, order.current)),
      selectMany: (keys, isOn) => setSelection((before) => selectMany(before, keys, isOn)),
      openSection: setSection,
      moveDish: (key, move) => dispatch({ kind: 'move', key, move }),
      moveSection: (name, move) => dispatch({ kind: 'moveSection', name, move }),
    }),
    [],
  );
  const showOrder = useCallback((keys: readonly DishKey[]) => {
    order.current = keys;
  }, []);
  const forget = () => {
    dispatch({ kind: 'cancel' });
    storeDraft(userId, restaurantId, undefined);
  };
  return { state, dispatch, actions, open, panel, setPanel, section, setSection, selection, showOrder, forget };
}
