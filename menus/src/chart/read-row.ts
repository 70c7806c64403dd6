import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { clean, plain } from '../claims/allergen-words.ts';
import { keyIn, type Legend } from '../claims/legend.ts';
import { readMark } from '../claims/marks.ts';
import { isAdverse } from '../claims/meaning.ts';
import { mergeClaims } from '../claims/merge-claims.ts';
import { declarationOf, readTextClaims } from '../claims/text-claims.ts';
import type { Claim, Doubt, DraftDish, Where } from '../draft.ts';
import { readPrice } from '../menu/prices.ts';
import type { Header } from './find-header.ts';
import { emptyCell, type Cell } from './grid.ts';
import { signIn, type Heading } from './headings.ts';
import { ownMark, type OwnLetters } from './own-letters.ts';
import { readList } from './read-list.ts';
import { readUnread, type Said } from './read-unread.ts';
import { claimsOfWords, readName } from './read-name.ts';
import { allergensOver, saysMay, servedWith } from './words-around.ts';
import { withoutContradicted, withoutRelatives } from './words-in-row.ts';

/** Holds what is known about a table when one of its rows is read. */
export interface RowContext {
  readonly header: Header;
  readonly nameAt: number;
  readonly legend: Legend;
  readonly marks: ReadonlySet<string>;
  readonly markOf: (cell: Cell, row: readonly Cell[]) => string;
  readonly section: string;
  /** Says whether a title lets the chart list what is without them, while no legend says what "no" denies there. */
  readonly withholds: boolean;
  /** Says whether all marks of the table deny. Its empty cells then don't deny as well. */
  readonly marksDeny: boolean;
  readonly letters: OwnLetters;
  /** Is the whole text that stands above the row as its section's heading. */
  readonly over: string;
}

/**
 * Below "gluten free" a cross is no tick. Neither is a mark that the legend explains as "not suitable" or "on request".
 */
