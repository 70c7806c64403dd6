import { bindFree, bindingFor, bindWord, implicationsOf, unbound, type Binding } from './binding.ts';
import type { Finding } from './finding.ts';
import type { Ingredient } from './lexicon/compile.ts';
import { longestPhrase } from './lexicon/lexicon.ts';
import {
  gifts,
  isBorder,
  isIdle,
  readingWordAt,
  remains,
  substitutes,
  traceFillers,
  type ReadingWord,
} from './lexicon/reading-words.ts';
import { chunksOf, phraseOf, placeOf, questionsAbout, quoteWords, type Chunk } from './questions.ts';
import type { Segment } from './segments.ts';

/** Whether "may contain" is in force; `awaited`: only if a term follows directly. */
export type Trace = 'no' | 'awaited' | 'open';

/** A term, and where it stands among the words of its segment. */
interface Found extends Omit<Finding, 'phrase' | 'partsListed'> {
  readonly from: number;
}

interface Reading {
  readonly text: string;
  readonly segment: Segment;
  /** What its last thing is made of follows. */
  readonly partsListed: boolean;
  readonly tokens: readonly string[];
  /** An offer or a denial stands in it: nothing is turned around. */
  readonly guarded: boolean;
  /** Something is given away in it: "free" may mean that it costs nothing. */
  readonly gives: boolean;
  readonly findings: Found[];
  /** Words that nothing knows, and words at which one thing ends and the next begins. */
  readonly unread: Set<number>;
  readonly borders: Set<number>;
  binding: Binding;
  trace: Trace;
}

function isGuarded(tokens: readonly string[]): boolean {
  for (let at = 0; at < tokens.length;) {
    const word = readingWordAt(tokens, at);
    if (word?.word.does === 'guard') return true;
    at = word?.end ?? at + 1;
  }
  return false;
}

function readWord(reading: Reading, word: ReadingWord, at: number): void {
  const mayIntervene = word.does === 'neutral' || traceFillers.has(reading.tokens[at] ?? '');
  if (word.does === 'may') reading.trace = 'awaited';
  else if (word.does === 'contains' || word.does === 'beside') reading.trace = 'no';
  else if (reading.trace === 'awaited' && !mayIntervene && word.does !== 'free' && word.does !== 'softer')
    reading.trace = 'no';
  reading.binding = reading.guarded ? unbound : bindWord(reading.binding, word);
}

const hyphen = /^[-\u2010\u2011]$/;

/**
 * "X-free", and not "X free of Y" or "X free range". Without a hyphen only behind the name of an
 * allergen, and where nothing is given away: "add cheese free".
 */
function saysFree({ text, tokens, gives, segment: { words } }: Reading, { stands }: Ingredient, end: number): boolean {
  if (tokens[end] !== 'free' || ['of', 'from', 'range'].includes(tokens[end + 1] ?? '')) return false;
  if (hyphen.test(text.slice(words[end - 1]?.end, words[end]?.start))) return true;
  return stands.length > 0 && !gives;
}

/** "Mayo substitute", and not "mayo, substitute mustard": there it is a verb. */
function isReplaced({ guarded, tokens }: Reading, end: number): boolean {
  if (guarded || !substitutes.has(tokens[end] ?? '')) return false;
  const next = readingWordAt(tokens, end + 1)?.word.does;
  return end + 1 === tokens.length || next === 'and' || next === 'either';
}

function record(reading: Reading, ingredient: Ingredient, from: number, end: number): void {
  const { text, segment } = reading;
  const trace = reading.trace !== 'no';
  const replaced = isReplaced(reading, end);
  reading.binding = bindingFor(reading.binding, ingredient);
  const binding = replaced ? { ...reading.binding, softer: true } : reading.binding;
  reading.findings.push({
    ingredient,
    words: quoteWords(text, segment, from, end),
    ...placeOf(segment, from, end),
    from,
    trace,
    implies: implicationsOf(ingredient, binding, trace),
  });
}

/** In doubt what follows is there: only what may hold an allergen opens a list of traces. */
function traceBehind({ trace, tokens }: Reading, ingredient: Ingredient, end: number): Trace {
  if (trace !== 'awaited') return trace;
  return ingredient.implies.size === 0 || remains.has(tokens[end] ?? '') ? 'no' : 'open';
}

/** Reads one term and returns the index behind it. */
function readTerm(reading: Reading, ingredient: Ingredient, from: number, end: number): number {
  if (!reading.guarded && saysFree(reading, ingredient, end)) {
    reading.binding = bindFree(reading.binding.bound === undefined ? reading.binding : unbound, ingredient.stands);
    return end + 1;
  }
  if (reading.binding.without === 'next') reading.binding = { ...reading.binding, without: 'done' };
  else record(reading, ingredient, from, end);
  reading.trace = traceBehind(reading, ingredient, end);
  return end;
}

function readUnknown(reading: Reading, at: number): void {
  const token = reading.tokens[at] ?? '';
  if (reading.trace === 'awaited' && !traceFillers.has(token)) reading.trace = 'no';
  if (substitutes.has(token)) return;
  reading.binding = unbound;
  if (!isIdle(token)) reading.unread.add(at);
}

function readWords(reading: Reading): void {
  const { tokens } = reading;
  let covered = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const term = longestPhrase(tokens, at);
    const word = at < covered ? undefined : readingWordAt(tokens, at);
    if (word !== undefined && word.end > (term?.end ?? 0)) {
      readWord(reading, word.word, at);
      covered = word.end;
      for (let border = at; isBorder(word.word) && border < covered; border += 1) reading.borders.add(border);
    } else if (term !== undefined && term.end > covered) {
      covered = readTerm(reading, term.ingredient, at, term.end);
    } else if (at >= covered) readUnknown(reading, at);
  }
}

/** Both are in the order of the text. */
function withPhrases({ text, segment, findings, partsListed }: Reading, chunks: readonly Chunk[]): Finding[] {
  let place = 0;
  const last = chunks.at(-1);
  return findings.map(({ from, ...found }) => {
    while ((chunks[place]?.end ?? Number.POSITIVE_INFINITY) <= from) place += 1;
    const chunk = chunks[place];
    const phrase = (chunk && phraseOf(text, segment, chunk)) ?? found.words;
    return { ...found, phrase, partsListed: partsListed && chunk === last };
  });
}

/** What one segment says. `trace`: as it is before and after. */
export interface SegmentReading {
  readonly findings: readonly Finding[];
  /** What has words that nothing knows, as written. */
  readonly unread: readonly string[];
  readonly trace: Trace;
  /** It ends within what something is "free from". */
  readonly endsFree: boolean;
}

/** The terms of one segment. A phrase inside a longer one is not read; of two that overlap both are. */
export function readSegment(text: string, segment: Segment, trace: Trace, partsListed: boolean): SegmentReading {
  const tokens = segment.words.map((word) => word.token);
  const reading: Reading = {
    text,
    segment,
    partsListed,
    tokens,
    guarded: isGuarded(tokens),
    gives: tokens.some((token) => gifts.has(token)),
    findings: [],
    unread: new Set(),
    borders: new Set(),
    binding: unbound,
    trace,
  };
  readWords(reading);
  const chunks = chunksOf(tokens, reading.borders);
  return {
    findings: withPhrases(reading, chunks),
    unread: chunks.flatMap((chunk) => questionsAbout(text, segment, chunk, reading.unread)),
    trace: reading.trace,
    endsFree: reading.binding.withoutList && reading.binding.without === 'done',
  };
}
