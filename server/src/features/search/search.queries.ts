import type { Dish } from '@clearplate/contract/dishes';
import type { Restaurant } from '@clearplate/contract/restaurants';
import type { Db } from '../../db/db.ts';
import { dishColumns, dishTables } from '../../db/dish-rows.ts';
import { restaurantColumns } from '../../db/restaurant-rows.ts';
import { empty, sql, type Sql } from '../../db/sql.ts';
import { rankOf, textQuery } from '../../db/text-search.ts';

/** A search: its text, one zip code or all, and the rank and id of the last row shown. */
export interface Search {
  readonly text: string;
  readonly zip: string | undefined;
  readonly after: readonly [rank: number, id: number] | undefined;
  readonly limit: number;
}

export type Ranked<T> = T & { readonly rank: number };

function goOn(after: Search['after']): Sql {
  if (!after) return empty;
  const [rank, id] = after;
  return sql`where hits.rank < ${rank}::numeric or (hits.rank = ${rank}::numeric and hits.id > ${id})`;
}

/** Restaurants that match, best first; one row more than the limit when there is a next page. */
export function findRestaurantsByText(db: Db, search: Search): Promise<Ranked<Restaurant>[]> {
  const query = textQuery(search.text);
  return db.query(sql`select * from (
    select ${restaurantColumns}, ${rankOf(sql`r.search`, query)} as rank
    from restaurants r
    where r.search @@ ${query} ${search.zip === undefined ? empty : sql`and r.pin = ${search.zip}`}) hits
    ${goOn(search.after)} order by hits.rank desc, hits.id limit ${search.limit + 1}`);
}

/** Dishes that match, best first; one row more than the limit when there is a next page. */
export function findDishesByText(db: Db, search: Search): Promise<Ranked<Dish>[]> {
  const query = textQuery(search.text);
  return db.query(sql`
    with hits as (
      select d.id, ${rankOf(sql`d.search`, query)} as rank from dishes d
      ${search.zip === undefined ? empty : sql`join restaurants z on z.id = d.restaurant_id and z.pin = ${search.zip}`}
      where d.search @@ ${query} and d.archived_at is null),
    page as (select * from hits ${goOn(search.after)} order by hits.rank desc, hits.id limit ${search.limit + 1})
    select ${dishColumns}, page.rank from page join ${dishTables} on d.id = page.id
    order by page.rank desc, page.id`);
}
