import { absenceCovers, allergens } from '../facts/allergens.ts';
import type { LexiconEntry } from './entry.ts';
import { dishGroups } from '../dish-knowledge/dish-groups.ts';
import { shares } from '../dish-knowledge/shares.ts';
import * as emoji from '../reading/emoji.ts';
import * as kitchenWords from './kitchen-words.ts';
import * as readingWords from './reading-words.ts';
import * as usualInNames from './usual-in-names.ts';

/** Increase it when the code that reads or derives changes; a change of the tables changes the version by itself. */
const rules = 20;

/** FNV's prime of 64 bits is 2 ** 40 and this. */
const prime = 0x1b3;

/**
 * FNV-1a, 64 bits, in parts that multiply as whole numbers of 32, because every start computes it over megabytes. It
 * isn't for security; it only has to differ after any change of the tables.
 */
export function fingerprint(text: string): string {
  let [high, low] = [0xcbf29ce4, 0x84222325];
  for (let at = 0; at < text.length; at += 1) {
    low ^= text.charCodeAt(at);
    const lower = (low & 0xffff) * prime;
    const upper = (low >>> 16) * prime + (lower >>> 16);
    high = (Math.imul(high, prime) + (low << 8) + (upper >>> 16)) | 0;
    low = (upper << 16) | (lower & 0xffff);
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/**
 * Says how allergens relate to each other. Names and descriptions are left out, because nothing is derived from them.
 */
const relations = allergens.map(({ id, parents, askedUnder }) => ({
  id,
  parents,
  askedUnder,
  covers: allergens.filter((other) => absenceCovers(id, other.id)).map((other) => other.id),
}));

const plain = (_: string, value: unknown): unknown =>
  value instanceof Set || value instanceof Map ? [...value] : value;

/** These are sorted, because the order of a module's names differs between Node and bundlers. */
const wordsIn = (module: object): unknown[] =>
  Object.entries(module).toSorted(([one], [other]) => (one < other ? -1 : 1));

/**
 * Returns the version of everything that facts derive from: tables, reading words, catalogue, dish knowledge, rules.
 */
export function versionOf(entries: readonly LexiconEntry[]): string {
  const words = [readingWords, kitchenWords, emoji, usualInNames].map(wordsIn);
  // Entries have no sets or maps, and passing each of their values through a function takes long.
  const all = [
    JSON.stringify(entries),
    ...[...words, relations, dishGroups, shares].map((one) => JSON.stringify(one, plain)),
  ];
  return `${rules}.${fingerprint(`[${all.join(',')}]`)}`;
}
