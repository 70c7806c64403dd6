import { clean, plain } from '../claims/allergen-words.ts';
import { readLegend, type Legend, type Note } from '../claims/legend.ts';
import type { Doubt, DraftDish } from '../draft.ts';
import { findTables, type Table } from './find-tables.ts';
import type { Grid } from './grid.ts';
import { readDish, withFurtherRow } from './read-row.ts';
import { markReader, marksOf, rowKinds } from './row-kinds.ts';

export interface ChartReading {
  readonly dishes: readonly DraftDish[];
  readonly doubts: readonly Doubt[];
}

/** Reads the rows of one table; what explains something goes to `notes`. */
function readTable(table: Table, legend: Legend, notes: Note[], sectionBefore: string): DraftDish[] {
  const { header, nameAt, rows } = table;
  const markOf = markReader(table, legend);
  const kindOf = rowKinds(table, legend, markOf);
  const marks = marksOf(table, markOf);
  const dishes: DraftDish[] = [];
  let section = table.title ?? (table.continues ? sectionBefore : '');
  for (const row of rows) {
    const kind = kindOf(row);
    const texts = row.filter((cell) => cell.covered === undefined && cell.text.trim() !== '');
    const context = { header, nameAt, legend, marks, markOf, section };
    const last = dishes.at(-1);
    if (kind === 'section') {
      section = clean(texts[0]?.text ?? '').replace(/:$/, '');
      for (const { text, where } of texts) if (text.length > 80) notes.push({ text, where });
    } else if (kind === 'note') notes.push(...texts.map(({ text, where, fill }) => ({ text, where, fill })));
    else if (kind === 'more' && last) dishes[dishes.length - 1] = withFurtherRow(last, readDish(row, context));
    else if (kind === 'dish') dishes.push(readDish(row, context));
  }
  return dishes;
}

/** Columns with marks below a heading that says nothing to us: what they warn of is missing. */
function unreadColumns({ header, nameAt, rows }: Table): Doubt[] {
  return header.columns.flatMap((heading, at): Doubt[] => {
    const text = clean(header.texts[at] ?? '');
    if (heading !== undefined || text === '' || at === nameAt) return [];
    const marks = rows.filter((row) => /^(?:\p{L}{1,3}|[^\p{L}\p{N}\s]{1,2})$/u.test(row[at]?.text.trim() ?? ''));
    const where = rows[0]?.[at]?.where;
    return marks.length === 0
      ? []
      : [
          {
            about: 'file',
            says: `A column was not understood: “${text.slice(0, 80)}”. What it marks is missing.`,
            ...(where && { where }),
          },
        ];
  });
}

/** Reads the allergen charts among tables; `undefined` where no table names dishes and what is in them. */
export function readCharts(grids: readonly Grid[], around: readonly Note[]): ChartReading | undefined {
  const read = grids.map(findTables);
  const tables = read.flatMap((one) => one.tables);
  if (tables.length === 0) return undefined;
  const notes = [...around, ...read.flatMap((one) => one.notes)];
  // A legend may stand between rows or below them: a first reading finds it, the second one heeds it.
  const found: Note[] = [];
  for (const table of tables) readTable(table, readLegend(notes), found, '');
  const legend = readLegend([...notes, ...found]);
  const dishes: DraftDish[] = [];
  const nameless: Doubt[] = [];
  for (const table of tables)
    for (const dish of readTable(table, legend, [], dishes.at(-1)?.section ?? ''))
      if (dish.name !== '') dishes.push(dish);
      else if (dish.claims.length > 0)
        nameless.push({ about: 'file', says: 'A dish without a name was left out.', where: dish.where });
  const general = new Map(legend.general.map(({ text, where }) => [plain(text), where]));
  const unread = new Map(tables.flatMap(unreadColumns).map((doubt) => [doubt.says, doubt]));
  const shared = [...general]
    .slice(0, 20)
    .map(([text, where]): Doubt => ({ about: 'file', says: `For all dishes: ${text.slice(0, 500)}`, where }));
  return dishes.length === 0 ? undefined : { dishes, doubts: [...unread.values(), ...nameless, ...shared] };
}
