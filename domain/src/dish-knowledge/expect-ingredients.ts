import type { Match } from '../reading/match.ts';
import type { Ingredient } from '../lexicon/compile.ts';
import { hasPhrase, normalise, tokensOf } from '../reading/normalise.ts';
import { parseIngredients } from '../reading/parse-ingredients.ts';
import type { Expected } from './expected.ts';
import { findDishes, findKnownDish, type FoundDish } from './known-dishes.ts';
import { isLeftOut, leftOut } from './left-out.ts';
import { shareOf, sideOf } from './shares.ts';

/** Nobody has listed the ingredients of this dish. */
export interface NamedDish {
  readonly name: string;
  readonly description: string;
}

/** Recipes omit these as often as not, so their probability can't be estimated. */
const unsaid: ReadonlySet<string> = new Set(['water', 'salt']);

/** The lexicon knows these words, but here they describe preparation or form, not an ingredient. */
const manners: ReadonlySet<string> = new Set(
  'house marinated seasoned skewer crisp veggie patty charcoal crust'.split(' ').map(normalise),
);

/** Longer texts describe more than one dish. Estimates ignore the rest; the reading that warns still covers it. */
const textRead = 2000;

/** Returns whether the match names the dish itself, which the dish knowledge describes in more detail. */
function isDish(text: string, name: string, { ingredient }: Match, head: FoundDish | undefined): boolean {
  const { mixture, terms, id } = ingredient;
  if (mixture && name === normalise(text)) return true;
  if (head === undefined) return false;
  if (mixture) return hasPhrase(head.name, name) || hasPhrase(name, head.name);
  const isKin = (other: Ingredient): boolean => terms.includes(other.id) || other.terms.includes(id);
  return (
    hasPhrase(head.name, name) && head.ingredients.some((one) => one.ground === 'dish always' && isKin(one.ingredient))
  );
}

/** Leaves out "burger" and "sauce", which don't say what is in them; pesto, without a family, may be an ingredient. */
function isIngredient(text: string, finding: Match, head: FoundDish | undefined): boolean {
  const { ingredient, trace, words } = finding;
  const name = normalise(words);
  if (trace || unsaid.has(ingredient.id) || manners.has(name)) return false;
  if (ingredient.mixture && findKnownDish(name)?.isOfFamily === true) return false;
  return !isDish(text, name, finding, head);
}

const tidy = (words: string): string => words.toLowerCase().replace(/\s+/g, ' ');

function namedIn(text: string, ground: 'named' | 'described', head: FoundDish | undefined): Expected[] {
  return parseIngredients(text)
    .filter((finding) => isIngredient(text, finding, head))
    .map(({ words, ingredient }) => ({ name: tidy(words), ingredient, ground }));
}

/** This many fit into a table that people read. */
const most = 20;

/** Returns each ingredient once, with its most likely ground, likeliest ingredients first. */
function surest(expected: readonly Expected[]): Expected[] {
  const sorted = expected.toSorted(
    (one, other) => shareOf(other.ground) - shareOf(one.ground) || (one.name < other.name ? -1 : 1),
  );
  const found = new Map<string, Expected>();
  for (const one of sorted) if (!found.has(one.ingredient.id)) found.set(one.ingredient.id, one);
  return [...found.values()].slice(0, most);
}

/** What follows one of these words is a side: "salmon with couscous". */
const beside: ReadonlySet<string> = new Set(['with', 'on', 'over', 'in']);

/** Finds the dishes that a text names, and the main one among them: the pizza of "Pesto Pizza with Fries". */
function readDishes(tokens: readonly string[]): { dishes: readonly FoundDish[]; head: FoundDish | undefined } {
  const dishes = findDishes(tokens);
  const border = tokens.findIndex((token) => beside.has(token));
  const head = dishes.findLast(({ end }) => border < 0 || end <= border) ?? dishes.at(-1);
  return { dishes, head };
}

const asSide = (one: Expected): Expected => ({ ...one, ground: sideOf(one.ground) });

/** These are main ingredients. If the name includes one, the others that are usual in such dishes don't apply. */
const mains: ReadonlySet<string> = new Set(
  'beef chicken pork turkey duck lamb shrimp salmon tuna tofu paneer'.split(' '),
);

function isOtherMain({ ingredient, ground }: Expected, named: readonly Expected[]): boolean {
  if (!mains.has(ingredient.id) || ground === 'dish always') return false;
  return named.some((one) => one.ground === 'named' && one.ingredient.terms.some((term) => mains.has(term)));
}

/** Returns what is usual in the dishes that a text names. Those in a description only count as sides. */
function usualIn(name: readonly string[], description: readonly string[]): { head?: FoundDish; usual: Expected[] } {
  const inName = readDishes(name);
  const { dishes, head } = inName.head === undefined ? readDishes(description) : inName;
  const usual = dishes.flatMap((dish) => (dish === inName.head ? dish.ingredients : dish.ingredients.map(asSide)));
  return head === undefined ? { usual } : { head, usual };
}

/** Returns the ingredients that a dish of this name is likely to contain, each once, likeliest first, at most 20. */
export function expectIngredients(given: NamedDish): Expected[] {
  const [name, description] = [given.name.slice(0, textRead), given.description.slice(0, textRead)];
  const [nameTokens, textTokens] = [tokensOf(name), tokensOf(description)];
  const { head, usual } = usualIn(nameTokens, textTokens);
  const named = [...namedIn(name, 'named', head), ...namedIn(description, 'described', head)];
  const without = leftOut([...nameTokens, '', ...textTokens]);
  // Cheddar in the name replaces the usual cheese; pesto doesn't replace the usual garlic.
  const said = new Set(named.flatMap(({ ingredient }) => (ingredient.mixture ? ingredient.id : ingredient.terms)));
  const meant = usual.filter(
    (one) => !said.has(one.ingredient.id) && !isLeftOut(without, one.ingredient) && !isOtherMain(one, named),
  );
  return surest([...named, ...meant]);
}
