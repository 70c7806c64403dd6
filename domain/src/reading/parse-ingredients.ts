import type { AllergenId } from '../facts/allergens.ts';
import { withAdditive } from './additive-numbers.ts';
import type { Match } from './match.ts';
import { allFreeEnd, colonListEnd, freeListEnd, isSlashedFree } from './free-lists.ts';
import { copyOf } from './fold-word.ts';
import { type SegmentReading, readSegment } from './read-segment.ts';
import { Segment, listSeparators, listsParts, segmentsOf } from './segments.ts';
import { longestPhrase } from '../lexicon/lexicon.ts';
import { completeOils, nameSource } from './oil-lists.ts';
import type { MayContain } from './may-contain.ts';
import { repairEncoding } from './repair-encoding.ts';
import { functions, sourced } from '../lexicon/reading-words.ts';

/**
 * Caches recent readings of single segments, by their text. Nine of ten items in a list of ingredients were seen before
 * ("salt", "citric acid"), and reading one again costs more than a lookup.
 */
const readings = (): Map<string, SegmentReading> => new Map<string, SegmentReading>();
const known = { whole: readings(), listed: readings() };
const knownInLists = { whole: readings(), listed: readings() };
const knownAtMost = 30_000;
const longestKnown = 60;
const quotes: ReadonlySet<string> = new Set('"“”\'’'.split(''));

function moved(reading: SegmentReading, by: number): SegmentReading {
  const { findings, unread, denied, trace, endsFree } = reading;
  if (findings.length === 0) return reading;
  const placed = findings.map(
    ({
      ingredient,
      words,
      phrase,
      start,
      end,
      trace: isTrace,
      replaced,
      imitated,
      formOf,
      partsListed,
      implies,
    }): Match => ({
      ingredient,
      words,
      phrase,
      start: start + by,
      end: end + by,
      trace: isTrace,
      replaced,
      ...(imitated === true && { imitated }),
      formOf,
      partsListed,
      implies,
    }),
  );
  return { findings: placed, unread, denied, trace, endsFree };
}

/** Reads a segment that doesn't depend on its neighbours, except that they may list its parts. */
function readSegmentAlone(text: string, segment: Segment, partsListed: boolean, isList: boolean): SegmentReading {
  const { start, end } = segment;
  if (end - start > longestKnown || quotes.has(text.charAt(end)))
    return readSegment(text, segment, 'no', partsListed, isList);
  const cache = (isList ? knownInLists : known)[partsListed ? 'listed' : 'whole'];
  const before = cache.get(segment.own);
  if (before !== undefined) return moved(before, start);
  if (cache.size >= knownAtMost) cache.clear();
  const own = copyOf(segment.own);
  const reading = readSegment(own, new Segment(own, 0, own.length, segment), 'no', partsListed, isList);
  cache.set(own, reading);
  return moved(reading, start);
}

/** Gives the scope of a "may contain": the end of its statement, or of the bracket around it. */
interface TraceMode {
  readonly depth: number;
  readonly trace: MayContain;
}

const none: TraceMode = { depth: 0, trace: 'no' };

function modeFor(segment: Segment, mode: TraceMode): TraceMode {
  if (segment.depth < mode.depth) return none;
  if (segment.startsStatement) return mode.trace === 'awaited' && segment.wrapped ? mode : none;
  return mode.trace === 'awaited' && listSeparators.has(segment.behind) ? none : mode;
}

/** Recognises "add egg +3": an extra at a price, which the dish may contain. */
function isOffer(segments: readonly Segment[], index: number): boolean {
  const [segment, next] = [segments[index], segments[index + 1]];
  if (segment === undefined || !/^add/i.test(segment.own) || segment.tokens[0] !== 'add') return false;
  const isPrice = (token: string | undefined): boolean => token !== undefined && /^\d+$/.test(token);
  return isPrice(segment.tokens.at(-1)) || (next?.behind === '+' && isPrice(next.tokens[0]));
}

function freeEnd(segments: readonly Segment[], from: number, endsFree: SegmentReading['endsFree']): number {
  if (endsFree === 'no') return from;
  return endsFree === 'next' ? colonListEnd(segments, from) : freeListEnd(segments, from, endsFree);
}

/** Returns where a list of absent things ends that starts here and has "free" at its end. */
function freeListFrom(segments: readonly Segment[], index: number): number {
  return isSlashedFree(segments, index) ? index + 1 : allFreeEnd(segments, index);
}

