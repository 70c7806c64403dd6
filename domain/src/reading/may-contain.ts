import type { Found } from './match.ts';
import type { Ingredient } from '../lexicon/compile.ts';
import { containers, listedBeside, remains, traceFillers, type ReadingWord } from '../lexicon/reading-words.ts';

/** Whether "may contain" is in force; `awaited`: only if a term follows directly. */
export type MayContain = 'no' | 'awaited' | 'open';

/** Whether the wait for what may be there goes on behind a word of grammar. */
function keepsWaiting(tokens: readonly string[], word: ReadingWord, at: number): boolean {
  if (word.does === 'contains') return containers.has(tokens[at - 1] ?? '');
  if (word.does === 'beside') return false;
  return ['neutral', 'free', 'softer', 'without_list'].includes(word.does) || traceFillers.has(tokens[at] ?? '');
}

/** Behind a word of grammar. */
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

/** As something that may be there. */
export function asMayContain(found: Found): Found {
  const implies = found.implies.map((one) =>
    one.presence === 'present' ? { ...one, presence: 'possible' as const } : one,
  );
  return { ...found, trace: true, implies };
}

/** In doubt what follows is there: only what may hold an allergen, or stands in such lists, opens one. */
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

/** Behind a word that nothing knows. */
export function mayContainAfterUnknown(trace: MayContain, token: string): MayContain {
  return trace === 'awaited' && !traceFillers.has(token) ? 'no' : trace;
}
