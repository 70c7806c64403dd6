import { leaveOpen, warns } from '../lexicon/preparations.ts';
import { tokensOf } from './normalise.ts';
import { readText } from './parse-ingredients.ts';

/** Returns whether every word was read, and each thing is one food or is followed by its ingredients. */
function isPlain(text: string): boolean {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return true;
  const { findings, unread } = readText(text, true);
  if (findings.length === 0 || unread.length > 0) return false;
  const isBrokenDown = findings.some(({ partsListed }) => partsListed) && !warns(tokens);
  // If a food's ingredients are listed, words of preparation describe the whole.
  if (!isBrokenDown && leaveOpen(tokens)) return false;
  return findings.every(({ ingredient, partsListed }) => ingredient.plain || (partsListed && isBrokenDown));
}

/**
 * Returns whether the list names anything but plain foods: "kimchi", "spices", "hot dog", an unknown word. Nobody says
 * what is in those, so anything may be.
 */
export function nameMixture(texts: readonly string[]): boolean {
  return texts.some((text) => !isPlain(text));
}
