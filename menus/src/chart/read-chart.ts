import { clean, hasForeignName, plain } from '../claims/allergen-words.ts';
import { readLegend, type Legend, type Note } from '../claims/legend.ts';
import { readMark } from '../claims/marks.ts';
import { mergeClaims } from '../claims/merge-claims.ts';
import type { Doubt, DraftDish } from '../draft.ts';
import { expandGrids } from './abbreviations.ts';
import { findTables, type Table } from './find-tables.ts';
import { emptyCell, type Cell, type Grid } from './grid.ts';
import { isOpenTitle, isSuitGroup, readHeading, turnsAround } from './headings.ts';
import { allergensInNote } from './words-in-row.ts';
import { headingOver, leavesRowsOpen, readWordsAround } from './words-around.ts';
import { readDish, withFurtherRow } from './read-row.ts';
import { goesOn, isPart, withoutClaims, withParts } from './parts-of-rows.ts';
import { markReader, marksOf, rowKinds, type RowKind } from './row-kinds.ts';
import { ownLetters } from './own-letters.ts';

export interface ChartReading {
  readonly dishes: readonly DraftDish[];
  readonly doubts: readonly Doubt[];
}

/** Matches titles below which a "no" is not what it seems: "Dishes without:", "Suitable for those who avoid:". */
const reversed =
  /\b(?:(?:made|prepared) without|free[- ]from|suitable for|safe for|allergy[- ]friendly|(?:do|does)(?:n['’]t| not) contain|without (?:the|these|any)|(?:sin|sans|libres? de) al\w+|no contienen?|ne contien(?:t|nent) pas)(?!\w)/i;
const explainsSigns = /[=]|\b(?:blank|empty|guarantee\w*|unable)\b/i;

/** Returns whether "yes" or "no" is explained in a way that isn't understood. The other then denies nothing. */
const isHalfExplained = ({ unclear, marks }: Legend): boolean =>
  ['y', 'yes', 'n', 'no'].some((mark) => unclear.has(mark) || marks.get(mark) === 'unknown');

/** Returns whether a title turns the chart around, and no legend says what "no" denies in it. */
function isReversed(notes: readonly Note[], legend: Legend): boolean {
  if (isHalfExplained(legend)) return true;
  const denials = [...legend.marks].filter(([, meaning]) => meaning === 'absent').map(([mark]) => mark);
  if (denials.some((mark) => /contain|present|free|without|suitable/i.test(legend.footnotes.get(mark) ?? '')))
    return false;
  // "Cross-" continues in the next line of a heading that a page's text has in pieces.
  if (notes.some(({ text }) => /^cross[-‐]$/i.test(plain(text)) || isSuitGroup(text))) return true;
  return notes.some(
    ({ text }) => text.length < 90 && (reversed.test(text) || isOpenTitle(text)) && !explainsSigns.test(text),
  );
}

const isBare = ({ claims }: DraftDish): boolean => claims.every(({ words }) => words === '(empty)');

/** Takes back the claims of a row that a page's end may have split: which half its marks belong to is unknown. */
const cutRow = (dish: DraftDish): DraftDish =>
  withoutClaims(dish, 'Without a mark at the edge of its page, it may be half of a row: it denies nothing.');

interface Reading {
  readonly legend: Legend;
  /** Collects texts that explain something. */
  readonly notes: Note[];
  readonly sectionBefore: string;
  readonly withholds: boolean;
}

/** "Burgers (continued)" continues the section of burgers. */
const sectionOf = (text: string): string =>
  clean(text)
    .replace(/:$/, '')
    .replace(/\s*[-–—([,]?\s*(?:\bcont(?:inued|inues|[’']d|d)?\b\.?)[)\]]?$/i, '');

/** Returns whether a row has headings that aren't this table's: "Item, G, D", or ", Free from". */
const isHeadOfOthers = (row: readonly Cell[], { header, nameAt }: Table): boolean => {
  const name = row[nameAt]?.text.trim() ?? '';
  const others = row.filter(
    ({ text, covered }, at) => header.columns[at]?.kind === 'allergen' && covered === undefined && text.trim() !== '',
  );
  return name === ''
    ? others.some(({ text }) => turnsAround(text))
    : others.length > 0 && readHeading(name)?.kind === 'name';
};

const isLabelled = (text: string): boolean =>
  turnsAround(text) && !/\w[- ]free\s+\w|\b(?:fried|grilled|baked|with)\b/i.test(text);

function withEdges(given: readonly DraftDish[], { edges }: Table, beginsWithDish: boolean): DraftDish[] {
  const dishes = [...given];
  const [first] = dishes;
  if (edges?.begins === true && first && isBare(first) && beginsWithDish) dishes[0] = cutRow(first);
  const last = dishes.at(-1);
  if (edges?.ends === true && last && isBare(last)) dishes[dishes.length - 1] = cutRow(last);
  return dishes;
}

const saysOpen = (text: string): boolean => leavesRowsOpen(headingOver(text));

/** Reads the rows of one table. */
function readTable(table: Table, { legend, notes, sectionBefore, withholds: all }: Reading): DraftDish[] {
  const { header, nameAt, rows } = table;
  let isOpen =
    all || table.isOpen || hasLostMarks(table) || hasDrawnTogether(table) || header.texts.some(hasForeignName);
  // A text above rows, or among them, is about the rows below it.
  let over = headingOver(table.title ?? '');
  let withholds = isOpen || saysOpen(over);
  const markOf = markReader(table, legend);
  const kindOf = rowKinds(table, legend, markOf);
  const marks = marksOf(table, markOf);
  const meanings = [...marks].flatMap((mark) => (mark === '' ? [] : (readMark(mark, legend, marks)?.level ?? [])));
  const marksDeny = meanings.length > 0 && meanings.every((level) => level === 'absent');
  const hasWords = (row: readonly Cell[]): boolean =>
    row.filter(
      ({ text, covered }, at) =>
        header.columns[at]?.kind === 'allergen' &&
        covered === undefined &&
        /\p{L}{3}/u.test(text) &&
        readMark(text.trim(), legend, marks)?.doubt !== undefined,
    ).length > (row[nameAt]?.text.trim() === '' ? 0 : 1);
  const dishes: DraftDish[] = [];
  let section = sectionOf(table.title ?? '') || (table.continues ? sectionBefore : '');
  let before: RowKind | undefined;
  const nameless: (readonly Cell[])[] = [];
  const letters = ownLetters(table, legend, markOf);
  for (const [index, row] of rows.entries()) {
    const kind = before === 'note' && goesOn(row, nameAt) ? 'note' : kindOf(row);
    before = kind;
    // What follows in "Item, Vegan, Hot" isn't below the allergens.
    if (hasWords(row) || isHeadOfOthers(row, table)) isOpen = true;
    withholds ||= isOpen;
    const texts = row.filter((cell) => cell.covered === undefined && cell.text.trim() !== '');
    // A name without a mark, such as "Traces" or "Can be made without", may be a heading of the rows below it.
    const isUnmarked = texts.length === 1 && row.indexOf(texts[0] ?? emptyCell) === nameAt;
    if (kind === 'dish' && isUnmarked && (isLabelled(texts[0]?.text ?? '') || saysOpen(texts[0]?.text ?? '')))
      withholds = true;
    const context = { header, nameAt, legend, marks, markOf, section, withholds, marksDeny, letters, over };
    const last = dishes.at(-1);
    if (kind === 'section') {
      section = sectionOf(texts[0]?.text ?? '');
      // "May contain" between the rows is about those below it.
      over = headingOver(texts.map(({ text }) => text).join(' '));
      withholds = isOpen || texts.some(({ text }) => turnsAround(text) || saysOpen(text));
      for (const { text, where } of texts) if (text.length > 80) notes.push({ text, where });
    } else if (kind === 'note') {
      notes.push(...texts.map(({ text, where, fill }) => ({ text, where, fill })));
      withholds ||= texts.length === 1 && (turnsAround(texts[0]?.text ?? '') || saysOpen(texts[0]?.text ?? ''));
    } else if (kind === 'more' && last) dishes[dishes.length - 1] = withFurtherRow(last, readDish(row, context));
    else if (kind === 'more') nameless.push(row);
    else if (kind === 'dish') {
      // A row without a name above the first name belongs to the first dish, as far as anybody can tell.
      const further = nameless.splice(0).map((each) => readDish(each, context));
      const dish = further.reduce(withFurtherRow, readDish(row, context));
      dishes.push(isBare(dish) && isPart(rows[index + 1], row, nameAt) ? withParts(dish) : dish);
    }
  }
  return withEdges(dishes, table, kindOf(rows[0] ?? []) === 'dish');
}

/** Returns a doubt for each column with marks below an unknown heading. What it warns of is missing. */
function unreadColumns({ header, nameAt, rows }: Table): Doubt[] {
  return header.columns.flatMap((heading, at): Doubt[] => {
    const text = clean(header.texts[at] ?? '');
    if (heading !== undefined || at === nameAt) return [];
    const isSign = (cell: Cell): boolean => /^[^\p{L}\p{N}\s.,$–—-]{1,2}$|^[xy]$/iu.test(cell.text.trim());
    if (text === '' && !rows.some((row) => isSign(row[at] ?? emptyCell))) return [];
    const marks = rows.filter((row) => /^(?:\p{L}{1,3}|[^\p{L}\p{N}\s]{1,2})$/u.test(row[at]?.text.trim() ?? ''));
    const where = rows[0]?.[at]?.where;
    return marks.length === 0
      ? []
      : [
          {
            about: 'file',
            says:
              text === ''
                ? 'A column of marks has no heading. What it marks is missing.'
                : `A column was not understood: “${text.slice(0, 80)}”. What it marks is missing.`,
            ...(where && { where }),
          },
        ];
  });
}

/** Returns whether one cell contains two separate marks, so that its column is two that were merged. */
const hasDrawnTogether = ({ header, rows }: Table): boolean =>
  rows.some((row) =>
    header.columns.some(
      (heading, at) => heading?.kind === 'allergen' && /^\S{1,3}\s{2,}\S{1,3}$/u.test(row[at]?.text.trim() ?? ''),
    ),
  );

/** Returns whether marks stand in a column that lost its heading. They may take back what the next one denies. */
const hasLostMarks = ({ header, nameAt, rows }: Table): boolean =>
  header.columns.some((heading, at) => {
    const isLost = at !== nameAt && (heading?.kind === 'list' || (!heading && clean(header.texts[at] ?? '') === ''));
    return (
      isLost && rows.some((row) => /^(?:[^\p{L}\p{N}\s.,$]{1,2}|[xyn]|yes|no)$/iu.test(row[at]?.text.trim() ?? ''))
    );
  });

/**
 * If an earlier table's headings are repeated without the group above them ("Free from"), nobody knows whether it still
 * holds, so nothing is denied.
 */
function withGroupsBefore(tables: readonly Table[]): readonly Table[] {
  const turned = new Set<string>();
  return tables.map((table) => {
    const marked = table.header.columns.flatMap((heading) => (heading?.kind === 'allergen' ? [heading] : []));
    const key = JSON.stringify(marked.map(({ named }) => named.warns));
    const isTurned = marked.some(({ free, level }) => free || level === 'may_contain');
    if (isTurned) turned.add(key);
    return !isTurned && turned.has(key) ? { ...table, isOpen: true } : table;
  });
}

const headerOf = ({ header }: Table): string => header.texts.join();

const hasMarks = (table: Table, legend: Legend): boolean =>
  [...marksOf(table, markReader(table, legend))].some((mark) => mark !== '');

const isMark = (name: string): boolean => /^(?:[^\p{L}\p{N}]{1,2}|[xyn]|yes|no)$/iu.test(name);

const allergensOf = (dishes: readonly DraftDish[]): ReadonlySet<string> =>
  new Set(dishes.flatMap(({ claims }) => claims.map(({ allergen }) => allergen)));

/** Returns whether a table has the same dishes in order, and other allergens: columns of the next page. */
const goesOnBeside = (before: readonly DraftDish[], next: readonly DraftDish[]): boolean =>
  before.length > 1 &&
  before.length === next.length &&
  before.every(
    ({ name, section }, at) => name === next[at]?.name && (section === next[at].section || next[at].section === ''),
  ) &&
  ![...allergensOf(next)].some((allergen) => allergensOf(before).has(allergen));

const joinHalves = (dish: DraftDish, more: DraftDish): DraftDish => {
  const merged = mergeClaims([...dish.claims, ...more.claims]);
  return {
    ...dish,
    priceCents: dish.priceCents ?? more.priceCents,
    description: dish.description || more.description,
    ingredients: dish.ingredients.length > 0 ? dish.ingredients : more.ingredients,
    claims: merged.claims,
    doubts: [...dish.doubts, ...more.doubts, ...merged.doubts],
  };
};

/** What a note warns of for all dishes is denied for none. */
const withoutDenied = (dish: DraftDish, warned: ReadonlySet<string>): DraftDish => ({
  ...dish,
  claims: dish.claims.filter(({ level, allergen }) => level !== 'absent' || !warned.has(allergen)),
});

/** Reads the allergen charts among tables; `undefined` where no table names dishes and what is in them. */
export function readCharts(given: readonly Grid[], around: readonly Note[]): ChartReading | undefined {
  const grids = expandGrids(
    given,
    around.map(({ text }) => text),
  );
  const read = grids.map(findTables);
  const tables = withGroupsBefore(read.flatMap((one) => one.tables));
  if (tables.length === 0) return undefined;
  const notes = [...around, ...read.flatMap((one) => one.notes)];
  // A legend may be between rows or below them: the first reading finds it, the second one uses it.
  const found: Note[] = [];
  const first = readLegend(notes);
  for (const table of tables) readTable(table, { legend: first, notes: found, sectionBefore: '', withholds: false });
  const legend = readLegend([...notes, ...found]);
  const titles = grids.flatMap(({ title }) => (title === undefined ? [] : { text: title, where: {} }));
  const said = readWordsAround([...notes, ...titles, ...found]);
  const withholds = said.withholds || isReversed([...notes, ...titles], legend);
  const marked = new Set(tables.filter((table) => hasMarks(table, legend)).map(headerOf));
  const dishes: DraftDish[] = [];
  const nameless: Doubt[] = [];
  let before: readonly DraftDish[] = [];
  for (const table of tables) {
    const read = readTable(table, {
      legend,
      notes: [],
      sectionBefore: dishes.at(-1)?.section ?? '',
      // If nothing at all is marked below such headings, the marks weren't seen, and an empty cell says nothing.
      withholds: withholds || !marked.has(headerOf(table)),
    });
    const named = read.filter(({ name }) => name !== '' && !isMark(name));
    for (const dish of read)
      if (!named.includes(dish) && dish.claims.length > 0)
        nameless.push({ about: 'file', says: 'A dish without a name was left out.', where: dish.where });
    if (goesOnBeside(before, named)) {
      const joined = before.map((dish, at) => joinHalves(dish, named[at] ?? dish));
      dishes.splice(-before.length, before.length, ...joined);
      before = joined;
    } else {
      dishes.push(...named);
      before = named;
    }
  }
  const warned = new Set([
    ...legend.general.flatMap(({ text }) => allergensInNote(text.slice(0, 2000))),
    ...said.named,
  ]);
  const general = new Map([...legend.general, ...said.notes].map(({ text, where }) => [plain(text), where]));
  const unread = new Map(tables.flatMap(unreadColumns).map((doubt) => [doubt.says, doubt]));
  const shared = [...general]
    .slice(0, 20)
    .map(([text, where]): Doubt => ({ about: 'file', says: `For all dishes: ${text.slice(0, 500)}`, where }));
  return dishes.length === 0
    ? undefined
    : {
        dishes: dishes.map((dish) => withoutDenied(dish, warned)),
        doubts: [...unread.values(), ...nameless, ...shared],
      };
}
