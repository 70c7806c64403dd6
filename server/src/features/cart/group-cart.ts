import type { CartGroup, CartLine } from '@clearplate/contract/cart';
import { totalOf } from '@clearplate/domain/cart-total';
import type { DishChange } from '@clearplate/domain/dish-changes';
import type { CartRow } from './cart.queries.ts';
import { writeShown } from './shown.ts';

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
export function groupCart(rows: readonly CartRow[], changesOf: ChangesOf): CartGroup[] {
  const byRestaurant = new Map<number, [CartRow, ...CartRow[]]>();
  for (const row of rows) {
    const group = byRestaurant.get(row.restaurant_id);
    if (group) group.push(row);
    else byRestaurant.set(row.restaurant_id, [row]);
  }
  return [...byRestaurant.values()].map((group) => toGroup(group, changesOf));
}
