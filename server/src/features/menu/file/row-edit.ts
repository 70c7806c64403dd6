import { fillMessage, messageOfIssue, type Fault, type Message } from '@clearplate/contract/errors';
import { MenuDishEdit } from '@clearplate/contract/menu';
import { findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import { crossContactStatedAt } from '@clearplate/domain/facts/derive-facts';
import type { Dish } from '@clearplate/domain/facts/dish';
import { confirmationNames, type ConfirmationName } from '@clearplate/domain/menu/confirmations';
import { editDish } from '@clearplate/domain/menu/edit-dish';
import { editVariants } from '@clearplate/domain/menu/variant-edits';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { labelOf, type Column } from './columns.ts';
import { cellOf, confirmed } from './dish-cells.ts';
import { readFields, type Cells, type Edit, type RowEdit } from './row-fields.ts';
import { readWays } from './ways-cell.ts';
import { asPlanned, isHeld, readStatement, type CellStatement } from './statement-cell.ts';

const truths = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

/** Reports that a cell below an allergen can't be read. */
export const unreadableCell = (cell: string): Message =>
  fillMessage(
    '“{words}” can’t be read: write contains, may contain, may contain (why), none, none but may contain (why), or not stated; leave it blank to keep what is said',
    { words: cell.slice(0, 40) },
  );

/** Returns the statements of the cells, by allergen. */
function readStatements(cells: Cells): { stated: Map<AllergenId, CellStatement>; faults: Fault[] } {
  const stated = new Map<AllergenId, CellStatement>();
  const faults: Fault[] = [];
  for (const [column, cell] of cells) {
    const allergen = findAllergen(column);
    if (!allergen) continue;
    const statement = readStatement(cell);
    if (statement) stated.set(allergen.id, statement);
    else faults.push({ column: labelOf(column), ...unreadableCell(cell) });
  }
  return { stated, faults };
}

/** Without a change, the dish stays as it is. */
export function editedBy({ ways, ...edit }: Edit, dish: Dish, context: StandingContext): Dish {
  const edited = Object.keys(edit).length === 0 ? dish : editDish(dish, edit, asPlanned(context));
  return ways ? editVariants(edited, ways, asPlanned(context)) : edited;
}

const rounds = 4;

/**
 * Adds the statements that the cells make and the edited dish doesn't have. It repeats, because one statement can undo
 * another: taking back an almond also takes back "no tree nuts".
 */
function addStatements(
  edit: Edit,
  stated: ReadonlyMap<AllergenId, CellStatement>,
  dish: Dish,
  context: StandingContext,
): Edit {
  const withStated = (statements: NonNullable<Edit['statements']>): Edit =>
    statements.length === 0 ? edit : { ...edit, statements };
  let statements: NonNullable<Edit['statements']> = [];
  for (let round = 0; round < rounds; round += 1) {
    const after = editedBy(withStated(statements), dish, context);
    const unheld = new Map([...stated].filter(([allergen, said]) => !isHeld(after, allergen, said, context)));
    if (unheld.size === 0) break;
    const anew = [...unheld].map(([allergen, said]) => ({ allergen, ...said }));
    statements = statements.filter(({ allergen }) => !unheld.has(allergen)).concat(anew);
  }
  return withStated(statements);
}

/** Returns what a cell confirms or takes back; `undefined` if that holds already, a message if it can't be read. */
function readConfirmation(
  column: ConfirmationName,
  cell: string | undefined,
  dish: Dish,
  held: string,
): boolean | Message | undefined {
  if (cell === undefined) return undefined;
  const said = truths.get(cell.toLowerCase());
  if (said === undefined) return fillMessage('“{words}” can’t be read: write yes or no', { words: cell.slice(0, 40) });
  const at = column === 'ingredients_complete' ? dish.ingredients_complete_at : crossContactStatedAt(dish);
  if (said ? held === 'yes' : at === null) return undefined;
  const isEmpty = column === 'ingredients_complete' && dish.ingredients.length === 0;
  return said && isEmpty ? fillMessage('there are no ingredients to confirm: list them') : said;
}

/** Adds the confirmations of the cells that don't hold already. */
function addConfirmations(edit: Edit, cells: Cells, dish: Dish, context: StandingContext): RowEdit {
  const after = editedBy(edit, dish, context);
  const read = confirmationNames.map(
    (column) => [column, readConfirmation(column, cells.get(column), after, cellOf(after, column, context))] as const,
  );
  const faults = read.flatMap(([column, said]) =>
    typeof said === 'object' ? [{ column: labelOf(column), ...said }] : [],
  );
  return { edit: { ...edit, ...Object.fromEntries(read.filter(([, said]) => typeof said === 'boolean')) }, faults };
}

const columnOfField: Readonly<Record<string, Column>> = { price_cents: 'price' };

/** Returns why the contract refuses an edit, by column. */
function refusals(edit: Edit): Fault[] {
  const parsed = MenuDishEdit.safeParse({ ...edit, key: 'a-new-dish' });
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const [field, index] = issue.path;
    const statement = field === 'statements' ? edit.statements?.[Number(index)] : undefined;
    const column = statement?.allergen ?? columnOfField[String(field)] ?? (field as Column);
    const said = messageOfIssue(issue);
    const ingredient = field === 'ingredients' && typeof index === 'number' ? edit.ingredients?.[index] : undefined;
    if (ingredient === undefined) return { column: labelOf(column), ...said };
    const sentence = `“{words}” ${said.sentence ?? said.message}`;
    return { column: labelOf(column), ...fillMessage(sentence, { ...said.slots, words: ingredient.slice(0, 40) }) };
  });
}

/** A file names a dish's components and can't change them. If it ignored one, that one's warnings would be lost. */
function faultOfComponents(cells: Cells, dish: Dish, context: StandingContext): Fault[] {
  const cell = cells.get('components');
  if (cell === undefined || cell === cellOf(dish, 'components', context).trim()) return [];
  const sentence =
    '“{words}” is not what the menu says: leave it as it was or blank, and change components in the menu';
  return [{ column: labelOf('components'), ...fillMessage(sentence, { words: cell.slice(0, 40) }) }];
}

/** Returns what a row changes about a dish. Blank cells change nothing, and neither do values that hold already. */
export function readRowEdit(cells: Cells, dish: Dish, context: StandingContext): RowEdit {
  const fields = readFields(cells, dish, context);
  const { stated, faults } = readStatements(cells);
  const early = [...fields.faults, ...faults, ...faultOfComponents(cells, dish, context)];
  if (early.length === 0) early.push(...refusals(fields.edit));
  if (early.length > 0) return { edit: {}, faults: early };
  const withStatements = addStatements(fields.edit, stated, dish, context);
  const { edit, faults: late } = addConfirmations(withStatements, cells, dish, context);
  const { ways, notes, faults: ofWays } = readWaysOf(cells, edit, dish, context);
  return {
    edit: ways ? { ...edit, ways } : edit,
    faults: [...late, ...refusals(edit), ...ofWays],
    ...(notes && { notes }),
  };
}

function readWaysOf(cells: Cells, edit: Edit, dish: Dish, context: StandingContext): ReturnType<typeof readWays> {
  const cell = cells.get('variants');
  if (cell === undefined) return { faults: [] };
  return readWays(cell, { before: dish, after: editedBy(edit, dish, context) }, context, confirmed);
}
