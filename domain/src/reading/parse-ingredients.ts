import type { AllergenId } from '../facts/allergens.ts';
import type { Match } from './match.ts';
import { allFreeEnd, colonListEnd, freeListEnd, isSlashedFree } from './free-lists.ts';
import { copyOf } from './fold-word.ts';
import { type SegmentReading, readSegment } from './read-segment.ts';
import { Segment, listSeparators, listsParts, segmentsOf } from './segments.ts';
import { longestPhrase } from '../lexicon/lexicon.ts';
import { completeOils } from './oil-lists.ts';
import type { MayContain } from './may-contain.ts';

/**
 * A cache of recent readings of single segments, by their text. Nine of ten items in a list of ingredients were seen
 * before ("salt", "citric acid"), and reading one again costs more than a lookup.
 */
const known = { whole: new Map<string, SegmentReading>(), listed: new Map<string, SegmentReading>() };
const knownAtMost = 30_000;
const longestKnown = 60;
const quotes: ReadonlySet<string> = new Set('"“”\'’'.split(''));

function moved(reading: SegmentReading, by: number): SegmentReading {
  const { findings, unread, denied, trace, endsFree } = reading;
  if (findings.length === 0) return reading;
  const placed = findings.map(
    ({ ingredient, words, phrase, start, end, trace: isTrace, replaced, formOf, partsListed, implies }): Match => ({
      ingredient,
      words,
      phrase,
      start: start + by,
      end: end + by,
      trace: isTrace,
      replaced,
      formOf,
      partsListed,
      implies,
    }),
  );
  return { findings: placed, unread, denied, trace, endsFree };
}

/** Reads a segment that doesn't depend on its neighbours, except that they may list its parts. */
function readSegmentAlone(text: string, segment: Segment, partsListed: boolean): SegmentReading {
  const { start, end } = segment;
  if (end - start > longestKnown || quotes.has(text.charAt(end))) return readSegment(text, segment, 'no', partsListed);
  const readings = partsListed ? known.listed : known.whole;
  const before = readings.get(segment.own);
  if (before !== undefined) return moved(before, start);
  if (readings.size >= knownAtMost) readings.clear();
  const own = copyOf(segment.own);
  const reading = readSegment(own, new Segment(own, 0, own.length, segment), 'no', partsListed);
  readings.set(own, reading);
  return moved(reading, start);
}

/** The scope of a "may contain": the end of its statement, or of the bracket around it. */
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

function readOne(text: string, segment: Segment, trace: MayContain, partsListed: boolean): SegmentReading {
  if (trace === 'no' && !segment.completed) return readSegmentAlone(text, segment, partsListed);
  return readSegment(text, segment, trace, partsListed);
}

/** Returns the allergens named in a list of absent things. */
const namedIn = ({ tokens }: Segment): AllergenId[] =>
  tokens.flatMap((_, at) => longestPhrase(tokens, at)?.ingredient.stands ?? []);

/** What a text says, in the order of the text. */
export interface TextReading {
  readonly findings: readonly Match[];
  /** Phrases with unknown words, as written. */
  readonly unread: readonly string[];
  /** Allergens that the text says are absent. That clears nothing. */
  readonly denied: ReadonlySet<AllergenId>;
}

/** Reads a text in linear time, matching whole words only; the longest phrase wins. */
export function readText(text: string): TextReading {
  const findings: Match[] = [];
  const unread: string[] = [];
  const denied = new Set<AllergenId>();
  let mode = none;
  const segments = completeOils(text, segmentsOf(text));
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
    const read = readOne(text, segment, offer ? 'open' : mode.trace, listsParts(segments, index));
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