function readOne(
  text: string,
  segment: Segment,
  trace: MayContain,
  partsListed: boolean,
  isList: boolean,
): SegmentReading {
  if (trace === 'no' && !segment.completed) return readSegmentAlone(text, segment, partsListed, isList);
  return readSegment(text, segment, trace, partsListed, isList);
}

/**
 * Returns whether a segment says, right after another, which one it is: "emulsifier (soy lecithin)", "colour: 150d".
 */
const saysWhich = (segment: Segment, before: Segment | undefined): boolean =>
  before !== undefined && (segment.depth > before.depth || segment.behind === ':');

/**
 * Marks a word as answered by what follows it in brackets: by the additive that has this function ("emulsifier (soy
 * lecithin)"), or by the plant that it is made of ("vegetable oil (canola)").
 */
function answerBefore(findings: Match[], { tokens }: Segment, before: Segment | undefined): void {
  const last = findings.at(-1);
  if (last === undefined || last.end !== before?.end) return;
  const { id } = last.ingredient;
  if (functions.has(id) || (sourced.has(id) && nameSource(tokens)))
    findings[findings.length - 1] = { ...last, formOf: true };
}

/** Returns the allergens named in a list of absent things. */
const namedIn = ({ tokens }: Segment): AllergenId[] =>
  tokens.flatMap((_, at) => longestPhrase(tokens, at)?.ingredient.stands ?? []);

/** Lists what a text says, in the order of the text. */
export interface TextReading {
  readonly findings: readonly Match[];
  /** Phrases with unknown words, as written. */
  readonly unread: readonly string[];
  /** Allergens that the text says are absent. That clears nothing. */
  readonly denied: ReadonlySet<AllergenId>;
}

/** Nobody sees these characters, such as those that pages and PDFs put between words or in them. */
const unseen =
  /[\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2061-\u206F\u3164\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;

/**
 * Reads a text in linear time, matching whole words only; the longest phrase wins. In a list of ingredients a number
 * alone names an additive, and typing errors are likelier than words of prose.
 */
export function readText(written: string, isList = false): TextReading {
  const text = repairEncoding(written);
  if (text.search(unseen) === -1) return readSeen(text, isList);
  // Nobody knows whether an invisible character separates two words or is part of one, so the text is read both ways.
  const [apart, joined] = [' ', '\u00AD'].map((sign) =>
    readSeen(
      text.replace(unseen, ({ length }) => sign.repeat(length)),
      isList,
    ),
  ) as [TextReading, TextReading];
  const placeOf = ({ ingredient, start, end }: Match) => `${ingredient.id} ${start} ${end}`;
  const places = new Set(apart.findings.map(placeOf));
  return {
    findings: [...apart.findings, ...joined.findings.filter((one) => !places.has(placeOf(one)))],
    unread: [...new Set([...apart.unread, ...joined.unread])],
    denied: new Set([...apart.denied, ...joined.denied]),
  };
}

function readSeen(text: string, isList: boolean): TextReading {
  const findings: Match[] = [];
  const unread: string[] = [];
  const denied = new Set<AllergenId>();
  let mode = none;
  const cut = segmentsOf(text);
  const segments = completeOils(text, isList && /\d{3}/.test(text) ? cut.map(withAdditive) : cut);
  const saysFree = /free/i.test(text);
  let behindFree = 0;
  for (const [index, segment] of segments.entries()) {
    if (saysFree) behindFree = Math.max(behindFree, freeListFrom(segments, index));
    if (index < behindFree) {
      for (const allergen of namedIn(segment)) denied.add(allergen);
      continue;
    }
    mode = modeFor(segment, mode);
    const offer = isOffer(segments, index);
    const read = readOne(text, segment, offer ? 'open' : mode.trace, listsParts(segments, index), isList);
    const before = segments[index - 1];
    if (read.findings.length > 0 && saysWhich(segment, before)) answerBefore(findings, segment, before);
    for (const finding of read.findings) findings.push(finding);
    for (const question of read.unread) unread.push(question);
    for (const allergen of read.denied) denied.add(allergen);
    if (!offer) mode = { depth: mode.trace === 'no' ? segment.depth : mode.depth, trace: read.trace };
    behindFree = freeEnd(segments, index + 1, read.endsFree);
  }
  return { findings, unread, denied };
}

/** Returns the lexicon's terms in a text, without negated ones ("X-free", "vegan"), which clears nothing. */
export function parseIngredients(text: string): readonly Match[] {
  return readText(text).findings;
}
