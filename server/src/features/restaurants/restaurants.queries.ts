import type { Restaurant } from '@clearplate/contract/restaurants';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Db } from '../../db/db.ts';
import { restaurantColumns } from '../../db/restaurant-rows.ts';
import { empty, sql, type Sql } from '../../db/sql.ts';

/** Says which restaurants a list contains, and where it continues. */
export interface RestaurantList {
  readonly zip?: string | undefined;
  readonly ownerId?: number | undefined;
  /** Is the id of the previous page's last row. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** Returns restaurants by id, and one row more than the limit when there is a next page. */
export function findRestaurants(db: Db, list: RestaurantList): Promise<Restaurant[]> {
  return db.query(sql`select ${restaurantColumns} from restaurants r
    where true ${given(list.zip, (zip) => sql`and r.pin = ${zip}`)}
      ${given(list.ownerId, (id) => sql`and r.owner_id = ${id}`)}
      ${given(list.after, (id) => sql`and r.id > ${id}`)}
    order by r.id limit ${list.limit + 1}`);
}

function given<T>(value: T | undefined, clause: (value: T) => Sql): Sql {
  return value === undefined ? empty : clause(value);
}

export interface RestaurantRow extends Restaurant {
  readonly version: string;
  readonly time_zone: string;
  readonly opening_hours: { weekday: number; opens: string; closes: string }[];
  readonly dish_count: number;
  readonly also_answers_for: AllergenId[] | null;
  readonly embed_hosts: string[];
}

export async function findRestaurant(db: Db, id: number): Promise<RestaurantRow | undefined> {
  const [row] = await db.query<RestaurantRow>(sql`
    select ${restaurantColumns}, r.version::text, r.time_zone, r.also_answers_for, r.embed_hosts,
      (select count(*) from dishes d where d.restaurant_id = r.id and d.archived_at is null) as dish_count,
      coalesce((select json_agg(json_build_object('weekday', h.weekday,
          'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI')) order by h.weekday, h.opens)
        from opening_hours h where h.restaurant_id = r.id), '[]') as opening_hours
    from restaurants r where r.id = ${id}`);
  return row;
}

/** Is what a restaurant's page shows of a dish before anything is assessed. */
export interface MenuItem {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly section: string;
  readonly price_cents: number | null;
  readonly image_url: string | null;
}

export function findMenuItems(db: Db, restaurantId: number): Promise<MenuItem[]> {
  return db.query(sql`select d.id, d.name, d.description, d.section, d.price_cents, d.image_url
    from dishes d where d.restaurant_id = ${restaurantId} and d.archived_at is null order by d.position, d.id`);
}

export interface City {
  readonly lat: number;
  readonly lng: number;
}

/** Returns the location of a zip code. Military ones are known and have none (`isNowhere`). */
export async function findZipPlace(db: Db, zip: string): Promise<(City & { isNowhere: boolean }) | undefined> {
  const [row] = await db.query<City & { isNowhere: boolean }>(
    sql`select lat, lng, lat = 0 and lng = 0 as "isNowhere" from zips where zip = ${zip}`,
  );
  return row;
}

const earthRadiusMiles = 3958.8;
const milesPerDegree = 69.05;

/** Loads restaurants within `miles` of a place but outside its zip code, nearest first (haversine). */
export function findRestaurantsAround(
  db: Db,
  zip: string,
  { lat, lng }: City,
  miles: number,
  limit: number,
): Promise<(Restaurant & { distance_miles: number })[]> {
  const dLat = miles / milesPerDegree;
  const dLng = dLat / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  return db.query(sql`
    select * from (
      select ${restaurantColumns}, 2 * ${earthRadiusMiles}::float8 * asin(least(1, sqrt(
        power(sin(radians(r.lat - ${lat}) / 2), 2) +
        cos(radians(${lat})) * cos(radians(r.lat)) * power(sin(radians(r.lng - ${lng}) / 2), 2)))) as distance_miles
      from restaurants r
      where r.pin <> ${zip} and r.lat between ${lat - dLat} and ${lat + dLat}
        and r.lng between ${lng - dLng} and ${lng + dLng}) near
    where distance_miles <= ${miles} order by distance_miles, id limit ${limit}`);
}

/** Returns the websites that may show a restaurant's menu in a frame; `undefined` without such a restaurant. */
export async function findEmbedHosts(db: Db, id: number): Promise<readonly string[] | undefined> {
  const [row] = await db.query<{ embed_hosts: string[] }>(sql`select embed_hosts from restaurants where id = ${id}`);
  return row?.embed_hosts;
}
