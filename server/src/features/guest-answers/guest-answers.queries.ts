import type { GuestAnswer, GuestAnswerOutcome } from '@clearplate/contract/guest-answers';
import type { Db } from '../../db/db.ts';
import { empty, sql } from '../../db/sql.ts';

export interface NewAnswer extends Omit<GuestAnswer, 'id' | 'sent_at'> {
  readonly restaurantId: number;
  readonly hash: Buffer;
}

/** Returns which of these dishes are on this restaurant's menu. */
export async function findOnMenu(db: Db, restaurantId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ id: number }>(sql`
    select id from dishes
    where restaurant_id = ${restaurantId} and archived_at is null and id = any(${ids}::bigint[])`);
  return new Set(rows.map(({ id }) => id));
}

export async function insertAnswer(db: Db, one: NewAnswer, now: Date): Promise<void> {
  await db.query(sql`
    insert into guest_answers (restaurant_id, kind, answer, told_by, told_on, allergens, dish_ids, hash, sent_at)
    values (${one.restaurantId}, ${one.kind}, ${one.answer}, ${one.by}, ${one.told_on}::date, ${one.allergens}::text[],
      ${one.dishes}::bigint[], ${one.hash}, ${now})
    on conflict (restaurant_id, hash) do nothing`);
}

export type AnswerRow = Omit<GuestAnswer, 'sent_at'> & { readonly sentAt: Date };

/** Returns the latest first, and one row more where there is a next page. */
export function findOpenAnswers(
  db: Db,
  restaurantId: number,
  { after, limit }: { readonly after: number | undefined; readonly limit: number },
): Promise<AnswerRow[]> {
  return db.query(sql`
    select id, kind, answer, told_by as by, told_on::text as told_on, allergens, dish_ids::int[] as dishes,
      sent_at as "sentAt"
    from guest_answers
    where restaurant_id = ${restaurantId} and outcome is null ${after === undefined ? empty : sql`and id < ${after}::bigint`}
    order by id desc limit ${limit + 1}`);
}

export async function findAnswerPlace(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db.query<{ place: number }>(
    sql`select restaurant_id as place from guest_answers where id = ${id}`,
  );
  return row?.place;
}

/** Returns whether it has this outcome now. */
export async function settle(db: Db, id: number, outcome: GuestAnswerOutcome, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    update guest_answers set outcome = ${outcome}, settled_at = coalesce(settled_at, ${now})
    where id = ${id} and (outcome is null or outcome = ${outcome}) returning 1`);
  return rows.length > 0;
}
