import { fillMessage } from '@clearplate/contract/errors';
import type { CartGroup, CartLine, cartCalls } from '@clearplate/contract/cart';
import { findChangesSince } from '../../dish-changes/find-changes.ts';
import { AppError, badField, notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import {
  type CartRow,
  countLines,
  deleteRemoved,
  findCartRows,
  findQuantity,
  insertLine,
  isOnMenu,
  lockCart,
  removeLine,
  restoreLine,
  updateQuantity,
  updateSeen,
} from './cart.queries.ts';
import { totalOf } from '@clearplate/domain/menu/cart-total';
import type { DishChange } from '@clearplate/domain/menu/dish-changes';
import { mostCartLines } from '@clearplate/contract/cart-limits';
import type { Db } from '../../db/db.ts';
/** What a line shows of its dish: as of which row of the history, read by which lexicon. */
interface Shown {
  readonly historyId: number;
  readonly lexiconVersion: string;
}

/** As one word for the wire, which comes back as it is. */
function writeShown({ historyId, lexiconVersion }: Shown): string {
  return `${historyId}.${lexiconVersion}`;
}

/** `undefined` for what no line ever showed. */
function readShown(text: string): Shown | undefined {
  const [, id, lexiconVersion] = /^(0|[1-9]\d{0,14})\.(.+)$/.exec(text) ?? [];
  return lexiconVersion === undefined ? undefined : { historyId: Number(id), lexiconVersion };
}

type Changes = readonly { readonly at: string; readonly changes: readonly DishChange[] }[];
type ChangesOf = (dishId: number) => Changes;

const toDollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);

function toLine(row: CartRow, changesOf: ChangesOf): CartLine {
  const { dish_id, dish_name, quantity, image_url, is_removed, facts, facts_seen } = row;
  return {
    dish_id,
    dish_name,
    quantity,
    dish_price: toDollars(row.price_cents),
    image_url,
    is_removed,
    facts,
    facts_seen,
    price_seen: toDollars(row.seen_price_cents),
    added_at: row.added_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    changes: changesOf(dish_id).map(({ at, changes }) => ({ at, changes: [...changes] })),
    avoiding_changed_at: row.avoiding_changed_at?.toISOString() ?? null,
    shown: writeShown({ historyId: row.history_id, lexiconVersion: facts.lexiconVersion }),
  };
}

function toGroup(rows: readonly [CartRow, ...CartRow[]], changesOf: ChangesOf): CartGroup {
  const [{ restaurant_id, restaurant_name, restaurant_address, restaurant_image, restaurant_url }] = rows;
  const { cents, unpriced } = totalOf(
    rows.map(({ quantity, price_cents, is_removed }) => ({
      quantity,
      priceCents: price_cents,
      isRemoved: is_removed,
    })),
  );
  return {
    restaurant_id,
    restaurant_name,
    restaurant_address,
    restaurant_image,
    restaurant_url,
    total_price: cents / 100,
    unpriced,
    dishes: rows.map((row) => toLine(row, changesOf)),
  };
}

/** The lines of a cart by restaurant, in the order in which each came first. */
function groupCart(rows: readonly CartRow[], changesOf: ChangesOf): CartGroup[] {
  const byRestaurant = new Map<number, [CartRow, ...CartRow[]]>();
  for (const row of rows) {
    const group = byRestaurant.get(row.restaurant_id);
    if (group) group.push(row);
    else byRestaurant.set(row.restaurant_id, [row]);
  }
  return [...byRestaurant.values()].map((group) => toGroup(group, changesOf));
}

interface Wanted {
  readonly dishId: number;
  readonly quantity: number;
  /** What was taken out a moment ago comes back as it was. */
  readonly putBack: boolean;
}

/**
 * Sets how many of a dish are in the cart; the last call wins. Fewer or none is always possible; more only of
 * what is on a menu.
 */
function setQuantity(db: Db, userId: number, wanted: Wanted): Promise<void> {
  const { dishId, quantity } = wanted;
  return db.transaction(async (transaction) => {
    await lockCart(transaction, userId);
    if (quantity === 0) return removeLine(transaction, userId, dishId);
    const before = await findQuantity(transaction, userId, dishId);
    if (before === undefined) return addLine(transaction, userId, wanted);
    if (quantity > before && !(await isOnMenu(transaction, dishId))) throw notFound('Dish');
    return updateQuantity(transaction, userId, dishId, quantity);
  });
}

async function addLine(db: Db, userId: number, { dishId, quantity, putBack }: Wanted): Promise<void> {
  if ((await countLines(db, userId)) >= mostCartLines) {
    throw new AppError('bad_request', fillMessage('A cart has at most {number} dishes', { number: mostCartLines }));
  }
  if (putBack && (await restoreLine(db, userId, dishId, quantity))) return;
  await deleteRemoved(db, userId, dishId);
  if (!(await insertLine(db, userId, dishId, quantity))) throw notFound('Dish');
}

export const cartHandlers: Handlers<typeof cartCalls> = {
  async getCart(_, { context: { db }, actor }) {
    const rows = await findCartRows(db, actor.userId);
    const changed = rows.filter(({ history_id, seen_history_id }) => history_id > seen_history_id);
    const changes = await findChangesSince(
      db,
      changed.map(({ dish_id, seen_history_id }) => ({ dishId: dish_id, historyId: seen_history_id })),
    );
    return groupCart(rows, (dishId) => changes.filter((change) => change.dishId === dishId));
  },

  async addToCart({ body: { dish_id, quantity, put_back = false } }, { context: { db }, actor }) {
    await setQuantity(db, actor.userId, { dishId: dish_id, quantity, putBack: put_back });
    return { dish_id, quantity };
  },

  async markCartLineSeen({ params: { dishId }, body }, { context: { db }, actor }) {
    const shown = readShown(body.shown);
    if (!shown) throw badField('shown', 'is not what a line of the cart shows');
    if (await updateSeen(db, actor.userId, dishId, shown)) return { ok: true };
    if ((await findQuantity(db, actor.userId, dishId)) === undefined) throw notFound('Dish');
    throw new AppError('conflict', 'The dish changed in the meantime');
  },
};
