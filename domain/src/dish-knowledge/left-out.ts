import { descendantsOf, type AllergenId } from '../facts/allergens.ts';
import type { Ingredient } from '../lexicon/compile.ts';
import { longestPhrase } from '../lexicon/lexicon.ts';

/** A text says that the dish is made without these terms of the lexicon and allergens. */
interface LeftOut {
  readonly terms: ReadonlySet<string>;
  readonly allergens: ReadonlySet<AllergenId>;
}

interface Diet {
  readonly terms: readonly string[];
  readonly allergens: readonly AllergenId[];
}

const meatless: Diet = {
  terms: 'meat beef pork chicken turkey duck lamb ham bacon sausage fish gelatin'.split(' '),
  allergens: ['fish', 'crustacean-shellfish', 'molluscs'],
};
const plantOnly: Diet = {
  terms: [...meatless.terms, 'honey', 'egg', 'milk'],
  allergens: [...meatless.allergens, 'milk', 'eggs'],
};

const diets: ReadonlyMap<string, Diet> = new Map([
  ['vegan', plantOnly],
  ['vegetarian', meatless],
  ['veggie', meatless],
  ['meatless', meatless],
]);

/** Before "milk", these words name a plant drink that replaces milk. */
const plantMilks: ReadonlySet<string> = new Set(['oat', 'almond', 'soy', 'coconut', 'rice', 'cashew', 'hemp']);

const before: ReadonlySet<string> = new Set(['no', 'without']);
const behind: ReadonlySet<string> = new Set(['free', 'less']);

/** Returns what "vegan", "gluten-free", "no onion" and the like remove from an estimate. It clears nothing. */
export function leftOut(tokens: readonly string[]): LeftOut {
  const terms = new Set<string>();
  const allergens = new Set<AllergenId>();
  const add = (given: Diet): void => {
    for (const term of given.terms) terms.add(term);
    for (const allergen of given.allergens)
      for (const one of [allergen, ...descendantsOf(allergen)]) allergens.add(one);
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const diet = diets.get(tokens[at] ?? '');
    if (diet !== undefined) add(diet);
    if (plantMilks.has(tokens[at] ?? '') && tokens[at + 1] === 'milk') terms.add('milk');
    const phrase = longestPhrase(tokens, at);
    if (phrase === undefined) continue;
    if (before.has(tokens[at - 1] ?? '') || behind.has(tokens[phrase.end] ?? ''))
      add({ terms: [phrase.ingredient.id], allergens: phrase.ingredient.stands });
  }
  return { terms, allergens };
}

export function isLeftOut({ terms, allergens }: LeftOut, ingredient: Ingredient): boolean {
  return (
    ingredient.terms.some((term) => terms.has(term)) ||
    [...ingredient.implies].some(([allergen, certainty]) => certainty !== 'sometimes' && allergens.has(allergen))
  );
}
