import type { CartLine } from '@clearplate/contract/cart';
import type { Db } from '../../db/db.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { idOfWay, newestHistoryOfDish, preparationOfWay, priceOfWay, type SeenWay, wayOf } from '../../db/way-rows.ts';

type SameOnTheWire = Pick<
  CartLine,
  'dish_id' | 'dish_name' | 'quantity' | 'image_url' | 'is_removed' | 'facts' | 'facts_seen'
>;

/** Says what a line is about: a dish, and the id of a way to make it, or `''` for the dish as it comes. */
export interface OfLine {
  readonly dishId: number;
  readonly way: string;
}

/** Is a line with its dish and restaurant, as the tables have them. Prices are whole cents. */
export interface CartRow extends SameOnTheWire {
  /** Is the id of its way, or `''` for the dish as it comes. */
  readonly way: string;
  /** Is the way's name when it was seen. */
  readonly variant: string;
  /** Is the way of that id now; `null` where there is none. */
  readonly making: (SeenWay & { readonly name: string }) | null;
  /** Holds the facts of the dish made so; `null` if they aren't derived. */
  readonly way_facts: CartLine['facts'] | null;
  readonly seen_variant: SeenWay | null;
  readonly restaurant_id: number;
  readonly restaurant_name: string;
  readonly restaurant_address: string;
  readonly restaurant_image: string | null;
  readonly restaurant_url: string | null;
  readonly price_cents: number | null;
  readonly seen_price_cents: number | null;
  readonly added_at: Date;
  readonly seen_at: Date;
  /** Is `null` if there is none since the dish was seen. */
  readonly avoiding_changed_at: Date | null;
  /** Is the newest row of the dish's history; `seen_history_id` is the newest that was seen. Both are 0 for none. */
  readonly history_id: number;
  readonly seen_history_id: number;
}

/** This is one statement, so that the facts of a dish and the newest row of its history belong together. */
export function findCartRows(db: Db, userId: number): Promise<CartRow[]> {
  return db.query(sql`
    select c.dish_id, d.name as dish_name, c.quantity, d.image_url, d.archived_at is not null as is_removed,
      f.facts, c.seen_facts as facts_seen, ${priceOfWay} as price_cents, c.seen_price_cents, c.way, c.variant, c.seen_variant,
      way.making, way.facts as way_facts, c.added_at, c.seen_at,
      ${newestHistoryOfDish} as history_id, c.seen_history_id, r.id as restaurant_id, r.name as restaurant_name,
      concat_ws(', ', nullif(r.address, ''), nullif(r.city, '')) as restaurant_address,
      r.image_url as restaurant_image, r.restaurant_url,
      case when u.avoiding_changed_at > c.seen_at then u.avoiding_changed_at end as avoiding_changed_at
    from cart_lines c join users u on u.id = c.user_id join dishes d on d.id = c.dish_id join restaurants r on r.id = d.restaurant_id
      join dish_facts f on f.dish_id = d.id ${wayOf(sql`c.way`)}
    where c.user_id = ${userId} and c.removed_at is null order by c.added_at, c.dish_id, c.way`);
}

/** Locks the cart until the transaction ends. */
export async function lockCart(db: Db, userId: number): Promise<void> {
  await db.query(sql`select 1 from users where id = ${userId} for no key update`);
}

const isLine = (userId: number, { dishId, way }: OfLine): Sql =>
  sql`c.user_id = ${userId} and c.dish_id = ${dishId} and c.way = ${way}`;

export async function findQuantity(db: Db, userId: number, line: OfLine): Promise<number | undefined> {
  const [row] = await db.query<{ quantity: number }>(sql`
    select c.quantity from cart_lines c where ${isLine(userId, line)} and c.removed_at is null`);
  return row?.quantity;
}

