import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import type { Db } from './db.ts';
import { sql } from './sql.ts';

/** Loads the facts of dishes as they were last derived, under whichever lexicon. */
export async function findFacts(db: Db, dishIds: readonly number[]): Promise<Map<number, DishFacts>> {
  const rows = await db.query<{ id: number; facts: DishFacts }>(
    sql`select dish_id as id, facts from dish_facts where dish_id = any(${dishIds}::bigint[])`,
  );
  return new Map(rows.map(({ id, facts }) => [id, facts]));
}
