import type { Fault } from '@clearplate/contract/errors';
import type { MenuDraft } from '@clearplate/contract/menu-draft';
import { columnName } from '@clearplate/menus/chart/grid';
import { allergens, findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import { findContradictions } from '@clearplate/domain/facts/contradictions';
import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import { nothingKnown, type Dish } from '@clearplate/domain/facts/dish';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { confirmationNames, type ConfirmationName } from '@clearplate/domain/menu/confirmations';
import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { fields, labelOf, type Column } from './columns.ts';
import { cellOf } from './dish-cells.ts';
import { DishFinder, type KnownDish } from './known-dishes.ts';
import type { FileRow, RowFault } from './read-menu-file.ts';
import { editedBy, readRowEdit } from './row-edit.ts';
import type { RowEdit } from './row-fields.ts';
import { showWays } from './show-ways.ts';
import { readStatement } from './statement-cell.ts';
import { centsOf, isEmptied } from './written-values.ts';

type DraftDish = MenuDraft['dishes'][number];
type TableRow = NonNullable<DraftDish['table']>;
type Where = DraftDish['where'];

const columnsByLabel = new Map<string, Column>(
  [...fields, ...allergens.map(({ id }) => id)].map((column) => [labelOf(column), column]),
);

const texts = ['name', 'section', 'price', 'description', 'ingredients'] as const;

/** What is wrong with a cell if a person may settle it by another value. Any other fault must be mended in the file. */
const settles = (column: Column | undefined): string | undefined =>
  column !== undefined && (column === 'id' || findAllergen(column) || texts.some((text) => text === column))
    ? column
    : undefined;

/** The same for two rows with the same cells, whatever the menu says of their dishes. */
function signOf({ cells, refused = [], fault }: FileRow): string {
  const byColumn = [...cells].toSorted(([one], [other]) => Number(one > other) - Number(one < other));
  const said = [byColumn, refused.map(({ column, about }) => [column, about]), fault?.message];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);
}

interface PlannedRow extends RowEdit {
  readonly faults: readonly RowFault[];
  /** Whether the rest of the row was read. */
  readonly isWhole: boolean;
}

/** Returns what a row changes about its dish. What can't be taken is left out and reported. */
function planRow(row: FileRow, dish: Dish, context: StandingContext): PlannedRow {
  const asFault = (fault: Fault): RowFault => ({ ...fault, about: columnsByLabel.get(fault.column) });
  const refused = row.refused ?? [];
  // A refused value isn't among the cells, so what another column says about the same allergen stays.
  const faults = [...refused];
  let cells = new Map(row.cells);
  for (;;) {
    const planned = readRowEdit(cells, dish, context);
    const found = planned.faults.map(asFault);
    const wrong = new Set(found.map(({ about }) => about));
    const rest = new Map([...cells].filter(([column]) => !wrong.has(column)));
    faults.push(...found);
    const isWhole = found.length === 0;
    if (isWhole || rest.size === cells.size) return { ...planned, faults, isWhole };
    cells = rest;
  }
}

const emptiable = ['section', 'price', 'description', 'ingredients'] as const;

const editedIn = ({ edit }: RowEdit, text: (typeof texts)[number]): boolean =>
  (text === 'price' ? edit.price_cents : edit[text]) !== undefined;

const saysYes = (cell: string): boolean => ['yes', 'true'].includes(cell.toLowerCase());

/** Returns which values of the row the menu has already. */
function heldIn({ cells }: FileRow, planned: RowEdit, wrong: ReadonlySet<Column | undefined>): string[] {
  const stated = new Set(planned.edit.statements?.map(({ allergen }) => allergen));
  // A row without a name has its dish's.
  const columns = new Set<Column>(['name', ...cells.keys()]);
  return [...columns].filter((column) => {
    if (wrong.has(column) || column === 'id' || column === 'variants') return false;
    const allergen = findAllergen(column)?.id;
    if (allergen) return !stated.has(allergen);
    const text = texts.find((one) => one === column);
    if (text) return !editedIn(planned, text);
    return planned.edit[column as ConfirmationName] === undefined;
  });
}

function waysIn(
  row: FileRow,
  planned: RowEdit,
  known: KnownDish | undefined,
  context: StandingContext,
): TableRow['ways'] {
  const dish = known?.dish ?? nothingKnown;
  if (Object.keys(planned.edit).length === 0) return undefined;
  const after = editedBy(planned.edit, dish, context);
  const contradictions = deriveDish(after).variants.flatMap((way) =>
    findContradictions(way.facts).map(({ allergen, words, declared }) => ({
      column: `${way.name}: ${labelOf(allergen)}`,
      words: [...words, ...declared.map((id: AllergenId) => labelOf(id))],
    })),
  );
  const written = planned.edit.ways && row.cells.get('variants');
  const { to_confirm, taken_back } = showWays(planned, dish, context);
  if (written === undefined && to_confirm.length + taken_back.length + contradictions.length === 0) return undefined;
  return {
    ...(written !== undefined && { written, before: cellOf(dish, 'variants', context) }),
    to_confirm,
    taken_back,
    contradictions,
  };
}

