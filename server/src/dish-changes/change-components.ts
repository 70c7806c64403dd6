import { deriveDish, type DerivedDish } from '@clearplate/domain/facts/derive-dish';
import { doubtfulFacts } from '@clearplate/domain/facts/doubtful-facts';
import { packFacts } from '@clearplate/domain/facts/pack-facts';
import type { Dish } from '@clearplate/domain/facts/dish';
import { followComponents } from '@clearplate/domain/menu/dish-edits';
import { findDishesWith, freeNames, updateComponents, type ChangedComponent } from '../db/components.ts';
import type { Db } from '../db/db.ts';
import type { Author } from '../db/dish-history.ts';
import { findFacts } from '../db/stored-facts.ts';
import { findComponentsOf } from './components-of.ts';
import { followKitchens } from './follow-kitchens.ts';
import { loadDishes, lockDishes } from './load-dishes.ts';
import { saveDishes, type Derive, type EditedDish } from './save-dishes.ts';

/**
 * At most this many dishes are derived in the transaction that changes their components. More become doubtful until
 * they are derived.
 */
export const mostAtOnce = 500;

/**
 * Adds the components' warnings to the dishes' facts, and lets nothing clear. The background then derives such dishes
 * like those of another lexicon.
 */
async function deriveLater(db: Db, edited: readonly EditedDish[]): Promise<Derive> {
  const stored = await findFacts(
    db,
    edited.map(({ id }) => id),
  );
  return (dish: Dish, id?: number): DerivedDish => {
    const facts = stored.get(id ?? 0);
    if (!facts) return deriveDish(dish);
    const doubtful = doubtfulFacts(facts, dish);
    return { facts: doubtful, packed: packFacts(doubtful), estimates: [], variants: [] };
  };
}

/**
 * This is the only way to change components. It writes them, and everything that follows for each dish that contains
 * one, directly or within another, with those dishes' history, in the caller's transaction. The caller has locked the
 * restaurants whose dishes may use them, so that no dish begins to use one meanwhile. The dishes' own locks make others
 * who change them wait, and read the new content afterwards. A changed component may take the name of one that is
 * removed.
 */
export async function changeComponents(
  db: Db,
  changed: readonly ChangedComponent[],
  author: Author,
  removed: readonly number[] = [],
): Promise<void> {
  if (changed.length === 0) return;
  const ids = await findDishesWith(
    db,
    changed.flatMap(({ id, before }) => (before ? [id] : [])),
  );
  await lockDishes(db, ids);
  const loaded = ids.length > 0 ? await loadDishes(db, ids) : [];
  await freeNames(db, [...changed.map(({ id }) => id), ...removed]);
  await updateComponents(db, changed, author);
  if (ids.length === 0) return;
  const usesOf = await findComponentsOf(db, ids);
  const at = author.now.toISOString();
  const edited = loaded.map(({ id, dish }): EditedDish => {
    const { components, ofWays } = usesOf(id);
    return { id, before: dish, after: followComponents(dish, components, at, ofWays) };
  });
  const derive = edited.length > mostAtOnce ? await deriveLater(db, edited) : deriveDish;
  const following = { ...author, source: 'component' as const };
  const affected = await saveDishes(db, edited, following, derive);
  if (affected.length > 0) await followKitchens(db, affected, author);
}
