import { bindFree, bindingFor, bindWord, implicationsOf, unbound, type Binding } from './binding.ts';
import type { Finding } from './finding.ts';
import type { Ingredient } from './lexicon/compile.ts';
import { longestPhrase } from './lexicon/lexicon.ts';
import { readingWordAt, substitutes, type ReadingWord } from './lexicon/reading-words.ts';
import type { Segment } from './segments.ts';

/** Longer words of a restaurant are cut before they are quoted. */
const quoteLength = 80;
const phraseLength = 40;

interface Reading {
  readonly text: string;
  readonly segment: Segment;
  readonly tokens: readonly string[];
  /** An offer or a denial stands in it: nothing is turned around. */
  readonly guarded: boolean;
  readonly findings: Finding[];
  binding: Binding;
  trace: boolean;
}

function isGuarded(tokens: readonly string[]): boolean {
  for (let at = 0; at < tokens.length;) {
    const word = readingWordAt(tokens, at);
    if (word?.word.does === 'guard') return true;
    at = word?.end ?? at + 1;
  }
  return false;
}

function quote(text: string, start: number, end: number): string {
  return text
    .slice(start, Math.min(end, start + quoteLength))
    .replace(/\s+/g, ' ')
    .trim();
}

function readWord(reading: Reading, word: ReadingWord): void {
  if (word.does === 'may') reading.trace = true;
  if (word.does === 'contains') reading.trace = false;
  reading.binding = reading.guarded ? unbound : bindWord(reading.binding, word);
}

/** "X free", and not "X free of Y" or "X free range". */
function saysFree(tokens: readonly string[], end: number): boolean {
  return tokens[end] === 'free' && !['of', 'from', 'range'].includes(tokens[end + 1] ?? '');
}

function record(reading: Reading, ingredient: Ingredient, from: number, end: number): void {
  const { text, segment, trace } = reading;
  const replaced = !reading.guarded && substitutes.has(reading.tokens[end] ?? '');
  reading.binding = bindingFor(reading.binding, ingredient);
  const binding = replaced ? { ...reading.binding, softer: true } : reading.binding;
  const words = quote(text, segment.words[from]?.start ?? 0, segment.words[end - 1]?.end ?? 0);
  const phrase = segment.end - segment.start <= phraseLength ? quote(text, segment.start, segment.end) : words;
  reading.findings.push({ ingredient, words, phrase, trace, implies: implicationsOf(ingredient, binding, trace) });
}

/** Reads one term and returns the index behind it. */
function readTerm(reading: Reading, ingredient: Ingredient, from: number, end: number): number {
  if (!reading.guarded && saysFree(reading.tokens, end)) {
    reading.binding = bindFree(reading.binding.bound === undefined ? reading.binding : unbound, ingredient.stands);
    return end + 1;
  }
  if (reading.binding.without === 'next') reading.binding = { ...reading.binding, without: 'done' };
  else record(reading, ingredient, from, end);
  return end;
}

/**
 * The terms of one segment. A phrase inside a longer one is not read; of two that overlap both are.
 * `trace`: whether "may contain" is in force, before and after.
 */
export function readSegment(
  text: string,
  segment: Segment,
  trace: boolean,
): { findings: readonly Finding[]; trace: boolean } {
  const tokens = segment.words.map((word) => word.token);
  const reading: Reading = { text, segment, tokens, guarded: isGuarded(tokens), findings: [], binding: unbound, trace };
  let covered = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const term = longestPhrase(tokens, at);
    const word = at < covered ? undefined : readingWordAt(tokens, at);
    if (word !== undefined && word.end > (term?.end ?? 0)) {
      readWord(reading, word.word);
      covered = word.end;
    } else if (term !== undefined && term.end > covered) {
      covered = readTerm(reading, term.ingredient, at, term.end);
    } else if (at >= covered && !substitutes.has(tokens[at] ?? '')) {
      reading.binding = unbound;
    }
  }
  return reading;
}
