import { absenceCovers, allergens } from '../facts/allergens.ts';
import type { LexiconEntry } from './entry.ts';
import { dishGroups } from '../dish-knowledge/dish-groups.ts';
import { shares } from '../dish-knowledge/shares.ts';
import * as emoji from '../reading/emoji.ts';
import * as kitchenWords from './kitchen-words.ts';
import * as readingWords from './reading-words.ts';
import * as usualInNames from './usual-in-names.ts';

/** Increase it when the code that reads or derives changes; a change of the tables changes the version by itself. */
const rules = 18;

const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/** FNV-1a, 64 bits. It isn't for security; it only has to differ after any change of the tables. */
export function fingerprint(text: string): string {
  let hash = offset;
  for (let at = 0; at < text.length; at += 1) hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * prime);
  return hash.toString(16).padStart(16, '0');
}

/** How allergens relate to each other. Names and descriptions are left out, because nothing is derived from them. */
const relations = allergens.map(({ id, parents, askedUnder }) => ({
  id,
  parents,
  askedUnder,
  covers: allergens.filter((other) => absenceCovers(id, other.id)).map((other) => other.id),
}));

const plain = (_: string, value: unknown): unknown =>
  value instanceof Set || value instanceof Map ? [...value] : value;

/** Sorted, because the order of a module's names differs between Node and bundlers. */
const wordsIn = (module: object): unknown[] =>
  Object.entries(module).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Returns the version of all that facts derive from: tables, reading words, catalogue, dish knowledge, rules. */
export function versionOf(entries: readonly LexiconEntry[]): string {
  return `${rules}.${fingerprint(JSON.stringify([entries, wordsIn(readingWords), wordsIn(kitchenWords), wordsIn(emoji), wordsIn(usualInNames), relations, dishGroups, shares], plain))}`;
}
