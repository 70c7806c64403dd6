import type { Finding } from '../finding.ts';
import { hasPhrase, normalise, tokensOf } from '../normalise.ts';
import { parseIngredients } from '../parse-ingredients.ts';
import type { Expected } from './expected.ts';
import { findDishes, findKnownDish, type FoundDish } from './known-dishes.ts';
import { isLeftOut, leftOut } from './left-out.ts';
import { shareOf, sideOf } from './shares.ts';

/** What is known of a dish whose ingredients nobody listed. */
export interface NamedDish {
  readonly name: string;
  readonly description: string;
}

/** Recipes leave water and salt unsaid as often as not, so that nothing true can be said of how likely they are. "House" is none. */
const unsaid: ReadonlySet<string> = new Set(['water', 'salt', 'house']);

/** Longer texts tell of more than a dish; the rest of them is left to the reading that warns. */
const textRead = 2000;

/** "Burger" and "sauce" don't say what is in them. A dish that is like no other, such as pesto, may be part of one. */
function isIngredient({ ingredient, trace, words }: Finding, head: string): boolean {
  if (trace || unsaid.has(ingredient.id)) return false;
  if (!ingredient.mixture) return true;
  const name = normalise(words);
  return !hasPhrase(head, name) && findKnownDish(name)?.isOfFamily !== true;
}

const tidy = (words: string): string => words.toLowerCase().replace(/\s+/g, ' ');

function namedIn(text: string, ground: 'named' | 'described', head: string): Expected[] {
  return parseIngredients(text)
    .filter((finding) => isIngredient(finding, head))
    .map(({ words, ingredient }) => ({ name: tidy(words), ingredient, ground }));
}

/** So many fit into a table that somebody reads. */
const most = 20;

/** The surest ground for each ingredient, the likeliest ingredients first. */
function surest(expected: readonly Expected[]): Expected[] {
  const sorted = expected.toSorted(
    (one, other) => shareOf(other.ground) - shareOf(one.ground) || (one.name < other.name ? -1 : 1),
  );
  const found = new Map<string, Expected>();
  for (const one of sorted) if (!found.has(one.ingredient.id)) found.set(one.ingredient.id, one);
  return [...found.values()].slice(0, most);
}

/** What stands behind them comes beside the dish: "salmon with couscous". */
const beside: ReadonlySet<string> = new Set(['with', 'on', 'over', 'in']);

/** The dishes that a text names, and which of them it is: the pizza of "Pesto Pizza with Fries". */
function readDishes(tokens: readonly string[]): { dishes: readonly FoundDish[]; head: FoundDish | undefined } {
  const dishes = findDishes(tokens);
  const border = tokens.findIndex((token) => beside.has(token));
  const head = dishes.findLast(({ end }) => border < 0 || end <= border) ?? dishes.at(-1);
  return { dishes, head };
}

const asSide = (one: Expected): Expected => ({ ...one, ground: sideOf(one.ground) });

/** What a dish of this name may well be made of, each ingredient once, the likeliest first, at most 20. */
export function expectIngredients(given: NamedDish): Expected[] {
  const [name, description] = [given.name.slice(0, textRead), given.description.slice(0, textRead)];
  const [nameTokens, textTokens] = [tokensOf(name), tokensOf(description)];
  const inName = readDishes(nameTokens);
  const { dishes, head } = inName.head === undefined ? readDishes(textTokens) : inName;
  const named = [...namedIn(name, 'named', head?.name ?? ''), ...namedIn(description, 'described', head?.name ?? '')];
  const without = leftOut([...nameTokens, '', ...textTokens]);
  // Cheddar in the name says which cheese it is; pesto doesn't say which garlic.
  const said = new Set(named.flatMap(({ ingredient }) => (ingredient.mixture ? ingredient.id : ingredient.terms)));
  const usual = dishes
    .flatMap((dish) => (dish === head ? dish.ingredients : dish.ingredients.map(asSide)))
    .filter(({ ingredient }) => !said.has(ingredient.id) && !isLeftOut(without, ingredient));
  return surest([...named, ...usual]);
}
