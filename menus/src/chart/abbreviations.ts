import { clean, plain, readAllergenName } from '../claims/allergen-words.ts';
import { emptyCell, type Grid } from './grid.ts';
import { dietHeadings, freeHeadings } from './free-headings.ts';
import { readHeading } from './headings.ts';

/** Holds what a document says its short headings mean: "Gl" is "Gluten", "7" is "Milk". */
export type Abbreviations = ReadonlyMap<string, string>;

const short = String.raw`(?:\p{Lu}\p{L}{0,3}|\d{1,2})`;
const entry = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(${short})\s?(?:[.)]?\s*[=:–—]\s*|[.)]\s*|\s-\s|(?<=\d)\s+)(\p{L}[\p{L}\s/&-]{1,40}?)(?=\s*(?:[,;|.()•]|$|\s{2}|${short}\s?(?:[.)=:–—]|\s-\s|(?<=\d)\s+\p{L})))`,
  'gu',
);

/** Matches what narrows a name: "TN = Tree nuts (except coconut)", "S = soy, not its oil". */
const leavesOut =
  /^\s*(?:[([]|[,;:–—-]?\s*(?:\w+\s+){0,2}(?:except|exclud\w*|without|not|no|only|but|other than|unless)\b)/i;

/** Reads the meanings of short headings. A heading that two places explain differently has none. */
export function readAbbreviations(given: Iterable<string>): Abbreviations {
  const texts = [...given];
  const found = new Map<string, string>();
  const unsure = new Set<string>();
  const others = new Set<string>();
  for (const text of texts) {
    if (text.length < 4 || text.length > 2000) continue;
    for (const { 0: whole, index, 1: key = '', 2: name = '' } of text.matchAll(entry)) {
      const named = clean(name);
      if (named.toLowerCase() === key.toLowerCase()) continue;
      if (!readAllergenName(named)) {
        if (/^\s?[.)=:–—]/u.test(whole.slice(key.length))) others.add(key);
        continue;
      }
      // A heading with a sign denies nothing, because what is left out of it is left out of a denial.
      const full = leavesOut.test(text.slice(index + whole.length)) ? `${named}*` : named;
      const before = found.get(key);
      if (before !== undefined && before.toLowerCase() !== full.toLowerCase()) unsure.add(key);
      found.set(key, full);
    }
  }
  for (const key of unsure) found.delete(key);
  // Below "1. Milk" may stand "1. Contains butter only": with a sign it denies nothing.
  for (const [key, name] of found) if (others.has(key) && !name.endsWith('*')) found.set(key, `${name}*`);
  // The document itself says "GF = gluten".
  for (const [key, name] of freeHeadings(texts)) if (!found.has(key)) found.set(key, name);
  return found;
}

const isFree = (text: string, known: Abbreviations): boolean => /\bfree\b/.test(known.get(text) ?? '');

/**
 * Returns the texts of a row with their short forms in full, if it can be nothing but headings: each is short for an
 * allergen, or a heading as it stands. A dish with letters beside it has its name there.
 */
export function expandHeadings(
  texts: readonly string[],
  known: Abbreviations,
  isFirst = false,
): readonly string[] | undefined {
  if (known.size === 0) return undefined;
  const said = texts.map(plain).filter((text) => text !== '');
  const full = said.filter((text) => known.has(text));
  const frees = full.filter((text) => isFree(text, known));
  // "V" is a diet's code only next to "GF".
  const isDiet = (text: string) => frees.length > 0 && dietHeadings.has(text);
  const others = said.filter((text) => !known.has(text) && !isDiet(text)).map(readHeading);
  const named = full.length + others.filter((heading) => heading?.kind === 'allergen').length;
  // A dish may have such codes beside it: headings have a word for the names, an allergen, or stand above all.
  const isHeaded =
    frees.length === 0 ||
    frees.length < full.length ||
    others.some((heading) => heading?.kind === 'name' || heading?.kind === 'allergen') ||
    (isFirst && plain(texts[0] ?? '') === '');
  const isHeader =
    full.length > 0 &&
    isHeaded &&
    named > (frees.length > 0 ? 0 : 2) &&
    said.length > 2 - (isFirst ? 1 : 0) &&
    new Set(said).size === said.length &&
    others.every((heading) => heading !== undefined);
  return isHeader
    ? texts.map(
        (text) => known.get(plain(text)) ?? (isDiet(plain(text)) ? dietHeadings.get(plain(text)) : undefined) ?? text,
      )
    : undefined;
}

/** Writes short headings in full if the document explains them. */
export function expandGrids(grids: readonly Grid[], around: readonly string[]): readonly Grid[] {
  const texts = grids.flatMap(({ rows }) =>
    rows.flatMap((row) => [
      ...row.map(({ text }) => text),
      row
        .filter(({ covered }) => covered === undefined)
        .map(({ text }) => text)
        .join('  '),
    ]),
  );
  const known = readAbbreviations([...around, ...texts]);
  if (known.size === 0) return grids;
  return grids.map((grid) => ({
    ...grid,
    rows: grid.rows.map((row, index) => {
      const full = expandHeadings(
        row.map(({ text }) => text),
        known,
        index === 0,
      );
      return full ? row.map((cell, at) => ({ ...(cell ?? emptyCell), text: full[at] ?? '' })) : row;
    }),
  }));
}
