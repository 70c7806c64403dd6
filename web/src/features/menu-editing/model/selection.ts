import type { DishKey } from './menu-state.ts';

/** Holds the chosen dishes of a menu. */
export interface Selection {
  readonly keys: ReadonlySet<DishKey>;
  /** The dish that was chosen last, where a range begins. */
  readonly anchor: DishKey | undefined;
}

export const nothingSelected: Selection = { keys: new Set(), anchor: undefined };

/** Selects these dishes, or none of them. */
export function selectMany({ keys, anchor }: Selection, some: readonly DishKey[], isOn: boolean): Selection {
  const next = new Set(keys);
  for (const key of some) {
    if (isOn) next.add(key);
    else next.delete(key);
  }
  return { keys: next, anchor };
}

/**
 * Toggles a dish. With `isRange`, all dishes from the last one to this get the same state as this one, in the order
 * shown.
 */
export function toggle(before: Selection, key: DishKey, isRange: boolean, order: readonly DishKey[]): Selection {
  const isOn = !before.keys.has(key);
  const [from, to] = [order.indexOf(before.anchor ?? ''), order.indexOf(key)];
  const range = isRange && from !== -1 && to !== -1 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
  return { ...selectMany(before, range, isOn), anchor: key };
}

export type Share = 'none' | 'some' | 'all';

/** Returns how many of these dishes are selected. */
export function shareOf(keys: ReadonlySet<DishKey>, some: readonly DishKey[]): Share {
  const count = some.filter((key) => keys.has(key)).length;
  if (count === 0) return 'none';
  return count === some.length ? 'all' : 'some';
}
