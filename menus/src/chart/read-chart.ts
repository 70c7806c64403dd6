import { clean, plain } from '../claims/allergen-words.ts';
import { readLegend, type Legend, type Note } from '../claims/legend.ts';
import { readMark } from '../claims/marks.ts';
import { meaningOf } from '../claims/meaning.ts';
import { mergeClaims } from '../claims/merge-claims.ts';
import { declarationOf, readTextClaims } from '../claims/text-claims.ts';
import type { Claim, Doubt, DraftDish, Where } from '../draft.ts';
import { readPrice } from '../menu/prices.ts';
import { findHeader, namesDish, repeatsHeader, type Header } from './find-header.ts';
import { emptyCell, type Cell, type Grid } from './grid.ts';
import type { Heading } from './headings.ts';

/** Rows below one header, with the columns that it names. */
interface Table {
  readonly header: Header;
  readonly nameAt: number;
  readonly rows: readonly (readonly Cell[])[];
  readonly title: string | undefined;
  readonly continues: boolean;
}

export interface ChartReading {
  readonly dishes: readonly DraftDish[];
  readonly doubts: readonly Doubt[];
}

const isNumber = (text: string): boolean => /^[<~]?\d[\d.,+]*\s?(?:g|mg|kcal|oz|ml|kj|%)?$/i.test(text.trim());

/** The column of the names: the one that says so, else the first whose cells are words. */
function findNameColumn(header: Header, rows: readonly (readonly Cell[])[]): number {
  const said = header.columns.findIndex((heading) => heading?.kind === 'name');
  if (said >= 0) return said;
  const wordy = (at: number): number =>
    rows.filter((row) => {
      const text = row[at]?.text.trim() ?? '';
      return text.length > 2 && !isNumber(text);
    }).length;
  const free = header.columns.flatMap((heading, at) =>
    heading === undefined || heading.kind === 'description' ? [at] : [],
  );
  const best = Math.max(0, ...free.map(wordy));
  return free.find((at) => wordy(at) * 2 > best) ?? 0;
}

/** A title that names no section of a menu: "Allergen information". */
const isGeneral = (title: string): boolean =>
  title.length > 50 || /[.=:]|allerg|nutrition|information|guide|what is in|ingredients/i.test(title);

function tablesOf(grid: Grid): { tables: Table[]; notes: Note[] } {
  const tables: Table[] = [];
  const notes: Note[] = [];
  const note = (row: readonly Cell[]) => {
    const cells = row.filter((cell) => cell.covered === undefined);
    for (const [at, { text, where, fill }] of cells.entries()) {
      // A coloured cell is explained by itself or by the one beside it.
      const explained = text.trim() === '' && fill !== undefined ? (cells[at + 1]?.text ?? '') : text;
      if (explained.trim() !== '') notes.push({ text: explained, where, fill });
    }
    const whole = cells.map(({ text }) => text.trim()).filter((text) => text !== '');
    if (whole.length > 1 && cells[0]) notes.push({ text: whole.join(' '), where: cells[0].where });
  };
  let at = 0;
  for (let header = findHeader(grid, 0); header;) {
    for (const row of grid.rows.slice(at, header.first)) note(row);
    const current: Header = header;
    const next = nextHeader(grid, current);
    const rows = grid.rows.slice(current.last + 1, next?.first).filter((row) => !repeatsHeader(row, current));
    const title = isGeneral(grid.title ?? '') ? undefined : grid.title;
    tables.push({
      header: current,
      nameAt: findNameColumn(current, rows),
      rows,
      title,
      continues: grid.continues === true,
    });
    at = next ? next.first : grid.rows.length;
    header = next;
  }
  for (const row of grid.rows.slice(at)) note(row);
  return { tables, notes };
}

/** A further header with other columns; repetitions of this one are passed over. */
function nextHeader(grid: Grid, header: Header): Header | undefined {
  for (let from = header.last + 1; from < grid.rows.length;) {
    const found = findHeader(grid, from);
    if (!found) return undefined;
    const shape = (one: Header) => one.columns.map((heading) => JSON.stringify(heading ?? null)).join();
    const telling = found.columns.filter((heading) => heading?.kind === 'allergen' || heading?.kind === 'list').length;
    const repeated = grid.rows.slice(found.first, found.last + 1).some((row) => repeatsHeader(row, header));
    const isDish = namesDish(
      grid.rows[found.first] ?? [],
      header,
      header.columns.some((heading) => heading?.kind === 'name') ? undefined : 0,
    );
    if (!repeated && !isDish && telling > 1 && shape(found) !== shape(header)) return found;
    from = found.last + 1;
  }
  return undefined;
}

