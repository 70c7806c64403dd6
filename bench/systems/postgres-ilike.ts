import type { Db } from '../../server/src/db/db.ts';
import { empty, sql, type Sql } from '../../server/src/db/sql.ts';
import { boxOf, milesBetween } from './distance.ts';
import { findMenuIds } from './postgres-menu.ts';
import type { Around, Avoided, DishRequest, RestaurantCounts, RestaurantRequest, Searcher } from './searcher.ts';

interface Found {
  readonly id: number;
  readonly restaurantId: number;
  readonly lat: number;
  readonly lng: number;
  readonly allergens: readonly string[];
  readonly terms: readonly string[];
}

function hasAvoided({ allergens, terms }: Found, avoided: Avoided): boolean {
  return allergens.some((id) => avoided.allergens.includes(id)) || terms.some((id) => avoided.terms.includes(id));
}

function inBox(around: Around | undefined): Sql {
  if (!around) return empty;
  const { south, north, west, east } = boxOf(around);
  return sql`and r.lat between ${south} and ${north} and r.lng between ${west} and ${east}`;
}

const columns = sql`d.id, d.restaurant_id as "restaurantId", r.lat, r.lng, d.allergens, d.terms`;
const pattern = (q: string) => `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

async function findDishes(db: Db, { q, around, avoided, limit }: DishRequest): Promise<number[]> {
  const like = pattern(q);
  const rows = await db.query<Found>(sql`
    select ${columns} from plain.dishes d join plain.restaurants r on r.id = d.restaurant_id
    where (d.name ilike ${like} or d.description ilike ${like} or d.ingredients ilike ${like}) ${inBox(around)}
    order by d.id`);
  return rows
    .filter((row) => !hasAvoided(row, avoided) && (!around || milesBetween(row, around) <= around.miles))
    .slice(0, limit)
    .map(({ id }) => id);
}

async function findRestaurants(db: Db, { around, avoided, limit }: RestaurantRequest): Promise<RestaurantCounts[]> {
  const restaurants = await db.query<{ id: number; name: string; lat: number; lng: number }>(
    sql`select r.id, r.name, r.lat, r.lng from plain.restaurants r where true ${inBox(around)}`,
  );
  const near = restaurants
    .map((row) => ({ ...row, miles: milesBetween(row, around) }))
    .filter(({ miles }) => miles <= around.miles)
    .toSorted((a, b) => a.miles - b.miles || a.id - b.id)
    .slice(0, limit);
  const dishes = await db.query<Found>(sql`
    select ${columns} from plain.dishes d join plain.restaurants r on r.id = d.restaurant_id
    where d.restaurant_id = any(${near.map(({ id }) => id)}::bigint[])`);
  const byRestaurant = Map.groupBy(dishes, ({ restaurantId }) => restaurantId);
  return near.map(({ id, name, miles }) => {
    const menu = byRestaurant.get(id) ?? [];
    return { id, name, miles, dishes: menu.length, avoid: menu.filter((dish) => hasAvoided(dish, avoided)).length };
  });
}

async function suggest(db: Db, q: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select name, count(*) from plain.dishes where name ilike ${pattern(q)} group by name order by 2 desc, 1 limit ${limit}`);
  return rows.map(({ name }) => name);
}

/** Searches as the specification's system would: the text anywhere in a column, then filtering the results. */
export function postgresIlike(db: Db): Searcher {
  return {
    buildSeconds: 0,
    findDishes: (request) => findDishes(db, request),
    findRestaurants: (request) => findRestaurants(db, request),
    findMenu: (restaurantId) => findMenuIds(db, restaurantId),
    suggest: (q, limit) => suggest(db, q, limit),
  };
}
