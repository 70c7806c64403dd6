import { findAllergen, type AllergenId } from '../allergens.ts';
import type { LexiconEntry } from './entry.ts';

const split = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function allergenIds(text: string): AllergenId[] {
  return split(text).map((id) => {
    const found = findAllergen(id);
    if (found === undefined) throw new Error(`lexicon: no allergen "${id}"`);
    return found.id;
  });
}

function readLine(line: string): LexiconEntry {
  const [head = '', ...parts] = line.split('|').map((part) => part.trim());
  const [name = '', names = ''] = head.split('=').map((part) => part.trim());
  const rest = (keyword: string): string =>
    parts.find((part) => part.startsWith(`${keyword} `))?.slice(keyword.length) ?? '';
  const known = /^(is |not of |may be |always |usually |sometimes |stands for |(opaque|mixture|unspecific)$)/;
  if (name === '' || parts.some((part) => !known.test(part))) throw new Error(`lexicon: can't read "${line}"`);
  return {
    name,
    also: split(names),
    is: split(rest('is')),
    mayBe: split(rest('may be')),
    notOf: split(rest('not of')),
    always: allergenIds(rest('always')),
    usually: allergenIds(rest('usually')),
    sometimes: allergenIds(rest('sometimes')),
    stands: allergenIds(rest('stands for')),
    opaque: parts.includes('opaque'),
    mixture: parts.includes('mixture'),
    unspecific: parts.includes('unspecific'),
  };
}

/** The entries of a table, in its order. An indented line continues the one above. Throws on a line that it can't read in full. */
export function readTable(table: string): LexiconEntry[] {
  return table
    .replaceAll(/\n +/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readLine);
}
