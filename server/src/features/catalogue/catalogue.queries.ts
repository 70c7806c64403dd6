import type { Allergen } from '@clearplate/contract/catalogue';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

export function findAllergens(db: Db): Promise<Allergen[]> {
  return db.query(sql`select id, name, description from allergens order by position`);
}

export function findIngredients(db: Db): Promise<{ name: string }[]> {
  return db.query(sql`select name from ingredients order by name`);
}
