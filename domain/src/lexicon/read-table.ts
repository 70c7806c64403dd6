import { findAllergen, type AllergenId } from '../facts/allergens.ts';
import type { LexiconEntry } from './entry.ts';

/** Splits a text at its commas. */
export const split = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Most lines have this in most places. Every start reads ten thousand of them. */
const nothing: readonly never[] = [];

const names = (text: string): readonly string[] => (text === '' ? nothing : split(text));

const known = /^(is |not of |may be |mostly |always |usually |sometimes |stands for |(opaque|mixture|unspecific)$)/;

function allergenIds(text: string): readonly AllergenId[] {
  if (text === '') return nothing;
  return split(text).map((id) => {
    const found = findAllergen(id);
    if (found === undefined) throw new Error(`lexicon: no allergen "${id}"`);
    return found.id;
  });
}

function readLine(line: string, plain: boolean): LexiconEntry {
  const [head = '', ...parts] = line.split('|').map((part) => part.trim());
  const [name = '', also = ''] = head.split('=').map((part) => part.trim());
  const rest = (keyword: string): string =>
    parts.find((part) => part.startsWith(`${keyword} `))?.slice(keyword.length) ?? '';
  if (name === '' || parts.some((part) => !known.test(part))) throw new Error(`lexicon: can't read "${line}"`);
  return {
    name,
    also: names(also),
    is: names(rest('is')),
    mayBe: names(rest('may be')),
    mostly: names(rest('mostly')),
    notOf: names(rest('not of')),
    always: allergenIds(rest('always')),
    usually: allergenIds(rest('usually')),
    sometimes: allergenIds(rest('sometimes')),
    stands: allergenIds(rest('stands for')),
    opaque: parts.includes('opaque'),
    mixture: parts.includes('mixture'),
    unspecific: parts.includes('unspecific'),
    plain,
    closedUnder: [],
  };
}

/** Returns the lines of a table in order. An indented line continues the one above. */
export function linesOf(table: string): string[] {
  return table
    .replaceAll(/\n +/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/** Returns the entries of a table. `plain` is the flag of its group. Throws on a line that it can't read completely. */
export function readTable(table: string, plain = false): LexiconEntry[] {
  return linesOf(table).map((line) => readLine(line, plain));
}
