import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { ImportRecord } from './import-record.ts';

/** Says how the records name places. */
interface Named {
  readonly restaurants: readonly { readonly id: string; readonly menu: string | null }[];
  /** Names restaurants that dishes and components belong to. */
  readonly places: readonly string[];
  /** Names menus that dishes, components and charts belong to. */
  readonly menus: readonly string[];
}

function namedBy(records: readonly ImportRecord[]): Named {
  const restaurants = records.filter((record) => record.type === 'restaurant');
  const others = records.filter((record) => record.type !== 'restaurant');
  return {
    restaurants: restaurants.map(({ id, menu }) => ({ id, menu: menu ?? null })),
    places: [...new Set(others.flatMap((record) => ('restaurant' in record ? (record.restaurant ?? []) : [])))],
    menus: [...new Set(others.flatMap(({ menu }) => menu ?? []))],
  };
}

/**
 * Locks the named places, in one statement and in the order of their ids, as everybody does. Whoever only refers to a
 * place (an order, a favourite) doesn't wait. A place that was edited by hand joins no first chain, whatever its record
 * says.
 */
async function lockNamed(db: Db, { restaurants, places, menus }: Named): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    with given as (
      select r.id, r.menu_key as menu_before, r.edited_at, given.menu_key
      from unnest(${restaurants.map(({ id }) => id)}::text[], ${restaurants.map(({ menu }) => menu)}::text[])
        as given (external_id, menu_key)
      join restaurants r on r.external_id = given.external_id),
    wanted as (
      select id from given
      union select r.id from given join restaurants r on r.menu_key = given.menu_key
        where given.menu_before is distinct from given.menu_key
          and (given.edited_at is null or given.menu_before is not null)
      union select id from restaurants where external_id = any(${places}::text[])
      union select id from restaurants where menu_key = any(${menus}::text[]))
    select id from restaurants where id in (select id from wanted) order by id for no key update`);
  return rows.map(({ id }) => id);
}

/**
 * Locks, before anything else, every place that a batch of records changes, or whose dishes it changes. If places join
 * a chain, all of its places are locked, so that nobody records a chart of it meanwhile. Two imports, or an import and
 * a save of a menu, thus wait for each other before either holds anything that the other needs.
 */
export async function lockPlaces(db: Db, records: readonly ImportRecord[]): Promise<void> {
  const named = namedBy(records);
  const locked = new Set(await lockNamed(db, named));
  // The transaction that we waited for may have moved a place into one of the chains. That place is only found, and
  // locked, now.
  if (named.menus.length + named.restaurants.length === 0) return;
  for (let isMore = true; isMore;) {
    const again = await lockNamed(db, named);
    isMore = again.some((id) => !locked.has(id));
    for (const id of again) locked.add(id);
  }
}
