import type { Dish, StoredDish } from '@clearplate/domain/facts/dish';
import type { Moment } from '@clearplate/domain/menu/edit-dish';
import { randomUUID } from 'node:crypto';
import type { Db } from './db.ts';
import { sql } from './sql.ts';

export type HistorySource = 'owner' | 'admin' | 'import' | 'sample' | 'kitchen' | 'report' | 'chart' | 'component';

/** Says who changes dishes, and when. */
export interface Author {
  readonly source: HistorySource;
  /** Is the opaque id of a person, or `null` for a program. */
  readonly actorId: string | null;
  readonly requestId: string | null;
  readonly now: Date;
}

/** Everything that one author says at one time is one act. */
export function momentOf({ now }: Author): Moment {
  return { at: now.toISOString(), act: randomUUID() };
}

export interface HistoryRow {
  readonly dish_id: number;
  readonly before: Dish | null;
  readonly after: Dish | null;
}

/** Appends to the history, in the transaction of the change and under the lock of the dishes' rows. */
export async function insertHistory(db: Db, rows: readonly HistoryRow[], author: Author): Promise<void> {
  if (rows.length === 0) return;
  await db.query(sql`
    insert into dish_history (dish_id, at, actor_id, source, request_id, before, after)
    select dish_id, ${author.now}::timestamptz, ${author.actorId}::uuid, ${author.source}::text,
      ${author.requestId}::text, nullif(before, 'null'), nullif(after, 'null')
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      dish_id bigint, before jsonb, after jsonb)`);
}

export interface StoredEntry {
  readonly id: number;
  readonly dishId: number;
  readonly at: Date;
  readonly source: HistorySource;
  readonly before: StoredDish | null;
  readonly after: StoredDish | null;
}

const entryColumns = sql`h.id, h.dish_id as "dishId", h.at, h.source, h.before, h.after`;

/** Loads a dish's entries, newest first; one more than the limit if there are older ones. */
export function findHistory(
  db: Db,
  dishId: number,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<StoredEntry[]> {
  return db.query(sql`
    select ${entryColumns} from dish_history h
    where h.dish_id = ${dishId} and h.id < ${page.before ?? Number.MAX_SAFE_INTEGER}
    order by h.id desc limit ${page.limit + 1}`);
}

/** Is a position in a dish's history, which stands for everything after the entry with this id; 0 for all of it. */
export interface HistoryMark {
  readonly dishId: number;
  readonly historyId: number;
}

/** Loads the entries after the marks, oldest first. */
export function findHistorySince(db: Db, marks: readonly HistoryMark[]): Promise<StoredEntry[]> {
  return db.query(sql`
    select ${entryColumns}
    from unnest(${marks.map(({ dishId }) => dishId)}::bigint[], ${marks.map(({ historyId }) => historyId)}::bigint[])
      as mark (dish_id, id)
    join dish_history h on h.dish_id = mark.dish_id and h.id > mark.id order by h.id`);
}

/**
 * Returns the newest entry of each dish, as a mark to ask from later. A dish's entries are numbered while its row is
 * locked, so none appears later under a lower number.
 */
export async function findHistoryMarks(db: Db, dishIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.query<{ dishId: number; id: number }>(sql`
    select given.id as "dishId", coalesce((select max(h.id) from dish_history h where h.dish_id = given.id), 0) as id
    from unnest(${dishIds}::bigint[]) as given (id)`);
  return new Map(rows.map(({ dishId, id }) => [dishId, id]));
}
