import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import { canonicalDish, readDish, type StoredDish } from '@clearplate/domain/facts/dish';
import { asVariant, idOfWay } from '@clearplate/domain/facts/variant';
import { usedNames } from '@clearplate/domain/facts/way-components';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { badField } from '../../http/app-error.ts';
import type { OfLine } from './cart.queries.ts';

interface Entry {
  readonly newest: number;
  readonly after: StoredDish | null;
}

/**
 * A new line for a way records what the person was shown, not what it had become by the time of the press. Everything
 * that changed since is reported, and clears nothing until they have looked. A dish can be derived from its history
 * alone.
 */
export async function seeAsOf(db: Db, userId: number, { dishId, way: id }: OfLine, asOf: number): Promise<void> {
  const [entry] = await db.query<Entry>(sql`
    select coalesce((select max(h.id) from dish_history h where h.dish_id = ${dishId}), 0) as newest,
      (select h.after from dish_history h where h.dish_id = ${dishId} and h.id = ${asOf}) as after`);
  if (entry?.newest === asOf) return;
  const dish = entry?.after && canonicalDish(readDish(entry.after));
  const way = dish?.variants.find((one) => idOfWay(one) === id);
  if (!dish || !way) throw badField('as_of', 'doesn’t match what the cart shows');
  const { facts } = deriveDish(asVariant(dish, way));
  const { uses = [] } = way;
  const added = uses.length > 0 && { uses, used: usedNames(way) };
  const making = { leaves_out: way.leaves_out, adds: way.adds, ...added };
  await db.query(sql`
    update cart_lines set seen_history_id = ${asOf}, seen_price_cents = ${way.price_cents ?? dish.price_cents},
      seen_facts = ${JSON.stringify(facts)}::jsonb, seen_variant = ${JSON.stringify(making)}::jsonb,
      variant = ${way.name}
    where user_id = ${userId} and dish_id = ${dishId} and way = ${id} and removed_at is null`);
}
