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
 * Pairs of an allergen and a dish that are looked at: as many as hundreds of guests ask about, and no crowd can make it
 * more work. Questions about a few dishes come first, so that none about everything buries them.
 */
const mostPairs = 20_000;

/**
 * What guests asked since then, an allergen at a time. What somebody has stated of a dish after it was asked is answered,
 * whether or not that still clears, until it is taken back: whether it is in there by a word on that, and traces by a word on
 * traces. What another's file merely claims isn't a statement.
 */
export function findOpenQuestions(db: Db, restaurantId: number, since: Date): Promise<GuestQuestion[]> {
  return db.query(sql`
    with recent as materialized (
      select id, sum(pairs) over (order by pairs, id desc) as pairs
      from guest_questions where restaurant_id = ${restaurantId} and sent_at > ${since}
    )
    select q.kind, a.id as allergen, array_agg(distinct d.id::int order by d.id::int) as dishes,
      count(distinct q.id)::int as diners, max(q.asked_on)::text as last_asked_on
    from recent join guest_questions q on q.id = recent.id
    cross join lateral unnest(q.allergens) a (id) cross join lateral unnest(q.dish_ids) i (id)
    -- By the indexes, pair by pair, whatever the planner believes: "offset 0" keeps it from reading the menu for each pair.
    cross join lateral (
      select id, restaurant_id, cross_contact_stated_at from dishes where id = i.id and archived_at is null offset 0
    ) d
    cross join lateral (
      select max(s.stated_at) filter (where s.level <> 'may_contain' or s.ingredient = 'absent') as whether_at,
        max(s.stated_at) filter (where s.level <> 'absent') as traces_at
      from allergen_statements s
      where s.dish_id = d.id and s.allergen_id = a.id and s.source in ('restaurant', 'import', 'published')
    ) s
    where recent.pairs <= ${mostPairs} and d.restaurant_id = q.restaurant_id
      and coalesce(q.sent_at > case q.kind when 'whether' then s.whether_at
        else greatest(s.traces_at, d.cross_contact_stated_at) end, true)
    group by q.kind, a.id order by diners desc, q.kind, a.id`);
}
