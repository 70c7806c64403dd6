import type { CartLine } from '@clearplate/contract/cart';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { factsOfLostWay, unsettled } from '@clearplate/domain/menu/ordered-way';
import { findReached } from '../../db/components.ts';
import type { Db } from '../../db/db.ts';
import type { SeenWay } from '../../db/way-rows.ts';
import { type Changes, changesSinceChosen, noPreparation, stateOfChosen } from '../../dish-changes/chosen-ways.ts';
import type { ChangedAt } from '../../dish-changes/find-changes.ts';
import { loadDishes } from '../../dish-changes/load-dishes.ts';
import type { CartRow } from './cart.queries.ts';

interface ReadRow extends CartRow {
  readonly wayNow: CartLine['variant'];
  readonly changes: Changes;
}

/**
 * Returns the lines of a cart. A line for a way shows the facts of the dish made so, without anything that clears if
 * they differ from what was seen. If nobody offers the way any more, or it isn't derived, the line is assessed as the
 * dish as it comes with what the way added.
 */
export async function linesOf(db: Db, rows: readonly CartRow[], all: readonly ChangedAt[]): Promise<ReadRow[]> {
  const lost = rows.filter(({ way, making, way_facts }) => way !== '' && (making === null || way_facts === null));
  const loaded = lost.length > 0 ? await loadDishes(db, [...new Set(lost.map(({ dish_id }) => dish_id))]) : [];
  const dishes = new Map(loaded.map(({ id, dish }) => [id, dish]));
  const preparationOf = (row: CartRow): SeenWay => row.making ?? row.seen_variant ?? noPreparation;
  const added = [...new Set(lost.flatMap((row) => preparationOf(row).uses ?? []))];
  const reached = added.length > 0 ? await findReached(db, added) : [];
  const components = reached.map(({ component }) => component);
  return rows.map((row): ReadRow => {
    const { way: id, dish_id } = row;
    const changes = changesSinceChosen(row, all);
    if (id === '') return { ...row, wayNow: null, changes };
    const state = stateOfChosen(row, changes);
    const preparation = preparationOf(row);
    const dish = dishes.get(dish_id);
    const known: DishFacts =
      row.way_facts ?? (dish ? factsOfLostWay(dish, preparation, components, row.facts_seen) : row.facts);
    return {
      ...row,
      is_removed: row.is_removed || state === 'withdrawn',
      facts: (state === 'same' ? known : unsettled(known)) as CartLine['facts'],
      wayNow: {
        id,
        name: row.making?.name ?? row.variant,
        leaves_out: [...preparation.leaves_out],
        adds: [...preparation.adds],
        ...(preparation.uses &&
          preparation.uses.length > 0 && { uses: [...preparation.uses], used: [...(preparation.used ?? [])] }),
        state,
      },
      changes,
    };
  });
}
