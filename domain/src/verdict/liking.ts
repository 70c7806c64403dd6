import { tokensOf } from '../reading/normalise.ts';

/** Lists what somebody saved: dishes by id and name, and the cuisines of their restaurants. */
export interface Liked {
  readonly dishes: readonly { readonly id: number; readonly name: string }[];
  readonly cuisines: readonly string[];
}

interface Named {
  readonly id: number;
  readonly name: string;
  readonly section: string;
  readonly description: string;
}

/** Shorter words are ones like "and" and "con". */
const shortest = 4;

/** These words say nothing about what somebody likes. */
const plain: ReadonlySet<string> = new Set(
  'with from over style fresh house special served side small large classic homemade plate bowl'.split(' '),
);

const wordsOf = (text: string): readonly string[] =>
  tokensOf(text).filter((word) => word.length >= shortest && !plain.has(word));

/**
 * A saved dish weighs as much as this many others. A dish with a similar name, or of a cuisine that they like, weighs
 * less.
 */
const kept = 3;
const alike = 2;
const ofCuisine = 1.5;
/** A dish weighs this much if it has, or may have, something that somebody would rather not eat. */
export const ratherNot = 0.25;

/** Returns how much the eaters want a dish settled. It is 1 if we know nothing about their taste. */
export function weighLiking({ dishes, cuisines }: Liked): (dish: Named) => number {
  const ids = new Set(dishes.map(({ id }) => id));
  const names = new Set(dishes.flatMap(({ name }) => wordsOf(name)));
  const foods = new Set(cuisines.flatMap(wordsOf));
  if (ids.size + foods.size === 0) return () => 1;
  return ({ id, name, section, description }) => {
    if (ids.has(id)) return kept;
    if (wordsOf(name).some((word) => names.has(word))) return alike;
    return wordsOf(`${section} ${name} ${description}`).some((word) => foods.has(word)) ? ofCuisine : 1;
  };
}
