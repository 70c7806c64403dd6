import type { DishSummary } from '@clearplate/contract/dishes';
import type { Restaurant } from '@clearplate/contract/restaurants';
import type { Db } from '../../db/db.ts';
import { dishColumns, dishTables } from '../../db/dish-rows.ts';
import { batchOf, type DishSearch, type Start } from '../../search/candidates/dish-search.ts';
import type { ScanPosition } from '../../search/candidates/scan-position.ts';
import { restaurantColumns } from '../../db/restaurant-rows.ts';
import { empty, sql, type Sql } from '../../db/sql.ts';
import { tsQuery, type TextQuery } from '../../search/text-query.ts';
import { rankOf } from '../../search/text-search.ts';

/** Is a search of restaurants: its text, one zip code or all, and the rank and id of the last row shown. */
export interface RestaurantSearch {
  readonly query: TextQuery;
  readonly zip: string | undefined;
  readonly after: readonly [rank: number, id: number] | undefined;
  readonly limit: number;
}

export type Ranked<T> = T & { readonly rank: number };

function goOn(after: RestaurantSearch['after']): Sql {
  if (!after) return empty;
  const [rank, id] = after;
  return sql`where hits.rank < ${rank}::float8 or (hits.rank = ${rank}::float8 and hits.id > ${id})`;
}

/** Returns restaurants that match, best first, and one row more than the limit when there is a next page. */
export function findRestaurantsByText(db: Db, search: RestaurantSearch): Promise<Ranked<Restaurant>[]> {
  const query = tsQuery(search.query);
  return db.query(sql`select * from (
    select ${restaurantColumns}, ${rankOf(sql`r.search`, query)} as rank
    from restaurants r
    where r.search @@ ${query} ${search.zip === undefined ? empty : sql`and r.pin = ${search.zip}`}) hits
    ${goOn(search.after)} order by hits.rank desc, hits.id limit ${search.limit + 1}`);
}

/** Returns the matching dishes of a batch, and where the next one begins. */
export async function findDishesByText(
  db: Db,
  search: DishSearch,
  { start, taken, limit, length }: { start: Start | undefined; taken: number; limit: number; length: number },
): Promise<{ items: DishSummary[]; next: Start | undefined }> {
  const { definitions, reached, after } = batchOf(search, start, length);
  const rows = await db.query<ScanPosition & (DishSummary | { id: null })>(sql`
    with ${definitions}, page as (
      select id, row_number() over (order by rank, id) as place from batch order by rank, id offset ${taken} limit ${limit})
    select reached.*, found.* from (${reached()}) reached left join lateral (
      select ${dishColumns}, page.place from page join ${dishTables} on d.id = page.id) found on true order by found.place`);
  const [row] = rows;
  return {
    items: rows.filter((each): each is ScanPosition & DishSummary => each.id !== null),
    next: row && after(row),
  };
}
