import type { ComponentEffect } from '@clearplate/contract/components';
import { reachedFrom } from '@clearplate/domain/facts/component';
import { deriveDish, type DerivedDish } from '@clearplate/domain/facts/derive-dish';
import { presenceRank as rank, type DishFacts } from '@clearplate/domain/facts/dish-facts';
import type { Component } from '@clearplate/domain/facts/dish';
import { ancestorsOf, type AllergenId } from '@clearplate/domain/facts/allergens';
import { isWarnedItself } from '@clearplate/domain/facts/brought';
import { followComponents, replaceComponents } from '@clearplate/domain/menu/dish-edits';
import { findDishesWith } from '../../db/components.ts';
import type { Db } from '../../db/db.ts';
import { mostAtOnce } from '../../dish-changes/change-components.ts';
import { mapInSlices } from '../../dish-changes/map-in-slices.ts';
import { loadDishes, type LoadedDish } from '../../dish-changes/load-dishes.ts';
import type { ComponentPlan } from './plan-components.ts';

/** How many dishes of very many are looked at: their numbers say what to expect. */
const mostLookedAt = 1000;

/** Which components a dish names after a save. */
export function usesAfter(
  { id, dish }: Pick<LoadedDish, 'id' | 'dish'>,
  dishIds: ComponentPlan['dishIds'],
): readonly number[] {
  const left = dish.uses.filter((component) => dishIds.get(component)?.includes(id) ?? true);
  const added = [...dishIds].flatMap(([component, ids]) => (ids.includes(id) ? [component] : []));
  return [...new Set([...left, ...added])].toSorted((one, other) => one - other);
}

/** The dishes that name other components after a save than before it. */
export function dishesMoved(
  plan: Pick<ComponentPlan, 'dishIds'>,
  naming: ReadonlyMap<number, readonly number[]>,
): number[] {
  const ids = [...plan.dishIds].flatMap(([component, after]) => {
    const before = naming.get(component) ?? [];
    return [...after.filter((id) => !before.includes(id)), ...before.filter((id) => !after.includes(id))];
  });
  return [...new Set(ids)];
}

const covers = ({ allergens, ingredientsCompleteAt }: DishFacts): Set<string> =>
  new Set([
    ...allergens.flatMap(({ allergen, coveredAt }) => (coveredAt === null ? [] : [allergen])),
    ...(ingredientsCompleteAt === null ? [] : ['the list']),
  ]);

const weightsOf = ({ allergens }: DishFacts) =>
  new Map(allergens.map(({ allergen, presence }) => [allergen, rank[presence]]));

/** Leaves out what may be there only as a member of a group that is among them: mixed nuts would name every nut. */
const named = (ids: readonly AllergenId[], { allergens }: DishFacts): AllergenId[] =>
  ids.filter(
    (id) =>
      !ancestorsOf(id).some((group) => ids.includes(group)) ||
      allergens.some((one) => one.allergen === id && isWarnedItself(one)),
  );

function compare(before: DishFacts, after: DishFacts) {
  const [weights, then] = [weightsOf(before), weightsOf(after)];
  const warned = [...then].flatMap(([allergen, weight]): AllergenId[] =>
    weight >= rank.possible && (weights.get(allergen) ?? 0) < weight ? [allergen] : [],
  );
  const unwarned = [...weights].flatMap(([allergen, weight]): AllergenId[] =>
    weight >= rank.possible && (then.get(allergen) ?? 0) < rank.possible ? [allergen] : [],
  );
  const left = covers(after);
  return {
    warned: named(warned, after),
    unwarned: named(unwarned, before),
    isUnsettled: [...covers(before)].some((one) => !left.has(one)),
  };
}

/** What changes of a dish as it comes, and of the ways to make it. */
function compareWithWays(before: DerivedDish, after: DerivedDish): ReturnType<typeof compare> {
  const ways = before.variants.flatMap(({ id, facts }) => {
    const now = after.variants.find((one) => one.id === id);
    return now ? [compare(facts, now.facts)] : [];
  });
  const all = [compare(before.facts, after.facts), ...ways];
  return {
    warned: [...new Set(all.flatMap(({ warned }) => warned))],
    unwarned: [...new Set(all.flatMap(({ unwarned }) => unwarned))],
    isUnsettled: all.some(({ isUnsettled }) => isUnsettled),
  };
}

function countDishes(allergens: readonly AllergenId[]): ComponentEffect['warned'] {
  const counts = new Map<AllergenId, number>();
  for (const allergen of allergens) counts.set(allergen, (counts.get(allergen) ?? 0) + 1);
  return [...counts].map(([allergen, dishes]) => ({ allergen, dishes }));
}

/** What a planned save would do to the dishes. Nothing is written. */
export async function previewPlan(
  db: Db,
  plan: ComponentPlan,
  naming: ReadonlyMap<number, readonly number[]>,
  now: Date,
): Promise<ComponentEffect> {
  const within = await findDishesWith(
    db,
    plan.changed.map(({ id }) => id),
  );
  const ids = [...new Set([...within, ...dishesMoved(plan, naming)])];
  const loaded = await loadDishes(db, ids.slice(0, mostLookedAt));
  const at = now.toISOString();
  const sets = new Map<string, readonly Component[]>();
  const reached = (uses: readonly number[]): readonly Component[] => {
    const known = sets.get(uses.join()) ?? reachedFrom(uses, plan.components);
    sets.set(uses.join(), known);
    return known;
  };
  const effects = await mapInSlices(loaded, (one) => {
    const uses = usesAfter(one, plan.dishIds);
    const ofWays = reached(one.dish.variants.flatMap((way) => way.uses ?? []));
    const followed = followComponents(one.dish, reached(one.dish.uses), at, ofWays);
    const after = replaceComponents(followed, { uses, components: reached(uses) }, at);
    return compareWithWays(deriveDish(one.dish), deriveDish(after));
  });
  return {
    dishes: ids.length,
    warned: countDishes(effects.flatMap(({ warned }) => warned)),
    unwarned: countDishes(effects.flatMap(({ unwarned }) => unwarned)),
    unsettled: effects.filter(({ isUnsettled }) => isUnsettled).length,
    deferred: ids.length > mostAtOnce,
  };
}