const isMarked = (heading: Heading | undefined): boolean => heading?.kind === 'allergen' || heading?.kind === 'list';

/** `more`: a further row of the dish above, whose name is one cell over several rows. */
type Kind = 'dish' | 'section' | 'note' | 'empty' | 'more';

/** Whether colours are marks here: they stand in some cells of the allergens, and few texts do. */
function coloursAreMarks({ header, nameAt, rows }: Table, legend: Legend): boolean {
  if ([...legend.marks.keys()].some((mark) => mark.startsWith('fill:'))) return true;
  let coloured = 0;
  let written = 0;
  for (const row of rows)
    for (const [at, heading] of header.columns.entries()) {
      if (heading?.kind !== 'allergen') continue;
      const cell = row[at] ?? emptyCell;
      if (cell.text.trim() !== '' || cell.drawn === true) written += 1;
      else if (cell.fill !== undefined && cell.fill !== row[nameAt]?.fill) coloured += 1;
    }
  return coloured > 0 && written * 5 < coloured;
}

/** Reads the rows of one table. */
function readTable(table: Table, legend: Legend, notes: Note[], sectionBefore: string): DraftDish[] {
  const { header, nameAt, rows } = table;
  const byColour = coloursAreMarks(table, legend);
  const markOf = (cell: Cell, row: readonly Cell[]): string => {
    const text = cell.text.trim();
    if (text !== '' || cell.drawn !== true) {
      const isColoured = byColour && text === '' && cell.fill !== undefined && cell.fill !== row[nameAt]?.fill;
      return isColoured ? `fill:${cell.fill}` : text;
    }
    return 'drawn';
  };
  const marks = new Set(
    rows.flatMap((row) =>
      header.columns.flatMap((heading, at) =>
        heading?.kind === 'allergen' ? [plain(markOf(row[at] ?? emptyCell, row)).toLowerCase()] : [],
      ),
    ),
  );
  const hasValues = (row: readonly Cell[]): boolean =>
    header.columns.some((heading, at) => {
      const cell = row[at] ?? emptyCell;
      if (at === nameAt || cell.covered === 'beside') return false;
      if (heading?.kind === 'section' || cell.span > 2) return false;
      return cell.text.trim() !== '' || (isMarked(heading) && markOf(cell, row) !== '');
    });
  const dishStyles = new Map<string, number>();
  for (const row of rows) if (hasValues(row)) count(dishStyles, styleOf(row[nameAt]));
  const usual = [...dishStyles].filter(([, times]) => times > 1 || dishStyles.size === 1);
  const styles = new Set(usual.map(([style]) => style));
  // Where a chart says yes or no in every cell, a row with a few stray marks is no dish.
  const allergenColumns = header.columns.flatMap((heading, at) =>
    heading?.kind === 'allergen' && at !== nameAt ? [at] : [],
  );
  const share = (row: readonly Cell[]) =>
    allergenColumns.filter((at) => markOf(row[at] ?? emptyCell, row) !== '').length / allergenColumns.length;
  const marked = rows.filter(
    (row) => allergenColumns.length > 3 && share(row) > 0 && (row[nameAt]?.text.trim() ?? '') !== '',
  );
  const isFull = marked.length > 2 && marked.filter((row) => share(row) > 0.6).length > marked.length * 0.6;
  const warns = (row: readonly Cell[]) =>
    allergenColumns.some(
      (at) => ![undefined, 'absent'].includes(readMark(markOf(row[at] ?? emptyCell, row), legend, marks)?.level),
    );
  const kindOf = (row: readonly Cell[]): Kind => {
    const said = row.filter((cell) => cell.covered === undefined && cell.text.trim() !== '');
    const name = row[nameAt] ?? emptyCell;
    const text = name.text.trim();
    if (said.length === 0 && !hasValues(row)) return 'empty';
    const first = said[0]?.text ?? '';
    if (isFull && text !== '' && share(row) < 0.35 && !warns(row)) return 'section';
    if (hasValues(row) && text !== '') return 'dish';
    if (hasValues(row)) return 'more';
    const isColour = name.fill !== undefined && /contain|allergen|present|free|trace/i.test(first);
    const isLegend = isColour || (/[.=]/.test(first) && (meaningOf(first) !== undefined || first.length > 80));
    if (said.length > 1 || isLegend || first.length > 120) return 'note';
    if (text === '' || name.span > 2) return 'section';
    return styles.has(styleOf(name)) && name.span === 1 ? 'dish' : 'section';
  };

  const dishes: DraftDish[] = [];
  let section = table.title ?? (table.continues ? sectionBefore : '');
  for (const row of rows) {
    const kind = kindOf(row);
    const texts = row.filter((cell) => cell.covered === undefined && cell.text.trim() !== '');
    if (kind === 'section')
      for (const cell of texts) if (cell.text.length > 80) notes.push({ text: cell.text, where: cell.where });
    if (kind === 'section') section = clean(texts[0]?.text ?? '').replace(/:$/, '');
    if (kind === 'note') for (const cell of texts) notes.push({ text: cell.text, where: cell.where, fill: cell.fill });
    const context = { header, nameAt, legend, marks, markOf, section };
    const last = dishes.at(-1);
    if (kind === 'more' && last) dishes[dishes.length - 1] = withFurtherRow(last, readDish(row, context));
    if (kind === 'dish') dishes.push(readDish(row, context));
  }
  return dishes;
}

