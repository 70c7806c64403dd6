import { deriveDish } from '../facts/derive-dish.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import type { Component, Dish } from '../facts/dish.ts';
import { warningsOfBoth } from '../facts/doubtful-facts.ts';
import { asVariant } from '../facts/variant.ts';
import type { DishChange } from './dish-changes.ts';
import { isSamePreparation, isUnsettledByName, type Preparation } from './same-way.ts';

/**
 * Says what became of a way since somebody chose it. `changed`: it, or the dish, isn't what they saw. `withdrawn`: the
 * restaurant no longer offers it.
 */
export type WayState = 'same' | 'changed' | 'withdrawn';

/** These changes leave the dish made this way as it was, or concern only the dish as it comes. */
const harmless: readonly DishChange['kind'][] = [
  'section_changed',
  'picture_changed',
  'price_changed',
  'allergen_confirmed',
];

function matters(change: DishChange, { id, seen }: ChosenWay): boolean {
  switch (change.kind) {
    case 'variant_added':
    case 'variant_removed':
    case 'variant_component_changed':
      return change.way === id;
    case 'variant_renamed':
      return change.way === id && isUnsettledByName(seen, change.from, change.to);
    // Changes of what it leaves out and adds are compared elsewhere, statements about it are in its facts, and other
    // ways don't concern it.
    case 'variant_changed':
    case 'variant_stated':
      return false;
    default:
      return !harmless.includes(change.kind);
  }
}

/** This is a way that was chosen, as it was seen. */
export interface ChosenWay {
  readonly id: string;
  readonly seen: Preparation;
}

/**
 * Returns what became of a chosen way. `now` is the way with that id, if there is one; `changes` are those of the dish
 * since it was seen.
 */
export function stateOfWay(chosen: ChosenWay, now: Preparation | null, changes: readonly DishChange[]): WayState {
  if (now === null) return 'withdrawn';
  return isSamePreparation(chosen.seen, now) && !changes.some((change) => matters(change, chosen)) ? 'same' : 'changed';
}

/** Returns facts in which every warning stands and nothing clears. */
export const unsettled = (facts: DishFacts): DishFacts => ({
  ...facts,
  allergens: facts.allergens.map((fact) => ({ ...fact, coveredAt: null })),
  ingredientsCompleteAt: null,
  crossContactStatedAt: null,
});

/**
 * Returns the facts by which to assess a way that the restaurant no longer offers, or that isn't derived yet: anyone
 * who asks for it may get the dish as it comes, plus what the way added. Nothing clears. `components` are those that it
 * added, with what is in them; if one is gone by now, what the way was `seen` to warn of stands.
 */
export function factsOfLostWay(
  dish: Dish,
  { adds, uses = [] }: Preparation,
  components: readonly Component[] = [],
  seen?: DishFacts,
): DishFacts {
  const nothingStated = {
    changed_at: null,
    ingredients_complete_at: null,
    cross_contact_stated_at: null,
    statements: [],
  };
  const lost = { name: '', leaves_out: [], adds, uses, components, price_cents: null, ...nothingStated };
  const facts = unsettled(deriveDish(asVariant(dish, lost)).facts);
  const isWhole = uses.every((id) => components.some((one) => one.id === id));
  return isWhole || !seen ? facts : warningsOfBoth(facts, seen);
}
