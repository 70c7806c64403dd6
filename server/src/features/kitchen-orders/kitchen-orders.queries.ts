import type { KitchenOrder, OrderPerson, OrderWarning, TickMark } from '@clearplate/contract/kitchen-orders';
import type { Db } from '../../db/db.ts';
import { isoInstant, sql } from '../../db/sql.ts';

/** How a dish is to be made, as its menu says it. */
export interface StoredWay {
  /** Missing where it was stored before ways had ids: then it is known by its name. */
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly leaves_out: readonly string[];
  readonly adds: readonly string[];
  /** Ids of the components that it adds, and what they are called. */
  readonly uses?: readonly number[] | undefined;
  readonly used?: readonly string[] | undefined;
}

/** A line as it is stored: the dish as it was called when the order was sent. */
export interface StoredLine {
  readonly dish: {
    readonly id: number;
    readonly name: string;
    readonly quantity: number;
    /** Missing for the dish as it comes. */
    readonly variant?: StoredWay | undefined;
    /** The newest entry of its history before the menu was read: whatever has a higher number came later. */
    readonly history: number;
  } | null;
  readonly for: readonly number[];
  /** Missing where nobody was warned, or where it was stored before warnings were sent. */
  readonly warned?: readonly OrderWarning[] | undefined;
}

