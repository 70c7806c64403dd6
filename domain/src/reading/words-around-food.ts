import { isIdle } from '../lexicon/idle-words.ts';
import { forms, sourced, titles } from '../lexicon/reading-words.ts';
import type { Found } from './match.ts';
import { isSlipOfPen, nearMisses } from './near-misses.ts';
import type { Segment } from './segments.ts';

/**
 * Says what was found in a segment, and whether it belongs to a list of ingredients or to prose that offers a choice.
 */
export interface Named {
  readonly text: string;
  readonly segment: Segment;
  readonly findings: readonly Found[];
  readonly isList: boolean;
  readonly offersChoice: boolean;
}

/** These are bases by themselves: "truffle oil" is some oil with truffle; "oil of lime" is made of lime. */
const bases: ReadonlySet<string> = new Set(['oil', 'fat']);

/**
 * These forms of several words still only describe a food beside them: "lemon essential oil", "date juice concentrate".
 */
const longForms: ReadonlySet<string> = new Set(['essential-oil', 'unnamed-juice', 'plant-protein', 'stabilizer']);

/** These whole classes of food say no more than its own name of what a thing is made. */
const classes: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'meat']);

export const isFormOrTitle = ({ ingredient: { id } }: Found): boolean =>
  forms.has(id) || titles.has(id) || sourced.has(id);

/** A menu lets its guests choose with these words. */
export const offers: ReadonlySet<string> = new Set(['choice', 'choose', 'pick', 'any', 'up']);

/** At most this many words may come between a food and the word for its form. */
const farthest = 3;

/** Returns whether it is made of its neighbour: "lemongrass extract", "extract of turmeric". */
export function isFormOf(
  { segment: { tokens }, findings }: Named,
  place: number,
  borders: ReadonlySet<number>,
): boolean {
  const found = findings[place];
  if (found === undefined || !isFormOrTitle(found)) return false;
  const joins = (one: Found | undefined, from: number, end: number): boolean => {
    if (one === undefined || one.ingredient.opaque || end - from > farthest) return false;
    for (let at = from; at < end; at += 1) if (borders.has(at) || !isIdle(tokens[at] ?? '')) return false;
    return true;
  };
  // "Salt natural flavor" lacks a comma; "lemon essential oil" doesn't.
  const isOneWord = found.until - found.from === 1 && !bases.has(tokens[found.from] ?? '');
  const [before, behind] = [findings[place - 1], findings[place + 1]];
  // An "oat blend" may be oats with anything; a "paprika and annatto blend" is those two.
  const isOfOne = found.ingredient.id === 'blend' && (findings[place - 2]?.from ?? -1) < 0;
  const mayLead = (isOneWord && !isOfOne) || longForms.has(found.ingredient.id);
  if (mayLead && forms.has(found.ingredient.id) && joins(before, before?.until ?? 0, found.from)) return true;
  const next = tokens[found.until] === 'of' ? found.until + 1 : found.until;
  const from = tokens[found.until] === 'derived' ? found.until + 1 : found.until;
  if (sourced.has(found.ingredient.id) && tokens[from] === 'from' && behind?.ingredient.opaque === false)
    return behind.from === from + 1;
  const mayFollow = next > found.until || titles.has(found.ingredient.id);
  return mayFollow && !classes.has(behind?.ingredient.id ?? '') && joins(behind, next, behind?.from ?? 0);
}

/** The question which flavours they are fits "2 flavors" and "your choice of flavors", but not "bold flavors". */
export function isPraise(
  { isList, offersChoice, segment: { tokens } }: Named,
  { ingredient, from, until }: Found,
): boolean {
  if (isList || ingredient.id !== 'natural-flavor' || until - from > 1) return false;
  const before = tokens[from - 1] ?? 'the';
  return isIdle(before) && !/^(?:\d.*|with|and|or|plus)$/.test(before) && !offersChoice;
}

/** At most this many words may come between "from" and the name of a place. */
const placeLength = 3;

/**
 * Recognises where a single food comes from: "honey from Gâtinais", "salt from the Alps". A place is capitalised like a
 * name. What may be a typing error is none ("flour from Peanits"), and "oil from" names what the oil is made of.
 */
export function isOrigin({ text, segment: { tokens, words }, findings }: Named, at: number): boolean {
  const from = tokens.slice(Math.max(0, at - placeLength), at).lastIndexOf('from') + Math.max(0, at - placeLength);
  const food = findings.at(-1);
  if (tokens[from] !== 'from' || food === undefined || food.until > from) return false;
  const { opaque, mixture } = food.ingredient;
  if (opaque || mixture) return false;
  const written = text.slice(words[at]?.start, words[at]?.end);
  const isName = /^\p{Lu}\p{Ll}/u.test(written) && nearMisses([written]).length === 0;
  return isName && !isSlipOfPen(tokens[at] ?? '');
}

/** Recognises how much of something is fat: "82% fat butter". */
export function isShareOfFat({ text, segment: { tokens, words } }: Named, at: number): boolean {
  if (tokens[at] !== 'fat' || !/^\d/.test(tokens[at - 1] ?? '')) return false;
  return text.slice(words[at - 1]?.end, words[at]?.start).includes('%');
}
