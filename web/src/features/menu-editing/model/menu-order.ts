import type { MenuOrder } from '@clearplate/contract/menu';
import type { DishKey, MenuEntry, MenuState } from './menu-state.ts';

export type Move = 'first' | 'up' | 'down';

type Ordered = Pick<MenuState, 'entries' | 'drafts'>;

/** Inserts items that only `other` has, each after its predecessor there. */
export function mergeOrder<Item>(list: readonly Item[], other: readonly Item[]): Item[] {
  const merged = [...list];
  const known = new Set(list);
  for (const [index, item] of other.entries()) {
    if (known.has(item)) continue;
    const before = other[index - 1];
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, item);
    known.add(item);
  }
  return merged;
}

/** Returns the dishes on the menu, by section, in display order. */
function shownSections({ entries, drafts }: Ordered): Map<string, MenuEntry[]> {
  const onMenu = entries.filter(({ key, saved }) => !(drafts.get(key)?.fields.archived ?? saved.archived));
  return Map.groupBy(onMenu, ({ key, saved }) => (drafts.get(key)?.fields.section ?? saved.section).trim());
}

const withArchived = (shown: Iterable<readonly MenuEntry[]>, entries: readonly MenuEntry[]): MenuEntry[] =>
  mergeOrder([...shown].flat(), entries);

function moved<Item>(list: readonly Item[], from: number, move: Move): Item[] {
  const item = list[from];
  const to = move === 'first' ? 0 : Math.min(Math.max(from + (move === 'up' ? -1 : 1), 0), list.length - 1);
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item);
}

export function moveDish(state: Ordered, key: DishKey, move: Move): MenuEntry[] {
  const sections = [...shownSections(state).values()].map((entries) => {
    const at = entries.findIndex((one) => one.key === key);
    return at === -1 ? entries : moved(entries, at, move);
  });
  return withArchived(sections, state.entries);
}

/** Moves all dishes of a section before or after those of another. */
export function moveSection(state: Ordered, name: string, move: Move): MenuEntry[] {
  const sections = [...shownSections(state)];
  const at = sections.findIndex(([section]) => section === name);
  const order = at === -1 ? sections : moved(sections, at, move);
  return withArchived(
    order.map(([, entries]) => entries),
    state.entries,
  );
}

/** Sorts entries by these keys; those without one come last. */
export function inOrderOf(entries: readonly MenuEntry[], keys: readonly DishKey[]): MenuEntry[] {
  const places = new Map(keys.map((key, index) => [key, index]));
  const placeOf = ({ key }: MenuEntry) => places.get(key) ?? keys.length;
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the order to save, or `undefined` if the menu is in this order anyway. */
export function orderToSave(state: Ordered & Pick<MenuState, 'serverOrder'>): MenuOrder | undefined {
  const shown = [...shownSections(state).values()].flat();
  const unmoved = { ...state, entries: inOrderOf(state.entries, state.serverOrder) };
  const given = [...shownSections(unmoved).values()].flat();
  if (shown.every((entry, index) => entry === given[index])) return undefined;
  return mergeOrder(shown, state.entries).map(({ key, saved, isNew }) => (isNew ? key : saved.id));
}
