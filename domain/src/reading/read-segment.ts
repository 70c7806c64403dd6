import type { AllergenId } from '../facts/allergens.ts';
import {
  bindFree,
  bindingFor,
  bindWord,
  implicationsOf,
  isReplaced,
  pastBinding,
  unbound,
  type Binding,
} from './binding.ts';
import { leavesOpen, type Match, type Found } from './match.ts';
import type { Ingredient } from '../lexicon/compile.ts';
import { isBorder, readingWordAt, readingWordsOf, type PlacedWord } from '../lexicon/grammar.ts';
import { longestPhrase } from '../lexicon/lexicon.ts';
import { isIdle, isSlip } from '../lexicon/idle-words.ts';
import { conditions, gifts, substitutes, type ReadingWord } from '../lexicon/reading-words.ts';
import { additiveOf } from './additive-numbers.ts';
import { joinedFoods } from './joined-words.ts';
import { isPlainUnknown } from './near-misses.ts';
import { chunksOf, phraseOf, questionsAbout, quoteWords, withoutParticiples, type Chunk } from './questions.ts';
import type { Segment } from './segments.ts';
import {
  asMayContain,
  mayContainAfterTerm,
  mayContainAfterUnknown,
  mayContainAfterWord,
  type MayContain,
} from './may-contain.ts';
import { isFormOf, isFormOrTitle, isOrigin, isPraise, isShareOfFat, offers, type Named } from './words-around-food.ts';
import { lookBehind, type Behind, type Surroundings } from './term-behind.ts';

interface Reading extends Surroundings, Named {
  readonly words: readonly (PlacedWord | undefined)[];
  readonly findings: Found[];
  /** Indexes of unknown words, and of words that separate two things. Both ascend. */
  readonly unread: number[];
  readonly borders: number[];
  /** Allergens that the segment says are absent. */
  readonly denied: AllergenId[];
  binding: Binding;
  trace: MayContain;
}

const isDenial = (word: ReadingWord): boolean => 'denies' in word && word.denies;

/**
 * Recognises "vegan without the cheese" and "gluten free minus the bun": as it comes, it has what would have to be left
 * out. "Vegan, no egg" only says the same thing twice.
 */
function isCondition(tokens: readonly string[], { word, end }: PlacedWord, at: number): boolean {
  if (word.does !== 'without' || tokens[at] === 'no' || tokens[at] === 'zero' || end === tokens.length) return false;
  const before = tokens[at - 1];
  return before === 'free' || (before !== undefined && readingWordAt([before], 0)?.word.does === 'free');
}

function isGuarded(tokens: readonly string[], words: readonly (PlacedWord | undefined)[]): boolean {
  let omits = false;
  for (let at = 0; at < words.length;) {
    const placed = words[at];
    if (placed !== undefined && (isDenial(placed.word) || isCondition(tokens, placed, at))) return true;
    omits ||= placed?.word.does === 'omit';
    at = placed?.end ?? at + 1;
  }
  return omits && tokens.some((token) => conditions.has(token));
}

/** Marks matches as traces, back to the last one that already is: those before it are, too. */
function traceAll(findings: Found[]): void {
  for (let at = findings.length - 1; at >= 0; at -= 1) {
    const found = findings[at];
    if (found === undefined || found.trace) return;
    findings[at] = asMayContain(found);
  }
}

function dropSince(findings: Found[], border: number): void {
  while ((findings.at(-1)?.from ?? -1) > border) findings.pop();
}

function readWord(reading: Reading, word: ReadingWord, at: number): void {
  const waited = reading.trace === 'awaited';
  reading.trace = mayContainAfterWord(reading.trace, reading.segment.tokens, word, at);
  if (word.does === 'present') traceAll(reading.findings);
  if (word.does === 'omitted' && !reading.guarded) dropSince(reading.findings, reading.borders.at(-1) ?? -1);
  reading.binding =
    reading.guarded || (waited && word.does === 'without_list') ? unbound : bindWord(reading.binding, word);
}

