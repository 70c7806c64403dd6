import { latLngToCell } from 'h3-js';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { timeZoneOf } from './state-time-zones.ts';

/** Is the place of a zip code. */
export interface ZipPlace {
  readonly city: string;
  /** Is two letters long. */
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
}

/** Returns the zip codes' places, without codes that don't exist. */
export async function findZipPlaces(db: Db, zips: readonly string[]): Promise<Map<string, ZipPlace>> {
  const rows = await db.query<ZipPlace & { zip: string }>(sql`
    select zip, city, state, lat, lng from zips where zip = any(${zips}::text[]::char(5)[])`);
  return new Map(rows.map(({ zip, ...place }) => [zip, place]));
}

/** The military zips are stored at 0, 0: they have a city and a state, but no location. */
export function hasPlace(place: ZipPlace): boolean {
  return place.lat !== 0 || place.lng !== 0;
}

/**
 * Returns the H3 cell of resolution 6 as a signed 64-bit number, which exceeds what a JavaScript number holds exactly.
 */
export function h3CellOf(lat: number, lng: number): string {
  return BigInt.asIntN(64, BigInt(`0x${latLngToCell(lat, lng, 6)}`)).toString();
}

/** Returns what a restaurant takes over from its zip code if nothing more precise is known. */
export function locationOf(place: ZipPlace) {
  return { ...place, h3_cell: h3CellOf(place.lat, place.lng), time_zone: timeZoneOf(place.state) };
}
