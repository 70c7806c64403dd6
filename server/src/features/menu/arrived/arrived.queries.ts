import type { ArrivedMenu } from '@clearplate/contract/arrived-menus';
import type { SpokenLanguage } from '@clearplate/domain/wording/translate';
import type { Db } from '../../../db/db.ts';
import { reachableOwner } from '../../../db/reachable.ts';
import { isoInstant, sql } from '../../../db/sql.ts';
import { storableJson } from '../../../db/storable-text.ts';
import type { StoredDraft } from './stored-draft.ts';

export interface Arrival {
  readonly id: number;
  readonly fileName: string;
  readonly receivedAt: string;
  readonly draft: StoredDraft;
  readonly warned: ArrivedMenu['warned'];
  readonly dismissed: readonly string[];
}

const columns = sql`a.id, a.file_name as "fileName", ${isoInstant(sql`a.received_at`)} as "receivedAt", a.draft, a.warned,
  a.dismissed`;

/** Loads what waits for a restaurant, newest first. */
export function findArrivals(db: Db, restaurantId: number): Promise<Arrival[]> {
  return db.query(sql`
    select ${columns} from arrived_menus a
    where a.restaurant_id = ${restaurantId} and a.draft is not null order by a.received_at desc, a.id desc`);
}

export async function lockArrival(db: Db, restaurantId: number, id: number): Promise<Arrival | undefined> {
  const [row] = await db.query<Arrival>(sql`
    select ${columns} from arrived_menus a
    where a.restaurant_id = ${restaurantId} and a.id = ${id} and a.draft is not null for update`);
  return row;
}

export interface Series {
  readonly restaurantId: number;
  readonly series: string;
}

/** Loads the last file of a series, while its restaurant is locked. */
export async function findLast(
  db: Db,
  { restaurantId, series }: Series,
): Promise<
  { readonly digest: string; readonly dismissed: readonly string[]; readonly receivedAt: string } | undefined
> {
  const [row] = await db.query<{ digest: string; dismissed: string[]; receivedAt: string }>(sql`
    select digest, dismissed, ${isoInstant(sql`received_at`)} as "receivedAt" from arrived_menus where restaurant_id = ${restaurantId} and series = ${series}`);
  return row;
}

export interface NewArrival extends Series {
  readonly fileName: string;
  readonly receivedAt: Date;
  readonly digest: string;
  /** Is `undefined` if nothing of it is open. */
  readonly draft: StoredDraft | undefined;
  readonly warned: ArrivedMenu['warned'];
  readonly dismissed: readonly string[];
}

/** Replaces the series' previous file, which then is no longer reported, whether its owner was told of it or not. */
export async function replaceArrival(db: Db, arrival: NewArrival): Promise<void> {
  const { restaurantId, series, fileName, receivedAt, digest, draft, warned, dismissed } = arrival;
  await db.query(sql`
    delete from arrived_menus where restaurant_id = ${restaurantId} and series = ${series}`);
  await db.query(sql`
    insert into arrived_menus (restaurant_id, series, file_name, received_at, digest, draft, warned, dismissed)
    values (${restaurantId}, ${series}, ${fileName}, ${receivedAt}, ${digest},
      ${draft === undefined ? null : storableJson(draft)}::jsonb, ${storableJson(warned)}::jsonb, ${dismissed}::text[])`);
}

/** Stores what was decided. If nothing of a file is open any more, only its marks remain. */
export async function noteDecision(
  db: Db,
  id: number,
  { dismissed, isOpen }: { readonly dismissed: readonly string[]; readonly isOpen: boolean },
): Promise<void> {
  await db.query(sql`
    update arrived_menus set dismissed = ${dismissed}::text[],
      draft = case when ${isOpen}::boolean then draft end, warned = case when ${isOpen}::boolean then warned else '[]' end
    where id = ${id}`);
}

/** Finds restaurants by their id or the key of their import. A name may mean two. */
export async function findRestaurantsNamed(db: Db, named: string): Promise<number[]> {
  const id = /^[1-9]\d{0,14}$/.test(named) ? Number(named) : null;
  const rows = await db.query<{ id: number }>(sql`
    select id from restaurants where id = ${id}::bigint or external_id = ${named} order by id`);
  return rows.map((row) => row.id);
}

/** Marks files that their owners weren't told of, and returns their restaurants. */
export async function markTold(db: Db, now: Date): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    with told as (
      update arrived_menus a set told_at = ${now} from restaurants r join users u on ${reachableOwner}
      where r.id = a.restaurant_id and a.draft is not null and a.told_at is null
      returning a.restaurant_id)
    select distinct restaurant_id as id from told`);
  return rows.map(({ id }) => id);
}

export interface ArrivalReader {
  readonly email: string;
  readonly language: SpokenLanguage;
  readonly restaurantName: string;
}

/** Returns whom to write to about a restaurant. */
export async function findReader(db: Db, restaurantId: number): Promise<ArrivalReader | undefined> {
  const [row] = await db.query<ArrivalReader>(sql`
    select u.email, u.language, r.name as "restaurantName" from restaurants r join users u on ${reachableOwner}
    where r.id = ${restaurantId}`);
  return row;
}
