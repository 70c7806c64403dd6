import { ancestorsOf, descendantsOf, type AllergenId } from './allergens.ts';
import { deriveFacts, listCompleteAt } from './derive-facts.ts';
import { nothingKnown, type Dish } from './dish.ts';
import { withoutComponents, withoutWords } from './variant.ts';
import { estimateIngredients } from '../dish-knowledge/estimate-ingredients.ts';
import { normalise } from '../reading/normalise.ts';
import { parseIngredients } from '../reading/parse-ingredients.ts';

/** Leaving this ingredient out would take allergens out of the dish. */
export interface SoleSource {
  /** The ingredient as the list has it. */
  readonly ingredient: string;
  /** Allergens that nothing else in the dish has or may have, by all that is known of it. */
  readonly allergens: readonly AllergenId[];
}

/** Ingredients that are in such a dish as often as not may be in this one, until its list is confirmed as complete. */
const usualFrom = 0.33;

/** Returns the allergens that a text names as certain or possible. */
const saidBy = (text: string): AllergenId[] =>
  parseIngredients(text)
    .flatMap(({ implies }) => implies)
    .flatMap(({ allergen, presence }) => (presence === 'estimated' ? [] : allergen));

const foodsIn = (text: string) => parseIngredients(text).map(({ ingredient }) => ingredient);

type Foods = ReturnType<typeof foodsIn>;

/** If the list has "crushed peanuts", "peanuts" in the description means that ingredient and no other. */
const areSameFood = (one: Foods, other: Foods): boolean =>
  one.some((a) => other.some((b) => a.terms.includes(b.id) || b.terms.includes(a.id)));

/** Returns what somebody estimated, and what is usual in such dishes. What the texts name is read in them instead. */
function usualIn(dish: Dish): { readonly estimate: Dish['estimates'][number]; readonly foods: Foods }[] {
  const own = listCompleteAt(dish) === null ? estimateIngredients(dish) : [];
  const guessed = own.filter(({ probability, isNamed }) => probability >= usualFrom && !isNamed);
  const all = [...dish.estimates, ...guessed.map(({ name, probability }) => ({ name, probability }))];
  return all.map((estimate) => ({ estimate, foods: foodsIn(estimate.name) }));
}

/** Returns the dish without one of its ingredients. The name is left out too: "pad thai" says no more than the list. */
const without = (dish: Dish, ingredient: string): Dish => ({
  ...nothingKnown,
  ...withoutComponents(dish, [ingredient]),
  description: withoutWords(dish.description, [ingredient]),
  ingredients: dish.ingredients.filter((one) => normalise(one) !== normalise(ingredient)),
});

/**
 * Returns what is in a dish or may be, according to everything but its name. This includes what is only usual in its
 * ingredients.
 */
const foundIn = (dish: Dish): AllergenId[] =>
  deriveFacts(dish).allergens.flatMap(({ allergen, presence }) => (presence === 'none' ? [] : allergen));

/**
 * Returns the ingredients that alone name an allergen, in the list's order. The dish may still get it from elsewhere:
 * neither what is only usual in other ingredients nor what the components bring counts here.
 */
export function namedByOne({ name, description, ingredients }: Pick<Dish, 'name' | 'description' | 'ingredients'>) {
  const said = ingredients.map((text) => ({ ingredient: text, form: normalise(text), allergens: saidBy(text) }));
  const byName = saidBy(name);
  return said.flatMap(({ ingredient, ...own }): SoleSource[] => {
    if (own.allergens.length === 0) return [];
    const others = said.flatMap(({ form, allergens }) => (form === own.form ? [] : allergens));
    const elsewhere = [...byName, ...others, ...saidBy(withoutWords(description, [ingredient]))];
    const related = new Set(elsewhere.flatMap((one) => [one, ...ancestorsOf(one), ...descendantsOf(one)]));
    const allergens = [...new Set(own.allergens)].filter((one) => !related.has(one));
    return allergens.length > 0 ? [{ ingredient, allergens }] : [];
  });
}

/**
 * Returns the ingredients that alone bring an allergen into a dish, in the list's order: those that are worth asking
 * the kitchen to leave out. Nothing else may bring that allergen: no other ingredient or component, and nothing that is
 * usual in such dishes.
 */
export function soleSources(dish: Dish): SoleSource[] {
  const named = namedByOne(dish);
  const usual = named.length > 0 ? usualIn(dish) : [];
  return named.flatMap(({ ingredient, allergens }) => {
    const foods = foodsIn(ingredient);
    const estimates = usual.filter((one) => !areSameFood(one.foods, foods)).map(({ estimate }) => estimate);
    const left = new Set(foundIn({ ...without(dish, ingredient), estimates }));
    const alone = allergens.filter((one) => !left.has(one));
    return alone.length > 0 ? [{ ingredient, allergens: alone }] : [];
  });
}
