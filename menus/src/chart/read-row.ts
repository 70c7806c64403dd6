import { clean, plain } from '../claims/allergen-words.ts';
import type { Legend } from '../claims/legend.ts';
import { readMark } from '../claims/marks.ts';
import { isAdverse, meaningOf } from '../claims/meaning.ts';
import { mergeClaims } from '../claims/merge-claims.ts';
import { declarationOf, readTextClaims } from '../claims/text-claims.ts';
import type { Claim, Doubt, DraftDish, Where } from '../draft.ts';
import { readCodes } from '../menu/menu-codes.ts';
import { readPrice } from '../menu/prices.ts';
import type { Header } from './find-header.ts';
import { emptyCell, type Cell } from './grid.ts';
import type { Heading } from './headings.ts';
import { readList } from './read-list.ts';

/** What is known of a table when one of its rows is read. */
export interface RowContext {
  readonly header: Header;
  readonly nameAt: number;
  readonly legend: Legend;
  readonly marks: ReadonlySet<string>;
  readonly markOf: (cell: Cell, row: readonly Cell[]) => string;
  readonly section: string;
  /** A title says that the chart is of what is without them, and no legend what "no" denies there. */
  readonly withholds: boolean;
}

/** Below "gluten free" a cross is no tick, nor is what the legend explains as "not suitable" or "on request". */
function deniesTick(text: string, { legend, marks }: RowContext): boolean {
  const key = plain(text).toLowerCase();
  const explained = legend.footnotes.get(key);
  if (explained !== undefined) return isAdverse(explained);
  // Nobody knows whether a drawing is a tick or a cross.
  const isCross = key === 'drawn' || key.startsWith('fill:') || /^[✗✘✕✖×☒]$/u.test(key);
  return isCross || (key === 'x' && ['y', 'yes', 'v'].some((tick) => marks.has(tick)));
}

/** The claims of one cell below an allergen. */
function claimsOfCell(
  heading: Extract<Heading, { kind: 'allergen' }>,
  text: string,
  where: Where,
  context: RowContext,
): { claims: Claim[]; doubts: Doubt[] } {
  const { legend, marks } = context;
  const mark = readMark(text, legend, marks);
  if (!mark) return { claims: [], doubts: [] };
  const doubts: Doubt[] = mark.doubt === undefined ? [] : [{ about: 'claim', says: mark.doubt, where }];
  const { named } = heading;
  const words =
    text === '' ? '(empty)' : text.startsWith('fill:') ? '(coloured)' : text === 'drawn' ? '(drawn mark)' : text;
  // Below "gluten free" a tick denies, and nothing else says anything.
  if (heading.free) {
    const isTick = mark.level === 'contains' && !deniesTick(text, context);
    const denied = isTick && named.denies !== undefined && mark.doubt === undefined && heading.sign === undefined;
    return { claims: denied ? [{ allergen: named.denies, level: 'absent', words, where }] : [], doubts };
  }
  if (mark.level === 'absent') {
    const denied = named.denies !== undefined && heading.level === 'contains' && !context.withholds;
    // "Soy*": what the footnote leaves out is not known to be absent.
    if (denied && heading.sign !== undefined)
      return {
        claims: [],
        doubts: [{ about: 'claim', says: `A footnote at its heading may narrow what “${words}” denies.`, where }],
      };
    return { claims: denied ? [{ allergen: named.denies, level: 'absent', words, where }] : [], doubts };
  }
  if (named.merged) doubts.push({ about: 'claim', says: `One column for several allergens: it warns of each.`, where });
  const { also } = mark;
  const noted = (also?.named.warns ?? []).map(({ allergen }): Claim => ({
    allergen,
    level: also?.level === 'contains' && mark.level === 'contains' ? 'contains' : 'may_contain',
    words,
    where,
    ...(mark.reason !== undefined && { reason: mark.reason }),
  }));
  const claims = named.warns.map(({ allergen, sure }): Claim => {
    const level = sure && heading.level === 'contains' ? mark.level : 'may_contain';
    const reason = level === 'may_contain' ? mark.reason : undefined;
    return { allergen, level, words, where, ...(reason !== undefined && { reason }) };
  });
  return { claims: [...claims, ...noted], doubts };
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
  const hasCodes = context.legend.codes.size > 0 && /[)\]]\s*$/.test(name);
  const coded = hasCodes ? readCodes(name, context.legend, where) : { name, claims: [], doubts: [] };
  claims.push(...coded.claims);
  doubts.push(...coded.doubts);
  name = coded.name;
  const lost = /(?:[*†‡§]+|[¹²³⁰-⁹]{1,2})$/u.exec(name)?.[0];
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

const warningsOf = ({ claims, doubts }: { readonly claims: readonly Claim[]; readonly doubts: readonly Doubt[] }) =>
  doubts.length > 0 ? { claims: [], doubts: [] } : { claims: claims.filter(({ level }) => level !== 'absent'), doubts };

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
      const said = claimsOfCell(heading, context.markOf(cell, row), cell.where, context);
      // A mark over several columns warns of each of them, and denies the first alone.
      add(cell.covered === 'beside' ? warningsOf(said) : said);
    } else if (text === '') continue;
    else if (heading.kind === 'list') add(readList(text, heading.level, cell.where, context.legend));
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
