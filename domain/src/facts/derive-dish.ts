import { deriveFacts, listCompleteAt } from './derive-facts.ts';
import { estimateIngredients } from '../dish-knowledge/estimate-ingredients.ts';
import type { DishFacts } from './dish-facts.ts';
import type { Dish, EstimatedIngredient } from './dish.ts';
import { asVariant, idOfWay } from './variant.ts';
import { packFacts, type PackedFacts } from './pack-facts.ts';

/** The band "Medium" begins here. Less likely ingredients are listed in the recipe but are no evidence. */
const warnsFrom = 0.33;

/** Holds a variant of a dish with the facts of the dish made that way. */
export interface DerivedVariant {
  /** The id that identifies it among the ways of its dish. */
  readonly id: string;
  readonly name: string;
  /** Its price; `null` if it costs the same as the dish. */
  readonly price_cents: number | null;
  readonly facts: DishFacts;
}

/**
 * Holds everything derived from a dish: the facts that an assessment needs, and our own estimate of its ingredients.
 */
export interface DerivedDish {
  readonly facts: DishFacts;
  /** The same facts, packed for lists of dishes. */
  readonly packed: PackedFacts;
  /** Estimates come likeliest first. Empty if the restaurant listed ingredients or somebody else estimated them. */
  readonly estimates: readonly EstimatedIngredient[];
  /** Variants come in the restaurant's order. */
  readonly variants: readonly DerivedVariant[];
}

const bare = ({ name, probability }: EstimatedIngredient): EstimatedIngredient => ({ name, probability });

/** A variant is a dish of its own, derived by the same rules. */
const deriveVariants = (record: Dish): DerivedVariant[] =>
  record.variants.map((variant) => ({
    id: idOfWay(variant),
    name: variant.name,
    price_cents: variant.price_cents,
    facts: deriveDish(asVariant(record, variant)).facts,
  }));

/**
 * Derives facts and estimates. Until the list is confirmed as complete, the likely ingredients of dishes with that name
 * are evidence too, since a partial list or somebody else's guess doesn't rule out the others. They only add a presence
 * `estimated`, which warns and never clears, and are shown only if nothing better is known.
 */
export function deriveDish(record: Dish): DerivedDish {
  const derived = (facts: DishFacts, estimates: readonly EstimatedIngredient[]): DerivedDish => ({
    facts,
    packed: packFacts(facts),
    estimates,
    variants: deriveVariants(record),
  });
  if (listCompleteAt(record) !== null) return derived(deriveFacts(record), []);
  const estimates = estimateIngredients(record);
  // What the texts name is already evidence, and more certain than a guess.
  const guesses = estimates.filter(({ probability, isNamed }) => probability >= warnsFrom && !isNamed).map(bare);
  const isShown = record.ingredients.length + record.estimates.length === 0;
  const facts = deriveFacts({ ...record, estimates: [...record.estimates, ...guesses] });
  return derived(facts, isShown ? estimates.map(bare) : []);
}
