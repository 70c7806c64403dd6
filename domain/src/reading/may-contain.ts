import type { Found } from './match.ts';
import type { Ingredient } from '../lexicon/compile.ts';
import { containers, listedBeside, remains, traceFillers, type ReadingWord } from '../lexicon/reading-words.ts';

/** Says whether "may contain" applies; `awaited`: only if a term follows directly. */
export type MayContain = 'no' | 'awaited' | 'open';

/** Returns whether a word of grammar may stand between "may contain" and the first term. */
function keepsWaiting(tokens: readonly string[], word: ReadingWord, at: number): boolean {
  if (word.does === 'contains') return containers.has(tokens[at - 1] ?? '');
  if (word.does === 'beside') return false;
  return ['neutral', 'free', 'softer', 'without_list'].includes(word.does) || traceFillers.has(tokens[at] ?? '');
}

/** Returns the state after a word of grammar. */
export function mayContainAfterWord(
  trace: MayContain,
  tokens: readonly string[],
  word: ReadingWord,
  at: number,
): MayContain {
  if (word.does === 'may') return 'awaited';
  if (trace === 'awaited') return keepsWaiting(tokens, word, at) ? 'awaited' : 'no';
  return word.does === 'contains' || word.does === 'beside' ? 'no' : trace;
}

/** Turns a match into one that may be contained. */
export function asMayContain(found: Found): Found {
  const implies = found.implies.map((one) =>
    one.presence === 'present' ? { ...one, presence: 'possible' as const } : one,
  );
  return { ...found, trace: true, implies };
}

/** Begins a may-contain statement only at an allergen or a usual companion; when in doubt, it is contained. */
export function mayContainAfterTerm(
  trace: MayContain,
  tokens: readonly string[],
  ingredient: Ingredient,
  end: number,
): MayContain {
  if (trace !== 'awaited') return trace;
  if (remains.has(tokens[end] ?? '')) return 'no';
  return ingredient.implies.size > 0 || listedBeside.has(tokens[end - 1] ?? '') ? 'open' : 'no';
}

/** Returns the state after an unknown word. */
export function mayContainAfterUnknown(trace: MayContain, token: string): MayContain {
  return trace === 'awaited' && !traceFillers.has(token) ? 'no' : trace;
}
