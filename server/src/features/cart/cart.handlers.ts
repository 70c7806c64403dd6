import { fillMessage } from '@clearplate/contract/errors';
import type { CartGroup, CartLine, cartCalls } from '@clearplate/contract/cart';
import type { Changes } from '../../dish-changes/chosen-ways.ts';
import { findChangesSince } from '../../dish-changes/find-changes.ts';
import { AppError, badField, notFound } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import {
  type CartRow,
  type OfLine,
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
import { seeAsOf } from './see-as-of.ts';
import { linesOf } from './lines-of-ways.ts';
import { totalOf } from '@clearplate/domain/menu/cart-total';
import { mostCartLines } from '@clearplate/contract/cart-limits';
import type { Db } from '../../db/db.ts';
/** Says what a line shows of its dish: the row of the history, and the lexicon that read it. */
interface Shown {
  readonly historyId: number;
  readonly lexiconVersion: string;
}

/** Encodes it as one word for the wire, which clients send back unchanged. */
function writeShown({ historyId, lexiconVersion }: Shown): string {
  return `${historyId}.${lexiconVersion}`;
}

/** Returns `undefined` for a word that no line ever had. */
function readShown(text: string): Shown | undefined {
  const [, id, lexiconVersion] = /^(0|[1-9]\d{0,14})\.(.+)$/.exec(text) ?? [];
  return lexiconVersion === undefined ? undefined : { historyId: Number(id), lexiconVersion };
}

/** Is a row with what became of its way, and with what changed about its dish since it was seen. */
type ReadRow = CartRow & { readonly wayNow: CartLine['variant']; readonly changes: Changes };

const toDollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);

function toLine(row: ReadRow): CartLine {
  const { dish_id, dish_name, quantity, image_url, is_removed, facts, facts_seen } = row;
  return {
    dish_id,
    dish_name,
    quantity,
    variant: row.wayNow,
    dish_price: toDollars(row.price_cents),
    image_url,
    is_removed,
    facts,
    facts_seen,
    price_seen: toDollars(row.seen_price_cents),
    added_at: row.added_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    changes: row.changes.map(({ at, changes }) => ({ at, changes: [...changes] })),
    avoiding_changed_at: row.avoiding_changed_at?.toISOString() ?? null,
    shown: writeShown({ historyId: row.history_id, lexiconVersion: facts.lexiconVersion }),
  };
}

function toGroup(rows: readonly [ReadRow, ...ReadRow[]]): CartGroup {
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
    dishes: rows.map(toLine),
  };
}

/** Groups the lines of a cart by restaurant, in the order of their first lines. */
function groupCart(rows: readonly ReadRow[]): CartGroup[] {
  const byRestaurant = new Map<number, [ReadRow, ...ReadRow[]]>();
  for (const row of rows) {
    const group = byRestaurant.get(row.restaurant_id);
    if (group) group.push(row);
    else byRestaurant.set(row.restaurant_id, [row]);
  }
  return [...byRestaurant.values()].map(toGroup);
}

interface Wanted extends OfLine {
  readonly quantity: number;
  /** Is set to restore a line that was removed a moment ago. */
  readonly putBack: boolean;
  /** Says what the person was shown of a way, as an entry of its dish's history. */
  readonly asOf: number | undefined;
}

/**
 * Sets the quantity of a dish in the cart; the last call wins. Fewer is always possible; more only of what is on a
 * menu.
 */
function setQuantity(db: Db, userId: number, wanted: Wanted): Promise<void> {
  const { quantity } = wanted;
  return db.transaction(async (transaction) => {
    await lockCart(transaction, userId);
    if (quantity === 0) return removeLine(transaction, userId, wanted);
    const before = await findQuantity(transaction, userId, wanted);
    if (before === undefined) return addLine(transaction, userId, wanted);
    if (quantity > before && !(await isOnMenu(transaction, wanted))) throw await refusalOf(transaction, wanted);
    return updateQuantity(transaction, userId, wanted, quantity);
  });
}

/** Names what is missing: the dish, or only this way to make it. */
async function refusalOf(db: Db, line: OfLine): Promise<AppError> {
  const isDish = line.way !== '' && (await isOnMenu(db, { ...line, way: '' }));
  return isDish ? badField('variant', 'is not offered for this dish any more') : notFound('Dish');
}

async function addLine(db: Db, userId: number, { quantity, putBack, asOf, ...line }: Wanted): Promise<void> {
  if ((await countLines(db, userId)) >= mostCartLines) {
    throw new AppError('bad_request', fillMessage('A cart has at most {number} dishes', { number: mostCartLines }));
  }
  if (putBack && (await restoreLine(db, userId, line, quantity))) return;
  await deleteRemoved(db, userId, line);
  if (!(await insertLine(db, userId, line, quantity))) throw await refusalOf(db, line);
  if (line.way !== '' && asOf !== undefined) await seeAsOf(db, userId, line, asOf);
}

export const cartHandlers: Handlers<typeof cartCalls> = {
  async getCart(_, { context: { db }, actor }) {
    const rows = await findCartRows(db, actor.userId);
    const changed = rows.filter(({ history_id, seen_history_id }) => history_id > seen_history_id);
    // Two lines of one dish may have been seen at different times, so the earlier one has the changes of both.
    const marks = new Map<number, number>();
    for (const { dish_id, seen_history_id } of changed)
      marks.set(dish_id, Math.min(marks.get(dish_id) ?? seen_history_id, seen_history_id));
    const changes = await findChangesSince(
      db,
      [...marks].map(([dishId, historyId]) => ({ dishId, historyId })),
    );
    return groupCart(await linesOf(db, rows, changes));
  },

  async addToCart(
    { body: { dish_id, quantity, put_back = false, variant: way = '', as_of: asOf } },
    { context: { db }, actor },
  ) {
    await setQuantity(db, actor.userId, { dishId: dish_id, way, quantity, putBack: put_back, asOf });
    return { dish_id, quantity };
  },

  async markCartLineSeen({ params: { dishId }, body }, { context: { db }, actor }) {
    const shown = readShown(body.shown);
    if (!shown) throw badField('shown', 'doesn’t match what the cart shows');
    const line = { dishId, way: body.variant ?? '' };
    if (await updateSeen(db, actor.userId, line, shown)) return { ok: true };
    if ((await findQuantity(db, actor.userId, line)) === undefined) throw notFound('Dish');
    throw new AppError('conflict', 'The dish changed in the meantime');
  },
};
