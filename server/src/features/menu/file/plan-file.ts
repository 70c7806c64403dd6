import { fillMessage, type Fault } from '@clearplate/contract/errors';
import { nothingKnown, type Dish } from '@clearplate/domain/facts/dish';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { setImmediate as turn } from 'node:timers/promises';
import { labelOf } from './columns.ts';
import type { FileRow } from './read-menu-file.ts';
import { readRowEdit } from './row-edit.ts';
import type { Edit } from './row-fields.ts';
import type { WayNotes } from './ways-cell.ts';

/** A dish of the menu that a file is about. */
export interface KnownDish {
  readonly id: number;
  readonly dish: Dish;
}

/** What a row comes to. */
export interface PlannedRow {
  readonly line: number;
  readonly name: string;
  /** `undefined`: a new one. */
  readonly id: number | undefined;
  /** The dish as it is; a new one is without anything. */
  readonly dish: Dish;
  readonly edit: Edit;
  readonly faults: readonly Fault[];
  readonly notes?: WayNotes;
}

export interface FilePlan {
  readonly rows: readonly PlannedRow[];
  /** Dishes on the menu that no row is about. */
  readonly missing: readonly KnownDish[];
}

type Target = { readonly known: KnownDish | undefined } | { readonly fault: Fault };

/** Finds a row's dish by its id, else by its name; the section tells two of one name apart. */
class DishFinder {
  readonly #byId: ReadonlyMap<string, KnownDish>;
  readonly #byName = new Map<string, KnownDish[]>();

  constructor(menu: readonly KnownDish[]) {
    this.#byId = new Map(menu.map((known) => [String(known.id), known]));
    for (const known of menu) {
      if (known.dish.archived) continue;
      const name = known.dish.name.toLowerCase();
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), known]);
    }
  }

  find({ cells }: FileRow): Target {
    const id = cells.get('id');
    if (id !== undefined) {
      const known = this.#byId.get(id);
      const message = fillMessage('“{words}” is not a dish of this menu: leave it blank for a new dish', {
        words: id.slice(0, 40),
      });
      return known ? { known } : { fault: { column: labelOf('id'), ...message } };
    }
    const name = cells.get('name');
    if (name === undefined)
      return { fault: { column: labelOf('name'), message: 'is needed where there is no dish id' } };
    const named = this.#byName.get(name.toLowerCase()) ?? [];
    const section = cells.get('section')?.toLowerCase();
    const fitting = named.length > 1 ? named.filter(({ dish }) => dish.section.toLowerCase() === section) : named;
    if (named.length > 1 && fitting.length !== 1)
      return { fault: { column: labelOf('name'), message: 'is the name of several dishes: give the dish id' } };
    return { known: fitting[0] };
  }
}

function planRow(row: FileRow, target: Target, context: StandingContext): PlannedRow {
  const { line, cells } = row;
  const nothing = { line, name: cells.get('name') ?? '', id: undefined, dish: nothingKnown, edit: {} };
  if (row.fault !== undefined) return { ...nothing, faults: [{ column: '', ...row.fault }] };
  if (row.refused) return { ...nothing, faults: row.refused };
  if ('fault' in target) return { ...nothing, faults: [target.fault] };
  const dish = target.known?.dish ?? nothingKnown;
  const name = cells.get('name') ?? dish.name;
  return { line, name, id: target.known?.id, dish, ...readRowEdit(cells, dish, context) };
}

/** A dish that two rows are about, found by its id or by its name. */
function repeated(row: FileRow, target: Target, seen: Map<string, number>): Fault | undefined {
  if ('fault' in target) return undefined;
  const key = target.known
    ? `id ${target.known.id}`
    : `name ${row.cells.get('name')?.toLowerCase()} ${row.cells.get('section')?.toLowerCase()}`;
  const before = seen.get(key);
  if (before === undefined) seen.set(key, row.line);
  return before === undefined
    ? undefined
    : { column: labelOf('name'), ...fillMessage('is already in line {number}', { number: before }) };
}

// A row that changes much takes some milliseconds; others are let in between.
const rowsPerTurn = 20;

/** What a file comes to for a menu as it is. Pure but for its pauses. */
export async function planFile(
  rows: readonly FileRow[],
  menu: readonly KnownDish[],
  context: StandingContext,
): Promise<FilePlan> {
  const finder = new DishFinder(menu);
  const seen = new Map<string, number>();
  const planned: PlannedRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerTurn === 0) await turn();
    const target = finder.find(row);
    const twice = row.fault === undefined ? repeated(row, target, seen) : undefined;
    planned.push(planRow(row, twice ? { fault: twice } : target, context));
  }
  const found = new Set(planned.map(({ id }) => id));
  return { rows: planned, missing: menu.filter(({ id, dish }) => !dish.archived && !found.has(id)) };
}
