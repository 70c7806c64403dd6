import type { Db } from '../../db/db.ts';
import { findZipPlaces, hasPlace, type ZipPlace } from '../../places/zip-place.ts';
import { joinChains } from './chart/join-chains.ts';
import { leaveChains } from './chart/leave-chains.ts';
import type { RestaurantRecord } from './import-record.ts';
import type { Outcome } from './import-report.ts';
import {
  findStoredRestaurants,
  insertRestaurants,
  replaceOpeningHours,
  updateRestaurants,
} from './restaurant-import.queries.ts';
import { isMisplaced, restaurantRow, type RestaurantRow } from './restaurant-row.ts';

export type RestaurantOutcome =
  | { readonly outcome: Outcome; readonly misplaced: boolean }
  | { readonly reason: string };

function whyUnplaced(record: RestaurantRecord, place: ZipPlace | undefined): string | undefined {
  if (!place) return `zip: ${record.zip} is not a US zip code`;
  if (hasPlace(place) || record.lat !== undefined) return undefined;
  return `lat: ${record.zip} is a military zip without a place: give lat and lng`;
}

async function writeRows(
  db: Db,
  created: RestaurantRow[],
  updated: Map<number, RestaurantRow>,
  now: Date,
): Promise<void> {
  const ids = created.length > 0 ? await insertRestaurants(db, created, now) : new Map<string, number>();
  if (updated.size > 0) await updateRestaurants(db, [...updated.values()], now);
  const written = [...updated, ...created.map((row) => [ids.get(row.external_id) ?? 0, row] as const)];
  const hours = written.flatMap(([id, row]) => row.hours.map((each) => ({ restaurant_id: id, ...each })));
  await replaceOpeningHours(db, [...updated.keys()], hours);
}

/**
 * Writes new and changed restaurants. The records' ids differ from one another, and existing restaurants are locked.
 */
export async function writeRestaurants(
  db: Db,
  records: readonly RestaurantRecord[],
  clock: () => Date,
): Promise<RestaurantOutcome[]> {
  const places = await findZipPlaces(
    db,
    records.map(({ zip }) => zip),
  );
  const now = clock();
  const stored = await findStoredRestaurants(
    db,
    records.map(({ id }) => id),
  );
  const storedById = new Map(stored.map((each) => [each.row.external_id, each]));
  const created: RestaurantRow[] = [];
  const updated = new Map<number, RestaurantRow>();
  const left = new Map<number, string | null>();
  const joining: number[] = [];

  const outcomes = records.map((record): RestaurantOutcome => {
    const place = places.get(record.zip);
    const reason = whyUnplaced(record, place);
    if (!place || reason !== undefined) return { reason: reason ?? '' };
    const row = restaurantRow(record, place);
    const misplaced = isMisplaced(record, place);
    const before = storedById.get(record.id);
    if (before && before.row.menu_key !== null && before.row.menu_key !== row.menu_key)
      left.set(before.id, row.menu_key);
    // A restaurant that was edited by hand joins no chain if it is in none.
    const mayJoin = before && !(before.edited && before.row.menu_key === null);
    if (mayJoin && row.menu_key !== null && before.row.menu_key !== row.menu_key) joining.push(before.id);
    if (before?.edited) return { outcome: 'kept', misplaced };
    if (before && JSON.stringify(before.row) === JSON.stringify(row)) return { outcome: 'unchanged', misplaced };
    if (before) updated.set(before.id, row);
    else created.push(row);
    return { outcome: before ? 'updated' : 'created', misplaced };
  });
  await writeRows(db, created, updated, now);
  if (left.size > 0) await leaveChains(db, left, now);
  if (joining.length > 0) await joinChains(db, joining, now);
  return outcomes;
}
