import type { DishChange } from '@clearplate/domain/menu/dish-changes';
import { stateOfWay, type WayState } from '@clearplate/domain/menu/ordered-way';
import type { ChosenRow, SeenWay } from '../db/way-rows.ts';
import type { ChangedAt } from './find-changes.ts';

export type Changes = readonly { readonly at: string; readonly changes: readonly DishChange[] }[];

/** Ignores changes of other ways of the same dish. */
const isOfWay = (change: DishChange, way: string): boolean =>
  way === '' || !change.kind.startsWith('variant_') || ('way' in change && change.way === way);

/**
 * Returns the changes of a dish since each way was chosen. Two ways of one dish may have been seen at different times.
 */
export function changesSinceChosen(
  { dish_id, way, seen_history_id }: Pick<ChosenRow, 'dish_id' | 'way' | 'seen_history_id'>,
  all: readonly ChangedAt[],
): Changes {
  return all
    .filter(({ dishId, id }) => dishId === dish_id && id > seen_history_id)
    .map(({ at, changes }) => ({ at, changes: changes.filter((change) => isOfWay(change, way)) }))
    .filter(({ changes }) => changes.length > 0);
}

export const noPreparation: SeenWay = { leaves_out: [], adds: [] };

/** Returns what became of a chosen way. A way that isn't derived yet can't be known to be what they saw. */
export function stateOfChosen(
  { way, making, way_facts, seen_variant }: Pick<ChosenRow, 'way' | 'making' | 'way_facts' | 'seen_variant'>,
  changes: Changes,
): WayState {
  const chosen = { id: way, seen: seen_variant ?? noPreparation };
  const state = stateOfWay(
    chosen,
    making,
    changes.flatMap((one) => one.changes),
  );
  return state === 'same' && way_facts === null ? 'changed' : state;
}
