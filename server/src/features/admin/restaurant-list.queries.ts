import type { NewRestaurant, OwnedRestaurant } from '@clearplate/contract/restaurant-owners';
import type { Db } from '../../db/db.ts';
import { empty, sql, type Sql } from '../../db/sql.ts';
import { rankOf, textQuery } from '../../search/text-search.ts';

const columns = sql`r.id, r.name, r.address, r.city, r.state, r.pin,
  (select count(*) from dishes d where d.restaurant_id = r.id and d.archived_at is null) as dish_count,
  case when o.id is not null then json_build_object('id', o.id, 'username', o.username, 'email', o.email,
    'email_confirmed', o.email_confirmed_at is not null) end as owner`;
const tables = sql`restaurants r left join users o on o.id = r.owner_id`;

export interface OwnedRestaurantList {
  readonly zip: string | undefined;
  readonly text: string | undefined;
  readonly after: readonly [rank: number, id: number] | undefined;
  readonly limit: number;
}

export type RankedRestaurant = OwnedRestaurant & { readonly rank: number };

function conditionOf({ zip, text }: OwnedRestaurantList): { readonly where: Sql; readonly rank: Sql } {
  if (zip !== undefined) return { where: sql`r.pin = ${zip}`, rank: sql`0` };
  if (text === undefined) return { where: sql`true`, rank: sql`0` };
  const query = textQuery(text);
  return { where: sql`r.search @@ ${query}`, rank: rankOf(sql`r.search`, query) };
}

/** Returns the best match first, then the newest, and one row more than the limit if there is a next page. */
export function findOwnedRestaurants(db: Db, list: OwnedRestaurantList): Promise<RankedRestaurant[]> {
  const { where, rank } = conditionOf(list);
  const goOn = list.after
    ? sql`where (hits.rank, hits.id) < (${list.after[0]}::float8, ${list.after[1]}::bigint)`
    : empty;
  return db.query(sql`
    with hits as (select r.id, ${rank}::float8 as rank from restaurants r where ${where}),
    page as (select * from hits ${goOn} order by hits.rank desc, hits.id desc limit ${list.limit + 1})
    select ${columns}, page.rank from page join ${tables} on r.id = page.id order by page.rank desc, page.id desc`);
}

export async function findOwnedRestaurant(db: Db, id: number): Promise<OwnedRestaurant | undefined> {
  const [row] = await db.query<OwnedRestaurant>(sql`select ${columns} from ${tables} where r.id = ${id}`);
  return row;
}

/** Says where the restaurant lies, as its row has it. */
export interface Location {
  readonly city: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
  readonly h3_cell: string;
  readonly time_zone: string;
}

/** Inserts it, unless a restaurant with this name has this address already. */
export async function insertRestaurant(
  db: Db,
  { name, description, cuisine, address, zip, phone, restaurant_url, url }: NewRestaurant,
  { city, state, lat, lng, h3_cell, time_zone }: Location,
  now: Date,
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(sql`
    insert into restaurants (name, description, cuisine, address, city, state, pin, phone, restaurant_url, url, lat, lng,
      h3_cell, time_zone, edited_at, created_at)
    select ${name}, ${description}, ${cuisine}, ${address}, ${city}, ${state}, ${zip}, ${phone}, ${restaurant_url ?? null},
      ${url ?? null}, ${lat}, ${lng}, ${h3_cell}, ${time_zone}, ${now}, ${now}
    where not exists (select 1 from restaurants
      where pin = ${zip} and lower(name) = lower(${name}) and lower(address) = lower(${address}))
    returning id`);
  return row?.id;
}
