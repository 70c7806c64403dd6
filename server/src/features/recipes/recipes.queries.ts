import type { Recipe } from '@clearplate/contract/recipes';
import type { Db } from '../../db/db.ts';
import { recipeColumns, recipeTables } from '../../db/recipe-rows.ts';
import { empty, sql } from '../../db/sql.ts';

const select = sql`select ${recipeColumns} from ${recipeTables} where d.archived_at is null`;

/** Returns recipes by id, and one row more than the limit when there is a next page. */
export function findRecipes(db: Db, after: number | undefined, limit: number): Promise<Recipe[]> {
  return db.query(sql`${select} ${after === undefined ? empty : sql`and d.id > ${after}`}
    order by d.id limit ${limit + 1}`);
}

export async function findRecipe(db: Db, id: number): Promise<Recipe | undefined> {
  const [row] = await db.query<Recipe>(sql`${select} and d.id = ${id}`);
  return row;
}
