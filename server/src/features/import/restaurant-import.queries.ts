import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { RestaurantRow } from './restaurant-row.ts';

export interface StoredRestaurant {
  id: number;
  edited: boolean;
  row: RestaurantRow;
}

/** Returns which of these restaurants exist. */
export async function findStoredRestaurants(db: Db, externalIds: readonly string[]): Promise<StoredRestaurant[]> {
  return db.query<StoredRestaurant>(sql`
    select r.id, r.edited_at is not null as edited, json_build_object(
      'external_id', external_id, 'name', name, 'description', description, 'cuisine', cuisine,
      'address', address, 'city', city, 'state', state, 'pin', pin, 'phone', phone,
      'image_url', image_url, 'restaurant_url', restaurant_url, 'url', url, 'lat', lat, 'lng', lng,
      'h3_cell', h3_cell::text, 'time_zone', time_zone, 'menu_key', menu_key,
      'hours', coalesce((
        select json_agg(json_build_object(
          'weekday', weekday, 'opens', to_char(opens, 'HH24:MI'), 'closes', to_char(closes, 'HH24:MI'))
          order by weekday, opens)
        from opening_hours h where h.restaurant_id = r.id), '[]')) as row
    from restaurants r where r.external_id = any(${externalIds}::text[])`);
}

export async function insertRestaurants(
  db: Db,
  rows: readonly RestaurantRow[],
  now: Date,
): Promise<Map<string, number>> {
  const inserted = await db.query<{ id: number; external_id: string }>(sql`
    insert into restaurants (external_id, name, description, cuisine, address, city, state, pin, phone, image_url,
      restaurant_url, url, lat, lng, h3_cell, time_zone, menu_key, imported_at)
    select external_id, name, description, cuisine, address, city, state, pin, phone, image_url,
      restaurant_url, url, lat, lng, h3_cell, time_zone, menu_key, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      external_id text, name text, description text, cuisine text, address text, city text, state text, pin text,
      phone text, image_url text, restaurant_url text, url text, lat float8, lng float8, h3_cell bigint,
      time_zone text, menu_key text)
    returning id, external_id`);
  return new Map(inserted.map(({ id, external_id }) => [external_id, id]));
}

export async function updateRestaurants(db: Db, rows: readonly RestaurantRow[], now: Date): Promise<void> {
  await db.query(sql`
    update restaurants r set
      name = given.name, description = given.description, cuisine = given.cuisine, address = given.address,
      city = given.city, state = given.state, pin = given.pin, phone = given.phone, image_url = given.image_url,
      restaurant_url = given.restaurant_url, url = given.url, lat = given.lat, lng = given.lng,
      h3_cell = given.h3_cell, time_zone = given.time_zone, menu_key = given.menu_key,
      imported_at = ${now}, version = r.version + 1
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      external_id text, name text, description text, cuisine text, address text, city text, state text, pin text,
      phone text, image_url text, restaurant_url text, url text, lat float8, lng float8, h3_cell bigint,
      time_zone text, menu_key text)
    where r.external_id = given.external_id and r.edited_at is null`);
}

export interface HoursRow {
  restaurant_id: number;
  weekday: number;
  opens: string;
  closes: string;
}

/** Replaces the restaurants' hours with these. */
export async function replaceOpeningHours(
  db: Db,
  updated: readonly number[],
  hours: readonly HoursRow[],
): Promise<void> {
  if (updated.length > 0)
    await db.query(sql`delete from opening_hours where restaurant_id = any(${updated}::bigint[])`);
  if (hours.length === 0) return;
  await db.query(sql`
    insert into opening_hours (restaurant_id, weekday, opens, closes)
    select restaurant_id, weekday, opens, closes
    from json_to_recordset(${JSON.stringify(hours)}::json) as given (
      restaurant_id bigint, weekday smallint, opens time, closes time)`);
}
