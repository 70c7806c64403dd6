import { ingredients, ingredientsByName, longestPhrase } from '../lexicon/lexicon.ts';
import { meant, unlike, usual } from '../lexicon/usual-in-names.ts';
import type { Match } from './match.ts';
import { avoidedNear } from './near-misses.ts';
import { apostrophe } from './fold-word.ts';
import { tokensOf } from './normalise.ts';

/** Says what a phrase of a name means: terms that are meant, and terms that are usual in it. */
interface Says {
  readonly tokens: readonly string[];
  readonly terms: string[];
  readonly mayMean: string[];
  /** These are usual only where the phrase is the whole name. */
  readonly alone: string[];
  /** These are usual only where the name doesn't say what it is made of. */
  readonly unspecified: string[];
}

const kindOf: Readonly<Record<string, 'alone' | 'unspecified'>> = { '=': 'alone', '~': 'unspecified' };

/** Finds phrases, as tokens with what they say, by their first token, the longest first. */
let table: ReadonlyMap<string, readonly Says[]> | undefined;

/** Adds everything that is meant with a group if nobody says which member. */
const below = (id: string): string[] =>
  [...ingredients.values()].flatMap((one) => (one.terms.includes(id) && one.closed ? [...one.terms] : []));

function rowsOf(text: string): { food: string; names: string[] }[] {
  return text
    .trim()
    .replaceAll(/\n +/g, ' ')
    .split('\n')
    .map((line) => {
      const [food = '', names = ''] = line.split(':');
      return { food: food.trim(), names: names.split(',').map((name) => name.trim()) };
    });
}

function termsOfFood(food: string): string[] {
  const name = food.replace(/^any /, '');
  const found = ingredientsByName.get(tokensOf(name).join(' '));
  if (found === undefined) throw new Error(`lexicon: no entry "${name}" to be usual in names`);
  return [...found.terms, ...(food.startsWith('any ') ? below(found.id) : [])];
}

function tableOf(): NonNullable<typeof table> {
  const byPhrase = new Map<string, Says>();
  const add = (text: string, kind: 'terms' | 'mayMean') => {
    for (const { food, names } of rowsOf(text)) {
      const terms = termsOfFood(food);
      // An apostrophe is left out as often as not: "shepherds pie".
      for (const name of names.flatMap((one) => [one, one.replace(apostrophe, '')])) {
        const tokens = tokensOf(name);
        const key = tokens.join(' ');
        const says = byPhrase.get(key) ?? { tokens, terms: [], mayMean: [], alone: [], unspecified: [] };
        says[kindOf[name.charAt(0)] ?? kind].push(...terms);
        byPhrase.set(key, says);
      }
    }
  };
  add(meant, 'terms');
  add(usual, 'mayMean');
  const sorted = [...byPhrase.values()].toSorted((one, other) => other.tokens.length - one.tokens.length);
  return Map.groupBy(sorted, ({ tokens: [first = ''] }) => first);
}

/** Finds what is listed with its own ingredients, as tokens: "green curry paste (lemongrass, chili)". */
const brokenDown = (listed: readonly Match[]): ReadonlySet<string> =>
  new Set(listed.filter(({ partsListed }) => partsListed).flatMap(({ words }) => tokensOf(words)));

let others: readonly (readonly string[])[] | undefined;

/** Returns the places of tokens that only look like a name of the table: "lima beans", "hash browns". */
function placesOfOthers(tokens: readonly string[]): ReadonlySet<number> {
  others ??= unlike.split(',').map((name) => tokensOf(name));
  const found = new Set<number>();
  const mark = (from: number, length: number) => {
    for (let at = from; at < from + length; at += 1) found.add(at);
  };
  for (let at = 0; at < tokens.length; at += 1) {
    for (const other of others) if (other.every((each, by) => each === tokens[at + by])) mark(at, other.length);
    const phrase = longestPhrase(tokens, at);
    const isWhole = phrase !== undefined && phrase.ingredient.plain && phrase.end > at + 1;
    if (isWhole && !isRow(tokens.slice(at, phrase.end))) mark(at, phrase.end - at);
  }
  return found;
}

const rowsFrom = (token: string | undefined): readonly Says[] => (table ??= tableOf()).get(token ?? '') ?? [];

const isRow = (tokens: readonly string[]): boolean =>
  rowsFrom(tokens[0]).some((row) => row.tokens.join(' ') === tokens.join(' '));

/** Finds what a dish is made of if its name says so: then nobody has to ask about another meat. */
const makings: ReadonlySet<string> = new Set(
  tokensOf(
    'meat fish tofu seitan tempeh paneer jackfruit mushroom lentil bean chickpea spinach cauliflower eggplant squash',
  ).concat('mixed-vegetable', 'vegetable', 'crustacean-shellfish', 'shellfish', 'shrimp', 'crab', 'lobster'),
);
const makingWords: ReadonlySet<string> = new Set(
  tokensOf('vegetable veggie vegetarian vegan veg plant meatless seafood'),
);

const saysOfWhat = (tokens: readonly string[], named: readonly Match[]): boolean =>
  tokens.some((token) => makingWords.has(token)) ||
  named.some(({ ingredient }) => ingredient.terms.some((term) => makings.has(term)));

/** This is a dish as its name is read for foods. */
interface Named {
  readonly texts: readonly string[];
  readonly named: readonly Match[];
  readonly listed: readonly Match[];
  readonly unread: readonly string[];
}

/**
 * Returns the terms that the words of a dish's name or description say beside those of the lexicon: garlic for
 * "aillade", `?garlic` for "Thai green curry" and for "galric". If the list breaks such a thing down, that answers it.
 */
export function foodsOfNames({ texts, named, listed, unread }: Named): string[] {
  const answered = brokenDown(listed);
  const found = new Set<string>();
  for (const text of texts) {
    const tokens = tokensOf(text);
    if (!tokens.some((token) => rowsFrom(token).length > 0)) continue;
    const hidden = placesOfOthers(tokens);
    for (let at = 0; at < tokens.length; at += 1) {
      if (hidden.has(at)) continue;
      for (const row of rowsFrom(tokens[at])) {
        if (!row.tokens.every((each, by) => each === tokens[at + by])) continue;
        for (const term of row.terms) found.add(term);
        if (row.tokens.some((token) => answered.has(token))) continue;
        const usually = [
          ...row.mayMean,
          ...(row.tokens.length === tokens.length ? row.alone : []),
          ...(saysOfWhat(tokens, named) ? [] : row.unspecified),
        ];
        for (const term of usually) found.add(`?${term}`);
      }
    }
  }
  for (const term of avoidedNear(unread)) found.add(`?${term}`);
  return [...found];
}

/** Returns the names of a term that are in the table and not in the lexicon, to be quoted. */
export function namesMeaning(term: string): string[] {
  return [...(table ??= tableOf()).values()]
    .flat()
    .flatMap(({ tokens, terms }) => (terms.includes(term) ? [tokens.join(' ')] : []));
}