export interface NewOrder {
  readonly userId: number | null;
  readonly restaurantId: number | null;
  readonly kitchenHash: Buffer;
  readonly dinerHash: Buffer;
  readonly language: KitchenOrder['language'];
  readonly place: string;
  readonly people: readonly OrderPerson[];
  readonly lines: readonly StoredLine[];
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

export async function isListed(db: Db, restaurantId: number): Promise<boolean> {
  const rows = await db.query(sql`select 1 from restaurants where id = ${restaurantId}`);
  return rows.length > 0;
}

interface MenuDish {
  readonly id: number;
  readonly name: string;
  readonly variants: readonly StoredWay[];
}

/** Those of these dishes that are on this restaurant's menu, with the ways to make them. */
export async function findMenuDishes(
  db: Db,
  restaurantId: number,
  ids: readonly number[],
): Promise<Map<number, MenuDish>> {
  const rows = await db.query<MenuDish>(sql`
    select id, name, coalesce((
        select jsonb_agg(v || case when v ? 'uses' then jsonb_build_object('used', (
            select coalesce(jsonb_agg(x.name order by u.n), '[]')
            from jsonb_array_elements_text(v -> 'uses') with ordinality u (id, n) join components x on x.id = u.id::bigint))
          else '{}' end order by place)
        from jsonb_array_elements(variants) with ordinality each (v, place)), '[]') as variants
    from dishes
    where restaurant_id = ${restaurantId} and archived_at is null and id = any(${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function insertOrder(db: Db, order: NewOrder): Promise<void> {
  await db.query(sql`
    insert into kitchen_orders (user_id, restaurant_id, kitchen_hash, diner_hash, language, place, people, lines, sent_at,
      expires_at)
    values (${order.userId}, ${order.restaurantId}, ${order.kitchenHash}, ${order.dinerHash}, ${order.language},
      ${order.place}, ${JSON.stringify(order.people)}::jsonb, ${JSON.stringify(order.lines)}::jsonb, ${order.sentAt},
      ${order.expiresAt})`);
}

export interface OrderRow {
  readonly id: number;
  readonly restaurantName: string | null;
  readonly language: KitchenOrder['language'];
  readonly place: string;
  readonly people: OrderPerson[];
  readonly lines: StoredLine[];
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly ticks: { readonly line: number; readonly mark: TickMark; readonly initials: string; readonly at: string }[];
  /** Dishes of the order that have left the menu since, and those that something was changed of. */
  readonly removed: number[];
  /** The ways to make its dishes that are on the menu, by their ids. */
  readonly ways: readonly { readonly id: number; readonly ways: readonly string[] }[];
  readonly changed: number[];
}

/** Whether an entry of a dish's history changes nothing that a kitchen cooks by. Where a side of it is missing, it may. */
const isHarmless = sql`coalesce(h.before <> h.after
  and h.before - '{price_cents,section,image_url}'::text[] = h.after - '{price_cents,section,image_url}'::text[], false)`;

/**
 * The order that a token opens, with its ticks, in one statement; `undefined` when there is none any more. Where a line has no
 * number of its dish's history, from before they were stored, anything in it counts as changed since.
 */
export async function findOrder(db: Db, hash: Buffer, now: Date): Promise<OrderRow | undefined> {
  const [row] = await db.query<OrderRow>(sql`
    select o.id, r.name as "restaurantName", o.language, o.place, o.people, o.lines, o.sent_at as "sentAt",
      o.expires_at as "expiresAt",
      coalesce((select json_agg(json_build_object('line', t.position, 'mark', t.mark, 'initials', t.initials,
          'at', ${isoInstant(sql`t.at`)}) order by t.at, t.mark)
        from kitchen_order_ticks t where t.order_id = o.id), '[]') as ticks,
      array(select d.id::int from dishes d where d.id in (select (l -> 'dish' ->> 'id')::bigint from jsonb_array_elements(o.lines) l)
        and d.archived_at is not null) as removed,
      coalesce((select json_agg(json_build_object('id', d.id, 'ways', array(
          select coalesce(v ->> 'id', v ->> 'name') from jsonb_array_elements(d.variants) v)))
        from dishes d where d.id in (select (l -> 'dish' ->> 'id')::bigint from jsonb_array_elements(o.lines) l
          where l -> 'dish' ? 'variant')), '[]') as ways,
      array(select distinct (l -> 'dish' ->> 'id')::int from jsonb_array_elements(o.lines) l
        where exists (select from dish_history h where h.dish_id = (l -> 'dish' ->> 'id')::bigint
          and h.id > coalesce((l -> 'dish' ->> 'history')::bigint, 0) and not ${isHarmless})) as changed
    from kitchen_orders o left join restaurants r on r.id = o.restaurant_id
    where (o.kitchen_hash = ${hash} or o.diner_hash = ${hash}) and o.expires_at > ${now}`);
  return row;
}

/** Which order a kitchen's token opens, and nothing of it. */
export async function findIdOfKitchen(db: Db, hash: Buffer, now: Date): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(sql`
    select id from kitchen_orders where kitchen_hash = ${hash} and expires_at > ${now}`);
  return row?.id;
}

/** What a kitchen's token lets somebody tick; the diner's own doesn't. Held until the transaction ends: it isn't withdrawn meanwhile. */
export async function holdOrderOfKitchen(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<{ readonly id: number; readonly lines: number } | undefined> {
  const [row] = await db.query<{ id: number; lines: number }>(sql`
    select id, jsonb_array_length(lines) as lines from kitchen_orders
    where kitchen_hash = ${hash} and expires_at > ${now} for key share`);
  return row;
}

export interface NewTick {
  readonly orderId: number;
  readonly line: number;
  readonly mark: TickMark;
  readonly initials: string;
}

/** Of two who tick the same, the first stands. */
export async function insertTick(db: Db, { orderId, line, mark, initials }: NewTick, now: Date): Promise<void> {
  await db.query(sql`
    insert into kitchen_order_ticks (order_id, position, mark, initials, at)
    values (${orderId}, ${line}, ${mark}, ${initials}, ${now}) on conflict do nothing`);
}

/** Takes back the tick that somebody saw, and not one that another has made since. */
export async function deleteTick(db: Db, { orderId, line, mark }: Omit<NewTick, 'initials'>, at: Date): Promise<void> {
  await db.query(sql`
    delete from kitchen_order_ticks
    where order_id = ${orderId} and position = ${line} and mark = ${mark} and date_trunc('milliseconds', at) = ${at}`);
}

/** Deletes an order by its diner's token; `false` when there is none any more. */
export async function deleteOrder(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    delete from kitchen_orders where diner_hash = ${hash} and expires_at > ${now} returning id`);
  return rows.length > 0;
}
