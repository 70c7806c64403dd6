import type { Suggestion } from '@clearplate/contract/discovery';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

/** Cuisines, ingredients, restaurants and dishes whose names begin so, a few of each kind. */
export function findSuggestions(
  db: Db,
  { start, zip, limit }: { start: string; zip: string | undefined; limit: number },
): Promise<Suggestion[]> {
  const like = `${start.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return db.query(sql`
    select distinct on (lower(text)) text, kind from (
      (select distinct cuisine as text, 'cuisine' as kind, 0 as place from restaurants where cuisine ilike ${like} limit 3)
      union all (select name, 'ingredient', 1 from ingredients where name ilike ${like} limit 3)
      union all (select name, 'restaurant', 2 from restaurants
        where name ilike ${like} and (${zip ?? null}::text is null or pin = ${zip ?? null}) order by id limit 3)
      union all (select name, 'dish', 3 from dishes where name ilike ${like} and archived_at is null limit 3)) found
    order by lower(text), place limit ${limit}`);
}