const styleOf = (cell: Cell | undefined): string => `${cell?.style ?? ''} ${cell?.fill ?? ''}`;
const count = (counts: Map<string, number>, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);

interface RowContext {
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

function readDish(row: readonly Cell[], context: RowContext): DraftDish {
  const { header, nameAt } = context;
  const nameCell = row[nameAt] ?? emptyCell;
  const claims: Claim[] = [];
  const doubts: Doubt[] = [];
  const add = (more: { readonly claims: readonly Claim[]; readonly doubts: readonly Doubt[] }) => {
    claims.push(...more.claims);
    doubts.push(...more.doubts);
  };
  const inName = readTextClaims(nameCell.text, nameCell.where);
  add(inName);
  const sign = nameFootnote.exec(inName.rest)?.[1];
  let name = inName.rest;
  if (sign !== undefined && context.legend.footnotes.has(sign.normalize('NFKC').toLowerCase())) {
    add(claimsOfFootnote(sign, nameCell.where, context));
    name = name.replace(nameFootnote, '');
  }
  // Fonts of signs leave letters: a filled square may come as "u".
  const stray = /\s[b-hj-z]$/.exec(name);
  if (stray) {
    name = name.slice(0, stray.index);
    doubts.push({
      about: 'name',
      says: `A lone letter at its end was left out: "${stray[0].trim()}".`,
      where: nameCell.where,
    });
  }
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
  const merged = mergeClaims(claims);
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
function withFurtherRow(dish: DraftDish, more: DraftDish): DraftDish {
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

/** Reads the allergen charts among tables; `undefined` where no table names dishes and what is in them. */
export function readCharts(grids: readonly Grid[], around: readonly Note[]): ChartReading | undefined {
  const read = grids.map(tablesOf);
  const tables = read.flatMap((one) => one.tables);
  if (tables.length === 0) return undefined;
  const notes = [...around, ...read.flatMap((one) => one.notes)];
  // A legend may stand between rows or below them: a first reading finds it, the second one heeds it.
  const found: Note[] = [];
  for (const table of tables) readTable(table, readLegend(notes), found, '');
  const legend = readLegend([...notes, ...found]);
  const dishes: DraftDish[] = [];
  for (const table of tables)
    dishes.push(...readTable(table, legend, [], dishes.at(-1)?.section ?? '').filter(({ name }) => name !== ''));
  const general = new Map(legend.general.map(({ text, where }) => [plain(text), where]));
  const doubts = [...general]
    .slice(0, 20)
    .map(([text, where]): Doubt => ({ about: 'file', says: `For all dishes: ${text.slice(0, 500)}`, where }));
  return dishes.length === 0 ? undefined : { dishes, doubts };
}
