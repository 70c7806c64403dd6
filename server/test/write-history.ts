import { readDish, type StoredDish } from '@clearplate/domain/facts/dish';
import type { Db } from '../src/db/db.ts';
import { insertHistory } from '../src/db/dish-history.ts';

/** An entry of a dish's history, as if the restaurant had made it; the dish itself stays. */
export function writeHistory(
  db: Db,
  dishId: number,
  { before = {}, after }: { before?: StoredDish; after: StoredDish },
  now = new Date(),
): Promise<void> {
  return insertHistory(db, [{ dish_id: dishId, before: readDish(before), after: readDish(after) }], {
    source: 'owner',
    actorId: null,
    requestId: null,
    now,
  });
}

/** The restaurant added tahini to the ingredients. */
export const withTahini = { before: { ingredients: [] }, after: { ingredients: ['tahini'] } };
