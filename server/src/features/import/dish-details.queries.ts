import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { DishState } from '../../db/dish-state.ts';

/** What follows from the kitchen was not said, and stays. */
export async function deleteStatements(db: Db, dishIds: readonly number[]): Promise<void> {
  await db.query(
    sql`delete from allergen_statements where dish_id = any(${dishIds}::bigint[]) and source <> 'kitchen'`,
  );
  await db.query(sql`delete from ingredient_estimates where dish_id = any(${dishIds}::bigint[])`);
}

/** Statements and estimates of dishes that have none. */
export async function insertStatements(db: Db, dishes: readonly { id: number; state: DishState }[]): Promise<void> {
  const statements = dishes.flatMap(({ id, state }) => state.statements.map((each) => ({ dish_id: id, ...each })));
  if (statements.length > 0)
    await db.query(sql`
      insert into allergen_statements (dish_id, allergen_id, level, reason, source, stated_at, act, ingredient, address)
      select * from json_to_recordset(${JSON.stringify(statements)}::json) as given (
        dish_id bigint, allergen_id text, level text, reason text, source text, stated_at timestamptz, act uuid,
        ingredient text, address text)`);
  const estimates = dishes.flatMap(({ id, state }) =>
    state.estimates.map((each, position) => ({ dish_id: id, position, ...each })),
  );
  if (estimates.length > 0)
    await db.query(sql`
      insert into ingredient_estimates (dish_id, position, name, probability)
      select * from json_to_recordset(${JSON.stringify(estimates)}::json) as given (
        dish_id bigint, position int, name text, probability real)`);
}
