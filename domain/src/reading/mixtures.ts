import { leaveOpen, warns } from '../lexicon/preparations.ts';
import { tokensOf } from './normalise.ts';
import { readText } from './parse-ingredients.ts';

/** Whether every word of it was read and each thing is one food, or has what it is made of behind it. */
function isPlain(text: string): boolean {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return true;
  const { findings, unread } = readText(text);
  if (findings.length === 0 || unread.length > 0) return false;
  const isBrokenDown = findings.some(({ partsListed }) => partsListed) && !warns(tokens);
  // Of a thing that is broken down each word of preparation was meant of the whole.
  if (!isBrokenDown && leaveOpen(tokens)) return false;
  return findings.every(({ ingredient, partsListed }) => ingredient.plain || (partsListed && isBrokenDown));
}

/**
 * Whether the list names anything that isn't one plain food: "kimchi", "spices", "hot dog", a word that nothing knows.
 * What is in that nobody says, so that nothing is missing from such a list.
 */
export function nameMixture(texts: readonly string[]): boolean {
  return texts.some((text) => !isPlain(text));
}
