import { mostDishes, type MenuDishEdit } from '@clearplate/contract/menu';
import type { LockedDish } from '../../db/menu-lock.ts';
import { AppError, type Issue } from '../../http/app-error.ts';

/** One edit, and which of the menu's dishes it is about; `undefined`: a new one. */
export interface PlannedEdit {
  readonly edit: MenuDishEdit;
  readonly id: number | undefined;
}

function refusal(issues: readonly Issue[]): AppError {
  const text = issues.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return new AppError('bad_request', text.slice(0, 500), { issues: issues.slice(0, 50) });
}

/** What is wrong with an edit, as a field of it and why. */
function faultOf({ edit, id }: PlannedEdit, ids: ReadonlySet<number>): readonly [string, string] | undefined {
  if (edit.id !== undefined && id === undefined) return ['id', 'is not a dish of this restaurant'];
  if (edit.copy_of !== undefined && !ids.has(edit.copy_of)) return ['copy_of', 'is not a dish of this restaurant'];
  if (id === undefined && edit.name === undefined && edit.copy_of === undefined)
    return ['name', 'is needed for a new dish'];
  return undefined;
}

/**
 * Which dish each edit is about. A key that is known names the dish that was created under it: a save that is sent again
 * creates nothing twice. Throws what is wrong with the edits.
 */
export function planSave(edits: readonly MenuDishEdit[], menu: readonly LockedDish[]): PlannedEdit[] {
  const ids = new Set(menu.map(({ id }) => id));
  const byKey = new Map(menu.map(({ key, id }) => [key, id]));
  const planned = edits.map((edit) => {
    const id = edit.id === undefined ? byKey.get(edit.key ?? null) : edit.id;
    return { edit, id: id !== undefined && ids.has(id) ? id : undefined };
  });
  const issues: Issue[] = [];
  const named = new Set<number | string | undefined>();
  for (const [index, plan] of planned.entries()) {
    const name = plan.id ?? plan.edit.key;
    const fault = named.has(name) ? (['id', 'stands twice in the list'] as const) : faultOf(plan, ids);
    if (fault) issues.push({ field: `dishes.${index}.${fault[0]}`, message: fault[1] });
    named.add(name);
  }
  if (menu.length + planned.filter(({ id }) => id === undefined).length > mostDishes)
    issues.push({ field: 'dishes', message: `a menu has at most ${mostDishes} dishes, archived ones included` });
  if (issues.length > 0) throw refusal(issues);
  return planned;
}
