import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import { followKitchen, inKitchen, kitchenStatements, type KitchenDish } from '@clearplate/domain/facts/kitchen';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import type { Db } from '../db/db.ts';
import type { Author } from '../db/dish-history.ts';
import { lockDishRows } from '../db/dish-writes.ts';
import { findEquipmentBeside, type EquipmentRow } from '../db/kitchen.ts';
import { findStoredDishes, menuDishOf, type StoredDish } from '../db/stored-dishes.ts';
import { findFacts } from '../db/stored-facts.ts';
import { inTurns } from './in-turns.ts';
import { writeChanged } from './write-changed.ts';

/** These dishes and whatever shares anything with one of them. */
function withMates(ids: readonly number[], equipment: readonly EquipmentRow[]): number[] {
  const given = new Set(ids);
  const shared = equipment.filter(({ dishIds }) => dishIds.some((id) => given.has(id)));
  return [...new Set([...ids, ...shared.flatMap(({ dishIds }) => dishIds)])];
}

/** What is in each dish by itself. Stored facts tell it where they are current and nothing of the kitchen's is in them. */
async function readKitchen(db: Db, stored: readonly StoredDish[]): Promise<Map<number, KitchenDish>> {
  const isOwn = ({ lexicon_version, kitchen }: StoredDish) =>
    lexicon_version === lexiconVersion && kitchen.length === 0;
  const facts = await findFacts(
    db,
    stored.filter(isOwn).map(({ id }) => id),
  );
  const dishes = await inTurns(stored, (dish) => {
    const { record, archived } = menuDishOf(dish);
    return inKitchen({ id: dish.id, name: record.name, archived }, facts.get(dish.id) ?? deriveDish(record).facts);
  });
  return new Map(dishes.map((dish) => [dish.id, dish]));
}

/**
 * Works out anew what may be in dishes because of what they share in the kitchen: in those that changed, or changed
 * places, and in all beside them. In the transaction of that change. What archived dishes were said to share stays until
 * they come back.
 */
export async function followKitchens(db: Db, changedIds: readonly number[], author: Author): Promise<void> {
  const equipment = await findEquipmentBeside(db, changedIds);
  if (equipment.length === 0) return;
  const affected = withMates(changedIds, equipment);
  await lockDishRows(db, affected);
  const stored = await findStoredDishes(db, withMates(affected, equipment));
  const statements = kitchenStatements(equipment, await readKitchen(db, stored));
  const isAffected = new Set(affected);
  const edits = stored
    .filter(({ id, archived }) => isAffected.has(id) && !archived)
    .map((each) => {
      const before = menuDishOf(each);
      const after = followKitchen(before, statements.get(each.id) ?? [], author.now.toISOString());
      return { id: each.id, before, after };
    });
  await writeChanged(db, edits, { ...author, source: 'kitchen' });
}
