import { ancestorsOf, descendantsOf, type AllergenId } from './allergens.ts';
import { deriveFacts, listCompleteAt } from './derive-facts.ts';
import { nothingKnown, type Dish } from './dish.ts';
import { withoutComponents, withoutWords } from './variant.ts';
import { estimateIngredients } from '../dish-knowledge/estimate-ingredients.ts';
import { normalise } from '../reading/normalise.ts';
import { parseIngredients } from '../reading/parse-ingredients.ts';

/** An ingredient without which a dish would have less of what people avoid. */
export interface SoleSource {
  /** As the list has it. */
  readonly ingredient: string;
  /** What nothing else in the dish has or may have, by all that is known of it. */
  readonly allergens: readonly AllergenId[];
}

/** What such a dish has as often as not may be in this one, until its list is confirmed as complete. */
const usualFrom = 0.33;

/** Returns the allergens that texts name as certain or possible. */
const saidBy = (texts: readonly string[]): AllergenId[] =>
  texts
    .flatMap((text) => parseIngredients(text))
    .flatMap(({ implies }) => implies)
    .flatMap(({ allergen, presence }) => (presence === 'estimated' ? [] : allergen));

/** "peanuts" of a dish whose list has crushed peanuts is that ingredient, and no other. */
function isSameFood(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map((text) => parseIngredients(text).map(({ ingredient }) => ingredient));
  return mine!.some((a) => theirs!.some((b) => a.terms.includes(b.id) || b.terms.includes(a.id)));
}

/** Returns what somebody estimated, and what is usual in such dishes. What the texts name is read in them. */
function usualIn(dish: Dish): Dish['estimates'] {
  const own = listCompleteAt(dish) === null ? estimateIngredients(dish) : [];
  const guessed = own.filter(({ probability, isNamed }) => probability >= usualFrom && !isNamed);
  return [...dish.estimates, ...guessed.map(({ name, probability }) => ({ name, probability }))];
}

/** Returns the dish without one of its ingredients. The name is not in it: "pad thai" says no more than the list. */
const without = (dish: Dish, ingredient: string): Dish => ({
  ...nothingKnown,
  ...withoutComponents(dish, [ingredient]),
  description: withoutWords(dish.description, [ingredient]),
  ingredients: dish.ingredients.filter((one) => normalise(one) !== normalise(ingredient)),
});

/** Returns what is in a dish or may be, by anything but its name: also by what is only usual in its ingredients. */
const foundIn = (dish: Dish): AllergenId[] =>
  deriveFacts(dish).allergens.flatMap(({ allergen, presence }) => (presence === 'none' ? [] : allergen));

/**
 * Returns the ingredients that alone bring an allergen into a dish, in the list's order: those that are worth asking the kitchen
 * to leave out. Nothing else in it may have that allergen: no other ingredient or component, nor what is usual in such dishes.
 */
export function soleSources(dish: Dish): SoleSource[] {
  let usual: Dish['estimates'] | undefined;
  return dish.ingredients.flatMap((ingredient) => {
    const rest = without(dish, ingredient);
    const elsewhere = saidBy([...rest.ingredients, dish.name, rest.description]);
    const related = new Set(elsewhere.flatMap((one) => [one, ...ancestorsOf(one), ...descendantsOf(one)]));
    const brought = [...new Set(saidBy([ingredient]))].filter((one) => !related.has(one));
    // Most ingredients bring nothing, and deriving takes longest.
    if (brought.length === 0) return [];
    usual ??= usualIn(dish);
    const estimates = usual.filter(({ name }) => !isSameFood(name, ingredient));
    const left = new Set(foundIn({ ...rest, estimates }));
    const allergens = brought.filter((one) => !left.has(one));
    return allergens.length > 0 ? [{ ingredient, allergens }] : [];
  });
}
