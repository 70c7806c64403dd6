import type { DishVariant } from '../facts/dish.ts';
import { parseIngredients } from '../reading/parse-ingredients.ts';
import { normalise, tokensOf } from '../reading/normalise.ts';

/**
 * Says what a way to make a dish leaves out and adds, as the restaurant wrote it, with the ids of the components that
 * it adds.
 */
export type Preparation = Pick<DishVariant, 'leaves_out' | 'adds' | 'uses'>;

const forms = (texts: readonly string[]): string => JSON.stringify(texts.map(normalise).toSorted());

const formOf = ({ leaves_out, adds, uses = [] }: Preparation): string =>
  `${forms(leaves_out)} ${forms(adds)} ${[...new Set(uses)].toSorted((one, other) => one - other).join()}`;

/** Tells whether a way to make a dish is what somebody saw; its ingredients have no order. */
export const isSamePreparation = (one: Preparation, other: Preparation): boolean => formOf(one) === formOf(other);

/**
 * Returns, for each way that is named now, which of the earlier ones it is. The same name decides. A way with a new
 * name is the one that is no longer named and is made the same, provided that no other way, earlier or now, is made the
 * same: otherwise nobody can tell.
 */
export function findSameWays<Way extends Preparation & { readonly name: string }>(
  before: readonly Way[],
  now: readonly (Preparation & { readonly name: string })[],
): (Way | undefined)[] {
  const byName = new Map(before.map((one) => [normalise(one.name), one]));
  const named = new Set(now.map(({ name }) => normalise(name)));
  const onlyOne = <One extends Preparation>(all: readonly One[], making: Preparation): One | undefined => {
    const alike = all.filter((one) => isSamePreparation(one, making));
    return alike.length === 1 ? alike[0] : undefined;
  };
  return now.map((one) => {
    const known = byName.get(normalise(one.name));
    if (known) return known;
    const alike = onlyOne(before, one);
    return alike && onlyOne(now, one) && !named.has(normalise(alike.name)) ? alike : undefined;
  });
}

/**
 * These words say that something is left out or swapped. A word that says that something is added must have been in the
 * old name.
 */
const ofMaking: ReadonlySet<string> = new Set(
  tokensOf('a an for free hold instead leave left minus no of our out please sans swap the without w o'),
);

/** Returns what a text names as being there, and how certain it is: "without peanuts" names nothing. */
function namedBy(text: string): string[] {
  return parseIngredients(text).flatMap(({ ingredient, implies }) => [
    ingredient.id,
    ...implies.map(({ allergen, presence }) => `${allergen} ${presence}`),
  ]);
}

/**
 * Returns whether a new name may make a way another one: it has a word, or names a food, that neither its old name nor
 * what it leaves out and adds has. "No peanuts" says what "Without crushed peanuts" did; "With peanuts" doesn't.
 */
export function isUnsettledByName({ leaves_out, adds }: Preparation, from: string, to: string): boolean {
  if (from === to) return false;
  const words = new Set([from, ...leaves_out, ...adds].flatMap((text) => [...tokensOf(text)]));
  const names = new Set([from, ...adds].flatMap(namedBy));
  return (
    tokensOf(to).some((word) => !words.has(word) && !ofMaking.has(word)) || namedBy(to).some((one) => !names.has(one))
  );
}
