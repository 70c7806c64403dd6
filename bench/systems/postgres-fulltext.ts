import type { Db } from '../../server/src/db/db.ts';
import { empty, sql, type Sql } from '../../server/src/db/sql.ts';
import { boxOf } from './distance.ts';
import { findBuildSeconds } from './plain-tables.ts';
import { findMenuIds } from './postgres-menu.ts';
import type { Around, Avoided, DishRequest, RestaurantCounts, RestaurantRequest, Searcher } from './searcher.ts';

function milesFrom({ lat, lng }: Around): Sql {
  return sql`3959 * acos(least(1, sin(radians(${lat}::float8)) * sin(radians(r.lat))
    + cos(radians(${lat}::float8)) * cos(radians(r.lat)) * cos(radians(r.lng - ${lng}::float8))))`;
}

function isAround(around: Around | undefined): Sql {
  if (!around) return empty;
  const { south, north, west, east } = boxOf(around);
  return sql`and r.lat between ${south} and ${north} and r.lng between ${west} and ${east}
    and ${milesFrom(around)} <= ${around.miles}`;
}

function isAvoided({ allergens, terms }: Avoided): Sql {
  return sql`(d.allergens && ${allergens}::text[] or d.terms && ${terms}::text[])`;
}

function findDishes(db: Db, { q, around, avoided, limit }: DishRequest): Promise<{ id: number }[]> {
  const query = sql`websearch_to_tsquery('english', ${q})`;
  return db.query(sql`
    select d.id from plain.dishes d join plain.restaurants r on r.id = d.restaurant_id
    where d.search @@ ${query} ${isAround(around)} and not ${isAvoided(avoided)}
    order by ts_rank(d.search, ${query}) desc, ${around ? sql`${milesFrom(around)},` : empty} d.id limit ${limit}`);
}

function findRestaurants(db: Db, { around, avoided, limit }: RestaurantRequest): Promise<RestaurantCounts[]> {
  return db.query(sql`
    with near as (
      select r.id, r.name, ${milesFrom(around)} as miles from plain.restaurants r
      where true ${isAround(around)} order by 3, 1 limit ${limit})
    select near.*, counted.* from near cross join lateral (
      select count(*) as dishes, count(*) filter (where ${isAvoided(avoided)}) as avoid
      from plain.dishes d where d.restaurant_id = near.id) counted order by miles, id`);
}

/** Turns each word into a prefix, because people are still typing. */
function beginnings(q: string): string {
  return (q.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & ');
}

function suggest(db: Db, q: string, limit: number): Promise<{ name: string }[]> {
  return db.query(sql`
    select name, count(*) from plain.dishes
    where search @@ to_tsquery('simple', ${beginnings(q)}) group by name order by 2 desc, 1 limit ${limit}`);
}

/** PostgreSQL's own full text search: a GIN index for words, an index for the location, and a filter over arrays. */
export async function postgresFulltext(db: Db): Promise<Searcher> {
  return {
    buildSeconds: await findBuildSeconds(db),
    findDishes: async (request) => (await findDishes(db, request)).map(({ id }) => id),
    findRestaurants: (request) => findRestaurants(db, request),
    findMenu: (restaurantId) => findMenuIds(db, restaurantId),
    suggest: async (q, limit) => (await suggest(db, q, limit)).map(({ name }) => name),
  };
}