/** A word in quotes after other words means something else: hearts of palm "crab". */
function isQuoted({ text, segment: { words } }: Reading, from: number, end: number): boolean {
  const [start, stop] = [words[from]?.start ?? 0, words[end - 1]?.end ?? 0];
  if (from === 0) return false;
  const outside = [text.charAt(start - 1), text.charAt(stop)];
  const inside = text.slice(start, stop);
  if (outside.every((mark) => '"“”'.includes(mark) && mark !== '') || /^['‘].*['’]$/.test(inside)) return true;
  // Recognises artichoke 'crab' cakes.
  return /^['‘"“][\p{L} ]+['’"”] /u.test(inside);
}

/** Returns the allergens of the first word: "almond milk yogurt alternative" is no yogurt, but contains almond. */
function namedFirst({ tokens }: Segment, from: number, end: number): readonly AllergenId[] {
  return end - from > 1 ? (longestPhrase(tokens.slice(from, from + 1), 0)?.ingredient.stands ?? []) : [];
}

function record(reading: Reading, ingredient: Ingredient, from: number, end: number, behind: Behind): void {
  const { text, segment } = reading;
  const trace = reading.trace !== 'no' || behind === 'ailment';
  reading.binding = bindingFor(reading.binding, ingredient);
  const isOther = behind === 'imitation' || isQuoted(reading, from, end);
  const words = quoteWords(text, segment, from, end);
  reading.findings.push({
    ingredient,
    words,
    phrase: words,
    start: segment.words[from]?.start ?? 0,
    end: segment.words[end - 1]?.end ?? 0,
    from,
    until: end,
    trace,
    replaced: !trace && isReplaced(ingredient, reading.binding),
    ...(reading.binding.free.has('animal') && { imitated: true }),
    partsListed: false,
    implies: implicationsOf(ingredient, reading.binding, trace, isOther, isOther ? namedFirst(segment, from, end) : []),
  });
}

/** Recognises "chickpea flour, not soy flour". */
function isDenied({ segment: { tokens } }: Reading, from: number, end: number): boolean {
  return from === 1 && tokens[0] === 'not' && end === tokens.length;
}

/** Reads one term and returns the index after it. */
function readTerm(reading: Reading, ingredient: Ingredient, from: number, end: number): number {
  const behind = lookBehind(reading, ingredient, end);
  if (behind === 'free' || behind === 'listed') {
    reading.denied.push(...ingredient.stands);
    reading.binding = bindFree(reading.binding.bound === undefined ? reading.binding : unbound, ingredient.stands);
    return behind === 'free' ? end + 1 : end;
  }
  if (behind === 'likeness' || isDenied(reading, from, end)) reading.binding = unbound;
  else if (reading.binding.without === 'next') {
    reading.binding = { ...reading.binding, without: 'done' };
    reading.denied.push(...ingredient.stands);
  } else record(reading, ingredient, from, end, behind);
  reading.trace = mayContainAfterTerm(reading.trace, reading.segment.tokens, ingredient, end);
  return behind === 'likeness' ? end + 1 : end;
}

function readUnknown(reading: Reading, at: number): void {
  const token = reading.segment.tokens[at] ?? '';
  reading.trace = mayContainAfterUnknown(reading.trace, token);
  if (substitutes.has(token)) return;
  const isSlipped = reading.isList && isSlip(token);
  const additive = additiveOf(token);
  const joined = isIdle(token) ? [] : additive === undefined ? joinedFoods(token) : [additive];
  for (const ingredient of joined) record(reading, ingredient, at, at + 1, 'nothing');
  if (joined.length > 0) return;
  reading.binding = pastBinding(reading.binding);
  if (isSlipped || (!isIdle(token) && !isPlainUnknown(token, reading.isList) && !isOrigin(reading, at)))
    reading.unread.push(at);
}

/** Units with which names of foods start, too. */
const units: ReadonlySet<string> = new Set(['gram', 'pound', 'cup']);

/** Keeps "50 grams flour" from being read as gram flour. */
const isUnit = (tokens: readonly string[], at: number): boolean =>
  units.has(tokens[at] ?? '') && /^\p{N}/u.test(tokens[at - 1] ?? '');

/** A name has fewer words. */
const longestName = 8;

/** Returns the term whose first word was hyphenated at the end of a line: "xan- than gum". */
function atLineBreak(
  { text, segment: { tokens, words } }: Reading,
  at: number,
): { ingredient: Ingredient; end: number } | undefined {
  if (!/^-\s+$/.test(text.slice(words[at]?.end, words[at + 1]?.start))) return undefined;
  const joined = [`${tokens[at]}${tokens[at + 1]}`, ...tokens.slice(at + 2, at + longestName)];
  const term = longestPhrase(joined, 0);
  return term && { ingredient: term.ingredient, end: at + 1 + term.end };
}

function readWords(reading: Reading): void {
  const { tokens } = reading.segment;
  let covered = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (isShareOfFat(reading, at)) continue;
    const term = isUnit(tokens, at) ? undefined : longestPhrase(tokens, at);
    const word = at < covered ? undefined : reading.words[at];
    if (word !== undefined && word.end > (term?.end ?? 0)) {
      covered = word.end;
      readWord(reading, word.word, at);
      for (let border = at; isBorder(word.word) && border < covered; border += 1) reading.borders.push(border);
    } else if (term !== undefined && term.end > covered) {
      covered = readTerm(reading, term.ingredient, at, term.end);
    } else if (at >= covered) {
      const whole = atLineBreak(reading, at);
      if (whole === undefined) readUnknown(reading, at);
      else covered = readTerm(reading, whole.ingredient, at, whole.end);
    }
  }
}