const priceOf = (cell: string | undefined): Pick<DraftDish, 'price' | 'priceCents'> => {
  if (cell === undefined || isEmptied(cell)) return {};
  const priceCents = centsOf(cell);
  return priceCents === undefined ? { price: cell.slice(0, 40) } : { priceCents };
};

/** Returns what the row confirms by yes or no. */
function confirmsIn({ cells }: FileRow, wrong: ReadonlySet<Column | undefined>): TableRow['confirms'] {
  const said = confirmationNames.flatMap((column) => {
    const cell = wrong.has(column) ? undefined : cells.get(column);
    return cell === undefined ? [] : [[column, saysYes(cell)] as const];
  });
  return Object.fromEntries(said);
}

function faultsOf(row: FileRow, found: ReturnType<DishFinder['find']>, planned: PlannedRow): TableRow['faults'] {
  const faults: RowFault[] = [
    ...(row.fault ? [{ column: '', ...row.fault }] : []),
    ...(found && 'fault' in found ? [{ column: labelOf('id'), ...found.fault, about: 'id' as const }] : []),
    // The person who reviews it sees that it is no price.
    ...planned.faults.filter(({ about }) => about !== 'price'),
  ];
  return faults.map(({ about, ...fault }) => {
    const settled = settles(about);
    return { ...fault, ...(settled !== undefined && { about: settled }) };
  });
}

/** Returns everything that a row says, with the cells that say it. Unreadable cells are faults, not claims. */
export function draftRow(
  row: FileRow,
  found: ReturnType<DishFinder['find']>,
  { sheet, context }: { readonly sheet: string | null; readonly context: StandingContext },
): DraftDish {
  const { line, cells, at } = row;
  const inSheet: Where = sheet === null ? { line } : { line, sheet };
  const whereOf = (column: Column): Where => {
    const place = at.get(column);
    return place === undefined ? inSheet : { ...inSheet, cell: `${columnName(place)}${line}` };
  };
  const known = found && 'id' in found ? found : undefined;
  const dish = known?.dish ?? nothingKnown;
  const planned = planRow(row, dish, context);
  const wrong = new Set(planned.faults.slice(row.refused?.length ?? 0).map(({ about }) => about));
  const said = [...cells].flatMap(([column, text]) => {
    const allergen = findAllergen(column)?.id;
    const statement = allergen && !wrong.has(column) ? readStatement(text) : undefined;
    return allergen && statement ? [{ allergen, words: row.written?.get(column) ?? text, column, ...statement }] : [];
  });
  const textOf = (column: Exclude<(typeof texts)[number], 'price'>) => {
    const text = cells.get(column) ?? '';
    return column !== 'name' && isEmptied(text) ? '' : text;
  };
  const ways = waysIn(row, planned, known, context);
  return {
    name: textOf('name') || dish.name,
    section: textOf('section'),
    description: textOf('description'),
    ...priceOf(cells.get('price')),
    ingredients: [textOf('ingredients')].filter((list) => list !== ''),
    claims: said.flatMap(({ column, level, ...claim }) =>
      level === 'not_stated' ? [] : [{ ...claim, level, where: whereOf(column) }],
    ),
    where: inSheet,
    doubts: [],
    table: {
      sign: signOf(row),
      compared_with: known?.id ?? null,
      by_id: cells.has('id'),
      held: known && planned.isWhole ? heldIn(row, planned, wrong) : [],
      emptied: emptiable.filter((text) => isEmptied(cells.get(text) ?? '') && editedIn(planned, text)),
      withdrawn: said.flatMap(({ allergen, level }) => (level === 'not_stated' ? [allergen] : [])),
      confirms: confirmsIn(row, wrong),
      ...(ways && { ways }),
      faults: faultsOf(row, found, planned),
    },
  };
}

// A row with many changes takes some milliseconds, so other requests run in between.
const rowsPerTurn = 20;

/** Compares a table's dishes with a menu. It is pure but for its pauses. */
export async function draftRows(
  rows: readonly FileRow[],
  menu: readonly KnownDish[],
  reading: Parameters<typeof draftRow>[2],
): Promise<DraftDish[]> {
  const finder = new DishFinder(menu);
  const dishes: DraftDish[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerTurn === 0) await turn();
    dishes.push(draftRow(row, finder.find(row), reading));
  }
  return dishes;
}
