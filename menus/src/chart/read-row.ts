import { clean, plain } from '../claims/allergen-words.ts';
import type { Legend } from '../claims/legend.ts';
import { readMark } from '../claims/marks.ts';
import { meaningOf } from '../claims/meaning.ts';
import { mergeClaims } from '../claims/merge-claims.ts';
import { declarationOf, readTextClaims } from '../claims/text-claims.ts';
import type { Claim, Doubt, DraftDish, Where } from '../draft.ts';
import { readPrice } from '../menu/prices.ts';
import type { Header } from './find-header.ts';
import { emptyCell, type Cell } from './grid.ts';
import type { Heading } from './headings.ts';

/** What is known of a table when one of its rows is read. */
export interface RowContext {
  readonly header: Header;
  readonly nameAt: number;
  readonly legend: Legend;
  readonly marks: ReadonlySet<string>;
  readonly markOf: (cell: Cell, row: readonly Cell[]) => string;
  readonly section: string;
}

/** The claims of one cell below an allergen. */
function claimsOfCell(
  heading: Extract<Heading, { kind: 'allergen' }>,
  text: string,
  where: Where,
  { legend, marks }: RowContext,
): { claims: Claim[]; doubts: Doubt[] } {
  const mark = readMark(text, legend, marks);
  if (!mark) return { claims: [], doubts: [] };
  const doubts: Doubt[] = mark.doubt === undefined ? [] : [{ about: 'claim', says: mark.doubt, where }];
  const { named } = heading;
  const words =
    text === '' ? '(empty)' : text.startsWith('fill:') ? '(coloured)' : text === 'drawn' ? '(drawn mark)' : text;
  // Below "gluten free" a tick denies, and nothing else says anything.
  if (heading.free) {
    const denied = mark.level === 'contains' && named.denies !== undefined;
    return { claims: denied ? [{ allergen: named.denies, level: 'absent', words, where }] : [], doubts };
  }
  if (mark.level === 'absent') {
    const denied = named.denies !== undefined && heading.level === 'contains';
    return { claims: denied ? [{ allergen: named.denies, level: 'absent', words, where }] : [], doubts };
  }
  if (named.merged) doubts.push({ about: 'claim', says: `One column for several allergens: it warns of each.`, where });
  const claims = named.warns.map(({ allergen, sure }): Claim => {
    const level = sure && heading.level === 'contains' ? mark.level : 'may_contain';
    const reason = level === 'may_contain' ? mark.reason : undefined;
    return { allergen, level, words, where, ...(reason !== undefined && { reason }) };
  });
  return { claims, doubts };
}

