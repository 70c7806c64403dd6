import type { MenuFileRow } from '@clearplate/contract/menu-file';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { findContradictions } from '@clearplate/domain/facts/contradictions';
import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import type { Dish } from '@clearplate/domain/facts/dish';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { verdictsOn } from '@clearplate/domain/menu/look-at-dish';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { exportColumns, labelOf, type Column } from './columns.ts';
import { cellOf } from './dish-cells.ts';
import { editedBy } from './row-edit.ts';
import { isNoLongerDenied } from './statement-cell.ts';
import { showWays } from './show-ways.ts';
import type { PlannedRow } from './plan-file.ts';

const columns = exportColumns(() => true).filter((column): column is Exclude<Column, 'id'> => column !== 'id');

function compare(before: Dish, after: Dish, context: StandingContext) {
  return columns.map((column) => ({
    column: labelOf(column),
    before: cellOf(before, column, context),
    after: cellOf(after, column, context),
  }));
}

function contradictionsOf(facts: DishFacts): MenuFileRow['contradictions'] {
  return findContradictions(facts).map(({ allergen, words, declared }) => ({
    column: labelOf(allergen),
    words: [...words, ...declared.map((id: AllergenId) => labelOf(id))],
  }));
}

/** What diners would read of it about what is stated or named. */
function toldOf(dish: Dish, facts: DishFacts, context: StandingContext): MenuFileRow['told'] {
  const stated = dish.statements.map(({ allergen }) => allergen);
  return verdictsOn(facts, stated, context).map(({ isPossible, ...look }) => ({ ...look, is_possible: isPossible }));
}

/** The columns of what an edit states or confirms. */
function saidIn({ statements = [], ingredients_complete, cross_contact_stated }: PlannedRow['edit']): Set<string> {
  return new Set([
    ...statements.filter(({ level }) => level !== 'not_stated').map(({ allergen }) => labelOf(allergen)),
    ...(ingredients_complete === true ? [labelOf('ingredients_complete')] : []),
    ...(cross_contact_stated === true ? [labelOf('cross_contact_stated')] : []),
  ]);
}

/** What a planned row would change, in the words of the file. */
export function showRow(planned: PlannedRow, context: StandingContext): MenuFileRow {
  const { line, name, id, dish, edit, faults } = planned;
  const nothing = { changes: [], restated: [], to_confirm: [], taken_back: [], contradictions: [], told: [] };
  const row = { line, name, dish_id: id ?? null, faults: [...faults], ...nothing };
  if (faults.length > 0) return { ...row, outcome: 'wrong' };
  if (id !== undefined && Object.keys(edit).length === 0) return { ...row, outcome: 'unchanged' };
  const after = editedBy(edit, dish, context);
  const { facts, variants } = deriveDish(after);
  const ofWays = showWays(planned, after, context);
  const compared = compare(dish, after, context);
  const changed = compared.filter((one) => one.before !== one.after);
  const said = saidIn(edit);
  const withdrawn = new Set(
    (edit.statements ?? []).filter(({ level }) => level === 'not_stated').map(({ allergen }) => labelOf(allergen)),
  );
  const isDoubtful = ({ column, before, after: now }: (typeof compared)[number]) =>
    isNoLongerDenied(before, now) && !withdrawn.has(column);
  const back = dish.archived ? [{ column: 'On the menu', before: 'no', after: 'yes' }] : [];
  return {
    ...row,
    outcome: id === undefined ? 'new' : 'changed',
    changes: [...back, ...changed.filter((one) => !isDoubtful(one))],
    restated: compared.filter((one) => one.before === one.after && said.has(one.column)).map(({ column }) => column),
    to_confirm: [...changed.filter(isDoubtful).map(({ column }) => column), ...ofWays.to_confirm],
    taken_back: ofWays.taken_back,
    contradictions: [
      ...contradictionsOf(facts),
      ...variants.flatMap((way) =>
        contradictionsOf(way.facts).map((one) => ({ ...one, column: `${way.name}: ${one.column}` })),
      ),
    ],
    told: toldOf(after, facts, context),
  };
}
