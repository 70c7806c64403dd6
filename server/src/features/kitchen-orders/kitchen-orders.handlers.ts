import { randomBytes } from 'node:crypto';
import {
  kitchenOrderHours,
  type KitchenOrder,
  type kitchenOrderCalls,
  type OrderPerson,
  type OrderWarning,
} from '@clearplate/contract/kitchen-orders';
import { idOfWay } from '@clearplate/domain/facts/variant';
import { isSamePreparation } from '@clearplate/domain/menu/same-way';
import type { Db } from '../../db/db.ts';
import { findHistoryMarks } from '../../db/dish-history.ts';
import { AppError, badField, notFound } from '../../http/app-error.ts';
import type { Handlers, RequestInfo } from '../../http/handlers.ts';
import { type Limit, limitTries } from '../../http/rate-limit.ts';
import { hashToken } from '../../http/session.ts';
import {
  deleteOrder,
  deleteTick,
  findIdOfKitchen,
  findMenuDishes,
  findOrder,
  holdOrderOfKitchen,
  insertOrder,
  insertTick,
  isListed,
  type OrderRow,
  type StoredLine,
  type StoredWay,
} from './kitchen-orders.queries.ts';

/** A full table's phones behind one café's address, and no more: each order is stored for hours. */
const ordersOfAddress: Limit = { name: 'kitchen orders', hits: 40, seconds: 3600 };

/** Tokens are far too long to be guessed; this keeps the database from being asked all the same. */
const wrongTokens: Limit = { name: 'wrong kitchen links', hits: 60, seconds: 600 };

/** Twenty lines are ticked three times a minute by nobody's hands. */
const ticksOfOrder: Limit = { name: 'kitchen ticks', hits: 120, seconds: 60 };

const gone = () => new AppError('gone', 'This link no longer works');

/** 256 random bits, of which only the hash is stored. */
const newToken = () => randomBytes(32).toString('base64url');

const wayOf = ({ name, leaves_out, adds, used = [] }: StoredWay) => ({
  name,
  leaves_out: [...leaves_out],
  adds: [...adds],
  ...(used.length > 0 && { used: [...used] }),
});

function toOrder({ removed, changed, ways, ...row }: OrderRow): KitchenOrder {
  const sinceOf = ({ id, variant }: NonNullable<StoredLine['dish']>) => {
    if (removed.includes(id)) return 'removed';
    const isOffered = !variant || ways.some((one) => one.id === id && one.ways.includes(idOfWay(variant)));
    if (!isOffered) return 'removed';
    return changed.includes(id) ? 'changed' : 'same';
  };
  return {
    restaurant_name: row.restaurantName,
    language: row.language,
    place: row.place,
    people: row.people,
    lines: row.lines.map(({ dish, for: whom, warned = [] }, line) => ({
      dish: dish && { name: dish.name, quantity: dish.quantity, variant: dish.variant ? wayOf(dish.variant) : null },
      for: [...whom],
      since: dish ? sinceOf(dish) : 'same',
      ...(warned.length > 0 && { warned: warned.map(({ person, food }) => ({ person, food })) }),
      ticks: row.ticks.filter((tick) => tick.line === line).map(({ mark, initials, at }) => ({ mark, initials, at })),
    })),
    sent_at: row.sentAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  };
}

/** Refuses a token that opens nothing. Which kind it was of, forged, expired or withdrawn, is not told. */
async function refuse({ context: { db, now }, ip }: Pick<RequestInfo, 'context' | 'ip'>): Promise<never> {
  await limitTries(db, wrongTokens, ip, now());
  throw gone();
}

/** Each warning once: twice in a row a food reads like two. */
const eachOnce = (warned: readonly OrderWarning[]): readonly OrderWarning[] => [
  ...new Map(warned.map((one) => [`${one.person} ${one.food}`, one])).values(),
];

interface Wanted {
  readonly restaurantId: number | null;
  readonly people: number;
  readonly dishes: readonly {
    readonly dish_id: number;
    /** As it was shown to whoever agreed to send it. */
    readonly variant?: StoredWay | undefined;
    readonly quantity: number;
    readonly for: readonly number[];
    readonly warned?: readonly OrderWarning[] | undefined;
  }[];
}