export async function countLines(db: Db, userId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) from cart_lines where user_id = ${userId} and removed_at is null`);
  return row?.count ?? 0;
}

/** Removes lines from the cart, and stores them for a while in case the person undoes that. */
export async function removeLine(db: Db, userId: number, line: OfLine): Promise<void> {
  await db.query(sql`
    update cart_lines c set removed_at = now() where ${isLine(userId, line)} and c.removed_at is null`);
}

/**
 * Returns SQL that says whether the dish, made so, can be ordered: `d` is on its menu, and has the way if one is named.
 */
const isOffered = (way: string): Sql =>
  sql`d.archived_at is null and (${way} = '' or exists (
    select from jsonb_array_elements(d.variants) v where ${idOfWay} = ${way}))`;

/**
 * Restores a line that was removed a moment ago, with what changed about the dish since it was first added. If the dish
 * has left its menu, the quantity can't exceed what it was. `false` if nothing was restored.
 */
export async function restoreLine(db: Db, userId: number, line: OfLine, quantity: number): Promise<boolean> {
  const rows = await db.query(sql`
    update cart_lines c set removed_at = null, quantity = ${quantity} from dishes d
    where ${isLine(userId, line)} and d.id = c.dish_id
      and c.removed_at > now() - interval '15 minutes' and (${isOffered(line.way)} or c.quantity >= ${quantity})
    returning c.dish_id`);
  return rows.length > 0;
}

/** Runs before a dish is added anew, so that nothing of an earlier time is known. */
export async function deleteRemoved(db: Db, userId: number, line: OfLine): Promise<void> {
  await db.query(sql`delete from cart_lines c where ${isLine(userId, line)} and c.removed_at is not null`);
}

export async function updateQuantity(db: Db, userId: number, line: OfLine, quantity: number): Promise<void> {
  await db.query(sql`
    update cart_lines c set quantity = ${quantity} where ${isLine(userId, line)} and c.removed_at is null`);
}

export async function isOnMenu(db: Db, { dishId, way }: OfLine): Promise<boolean> {
  const rows = await db.query(sql`select 1 from dishes d where d.id = ${dishId} and ${isOffered(way)}`);
  return rows.length > 0;
}

/** Returns SQL for the dish made so with its facts, if `way` asks for that, otherwise for the dish as it comes. */
const seenOf = (way: string) => ({
  facts: way === '' ? sql`f.facts` : sql`way.facts`,
  name: way === '' ? sql`''` : sql`way.making ->> 'name'`,
  making: way === '' ? sql`null::jsonb` : preparationOfWay,
});

/** Inserts a line with the present state of the dish or the way; `false` if no menu has it. */
export async function insertLine(db: Db, userId: number, { dishId, way }: OfLine, quantity: number): Promise<boolean> {
  const { facts, name, making } = seenOf(way);
  const rows = await db.query(sql`
    insert into cart_lines (user_id, dish_id, way, variant, quantity, seen_history_id, seen_price_cents, seen_facts, seen_variant)
    select ${userId}, d.id, ${way}, ${name}, ${quantity}, ${newestHistoryOfDish}, ${priceOfWay}, coalesce(${facts}, f.facts), ${making}
    from dishes d join dish_facts f on f.dish_id = d.id ${wayOf(sql`${way}`)}
    where d.id = ${dishId} and ${isOffered(way)} returning dish_id`);
  return rows.length > 0;
}

/** Marks the present state of the dish, or the way, as seen, if that is still what was shown. */
export async function updateSeen(
  db: Db,
  userId: number,
  line: OfLine,
  shown: { readonly historyId: number; readonly lexiconVersion: string },
): Promise<boolean> {
  const { facts, name, making } = seenOf(line.way);
  const rows = await db.query(sql`
    update cart_lines c set seen_at = now(), seen_history_id = ${shown.historyId}, seen_price_cents = ${priceOfWay},
      seen_facts = ${facts}, variant = ${name}, seen_variant = ${making}
    from dishes d join dish_facts f on f.dish_id = d.id ${wayOf(sql`${line.way}`)}
    where ${isLine(userId, line)} and c.removed_at is null and d.id = c.dish_id and ${facts} is not null
      and ${newestHistoryOfDish} = ${shown.historyId}::bigint and f.lexicon_version = ${shown.lexiconVersion}
    returning c.dish_id`);
  return rows.length > 0;
}