function deniesTick(text: string, { legend, marks }: RowContext): boolean {
  const key = plain(text).toLowerCase();
  const explained = legend.footnotes.get(key);
  if (explained !== undefined) return isAdverse(explained);
  // The footnote of "Y¹" may take the mark back.
  if (!key.startsWith('fill:') && (signIn(text) !== undefined || /[\d(]/.test(key))) return true;
  // Nobody knows whether a drawing is a tick or a cross.
  const isCross = key === 'drawn' || key.startsWith('fill:') || /^[✗✘✕✖×☒]$/u.test(key);
  return isCross || (key === 'x' && ['y', 'yes', 'v'].some((tick) => marks.has(tick)));
}

/** Returns whether a code stands for the heading that it is in: "Egg (E)", or what the legend has as its allergen's. */
function isOwnCode(code: string, { named }: Extract<Heading, { kind: 'allergen' }>, { legend }: RowContext): boolean {
  if (legend.unclear.has(code)) return false;
  const explained = legend.codes.get(keyIn(legend, code));
  if (explained) return explained.level === 'contains' && explained.named.denies === named.denies;
  return !legend.footnotes.has(keyIn(legend, code)) && named.denies?.startsWith(code.charAt(0)) === true;
}

/** Returns whether a footnote at a heading may narrow it: "Soy*", "Milk (a)". */
const isNoted = (heading: Extract<Heading, { kind: 'allergen' }>, context: RowContext): boolean =>
  heading.sign !== undefined || (heading.code !== undefined && !isOwnCode(heading.code, heading, context));

/**
 * "● = contains the allergen" applies below "free from" as well: two places say different things, and the graver
 * counts.
 */
const affirms = (text: string, { legend }: RowContext): boolean => {
  const key = plain(text).toLowerCase();
  const says = legend.footnotes.get(key) ?? '';
  return (
    legend.marks.get(key) === 'contains' &&
    /\b(?:contain\w*|present|has|have|includ\w*|ingredients?)\b/i.test(says) &&
    !isAdverse(says)
  );
};

/** Returns the claims of one cell below an allergen. */
function claimsOfCell(
  heading: Extract<Heading, { kind: 'allergen' }>,
  text: string,
  where: Where,
  context: RowContext,
): { claims: Claim[]; doubts: Doubt[] } {
  const { legend, marks } = context;
  const mark = ownMark(text, heading, context.letters, legend) ?? readMark(text, legend, marks);
  if (!mark) return { claims: [], doubts: [] };
  const doubts: Doubt[] = mark.doubt === undefined ? [] : [{ about: 'claim', says: mark.doubt, where }];
  const { named } = heading;
  if (heading.isUnsure)
    doubts.push({ about: 'claim', says: 'Whether the heading of a group covers its column can’t be seen.', where });
  const words =
    text === '' ? '(empty)' : text.startsWith('fill:') ? '(coloured)' : text === 'drawn' ? '(drawn mark)' : text;
  // Below "gluten free" a tick denies, and nothing else says anything.
  if (heading.free && !affirms(text, context)) {
    const isTick = mark.level === 'contains' && !deniesTick(text, context);
    const denied = isTick && named.denies !== undefined && mark.doubt === undefined && !isNoted(heading, context);
    // A marked code is to be confirmed, like one at a name.
    const asWritten = heading.short === undefined ? words : `${heading.short}: ${words}`;
    return { claims: denied ? [{ allergen: named.denies, level: 'absent', words: asWritten, where }] : [], doubts };
  }
  if (mark.level === 'absent') {
    const isLeftOut = text === '' && context.marksDeny;
    const denied = named.denies !== undefined && heading.level === 'contains' && !context.withholds && !isLeftOut;
    // What the footnote of "Soy*" excludes isn't known to be absent.
    if (denied && isNoted(heading, context))
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

const isUnexplained = ({ doubts }: Said): boolean => doubts.some(({ says }) => says.startsWith('Nothing explains'));

const warningsOf = (said: Said): Said =>
  isUnexplained(said)
    ? { claims: [], doubts: [] }
    : { claims: said.claims.filter(({ level }) => level !== 'absent'), doubts: said.doubts };

const nothing: Said = { claims: [], doubts: [] };

/** Returns a row's denials without those that its own words contradict. */
function keepDenials(
  claims: readonly Claim[],
  { name, description, ingredients }: Pick<DraftDish, 'name' | 'description' | 'ingredients'>,
  warned: readonly AllergenId[],
  where: Where,
): Said {
  const own = withoutRelatives(claims, warned);
  const texts = [description, ...ingredients].map((text) => ({ text, isName: false }));
  const kept = withoutContradicted(own, [{ text: name, isName: true }, ...texts], where);
  const merged = mergeClaims(kept.claims);
  return { claims: merged.claims, doubts: [...kept.doubts, ...merged.doubts] };
}

/** Returns whether every mark of a row denies. What is left out then isn't denied as well. */
function hasDenialsAlone(row: readonly Cell[], { header, legend, marks, markOf }: RowContext): boolean {
  const said = header.columns.flatMap((heading, at) => {
    const mark = heading?.kind === 'allergen' ? markOf(row[at] ?? emptyCell, row) : '';
    return mark === '' ? [] : [readMark(mark, legend, marks)?.level];
  });
  return said.length > 0 && said.every((level) => level === 'absent');
}

const misplacedIn = ({ misplaced: says, where }: Cell): Said =>
  says === undefined ? nothing : { claims: [], doubts: [{ about: 'claim', says, where }] };

/** Reads what stands above the rows and applies to each of them: "Fried (shared fryer)" and "All come with mayo". */
function saidAbove({ where }: Cell, context: RowContext): Said {
  const { over } = context;
  if (saysMay(over)) return claimsOfWords(over, where, context);
  const words = clean(over).slice(0, 200);
  const claims = servedWith(over).map((allergen): Claim => ({
    allergen,
    level: 'may_contain',
    words,
    where,
    reason: words,
  }));
  return claims.length === 0 ? nothing : { claims, doubts: [] };
}

/** Reads a dish of one row. */
export function readDish(row: readonly Cell[], given: RowContext): DraftDish {
  const { header, nameAt } = given;
  const nameCell = row[nameAt] ?? emptyCell;
  const claims: Claim[] = [];
  const doubts: Doubt[] = [];
  const add = (more: Said) => {
    claims.push(...more.claims);
    doubts.push(...more.doubts);
  };
  const context = { ...given, marksDeny: given.marksDeny || hasDenialsAlone(row, given) };
  const { name, isFootnoteLost, ...said } = readName(nameCell, context);
  add(said);
  for (const more of [misplacedIn(nameCell), saidAbove(nameCell, context)]) add(more);
  let isOpen = isFootnoteLost || nameCell.misplaced !== undefined;
  let section = context.section;
  let description = '';
  let priceCents: number | undefined;
  const ingredients: string[] = [];
  for (const [at, heading] of header.columns.entries()) {
    const cell = row[at] ?? emptyCell;
    const text = cell.text.trim();
    if (at === nameAt) continue;
    if (heading === undefined || heading.kind === 'other') {
      const unread = readUnread(cell, context.markOf(cell, row), { heading, title: header.texts[at] ?? '' }, context);
      isOpen ||= unread !== undefined;
      add(unread ?? nothing);
      continue;
    }
    if (heading.kind === 'allergen') {
      const said = claimsOfCell(heading, context.markOf(cell, row), cell.where, context);
      // There are unexplained words where a mark should be, so the row may have moved.
      isOpen ||= isUnexplained(said) && /\p{L}{3}/u.test(cell.text);
      // A mark over several columns warns of each of them, and denies only the first.
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
  const kept = keepDenials(
    isOpen ? claims.filter(({ level }) => level !== 'absent') : claims,
    { name, description, ingredients },
    [...said.claims.map(({ allergen }) => allergen), ...allergensOver(context.over)],
    nameCell.where,
  );
  return {
    name: clean(name),
    section,
    description,
    ...(priceCents !== undefined && { priceCents }),
    ingredients,
    claims: kept.claims,
    where: nameCell.where,
    doubts: [...doubts, ...kept.doubts],
  };
}

/** Adds what a further row of a dish, such as another size, warns of: it applies to the dish. */
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
