import { createHash } from 'node:crypto';
import { mostDishes } from '@clearplate/contract/menu';
import type { ArrivedMenu } from '@clearplate/contract/arrived-menus';
import type { Draft } from '@clearplate/menus/draft';
import { editDish } from '@clearplate/domain/menu/edit-dish';
import type { Dish, Instant, Statement } from '@clearplate/domain/facts/dish';
import { timeOf } from '@clearplate/domain/facts/instants';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import type { Db } from '../../../db/db.ts';
import { momentOf, type Author } from '../../../db/dish-history.ts';
import { lockMenu } from '../../../db/menu-lock.ts';
import { lockRestaurant } from '../../../db/restaurant-lock.ts';
import { followKitchens } from '../../../dish-changes/follow-kitchens.ts';
import { saveDishes, type EditedDish } from '../../../dish-changes/save-dishes.ts';
import { findLast, replaceArrival } from './arrived.queries.ts';
import { loadMenu } from './load-menu.ts';
import { seriesOf } from './series-of.ts';
import { claimsOf, compareArrived, markOf, matchDishes, newWarnings } from './compare-arrived.ts';
import { asStoredDraft, type StoredDraft } from './stored-draft.ts';
import { storeSystemKeys, knownMenu } from './system-keys.ts';

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

interface Arriving {
  readonly draft: StoredDraft;
  readonly dismissed: ReadonlySet<string>;
  /** Says when this same file arrived before. */
  readonly lastAt: Instant | undefined;
}

/** Leaves out what the restaurant has stated since this same file arrived before, because that stays its word. */
function withoutAnswered(claims: ReturnType<typeof claimsOf>, dish: Dish, lastAt: Instant | undefined) {
  if (lastAt === undefined) return claims;
  const isAnswer = ({ source, stated_at }: Statement) => source === 'restaurant' && timeOf(stated_at) >= timeOf(lastAt);
  return claims.filter(({ allergen }) => !dish.statements.some((one) => one.allergen === allergen && isAnswer(one)));
}

/**
 * Adds the file's warnings to the dishes that it is certainly about, like an import, as claims, which warn and never
 * clear. Everything else waits for the restaurant.
 */
async function warnAtOnce(
  db: Db,
  restaurantId: number,
  { draft, dismissed, lastAt }: Arriving,
  context: StandingContext,
  author: Author,
): Promise<ArrivedMenu['warned']> {
  const matched = matchDishes(draft, await knownMenu(db, restaurantId, draft, await loadMenu(db, restaurantId)));
  await storeSystemKeys(db, restaurantId, draft, matched);
  const moment = momentOf(author);
  const warned = matched.flatMap((each) => {
    const { said, known } = each;
    // A decision holds as long as the file says the same of the dish.
    if (!known || known.dish.archived || dismissed.has(markOf(each))) return [];
    const claims = withoutAnswered(claimsOf(said, draft.date), known.dish, lastAt);
    const after = editDish(known.dish, { claims: claims.map((one) => ({ ...one, arrived: true })) }, moment);
    // If only the claim's lasting over later imports is new, it is written and not reported.
    if (JSON.stringify(after.statements) === JSON.stringify(known.dish.statements)) return [];
    const answered = new Set(claims.map(({ allergen }) => allergen));
    const warnings = newWarnings(known.dish, said, draft.date, context).filter(({ allergen }) =>
      answered.has(allergen),
    );
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
  return warned.flatMap(({ told }) => (told.warnings.length > 0 ? told : []));
}

/**
 * Processes a file that arrived by itself: compares it with the menu, adds its new warnings, and lets the rest wait for
 * the restaurant. The same file again only warns of dishes that weren't there before.
 */
export function takeArrived(
  db: Db,
  { restaurantId, name, bytes }: ArrivedFile,
  draft: Draft,
  { now: clock, statementDays }: { readonly now: () => Date; readonly statementDays: number },
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
      const isSame = last?.digest === digest;
      await lockMenu(transaction, restaurantId);
      // The time is taken under the locks, so that it is later than that of their previous holders.
      const now = clock();
      const stored = asStoredDraft(draft, now);
      const context = { now: now.toISOString(), statementDays };
      const author: Author = { source: 'import', actorId: null, requestId: null, now };
      const dismissed = new Set(last?.dismissed);
      const lastAt = isSame ? last.receivedAt : undefined;
      const arriving = { draft: stored, dismissed, lastAt };
      const warned = await warnAtOnce(transaction, restaurantId, arriving, context, author);
      if (isSame && warned.length === 0) return { outcome: 'same', warned: 0, open: 0 };
      const loaded = await loadMenu(transaction, restaurantId);
      const menu = await knownMenu(transaction, restaurantId, stored, loaded);
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
