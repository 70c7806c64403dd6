import { useDeferredValue, useMemo, useState } from 'react';
import type { MenuRow } from './menu-rows.ts';
import { hasTask, summarizeMenu, type MenuFilter } from './menu-summary.ts';
import type { DishKey } from './menu-state.ts';

interface Look {
  readonly filter: MenuFilter;
  /** Collected when the filter is set, so that a finished task doesn't make its dish disappear. */
  readonly keys: ReadonlySet<DishKey>;
}

/** Returns the menu's summary and the filtered dishes. */
export function useMenuView(all: readonly MenuRow[]) {
  const [look, setLook] = useState<Look>();
  const [text, setText] = useState('');
  const [goneTo, setGoneTo] = useState(0);
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
    setGoneTo(0);
  };
  const goTo = (filter: MenuFilter) => {
    setFilter(filter);
    setGoneTo(goneTo + 1);
  };
  return {
    filter: look?.filter,
    setFilter,
    /** Filters the dishes for somebody who wants to get to them. */
    goTo,
    goneTo,
    found: look?.keys.size ?? 0,
    text,
    setText,
    onMenu,
    archived: useMemo(() => all.filter(({ dish }) => dish.archived), [all]),
    rows,
    /** A new name resets the table, so that another filter starts at its top. */
    name: `${looked?.filter ?? ''} ${wanted}`,
    summary: useMemo(() => summarizeMenu(onMenu.map(({ tasks }) => tasks)), [onMenu]),
  };
}
