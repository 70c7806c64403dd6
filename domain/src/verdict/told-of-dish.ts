import type { DishFacts } from '../facts/dish-facts.ts';

/** Hashes a text by multiplying and adding, which is enough to notice that a dish has changed. */
function hash(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) >>> 0;
  return sum.toString(36);
}

/**
 * Returns the same text for two states of a dish if its words and what is known about its allergens are the same,
 * whatever the dates are.
 */
export const seenOf = ({ texts, terms, opaque, allergens }: DishFacts): string =>
  hash(
    JSON.stringify([
      texts,
      terms,
      opaque,
      allergens.map(({ allergen, presence }) => `${allergen} ${presence}`).toSorted(),
    ]),
  );

/** Returns the state in which each dish was shown to somebody who notes what they were told about it. */
export const seenOfDishes = (
  dishes: readonly { readonly id: number; readonly facts: DishFacts }[],
): Readonly<Record<number, string>> => Object.fromEntries(dishes.map(({ id, facts }) => [id, seenOf(facts)]));
