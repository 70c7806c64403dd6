import type { ReportKind, ReportState } from '@clearplate/contract/reports';
import { ancestorsOf, allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import type { Db } from '../../db/db.ts';
import { empty, raw, sql, type Sql } from '../../db/sql.ts';

export interface ReportRow {
  readonly id: number;
  readonly dish_id: number;
  readonly dish_name: string;
  readonly restaurant_id: number;
  readonly restaurant_name: string;
  readonly kind: ReportKind;
  readonly state: ReportState;
  readonly reported_at: Date;
  readonly allergens: readonly {
    readonly allergen: AllergenId;
    /** These fields are as JSON has them. */
    readonly reported_at: string;
    readonly restated_at: string | null;
    readonly cleared_at: string | null;
  }[];
  readonly words: string | null;
  readonly author: string | null;
  readonly answer: string | null;
  readonly answered_at: Date | null;
}

// These are the allergens whose statements say something about an allergen: itself and its groups.
const covering = allergens.flatMap(({ id }) => [id, ...ancestorsOf(id)].map((by) => `('${id}', '${by}')`)).join(', ');
const coveredBy = raw(`(values ${covering}) as covered (allergen, by)`);

/** Selects when the restaurant last stated something about a reported allergen `a` after the report. */
export const restatedAt: Sql = sql`(
  select max(s.stated_at) from allergen_statements s join ${coveredBy} on covered.by = s.allergen_id
  where s.dish_id = p.dish_id and s.source = 'restaurant' and s.stated_at > a.reported_at
    and covered.allergen = a.allergen_id)`;

/** Returns SQL for reports `p` with everything that anybody is shown of them. */
function selectReports(which: Sql): Sql {
  return sql`
    select p.id, p.dish_id, d.name as dish_name, d.restaurant_id, r.name as restaurant_name, p.kind, p.state,
      p.reported_at, w.words, u.actor_id as author, p.answer, p.answered_at,
      coalesce((select json_agg(json_build_object('allergen', a.allergen_id, 'reported_at', a.reported_at,
          'restated_at', ${restatedAt}, 'cleared_at', a.cleared_at) order by g.position)
        from dish_report_allergens a join allergens g on g.id = a.allergen_id where a.report_id = p.id), '[]') as allergens
    from dish_reports p join dishes d on d.id = p.dish_id join restaurants r on r.id = d.restaurant_id
      left join users u on u.id = p.user_id left join dish_report_words w on w.report_id = p.id
    ${which}`;
}

export async function findReport(db: Db, id: number): Promise<ReportRow | undefined> {
  const [row] = await db.query<ReportRow>(selectReports(sql`where p.id = ${id}`));
  return row;
}

/** Loads those that their author didn't withdraw, oldest first. */
export function findOwnReports(db: Db, userId: number, dishId: number): Promise<ReportRow[]> {
  return db.query(
    selectReports(sql`where p.user_id = ${userId} and p.dish_id = ${dishId} and p.state <> 'withdrawn' order by p.id`),
  );
}

/** Loads reactions that count, and everything that the restaurant has answered, latest first. */
export function findPublicReports(db: Db, dishId: number): Promise<ReportRow[]> {
  return db.query(
    selectReports(sql`
      where p.dish_id = ${dishId} and p.state in ('open', 'closed')
        and (p.answer is not null or (p.kind <> 'wrong' and p.state = 'open'))
      order by p.reported_at desc, p.id desc limit 50`),
  );
}

export interface RestaurantContact {
  readonly isOpen: boolean;
  readonly id: number;
}

/**
 * Loads what was neither withdrawn nor dismissed: open ones first, then the latest; one row more if there is a next
 * page.
 */
export function findReportsOfRestaurant(
  db: Db,
  restaurantId: number,
  { after, limit }: { readonly after: RestaurantContact | undefined; readonly limit: number },
): Promise<ReportRow[]> {
  return db.query(
    selectReports(sql`
      where d.restaurant_id = ${restaurantId} and p.state in ('open', 'closed')
        ${after === undefined ? empty : sql`and (p.state = 'open', p.id) < (${after.isOpen}::boolean, ${after.id}::bigint)`}
      order by (p.state = 'open') desc, p.id desc limit ${limit + 1}`),
  );
}

export interface AdminList {
  readonly state: 'open' | 'settled';
  readonly author: string | undefined;
  readonly after: number | undefined;
  readonly limit: number;
}

/** Open ones come oldest first; settled ones, or all of one author, latest first. */
export function findReports(db: Db, { state, author, after, limit }: AdminList): Promise<ReportRow[]> {
  const isUp = author === undefined && state === 'open';
  const isOf = author === undefined ? sql`(p.state = 'open') = ${state === 'open'}` : sql`u.actor_id = ${author}::uuid`;
  const behind = isUp ? sql`p.id > ${after ?? 0}` : sql`p.id < ${after ?? Number.MAX_SAFE_INTEGER}`;
  return db.query(
    selectReports(sql`where ${isOf} and ${behind} order by p.id ${isUp ? raw('asc') : raw('desc')} limit ${limit + 1}`),
  );
}
