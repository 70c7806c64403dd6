import { readAllergenName, type NamedAllergens } from './allergen-words.ts';

/** Matches phrases about a dish that contains it as it comes. */
const made =
  /\b(?:can(?! ?not|['’]t)|could|may) be (?:made|prepared|cooked|ordered|served|modified|adapted|adjusted|removed|omitted|left (?:out|off)|swapped|substituted|requested)\b|\b(?:up)?on request\b|\b(?:if|when) (?:requested|ordered|asked|you ask|modified)\b|\bby request\b|\b(?:modifi|adapt|remov)able\b|\bwith (?:modifications?|changes)\b/gi;
/** Matches phrases about such a dish, or about one that comes without it: "a gluten free option". */
const offered = /\b(?:options?|optional|available)\b/gi;

/** Matches the words of such a phrase that name nothing. */
const around =
  /\b(?:free|without|no|not|to be|be|made|version|style|also|this|these|that|which|it|is|are|as|an?|the|dish(?:es)?|items?|meals?|please|upon|with|by|for|from|has|have|contain(?:s|ing)?|your|server|staff|us|let|know)\b|[-–—,.;:!]/gi;

const diet = /\b(?:vegan|vegetarian|halal|kosher|plant[- ]based)\b/i;

/**
 * Returns what a dish contains, or may contain, as it comes, if a code says that it can be made without: "can be made
 * dairy free". A diet names no allergen: nobody knows which ones a vegan version is without.
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

/** Returns what a reader tells the menu's owner about such a code. */
export const saysOtherWay = (words: string): string =>
  `“${words.slice(0, 100)}”: as it comes, it is taken to have it. The other way can be added to the dish as one to order.`;
