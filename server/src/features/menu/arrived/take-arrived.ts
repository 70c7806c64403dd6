import { createHash } from 'node:crypto';
import { mostDishes } from '@clearplate/contract/menu';
import type { ArrivedMenu } from '@clearplate/contract/arrived-menus';
import type { Draft } from '@clearplate/menus/draft';
import { editDish } from '@clearplate/domain/menu/edit-dish';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import type { Db } from '../../../db/db.ts';
import { momentOf, type Author } from '../../../db/dish-history.ts';
import { lockMenu } from '../../../db/menu-lock.ts';
import { lockRestaurant } from '../../../db/restaurant-lock.ts';
import { followKitchens } from '../../../dish-changes/follow-kitchens.ts';
import { saveDishes, type EditedDish } from '../../../dish-changes/save-dishes.ts';
import { findLast, replaceArrival } from './arrived.queries.ts';
import { loadMenu } from './load-menu.ts';
import { claimsOf, compareArrived, markOf, matchDishes, newWarnings } from './compare-arrived.ts';
import { asStoredDraft, type StoredDraft } from './stored-draft.ts';

export interface ArrivedFile {
  readonly restaurantId: number;
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type Taken = {
  readonly outcome: 'same' | 'unchanged' | 'waits';
  readonly warned: number;
  readonly open: number;
};

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Files of one series differ in figures: "menu-2026-11-24.csv", "menu (2).csv". */
export const seriesOf = (name: string): string => name.toLowerCase().replaceAll(/\d+/g, '0').slice(0, 300);

/**
 * Adds what the file warns of to the dishes that it is surely about, as an import does: claims, which warn and never
 * clear. Everything else waits for the restaurant.
 */
async function warnAtOnce(
  db: Db,
  restaurantId: number,
  { draft, dismissed }: { readonly draft: StoredDraft; readonly dismissed: ReadonlySet<string> },
  context: StandingContext,
  author: Author,
): Promise<ArrivedMenu['warned']> {
  const matched = matchDishes(draft, await loadMenu(db, restaurantId));
  const moment = momentOf(author);
  const warned = matched.flatMap((each) => {
    const { said, known } = each;
    // What somebody has decided on stays decided while the file says the same of it.
    if (!known || known.dish.archived || dismissed.has(markOf(each))) return [];
    const warnings = newWarnings(known.dish, said, draft.date, context);
    if (warnings.length === 0) return [];
    const after = editDish(known.dish, { claims: claimsOf(said, draft.date) }, moment);
    const edited: EditedDish = { id: known.id, before: known.dish, after };
    const shown = warnings.map(({ allergen, level }) => ({ allergen, level }));
    return [{ edited, told: { dish_id: known.id, name: known.dish.name, warnings: shown } }];
  });
  const changed = await saveDishes(
    db,
    warned.map(({ edited }) => edited),
    author,
  );
  if (changed.length > 0) await followKitchens(db, changed, author);
  return warned.map(({ told }) => told);
}

/**
 * Takes a file that came by itself: compares it with the menu, warns of what it newly warns of, and lets the rest wait for
 * the restaurant. The same file again does nothing.
 */
export function takeArrived(
  db: Db,
  { restaurantId, name, bytes }: ArrivedFile,
  draft: Draft,
  { now, statementDays }: { readonly now: Date; readonly statementDays: number },
): Promise<Taken | { readonly problem: string }> {
  return db.transaction(
    async (transaction) => {
      const restaurant = await lockRestaurant(transaction, restaurantId);
      if (!restaurant) return { problem: 'The restaurant is gone.' };
      if (draft.dishes.length > mostDishes)
        return { problem: `It has ${draft.dishes.length} dishes, and a menu at most ${mostDishes}. Split it.` };
      const digest = digestOf(bytes);
      const place = { restaurantId, series: seriesOf(name) };
      const last = await findLast(transaction, place);
      if (last?.digest === digest) return { outcome: 'same', warned: 0, open: 0 };
      await lockMenu(transaction, restaurantId);
      const stored = asStoredDraft(draft, now);
      const context = { now: now.toISOString(), statementDays };
      const author: Author = { source: 'import', actorId: null, requestId: null, now };
      const dismissed = new Set(last?.dismissed);
      const warned = await warnAtOnce(transaction, restaurantId, { draft: stored, dismissed }, context, author);
      const menu = await loadMenu(transaction, restaurantId);
      const { dishes } = compareArrived(stored, menu, dismissed, context);
      const isOpen = dishes.length + warned.length > 0;
      await replaceArrival(transaction, {
        ...place,
        fileName: name.slice(0, 300),
        receivedAt: now,
        digest,
        draft: isOpen ? stored : undefined,
        warned,
        dismissed: [...dismissed],
      });
      return { outcome: isOpen ? 'waits' : 'unchanged', warned: warned.length, open: dishes.length };
    },
    { statementTimeout: 60_000 },
  );
}
