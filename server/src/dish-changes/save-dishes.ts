import { deriveDish, type DerivedDish } from '@clearplate/domain/facts/derive-dish';
import { canonicalDish, type Dish } from '@clearplate/domain/facts/dish';
import { storedWays } from '@clearplate/domain/facts/way-components';
import { replaceUses } from '../db/components.ts';
import { followEndedWarnings } from '@clearplate/domain/menu/ended-warnings';
import type { Db } from '../db/db.ts';
import { replaceFacts } from '../db/derived-facts.ts';
import { dishColumnTypes, dishColumnUpdates } from '../db/dish-columns.ts';
import { insertHistory, type Author, type HistorySource } from '../db/dish-history.ts';
import { sql } from '../db/sql.ts';
import { mapInSlices } from './map-in-slices.ts';
import { withWayIds } from './way-ids.ts';

/** Is a dish as it is stored, locked, and as it shall be. */
export interface EditedDish {
  readonly id: number;
  /** Is `null` for a dish that was created in this transaction. Its history begins here. */
  readonly before: Dish | null;
  readonly after: Dish;
  /** Is set if its row was inserted whole. Only the rows of other tables are missing. */
  readonly isInserted?: boolean;
}

export type Derive = (dish: Dish, id?: number) => DerivedDish;

// Statements for this many dishes end well within the second that each may take, even on a slow disk.
const atOnce = 200;

function batchesOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / atOnce) }, (_, index) =>
    items.slice(index * atOnce, (index + 1) * atOnce),
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the fields that facts are derived from. Position, price and picture are not among them. */
function saidOf(dish: Dish) {
  const { section: _, price_cents: __, image_url: ___, archived: ____, ...said } = dish;
  return said;
}

const saysElse = ({ before, after }: EditedDish): boolean => before === null || !isSame(saidOf(before), saidOf(after));

const byHand: ReadonlySet<HistorySource> = new Set(['owner', 'admin']);
const byImport: ReadonlySet<HistorySource> = new Set(['import', 'sample']);

async function updateRows(db: Db, edited: readonly EditedDish[], { source, now }: Author): Promise<void> {
  const rows = edited.flatMap(({ id, after, isInserted }) =>
    isInserted ? [] : [{ id, ...after, variants: storedWays(after.variants) }],
  );
  if (rows.length === 0) return;
  await db.query(sql`
    update dishes d set
      ${dishColumnUpdates},
      archived_at = case when given.archived then coalesce(d.archived_at, ${now}) end,
      edited_at = case when ${byHand.has(source)}::boolean then ${now} else d.edited_at end,
      imported_at = case when ${byImport.has(source)}::boolean then ${now} else d.imported_at end,
      version = d.version + 1
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      id bigint, archived boolean, ${dishColumnTypes})
    where d.id = given.id`);
}

/** A statement that stays word for word keeps its author. So does one that only lost its date. */
async function replaceStatements(db: Db, edited: readonly EditedDish[], actorId: string | null): Promise<void> {
  const rows = edited.flatMap(({ id, after }) => after.statements.map((one) => ({ dish_id: id, ...one })));
  const known = edited.flatMap(({ id, isInserted }) => (isInserted ? [] : [id]));
  if (known.length > 0)
    await db.query(sql`
      delete from allergen_statements s where s.dish_id = any(${known}::bigint[]) and not exists (
        select 1 from json_to_recordset(${JSON.stringify(rows)}::json) as given (
          dish_id bigint, allergen text, source text)
        where given.dish_id = s.dish_id and given.allergen = s.allergen_id and given.source = s.source)`);
  if (rows.length === 0) return;
  await db.query(sql`
    insert into allergen_statements as s (
      dish_id, allergen_id, level, reason, source, stated_at, act, ingredient, address, arrived, stated_by)
    select dish_id, allergen, level, reason, source, stated_at, act, ingredient, address, coalesce(arrived, false),
      case when source = 'restaurant' then ${actorId}::uuid end
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      dish_id bigint, allergen text, level text, reason text, source text, stated_at timestamptz, act uuid,
      ingredient text, address text, arrived boolean)
    on conflict (dish_id, allergen_id, source) do update set
      level = excluded.level, reason = excluded.reason, stated_at = excluded.stated_at, act = excluded.act,
      ingredient = excluded.ingredient, address = excluded.address, arrived = excluded.arrived,
      stated_by = case when excluded.stated_at is null then s.stated_by else excluded.stated_by end
    where (s.level, s.reason, s.stated_at, s.act, s.ingredient, s.address, s.arrived) is distinct from
      (excluded.level, excluded.reason, excluded.stated_at, excluded.act, excluded.ingredient, excluded.address,
        excluded.arrived)`);
}

/** Replaces imported estimates. Our own are derived, and `replaceFacts` writes them. */
async function replaceEstimates(db: Db, edited: readonly EditedDish[]): Promise<void> {
  const other = edited.filter(({ before, after }) => !isSame(before?.estimates ?? [], after.estimates));
  if (other.length === 0) return;
  await db.query(sql`delete from ingredient_estimates where dish_id = any(${other.map(({ id }) => id)}::bigint[])`);
  const rows = other.flatMap(({ id, after }) =>
    after.estimates.map((each, position) => ({ dish_id: id, position, ...each })),
  );
  if (rows.length > 0)
    await db.query(sql`
      insert into ingredient_estimates (dish_id, position, name, probability)
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (
        dish_id bigint, position int, name text, probability real)`);
}

/** Derives the facts of dishes anew and stores them. */
export async function deriveDishes(
  db: Db,
  dishes: readonly { readonly id: number; readonly dish: Dish; readonly isInserted?: boolean | undefined }[],
  now: Date,
  derive: Derive = deriveDish,
): Promise<void> {
  const derived = await mapInSlices(dishes, ({ id, dish, isInserted }) => ({ id, isInserted, ...derive(dish, id) }));
  for (const batch of batchesOf(derived))
    await replaceFacts(
      db,
      batch,
      batch.every(({ isInserted }) => isInserted === true),
      now,
    );
}

/**
 * Writes the dishes that differ from what is stored, with their history and the facts that follow. Returns the ids of
 * those about which something else is said now, and of those that joined or left the menu, because that matters to
 * others in the kitchen.
 */
export async function saveDishes(
  db: Db,
  edited: readonly EditedDish[],
  author: Author,
  derive: Derive = deriveDish,
): Promise<number[]> {
  const at = author.now.toISOString();
  const followed = await mapInSlices(edited, (each) => {
    const [before, after] = [each.before && canonicalDish(each.before), canonicalDish(withWayIds(each.after))];
    return { ...each, before, after: before ? followEndedWarnings(before, after, at) : after };
  });
  const changed = followed.filter(({ before, after }) => !isSame(before, after));
  for (const batch of batchesOf(changed)) {
    await updateRows(db, batch, author);
    await replaceStatements(db, batch, author.actorId);
    await replaceEstimates(db, batch);
    const otherUses = batch.filter(({ before, after }) => !isSame(before?.uses ?? [], after.uses));
    if (otherUses.length > 0)
      await replaceUses(
        db,
        otherUses.map(({ id, after }) => ({ id, uses: after.uses })),
      );
    const rows = batch.map(({ id, before, after }) => ({ dish_id: id, before, after }));
    await insertHistory(db, rows, author);
  }
  const toDerive = changed.filter(saysElse).map(({ id, after, isInserted }) => ({ id, dish: after, isInserted }));
  await deriveDishes(db, toDerive, author.now, derive);
  return changed.filter((each) => saysElse(each) || each.before?.archived !== each.after.archived).map(({ id }) => id);
}
