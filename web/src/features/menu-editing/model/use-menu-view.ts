import { useDeferredValue, useMemo, useState } from 'react';
import type { MenuRow } from './menu-rows.ts';
import { hasTask, summarizeMenu, type MenuFilter } from './menu-summary.ts';
import type { DishKey } from './menu-state.ts';

interface Look {
  readonly filter: MenuFilter;
  /** Chosen when the look began: a task that was just done leaves its dish in sight. */
  readonly keys: ReadonlySet<DishKey>;
}

/** How the menu stands, and which of its dishes are looked at. */
export function useMenuView(all: readonly MenuRow[]) {
  const [look, setLook] = useState<Look>();
  const [text, setText] = useState('');
  const onMenu = useMemo(() => all.filter(({ dish }) => !dish.archived), [all]);
  const looked = useDeferredValue(look);
  const wanted = useDeferredValue(text).trim().toLowerCase();
  const rows = useMemo(
    () =>
      onMenu.filter(
        ({ entry, dish }) =>
          entry.isNew || ((looked?.keys.has(entry.key) ?? true) && dish.name.toLowerCase().includes(wanted)),
      ),
    [onMenu, looked, wanted],
  );
  const setFilter = (filter: MenuFilter | undefined) => {
    const found = onMenu.filter(({ tasks }) => filter && hasTask(tasks, filter)).map(({ entry }) => entry.key);
    setLook(filter && { filter, keys: new Set(found) });
  };
  return {
    filter: look?.filter,
    setFilter,
    text,
    setText,
    onMenu,
    archived: useMemo(() => all.filter(({ dish }) => dish.archived), [all]),
    rows,
    /** Another look begins at its start. */
    name: `${looked?.filter ?? ''} ${wanted}`,
    summary: useMemo(() => summarizeMenu(onMenu.map(({ tasks }) => tasks)), [onMenu]),
  };
}
