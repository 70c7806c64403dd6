import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import { isOfKitchen, withoutKitchen } from '@clearplate/domain/facts/dish';
import { followKitchen, inKitchen, kitchenStatements, type KitchenDish } from '@clearplate/domain/facts/kitchen';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import type { Db } from '../db/db.ts';
import type { Author } from '../db/dish-history.ts';
import { findEquipmentBeside, type EquipmentRow } from '../db/kitchen.ts';
import { findFacts } from '../db/stored-facts.ts';
import { mapInSlices } from './map-in-slices.ts';
import { loadDishes, lockDishes, type LoadedDish } from './load-dishes.ts';
import { saveDishes } from './save-dishes.ts';

/** Returns these dishes and all that share equipment with one of them. */
function withMates(ids: readonly number[], equipment: readonly EquipmentRow[]): number[] {
  const given = new Set(ids);
  const shared = equipment.filter(({ dishIds }) => dishIds.some((id) => given.has(id)));
  return [...new Set([...ids, ...shared.flatMap(({ dishIds }) => dishIds)])];
}

/**
 * Returns what each dish contains by itself. Stored facts suffice if they are current and contain nothing from the
 * kitchen.
 */
async function readKitchen(db: Db, loaded: readonly LoadedDish[]): Promise<Map<number, KitchenDish>> {
  const isOwn = ({ lexiconVersion: version, dish }: LoadedDish) =>
    version === lexiconVersion && !dish.statements.some(isOfKitchen);
  const facts = await findFacts(
    db,
    loaded.filter(isOwn).map(({ id }) => id),
  );
  const dishes = await mapInSlices(loaded, ({ id, dish }) => {
    const { name, archived, variants } = dish;
    const said = { id, name, archived };
    if (variants.length === 0) return inKitchen(said, facts.get(id) ?? deriveDish(withoutKitchen(dish)).facts);
    const derived = deriveDish(withoutKitchen(dish));
    return inKitchen(
      said,
      derived.facts,
      derived.variants.map((one) => one.facts),
    );
  });
  return new Map(dishes.map((dish) => [dish.id, dish]));
}

/**
 * Works out anew what may get into dishes from shared equipment, in the transaction of the change: for the dishes that
 * changed, or changed places, and for all that share equipment with them. Archived dishes keep what they were said to
 * share until they return.
 */
export async function followKitchens(db: Db, changedIds: readonly number[], author: Author): Promise<void> {
  const equipment = await findEquipmentBeside(db, changedIds);
  if (equipment.length === 0) return;
  const affected = withMates(changedIds, equipment);
  await lockDishes(db, affected);
  const loaded = await loadDishes(db, withMates(affected, equipment));
  const statements = kitchenStatements(equipment, await readKitchen(db, loaded));
  const isAffected = new Set(affected);
  const edited = loaded
    .filter(({ id, dish }) => isAffected.has(id) && !dish.archived)
    .map(({ id, dish }) => ({
      id,
      before: dish,
      after: followKitchen(dish, statements.get(id) ?? [], author.now.toISOString()),
    }));
  await saveDishes(db, edited, { ...author, source: 'kitchen' });
}
