import type { SpokenLanguage } from '@clearplate/domain/wording/translate';
import type { Db } from '../../db/db.ts';
import { reachableOwner } from '../../db/reachable.ts';
import { sql } from '../../db/sql.ts';

/** Bounds dates of statements: those after `after`, up to and with `until`. */
export interface Span {
  readonly after: Date;
  readonly until: Date;
}

/**
 * Selects the dates on which something in dishes `d` still clears, or warns as current: statements, the confirmed list,
 * cross-contact. "Contains" never expires, the kitchen's equipment has no date, and what is older than the last change
 * of the ingredients, or what nobody vouches for, has to be confirmed anyway.
 */
const datesThatEnd = sql`(
  select s.stated_at as at from allergen_statements s
    where s.dish_id = d.id and s.level <> 'contains' and s.source <> 'claimed' and s.stated_at >= coalesce(d.ingredients_changed_at, '-infinity')
  union all select d.ingredients_complete_at where d.ingredients_complete_at >= d.ingredients_changed_at
  union all select d.cross_contact_stated_at where d.cross_contact_stated_at >= coalesce(d.warnings_ended_at, '-infinity'))`;

/** Loads the next restaurants, by id, whose owners can be reached. */
export async function findOwnedRestaurants(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select r.id from restaurants r join users u on ${reachableOwner}
    where r.owner_id is not null and r.id > ${after} order by r.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * Marks what ends in `ahead`, unless it is marked already, for restaurants where something ends in `due`. Returns the
 * restaurants where something was marked.
 */
export async function markEnding(
  db: Db,
  restaurantIds: readonly number[],
  { due, ahead }: { readonly due: Span; readonly ahead: Span },
): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    with ending as (
      select d.id, d.restaurant_id, max(x.at) as newest, bool_or(x.at <= ${due.until}) as is_due
      from dishes d cross join lateral ${datesThatEnd} x
      where d.restaurant_id = any(${restaurantIds}::bigint[]) and d.archived_at is null
        and x.at > ${ahead.after} and x.at <= ${ahead.until} and x.at > coalesce(d.expiry_mailed_for, '-infinity')
      group by d.id),
    marked as (
      update dishes d set expiry_mailed_for = ending.newest from ending
      where d.id = ending.id and ending.newest > coalesce(d.expiry_mailed_for, '-infinity')
        and ending.restaurant_id in (select restaurant_id from ending where is_due)
      returning d.restaurant_id)
    select distinct restaurant_id as id from marked`);
  return rows.map(({ id }) => id);
}

/** Says what an owner is told about one restaurant. */
export interface ExpiryNotice {
  readonly email: string;
  readonly language: SpokenLanguage;
  readonly restaurantId: number;
  readonly restaurantName: string;
  /** Holds the dishes, each with the oldest date that ends, soonest first. */
  readonly dishes: { readonly name: string; readonly statedAt: string }[];
}

/** Loads what was marked and still holds; `undefined` if nobody can be reached. */
export async function findNotice(db: Db, restaurantId: number, after: Date): Promise<ExpiryNotice | undefined> {
  const [row] = await db.query<ExpiryNotice>(sql`
    select u.email, u.language, r.id as "restaurantId", r.name as "restaurantName", coalesce((
      select json_agg(json_build_object('name', name, 'statedAt', stated_at) order by stated_at, name, id) from (
        select d.id, d.name, min(x.at) as stated_at
        from dishes d cross join lateral ${datesThatEnd} x
        where d.restaurant_id = r.id and d.archived_at is null and x.at > ${after} and x.at <= d.expiry_mailed_for
        group by d.id) ending), '[]') as dishes
    from restaurants r join users u on ${reachableOwner} where r.id = ${restaurantId}`);
  return row;
}
