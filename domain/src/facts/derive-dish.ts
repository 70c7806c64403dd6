import { deriveFacts, listCompleteAt } from './derive-facts.ts';
import { estimateIngredients } from '../dish-knowledge/estimate-ingredients.ts';
import type { DishFacts } from './dish-facts.ts';
import type { Dish, EstimatedIngredient } from './dish.ts';
import { packFacts, type PackedFacts } from './pack-facts.ts';

/** Where the band "Medium" begins. What is less likely stands in the table of ingredients and is no evidence. */
const warnsFrom = 0.33;

/** All that is derived of a dish: what an assessment needs, and our own estimate of what it is made of. */
export interface DerivedDish {
  readonly facts: DishFacts;
  /** The same for lists of dishes. */
  readonly packed: PackedFacts;
  /** Likeliest first. Empty where the restaurant listed ingredients or somebody else estimated them. */
  readonly estimates: readonly EstimatedIngredient[];
}

const bare = ({ name, probability }: EstimatedIngredient): EstimatedIngredient => ({ name, probability });

const withPacked = (facts: DishFacts, estimates: readonly EstimatedIngredient[]): DerivedDish => ({
  facts,
  packed: packFacts(facts),
  estimates,
});

/**
 * Derives a record. Until its list is confirmed as whole, the likely ingredients of dishes of that name are evidence
 * beside all that was said: one ingredient more, or somebody else's guess, says nothing of the others. They only ever
 * add a presence `estimated`: they warn and never clear. They are shown where nothing better is there to be shown.
 */
export function deriveDish(record: Dish): DerivedDish {
  if (listCompleteAt(record) !== null) return withPacked(deriveFacts(record), []);
  const estimates = estimateIngredients(record);
  // What the texts name is evidence already, and surer.
  const guesses = estimates.filter(({ probability, isNamed }) => probability >= warnsFrom && !isNamed).map(bare);
  const isShown = record.ingredients.length + record.estimates.length === 0;
  const facts = deriveFacts({ ...record, estimates: [...record.estimates, ...guesses] });
  return withPacked(facts, isShown ? estimates.map(bare) : []);
}
