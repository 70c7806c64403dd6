import type { ReportKind } from '@clearplate/contract/reports';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { SpokenLanguage } from '@clearplate/domain/wording/translate';
import type { Db } from '../../db/db.ts';
import { reachable, reachableOwner } from '../../db/reachable.ts';
import { sql } from '../../db/sql.ts';
import { restatedAt } from './reports.queries.ts';

/** Returns the dish and the restaurant of a report; `undefined` if there is none, or its author withdrew it. */
export async function findReportPlace(
  db: Db,
  id: number,
): Promise<{ dishId: number; restaurantId: number } | undefined> {
  const [row] = await db.query<{ dishId: number; restaurantId: number }>(sql`
    select p.dish_id as "dishId", d.restaurant_id as "restaurantId"
    from dish_reports p join dishes d on d.id = p.dish_id where p.id = ${id} and p.state <> 'withdrawn'`);
  return row;
}

/**
 * Clears the allergens that the restaurant has stated anew. Returns when they were reported, and how many still count.
 */
export async function clearRestated(db: Db, id: number, now: Date): Promise<{ cleared: Date[]; left: number }> {
  const cleared = await db.query<{ at: Date }>(sql`
    update dish_report_allergens a set cleared_at = ${now} from dish_reports p
    where p.id = a.report_id and p.id = ${id} and a.cleared_at is null and ${restatedAt} is not null
    returning a.reported_at as at`);
  const left = await db.query(sql`select 1 from dish_report_allergens where report_id = ${id} and cleared_at is null`);
  return { cleared: cleared.map(({ at }) => at), left: left.length };
}

/**
 * Ends the clearing of what was said before that time about a dish's cross-contact, and about the ways to make it. The
 * dish is locked.
 */
export async function endWarning(db: Db, dishId: number, at: Date): Promise<void> {
  const after = new Date(at.getTime() + 1);
  await db.query(sql`
    update dishes set warnings_ended_at = greatest(warnings_ended_at, ${after}::timestamptz) where id = ${dishId}`);
}

/** Settles an open report and returns whether it was open. The dish is locked. */
export async function resolveOpen(db: Db, id: number, state: 'closed' | 'dismissed', now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    update dish_reports set state = ${state}, settled_at = ${now} where id = ${id} and state = 'open' returning 1`);
  return rows.length > 0;
}

export async function isOpen(db: Db, id: number): Promise<boolean> {
  const rows = await db.query(sql`select 1 from dish_reports where id = ${id} and state = 'open'`);
  return rows.length > 0;
}

/**
 * Returns whether it had no answer before; `undefined` if it can't be answered, because nobody sees what was dismissed.
 */
export async function updateAnswer(
  db: Db,
  id: number,
  answer: string | null,
  now: Date,
): Promise<{ isFirst: boolean } | undefined> {
  const [row] = await db.query<{ isFirst: boolean }>(sql`
    update dish_reports p set answer = ${answer}, answered_at = ${answer === null ? null : now}
    from (select id, answer from dish_reports where id = ${id} for update) as before
    where p.id = before.id and p.state in ('open', 'closed') returning before.answer is null as "isFirst"`);
  return row;
}

export interface ReportToMail {
  readonly email: string;
  readonly language: SpokenLanguage;
  readonly restaurant_id: number;
  readonly restaurant_name: string;
  readonly dish_name: string;
  readonly kind: ReportKind;
  readonly reported_at: Date;
  /** Lists the allergens that count. */
  readonly allergens: AllergenId[];
}

/**
 * Returns what the restaurant's owner is told, and their address; nothing if it was withdrawn or settled, or nobody can
 * be reached.
 */
export async function findReportToMail(db: Db, id: number): Promise<ReportToMail | undefined> {
  const [row] = await db.query<ReportToMail>(sql`
    select u.email, u.language, r.id as restaurant_id, r.name as restaurant_name, d.name as dish_name, p.kind, p.reported_at,
      array(select g.id from dish_report_allergens a join allergens g on g.id = a.allergen_id
        where a.report_id = p.id and a.cleared_at is null order by g.position) as allergens
    from dish_reports p join dishes d on d.id = p.dish_id join restaurants r on r.id = d.restaurant_id
      join users u on ${reachableOwner}
    where p.id = ${id} and p.state = 'open'`);
  return row;
}

export interface OutcomeToMail {
  readonly email: string;
  readonly language: SpokenLanguage;
  readonly restaurant_name: string;
  readonly dish_id: number;
  readonly dish_name: string;
  readonly reported_at: Date;
  readonly answer: string | null;
}

/**
 * Returns what a report's author is told, and their address; nothing if that no longer holds, or they can't be reached.
 */
export async function findOutcomeToMail(
  db: Db,
  id: number,
  outcome: 'answered' | 'closed' | 'dismissed',
): Promise<OutcomeToMail | undefined> {
  const [row] = await db.query<OutcomeToMail>(sql`
    select u.email, u.language, r.name as restaurant_name, d.id as dish_id, d.name as dish_name, p.reported_at, p.answer
    from dish_reports p join dishes d on d.id = p.dish_id join restaurants r on r.id = d.restaurant_id
      join users u on u.id = p.user_id and ${reachable}
    where p.id = ${id} and ${outcome === 'answered' ? sql`p.answer is not null` : sql`p.state = ${outcome}`}`);
  return row;
}
