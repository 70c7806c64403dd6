import { readAllergenName, type NamedAllergens } from './allergen-words.ts';

/** Said of a dish that has it as it comes. */
const made =
  /\b(?:can(?! ?not|['’]t)|could|may) be (?:made|prepared|cooked|ordered|served|modified|adapted|adjusted|removed|omitted|left (?:out|off)|swapped|substituted|requested)\b|\b(?:up)?on request\b|\b(?:if|when) (?:requested|ordered|asked|you ask|modified)\b|\bby request\b|\b(?:modifi|adapt|remov)able\b|\bwith (?:modifications?|changes)\b/gi;
/** Said of such a dish, and of one that comes without it: "a gluten free option". */
const offered = /\b(?:options?|optional|available)\b/gi;

/** What of such a phrase names nothing. */
const around =
  /\b(?:free|without|no|not|to be|be|made|version|style|also|this|these|that|which|it|is|are|as|an?|the|dish(?:es)?|items?|meals?|please|upon|with|by|for|from|has|have|contain(?:s|ing)?|your|server|staff|us|let|know)\b|[-–—,.;:!]/gi;

const diet = /\b(?:vegan|vegetarian|halal|kosher|plant[- ]based)\b/i;

/**
 * Returns what a dish has, or may have, as it comes, of which a code says that it can be had without: "can be made dairy
 * free". A diet names no allergen: nobody knows of which a vegan version is without.
 */
export function readChangeable(
  phrase: string,
): { readonly named: NamedAllergens; readonly level: 'contains' | 'may_contain' } | undefined {
  const isMade = phrase.search(made) >= 0;
  if ((!isMade && phrase.search(offered) < 0) || diet.test(phrase)) return undefined;
  if (!/\b(?:free|without|no|remov\w+|omit\w+|left (?:out|off)|swapped|substituted)\b/i.test(phrase)) return undefined;
  const bare = [made, offered, around].reduce((words, pattern) => words.replaceAll(pattern, ' '), phrase);
  const named = readAllergenName(bare.replaceAll(/\s+/g, ' ').trim());
  return named && { named: { ...named, denies: undefined }, level: isMade ? 'contains' : 'may_contain' };
}

/** What a reader says of such a code to whoever keeps the menu. */
export const saysOtherWay = (words: string): string =>
  `“${words.slice(0, 100)}”: as it comes, it is taken to have it. The other way can be added to the dish as one to order.`;