const nameFootnote = /[\s(]*([*†‡§#]{1,3}|[¹²³⁰-⁹]{1,2}|(?<=[a-z)])\d)\)?$/u;

/** A footnote at a dish's name holds for the dish: for the allergens that it names, else for all of the chart's. */
function claimsOfFootnote(
  mark: string,
  where: Where,
  { legend, header }: RowContext,
): { claims: Claim[]; doubts: Doubt[] } {
  const key = mark.normalize('NFKC').toLowerCase();
  const text = legend.footnotes.get(key);
  if (text === undefined) return { claims: [], doubts: [] };
  const meaning = meaningOf(text);
  const says = plain(text).slice(0, 200);
  const read = readTextClaims(text, where);
  if (read.claims.length > 0 && meaning !== 'absent')
    return {
      claims: read.claims.map((claim) => (claim.level === 'may_contain' ? { ...claim, reason: says } : claim)),
      doubts: [],
    };
  if (meaning !== 'may_contain')
    return { claims: [], doubts: [{ about: 'claim', says: `A footnote: ${says}`, where }] };
  const all = header.columns.flatMap((heading) =>
    heading?.kind === 'allergen' && !heading.free ? heading.named.warns : [],
  );
  return {
    claims: all.map(({ allergen }) => ({ allergen, level: 'may_contain', reason: says, words: mark, where })),
    doubts: [
      { about: 'claim', says: `A footnote names no allergen, so it warns of all of the chart's: ${says}`, where },
    ],
  };
}

interface ReadName {
  readonly name: string;
  readonly claims: readonly Claim[];
  readonly doubts: readonly Doubt[];
  /** A sign at the name says something of the dish that was not found: it may take back what its row denies. */
  readonly isFootnoteLost: boolean;
}

/** Reads a dish's name with the signs at its end. */
function readName({ text, where }: Cell, context: RowContext): ReadName {
  const inName = readTextClaims(text, where);
  const claims = [...inName.claims];
  const doubts = [...inName.doubts];
  let name = inName.rest;
  const sign = nameFootnote.exec(name)?.[1];
  if (sign !== undefined && context.legend.footnotes.has(sign.normalize('NFKC').toLowerCase())) {
    const noted = claimsOfFootnote(sign, where, context);
    claims.push(...noted.claims);
    doubts.push(...noted.doubts);
    name = name.replace(nameFootnote, '');
  }
  const lost = /[*†‡§]+$/u.exec(name)?.[0];
  if (lost !== undefined) {
    name = name.slice(0, -lost.length);
    doubts.push({ about: 'claim', says: `Nothing explains the mark "${lost}".`, where });
  }
  // Fonts of signs leave letters: a filled square may come as "u".
  const stray = /\s[b-hj-z]$/.exec(name);
  if (stray) {
    name = name.slice(0, stray.index);
    doubts.push({ about: 'name', says: `A lone letter at its end was left out: "${stray[0].trim()}".`, where });
  }
  return { name, claims, doubts, isFootnoteLost: lost !== undefined };
}

/** Reads a dish of one row. */
export function readDish(row: readonly Cell[], context: RowContext): DraftDish {
  const { header, nameAt } = context;
  const nameCell = row[nameAt] ?? emptyCell;
  const claims: Claim[] = [];
  const doubts: Doubt[] = [];
  const add = (more: { readonly claims: readonly Claim[]; readonly doubts: readonly Doubt[] }) => {
    claims.push(...more.claims);
    doubts.push(...more.doubts);
  };
  const { name, isFootnoteLost, ...said } = readName(nameCell, context);
  add(said);
  let section = context.section;
  let description = '';
  let priceCents: number | undefined;
  const ingredients: string[] = [];
  for (const [at, heading] of header.columns.entries()) {
    const cell = row[at] ?? emptyCell;
    const text = cell.text.trim();
    if (at === nameAt || heading === undefined) continue;
    if (heading.kind === 'allergen') {
      if (cell.covered !== 'beside') add(claimsOfCell(heading, context.markOf(cell, row), cell.where, context));
    } else if (text === '') continue;
    else if (heading.kind === 'list') add(readList(text, heading.level, cell.where));
    else if (heading.kind === 'ingredients') {
      add(readTextClaims(declarationOf(text), cell.where));
      ingredients.push(clean(text));
    } else if (heading.kind === 'description') description = clean(text);
    else if (heading.kind === 'section') section = clean(text);
    else if (heading.kind === 'price') priceCents = readPrice(text);
  }
  const merged = mergeClaims(isFootnoteLost ? claims.filter(({ level }) => level !== 'absent') : claims);
  return {
    name: clean(name),
    section,
    description,
    ...(priceCents !== undefined && { priceCents }),
    ingredients,
    claims: merged.claims,
    where: nameCell.where,
    doubts: [...doubts, ...merged.doubts],
  };
}

/** What a further row of a dish, another size of it, warns of counts for the dish. */
export function withFurtherRow(dish: DraftDish, more: DraftDish): DraftDish {
  const levels = new Map(dish.claims.map(({ allergen, level }) => [allergen, level]));
  const graver = more.claims.filter(
    ({ allergen, level }) =>
      level !== 'absent' && levels.get(allergen) !== level && levels.get(allergen) !== 'contains',
  );
  if (graver.length === 0) return dish;
  const { claims } = mergeClaims([...dish.claims, ...graver]);
  return {
    ...dish,
    claims,
    doubts: [
      ...dish.doubts,
      { about: 'claim', says: 'A row below it has no name: its warnings are taken as this dish’s.', where: more.where },
    ],
  };
}

/** A cell of a column of lists: "Contains Milk, Soy. May contain nuts", or the bare names. */
function readList(
  text: string,
  level: 'contains' | 'may_contain',
  where: Where,
): { claims: readonly Claim[]; doubts: readonly Doubt[] } {
  const words = plain(text);
  if (/^(?:n|no|none|nil|n\/a|-|–|—|no (?:known )?allergens?|none known)\.?$/i.test(words))
    return { claims: [], doubts: [] };
  const headed = /^(?:may|contains?|traces?)\b/i.test(words)
    ? words
    : `${level === 'contains' ? 'Contains' : 'May contain'}: ${words}`;
  const read = readTextClaims(headed, where);
  const rest = read.rest.replace(/^[\s.,;]+|[\s.,;]+$/g, '');
  if (rest === '') return read;
  return {
    claims: read.claims,
    doubts: [
      ...read.doubts,
      { about: 'claim', says: `Not understood among the allergens: "${rest.slice(0, 200)}".`, where },
    ],
  };
}