/** Holds the reading of one segment, with the may-contain state at its end. */
export interface SegmentReading {
  readonly findings: readonly Match[];
  /** Phrases with unknown words, as written. */
  readonly unread: readonly string[];
  /** Allergens that the segment says are absent. That clears nothing, but a thing that usually has them needn't. */
  readonly denied: readonly AllergenId[];
  readonly trace: MayContain;
  /** Whether it ends within a list of absent things; `next` if it ends right before the list's first item. */
  readonly endsFree: 'no' | 'next' | 'list' | 'either';
}

function endOf({ without, withoutList }: Binding): SegmentReading['endsFree'] {
  if (without === 'no') return 'no';
  if (without === 'next') return withoutList ? 'next' : 'no';
  return withoutList ? 'list' : 'either';
}

/** Adds what depends on the whole segment. Matches and chunks are in the order of the text. */
function completeFindings(
  { text, segment, findings }: Reading,
  chunks: readonly Chunk[],
  partsListed: boolean,
): Match[] {
  const last = chunks.at(-1)?.from ?? 0;
  let place = 0;
  return findings.map((found): Match => {
    while ((chunks[place]?.end ?? Number.POSITIVE_INFINITY) <= found.from) place += 1;
    const chunk = chunks[place];
    const phrase =
      leavesOpen(found) && chunk ? phraseOf(text, segment, withoutParticiples(chunk, segment, found.end)) : undefined;
    return { ...found, phrase: phrase ?? found.words, partsListed: partsListed && found.from >= last };
  });
}

function complete(given: Reading, partsListed: boolean): SegmentReading {
  const isFormed = given.findings.some((found) => isFormOrTitle(found) || isPraise(given, found));
  const limits = new Set(isFormed ? given.borders : []);
  const reading = isFormed
    ? {
        ...given,
        findings: given.findings.map((found, place) => ({
          ...found,
          formOf: isFormOf(given, place, limits) || isPraise(given, found),
        })),
      }
    : given;
  const { text, segment, findings, unread, borders, denied, trace, binding } = reading;
  const endsFree = endOf(binding);
  const needsChunks = unread.length > 0 || partsListed || findings.some(leavesOpen);
  if (!needsChunks) return { findings, unread: [], denied, trace, endsFree };
  const chunks = chunksOf(segment.tokens, new Set(borders));
  const unknown = new Set(unread);
  return {
    findings: completeFindings(reading, chunks, partsListed),
    unread: unread.length === 0 ? [] : chunks.flatMap((chunk) => questionsAbout(text, segment, chunk, unknown)),
    denied,
    trace,
    endsFree,
  };
}

/**
 * Reads the terms of one segment. A phrase inside a longer one is ignored; of two that overlap, both count.
 * `partsListed` means that the ingredients of its last food follow.
 */
export function readSegment(
  text: string,
  segment: Segment,
  trace: MayContain,
  partsListed: boolean,
  isList: boolean,
): SegmentReading {
  const { tokens } = segment;
  const words = readingWordsOf(tokens);
  const reading: Reading = {
    text,
    segment,
    words,
    guarded: isGuarded(tokens, words),
    gives: tokens.some((token) => gifts.has(token)),
    lastFree: tokens.lastIndexOf('free'),
    findings: [],
    unread: [],
    borders: [],
    denied: [],
    binding: unbound,
    trace,
    isList,
    offersChoice: !isList && tokens.some((token) => offers.has(token)),
  };
  readWords(reading);
  return complete(reading, partsListed);
}
