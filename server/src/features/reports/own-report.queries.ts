import type { ReportKind, ReportState } from '@clearplate/contract/reports';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

export async function isEmailConfirmed(db: Db, userId: number): Promise<boolean> {
  const rows = await db.query(sql`select 1 from users where id = ${userId} and email_confirmed_at is not null`);
  return rows.length > 0;
}

export interface StoredReport {
  readonly id: number;
  readonly kind: ReportKind;
  readonly state: ReportState;
}

/** Under the lock of the dish, so that nobody else writes it. */
export async function findStored(db: Db, userId: number, dishId: number): Promise<StoredReport | undefined> {
  const [row] = await db.query<StoredReport>(
    sql`select id, kind, state from dish_reports where user_id = ${userId} and dish_id = ${dishId}`,
  );
  return row;
}

/** What a report warns of until it is settled. */
export async function findCounting(db: Db, id: number): Promise<AllergenId[]> {
  const rows = await db.query<{ allergen: AllergenId }>(
    sql`select allergen_id as allergen from dish_report_allergens where report_id = ${id} and cleared_at is null`,
  );
  return rows.map(({ allergen }) => allergen);
}

export async function insertReport(
  db: Db,
  { userId, dishId, kind }: { readonly userId: number; readonly dishId: number; readonly kind: ReportKind },
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`
    insert into dish_reports (dish_id, user_id, kind, reported_at) values (${dishId}, ${userId}, ${kind}, ${now})
    returning id`);
  if (!row) throw new Error('no report was inserted');
  return row.id;
}

/** Says it anew: what the restaurant answered before was about something else. */
export async function reopenReport(db: Db, id: number, kind: ReportKind, now: Date): Promise<void> {
  await db.query(sql`
    update dish_reports set kind = ${kind}, state = 'open', reported_at = ${now}, settled_at = null, answer = null,
      answered_at = null where id = ${id}`);
  await db.query(sql`delete from dish_report_allergens where report_id = ${id}`);
}

/** These and no others. What is new, or was cleared before, is reported as of now; gives how many those are. */
export async function replaceAllergens(
  db: Db,
  id: number,
  allergens: readonly AllergenId[],
  now: Date,
): Promise<number> {
  await db.query(sql`
    delete from dish_report_allergens where report_id = ${id} and allergen_id <> all(${allergens}::text[])`);
  return addAllergens(db, id, allergens, now);
}

/** These beside those that are reported. What is new, or was cleared before, is reported as of now; gives how many those are. */
export async function addAllergens(db: Db, id: number, allergens: readonly AllergenId[], now: Date): Promise<number> {
  const reported = await db.query(sql`
    insert into dish_report_allergens as a (report_id, allergen_id, reported_at)
    select ${id}, given, ${now} from unnest(${[...new Set(allergens)]}::text[]) as given
    on conflict (report_id, allergen_id) do update set reported_at = excluded.reported_at, cleared_at = null
      where a.cleared_at is not null
    returning 1`);
  return reported.length;
}

export async function replaceWords(db: Db, id: number, userId: number, words: string): Promise<void> {
  await db.query(sql`delete from dish_report_words where report_id = ${id}`);
  if (words === '') return;
  await db.query(sql`insert into dish_report_words (report_id, user_id, words) values (${id}, ${userId}, ${words})`);
}

/** What was said goes; that there was a report stays, for whoever looks into abuse. */
export async function withdrawRow(db: Db, id: number, now: Date): Promise<void> {
  await db.query(sql`
    update dish_reports set state = 'withdrawn', settled_at = ${now}, answer = null, answered_at = null where id = ${id}`);
  await db.query(sql`delete from dish_report_allergens where report_id = ${id}`);
  await db.query(sql`delete from dish_report_words where report_id = ${id}`);
}