/** The lines to tick: one for each dish under the name that its menu has, or one for each person. */
async function linesOf(db: Db, { restaurantId, people, dishes }: Wanted): Promise<StoredLine[]> {
  if (restaurantId !== null && !(await isListed(db, restaurantId))) throw notFound('Restaurant');
  if (restaurantId === null || dishes.length === 0)
    return Array.from({ length: people }, (_, person) => ({ dish: null, for: [person] }));
  const ids = dishes.map(({ dish_id }) => dish_id);
  // Before the menu is read: what is stored from here on counts as changed since, whenever it was begun.
  const marks = await findHistoryMarks(db, ids);
  const menu = await findMenuDishes(db, restaurantId, ids);
  return dishes.map(({ dish_id: id, variant: wanted, quantity, for: whom, warned = [] }) => {
    const dish = menu.get(id);
    const variant = wanted === undefined ? undefined : dish?.variants.find((one) => idOfWay(one) === wanted.id);
    if (!dish || (wanted !== undefined && !variant)) throw badField('dishes', 'is no longer on the menu');
    if (wanted && variant && !isSamePreparation(wanted, variant))
      throw new AppError('conflict', 'The restaurant changed how one of these dishes is made. Please look at it again');
    return {
      dish: {
        id,
        name: dish.name,
        quantity,
        history: marks.get(id) ?? 0,
        ...(variant && { variant: { id: idOfWay(variant), ...wayOf(variant) } }),
      },
      for: [...new Set(whom)].toSorted((one, other) => one - other),
      ...(warned.length > 0 && { warned: eachOnce(warned) }),
    };
  });
}

/**
 * Leaves out the foods of whoever eats nothing of the order, of whom the kitchen needs nothing. The others keep their
 * numbers, by which those who sent the order know them.
 */
const withoutBystanders = (people: readonly OrderPerson[], lines: readonly StoredLine[]): readonly OrderPerson[] =>
  people.map((one, person) => (lines.some((line) => line.for.includes(person)) ? one : { foods: [] }));

export const kitchenOrderHandlers: Handlers<typeof kitchenOrderCalls> = {
  async sendKitchenOrder({ body }, request) {
    const { db, now } = request.context;
    await limitTries(db, ordersOfAddress, request.ip, now());
    const sentAt = now();
    const lines = await linesOf(db, {
      restaurantId: body.restaurant_id,
      people: body.people.length,
      dishes: body.dishes,
    });
    const tokens = { kitchen: newToken(), diner: newToken() };
    const expiresAt = new Date(sentAt.getTime() + kitchenOrderHours * 3_600_000);
    await insertOrder(db, {
      userId: (await request.session())?.userId ?? null,
      restaurantId: body.restaurant_id,
      kitchenHash: hashToken(tokens.kitchen),
      dinerHash: hashToken(tokens.diner),
      language: body.language,
      place: body.place,
      people: withoutBystanders(body.people, lines),
      lines,
      sentAt,
      expiresAt,
    });
    return { kitchen_token: tokens.kitchen, diner_token: tokens.diner, expires_at: expiresAt.toISOString() };
  },

  async readKitchenOrder({ body }, request) {
    const row = await findOrder(request.context.db, hashToken(body.token), request.context.now());
    return row ? toOrder(row) : refuse(request);
  },

  async tickKitchenOrder({ body }, request) {
    const { db, now } = request.context;
    const hash = hashToken(body.token);
    const at = now();
    // Counted before the order is read: of a flood, what is refused costs next to nothing.
    const id = await findIdOfKitchen(db, hash, at);
    if (id === undefined) return refuse(request);
    await limitTries(db, ticksOfOrder, `order ${id}`, at);
    const isHeld = await db.transaction(async (transaction) => {
      const held = await holdOrderOfKitchen(transaction, hash, at);
      if (!held) return false;
      if (body.line >= held.lines) throw badField('line', 'is no line of this order');
      const tick = { orderId: held.id, line: body.line, mark: body.mark };
      if (body.taken_back !== undefined) await deleteTick(transaction, tick, new Date(body.taken_back));
      else await insertTick(transaction, { ...tick, initials: body.initials }, at);
      return true;
    });
    const after = isHeld ? await findOrder(db, hash, at) : undefined;
    return after ? toOrder(after) : refuse(request);
  },

  async withdrawKitchenOrder({ body }, request) {
    const { db, now } = request.context;
    if (!(await deleteOrder(db, hashToken(body.token), now()))) return refuse(request);
    return { ok: true };
  },
};
