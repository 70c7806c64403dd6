import type { GuestQuestion } from '@clearplate/contract/guest-questions';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

export interface NewQuestion extends Pick<GuestQuestion, 'kind' | 'dishes'> {
  readonly restaurantId: number;
  readonly asked_on: string;
  readonly allergens: readonly string[];
  readonly key: Buffer;
}

export async function insertQuestion(db: Db, one: NewQuestion, now: Date): Promise<void> {
  await db.query(sql`
    insert into guest_questions (restaurant_id, kind, asked_on, allergens, dish_ids, key, sent_at)
    values (${one.restaurantId}, ${one.kind}, ${one.asked_on}::date, ${one.allergens}::text[],
      ${one.dishes}::bigint[], ${one.key}, ${now})
    on conflict (key) do nothing`);
}

export async function deleteQuestion(db: Db, key: Buffer): Promise<void> {
  await db.query(sql`delete from guest_questions where key = ${key}`);
}

/**
 * Pairs of an allergen and a dish that are looked at: as many as some hundred guests ask about, and no crowd can make it
 * more work. Questions about a few dishes come first, so that none about everything buries them.
 */
const mostPairs = 200_000;

/**
 * What guests asked since then, an allergen at a time. What somebody has stated of a dish after it was asked is answered,
 * whatever becomes of the statement: whether it is in there by a word on that, and traces by a word on traces. What
 * another's file merely claims isn't a statement.
 */
export function findOpenQuestions(db: Db, restaurantId: number, since: Date): Promise<GuestQuestion[]> {
  return db.query(sql`
    with recent as (
      select *, sum(size) over (order by size, id desc) as pairs from (
        select *, cardinality(allergens) * cardinality(dish_ids) as size from guest_questions) g
      where restaurant_id = ${restaurantId} and sent_at > ${since}
    ), stated as (
      select s.dish_id, s.allergen_id,
        max(s.stated_at) filter (where s.level <> 'may_contain' or s.ingredient = 'absent') as whether_at,
        max(s.stated_at) filter (where s.level <> 'absent') as traces_at
      from allergen_statements s join dishes d on d.id = s.dish_id
      where d.restaurant_id = ${restaurantId} and s.source in ('restaurant', 'import', 'published')
      group by s.dish_id, s.allergen_id
    )
    select q.kind, a.id as allergen, array_agg(distinct d.id::int order by d.id::int) as dishes,
      count(distinct q.id)::int as diners, max(q.asked_on)::text as last_asked_on
    from recent q cross join lateral unnest(q.allergens) a (id) cross join lateral unnest(q.dish_ids) i (id)
    join dishes d on d.id = i.id and d.restaurant_id = q.restaurant_id and d.archived_at is null
    left join stated s on s.dish_id = d.id and s.allergen_id = a.id
    where q.pairs <= ${mostPairs}
      and coalesce(q.sent_at > case q.kind when 'whether' then s.whether_at
        else greatest(s.traces_at, d.cross_contact_stated_at) end, true)
    group by q.kind, a.id order by diners desc, q.kind, a.id`);
}
