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
  /** Holds all allergens that it named; `counted` are those that still count while it is open. */
  readonly named: readonly AllergenId[];
  readonly counted: readonly AllergenId[];
}

/** Loads at most one report of each kind. The dish is locked, so that nobody else writes them. */
export function findStored(db: Db, userId: number, dishId: number): Promise<StoredReport[]> {
  return db.query(sql`
    select p.id, p.kind, p.state,
      array(select allergen_id from dish_report_allergens a where a.report_id = p.id) as named,
      array(select allergen_id from dish_report_allergens a where a.report_id = p.id and a.cleared_at is null) as counted
    from dish_reports p where p.user_id = ${userId} and p.dish_id = ${dishId}`);
}

/** Returns the dish of a report that is the person's own. */
export async function findDishOfOwn(db: Db, userId: number, id: number): Promise<number | undefined> {
  const [row] = await db.query<{ dishId: number }>(
    sql`select dish_id as "dishId" from dish_reports where id = ${id} and user_id = ${userId}`,
  );
  return row?.dishId;
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

/** Opens it again. What the restaurant answered before was about something else. */
export async function reopenReport(db: Db, id: number, now: Date): Promise<void> {
  await db.query(sql`
    update dish_reports set state = 'open', reported_at = ${now}, settled_at = null, answer = null,
      answered_at = null where id = ${id}`);
  await db.query(sql`delete from dish_report_allergens where report_id = ${id}`);
}

/**
 * Sets the reported allergens to exactly these. New ones, and those that were cleared before, are reported as of now.
 * Returns how many those are.
 */
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

/**
 * Adds these to the reported allergens. New ones, and those that were cleared before, are reported as of now. Returns
 * how many those are.
 */
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

/** Deletes what was said, but not that there was a report, which helps to find abuse. */
export async function withdrawRow(db: Db, id: number, now: Date): Promise<void> {
  const withdrawn = await db.query(sql`
    update dish_reports set state = 'withdrawn', settled_at = ${now}, answer = null, answered_at = null
    where id = ${id} and state <> 'dismissed' returning 1`);
  if (withdrawn.length === 0) return;
  await db.query(sql`delete from dish_report_allergens where report_id = ${id}`);
  await db.query(sql`delete from dish_report_words where report_id = ${id}`);
}
