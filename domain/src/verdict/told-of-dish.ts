import type { DishFacts } from '../facts/dish-facts.ts';

/** Multiplies and adds, as strings are hashed: enough to notice that a dish has changed. */
function hash(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) >>> 0;
  return sum.toString(36);
}

/**
 * Returns the same for two states of a dish if its words and what is known of its allergens are the same, whatever the
 * dates.
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

/** Returns how each of the dishes was shown to somebody who notes what they were told about them. */
export const seenOfDishes = (
  dishes: readonly { readonly id: number; readonly facts: DishFacts }[],
): Readonly<Record<number, string>> => Object.fromEntries(dishes.map(({ id, facts }) => [id, seenOf(facts)]));
