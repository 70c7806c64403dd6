import type { OwnData } from '@clearplate/contract/own-data';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

/** The same row with its times as the database gives them. */
type WithDates<Row> = {
  [Field in keyof Row]: Field extends `${string}_at` | 'at' ? Date | Extract<Row[Field], null> : Row[Field];
};
type RowOf<Part extends keyof OwnData> = OwnData[Part] extends readonly (infer Row)[] ? WithDates<Row> : never;

export interface AccountRow extends WithDates<OwnData['account']> {
  readonly pictureUrl: string | null;
  readonly passwordHash: string;
}

export async function findAccount(db: Db, userId: number): Promise<AccountRow | undefined> {
  const [row] = await db.query<AccountRow>(sql`
    select id, username, email, email_confirmed_at, role, language, created_at, password_changed_at, avoiding_changed_at, actor_id,
      profile_picture_url as "pictureUrl", password_hash as "passwordHash"
    from users where id = ${userId}`);
  return row;
}

export function findEatersWhole(db: Db, userId: number): Promise<RowOf<'eaters'>[]> {
  return db.query(sql`
    select e.name, e.is_eating,
      coalesce((select json_agg(json_build_object('name', a.name, 'strictness', a.strictness) order by a.name)
        from eater_allergens a where a.eater_id = e.id), '[]') as allergens,
      coalesce((select json_agg(json_build_object('name', p.name, 'kind', p.kind, 'is_on', p.is_on, 'ingredients', array(
          select i.name from preference_ingredients i where i.preference_id = p.id order by i.position)) order by p.id)
        from preferences p where p.eater_id = e.id), '[]') as preferences
    from eaters e where e.user_id = ${userId} order by e.position`);
}

export function findOwnAddresses(db: Db, userId: number): Promise<RowOf<'addresses'>[]> {
  return db.query(sql`
    select id, name, address_line_1, address_line_2, city, state, zip_code, country
    from addresses where user_id = ${userId} order by id`);
}

export function findOwnCart(db: Db, userId: number): Promise<RowOf<'cart'>[]> {
  return db.query(sql`
    select c.dish_id, d.name as dish_name, nullif(c.variant, '') as variant, c.quantity, c.added_at, c.seen_at, c.seen_price_cents
    from cart_lines c join dishes d on d.id = c.dish_id
    where c.user_id = ${userId} and c.removed_at is null order by c.added_at, c.dish_id, c.variant`);
}

export function findOwnFavouriteDishes(db: Db, userId: number): Promise<RowOf<'favourite_dishes'>[]> {
  return db.query(sql`
    select k.dish_id, d.name as dish_name, k.is_watched, k.added_at
    from favourite_dishes k join dishes d on d.id = k.dish_id where k.user_id = ${userId} order by k.added_at, k.dish_id`);
}

export function findOwnFavouriteRestaurants(db: Db, userId: number): Promise<RowOf<'favourite_restaurants'>[]> {
  return db.query(sql`
    select k.restaurant_id, r.name as restaurant_name, k.added_at
    from favourite_restaurants k join restaurants r on r.id = k.restaurant_id
    where k.user_id = ${userId} order by k.added_at, k.restaurant_id`);
}

export function findOwnReports(db: Db, userId: number): Promise<RowOf<'reports'>[]> {
  return db.query(sql`
    select p.dish_id, d.name as dish_name, p.kind, p.state, p.reported_at, p.settled_at, w.words,
      coalesce((select json_agg(json_build_object('allergen_id', a.allergen_id, 'reported_at',
          to_char(a.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.allergen_id)
        from dish_report_allergens a where a.report_id = p.id), '[]') as allergens
    from dish_reports p join dishes d on d.id = p.dish_id left join dish_report_words w on w.report_id = p.id
    where p.user_id = ${userId} order by p.id`);
}

export function findOwnKitchenOrders(db: Db, userId: number): Promise<RowOf<'kitchen_orders'>[]> {
  return db.query(sql`
    select restaurant_id, language, place, people, sent_at, expires_at,
      (select json_agg(json_build_object('dish_name', l -> 'dish' ->> 'name', 'variant', l -> 'dish' -> 'variant' ->> 'name', 'for', l -> 'for') order by n)
        from jsonb_array_elements(lines) with ordinality as each (l, n)) as lines
    from kitchen_orders where user_id = ${userId} order by id`);
}

export function findOwnWatchMails(db: Db, userId: number): Promise<RowOf<'watch_mails'>[]> {
  return db.query(sql`select left_at from watch_mails where user_id = ${userId}`);
}

export function findOwnSessions(db: Db, userId: number): Promise<RowOf<'sessions'>[]> {
  return db.query(sql`
    select device, created_at, last_used_at, expires_at from sessions where user_id = ${userId} order by created_at`);
}

/** Links that were mailed, without what makes them work. */
export function findOwnMailedLinks(db: Db, userId: number): Promise<RowOf<'mailed_links'>[]> {
  return db.query(sql`
    select purpose, email, created_at, expires_at, used_at from mailed_links where user_id = ${userId} order by id`);
}

export function findOwnRestaurants(db: Db, userId: number): Promise<RowOf<'restaurants'>[]> {
  return db.query(sql`select id, name from restaurants where owner_id = ${userId} order by id`);
}

export function findOwnDishEdits(db: Db, actorId: string): Promise<RowOf<'dish_edits'>[]> {
  return db.query(sql`select dish_id, at from dish_history where actor_id = ${actorId} order by id`);
}

export function findOwnComponentEdits(db: Db, actorId: string): Promise<RowOf<'component_edits'>[]> {
  return db.query(sql`select component_id, at from component_history where actor_id = ${actorId} order by id`);
}

export function findOwnRestaurantEdits(db: Db, actorId: string): Promise<RowOf<'restaurant_edits'>[]> {
  return db.query(sql`select restaurant_id, at from restaurant_history where actor_id = ${actorId} order by id`);
}

export function findOwnAdminActs(db: Db, actorId: string): Promise<RowOf<'admin_acts'>[]> {
  return db.query(sql`select action, at from admin_log where actor_id = ${actorId} order by id`);
}

// An address that nobody has confirmed may be a stranger's, and so would be what was written from it.
const ofConfirmedEmail = sql`lower(q.email) = lower(u.email) and u.email_confirmed_at is not null`;

/** What was sent through the contact forms under the person's confirmed e-mail. */
export function findOwnEnquiries(db: Db, userId: number): Promise<RowOf<'enquiries'>[]> {
  return db.query(sql`
    select q.kind, q.name, q.email, q.phone, q.message, q.restaurant_name, q.restaurant_address, q.zipcode, q.website,
      q.language, q.created_at, q.restaurant_id, q.answered_at, q.answer
    from enquiries q join users u on ${ofConfirmedEmail} where u.id = ${userId} order by q.id`);
}

/**
 * Deletes the account and what was sent under its confirmed e-mail. What refers to the account goes with its row,
 * or forgets it: restaurants stay without an owner, the history with an id that leads to nobody.
 */
export function deleteAccount(db: Db, userId: number): Promise<{ pictureUrl: string | null } | undefined> {
  return db.transaction(async (transaction) => {
    await transaction.query(sql`delete from enquiries q using users u where u.id = ${userId} and ${ofConfirmedEmail}`);
    await transaction.query(sql`delete from sign_in_failures f using users u
      where u.id = ${userId} and f.key = sha256(convert_to(lower(u.email), 'UTF8'))`);
    const [row] = await transaction.query<{ pictureUrl: string | null }>(
      sql`delete from users where id = ${userId} returning profile_picture_url as "pictureUrl"`,
    );
    return row;
  });
}
