import type { Ingredient } from '../lexicon/compile.ts';
import { ingredientsByName } from '../lexicon/lexicon.ts';
import type { Segment } from './segments.ts';

/**
 * Matches an additive's number of the EU or Codex list, with its letter, and with that of its salt: "e331iii", "e160a".
 */
const numbered = /^e(1[0-5]?\d{2}|[1-9]\d{2})([a-g]?)(?:i{1,3}|i?v|vi{0,3})?$/;

/**
 * Returns whether a token is such a number. The EU and Codex lists name every one; the lexicon names those that matter.
 */
export const isAdditiveNumber = (token: string): boolean => numbered.test(token);

/** Returns what a number stands for, even if its own letters are unknown: "e331iii" is a citrate as e331 is. */
export function additiveOf(token: string): Ingredient | undefined {
  const [, number = '', letter = ''] = numbered.exec(token) ?? [];
  return ingredientsByName.get(`e${number}${letter}`) ?? ingredientsByName.get(`e${number}`);
}

/** Everything between two marks is a number, as in "emulsifier (471, 322)" or "INS 150d". */
const alone = /^(?:ins|e)?[\s-]?(\d{3,4}[a-g]?)(?:i{1,3}|i?v|vi{0,3})?$/i;

/** Returns a segment of an ingredient list with the full name of an additive that it names by its number alone. */
export function withAdditive(segment: Segment): Segment {
  const [, number] = segment.end - segment.start > 10 ? [] : (alone.exec(segment.own) ?? []);
  if (number === undefined) return segment;
  const token = `e${number.toLowerCase()}`;
  if (additiveOf(token) === undefined) return segment;
  return segment.completedWith([{ token, start: segment.start, end: segment.end }]);
}
