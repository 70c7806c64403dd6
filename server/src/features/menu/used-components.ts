import { mostComponents } from '@clearplate/contract/components';
import { fillMessage, type Issue } from '@clearplate/contract/errors';
import type { MenuDishEdit, NewComponent, UsedComponent } from '@clearplate/contract/menu';
import { asComponent, changedWithin, reachedFrom } from '@clearplate/domain/facts/component';
import { crossContactStatedAt } from '@clearplate/domain/facts/derive-facts';
import { asDish, nothingKnown, type Component } from '@clearplate/domain/facts/dish';
import type { UsedComponents } from '@clearplate/domain/menu/dish-edits';
import { editComponent } from '@clearplate/domain/menu/edit-component';
import type { Moment } from '@clearplate/domain/menu/edit-dish';
import {
  findComponents,
  findReached,
  findUses,
  insertComponent,
  type ChangedComponent,
  type StoredComponent,
} from '../../db/components.ts';
import type { Db } from '../../db/db.ts';
import { momentOf, type Author } from '../../db/dish-history.ts';
import { changeComponents } from '../../dish-changes/change-components.ts';
import { AppError, badField } from '../../http/app-error.ts';
import { expectComponentsVersion } from '../../http/preconditions.ts';
import type { FoundMenuDish } from './menu.queries.ts';

const folded = (name: string): string => name.trim().toLowerCase();

/**
 * Returns which components can't be created: names are unique among a restaurant's own, and their number is limited.
 */
function faultsOf(made: readonly NewComponent[], own: readonly StoredComponent[]): Issue[] {
  const names = new Set(own.map(({ component }) => folded(component.name)));
  const issues = made.flatMap(({ name, ingredients, ingredients_complete: isComplete }, index): Issue[] => {
    const field = `components.${index}`;
    if (names.has(folded(name)))
      return [{ field: `${field}.name`, message: 'is already the name of another component' }];
    names.add(folded(name));
    return isComplete === true && ingredients.length === 0
      ? [{ field: `${field}.ingredients_complete`, message: 'there are no ingredients to confirm' }]
      : [];
  });
  if (own.length + made.length <= mostComponents) return issues;
  const message = fillMessage('a restaurant has at most {number} components', { number: mostComponents });
  return [...issues, { field: 'components', ...message }];
}

function componentOf({ name, ingredients, ingredients_complete }: NewComponent, id: number, moment: Moment): Component {
  const blank = asComponent(id, { ...nothingKnown, name });
  return editComponent(blank, [], { ingredients, ingredients_complete }, moment);
}

/**
 * Creates the components that a save names under new keys, in the caller's transaction, which has locked the
 * restaurant. Throws what is wrong with them.
 */
export async function makeComponents(
  db: Db,
  restaurantId: number,
  wanted: readonly NewComponent[],
  author: Author,
): Promise<void> {
  if (wanted.length === 0) return;
  const own = (await findComponents(db, restaurantId)).filter(({ isShared }) => !isShared);
  const keys = new Set(own.map(({ key }) => key));
  const made = [...new Map(wanted.map((one) => [one.key, one])).values()].filter(({ key }) => !keys.has(key));
  const issues = faultsOf(made, own);
  if (issues.length > 0)
    throw new AppError('bad_request', issues.map(({ field, message }) => `${field}: ${message}`).join('; '), {
      issues,
    });
  const moment = momentOf(author);
  const changed: ChangedComponent[] = [];
  for (const one of made) {
    const id = await insertComponent(db, { place: { restaurantId }, key: one.key });
    changed.push({ id, before: null, after: componentOf(one, id, moment) });
  }
  await changeComponents(db, changed, author);
}

export interface EditsOfUses {
  readonly edits: readonly { readonly edit: MenuDishEdit; readonly id: number | undefined }[];
  readonly componentsVersion: string | undefined;
}

/**
 * Finds the components that edits name, by id or key. Throws if one isn't the restaurant's. A component of a chain that
 * the place has left may stay in a dish that uses it, but can't be added to another. Throws as well if an edit changes
 * a dish's components without the version of the components that they were chosen from.
 */
export async function findUsed(
  db: Db,
  restaurantId: number,
  { edits, componentsVersion }: EditsOfUses,
): Promise<(edit: MenuDishEdit) => UsedComponents | undefined> {
  if (edits.every(({ edit }) => edit.uses === undefined)) return () => undefined;
  const here = await findComponents(db, restaurantId);
  const usedOf = await findUses(
    db,
    edits.flatMap(({ edit, id }) => id ?? edit.copy_of ?? []),
  );
  const left = [...new Set([...usedOf.values()].flat())].filter((id) => !here.some((one) => one.id === id));
  const known = [...here, ...(left.length > 0 ? await findReached(db, left) : [])];
  const components = known.map(({ component }) => component);
  const byName = new Map<number | string | null, number>(here.flatMap(({ id, key }) => [[key, id] as const, [id, id]]));
  const found = new Map<MenuDishEdit, UsedComponents>();
  for (const [index, { edit, id }] of edits.entries()) {
    if (!edit.uses) continue;
    const before = usedOf.get(id ?? edit.copy_of ?? 0) ?? [];
    const uses = edit.uses.map((name) => byName.get(name) ?? before.find((one) => one === name));
    if (uses.includes(undefined)) throw badField(`dishes.${index}.uses`, 'is not a component of this restaurant');
    const ids = [...new Set(uses.flatMap((one) => one ?? []))];
    expectComponentsVersion(componentsVersion, before, ids);
    found.set(edit, { uses: ids, components: reachedFrom(ids, components) });
  }
  return (edit) => found.get(edit);
}

/**
 * Returns the components that the dishes of a menu may use, and those that some use besides: of a chain that the place
 * has left.
 */
export async function findUsable(
  db: Db,
  restaurantId: number,
  dishes: readonly Pick<FoundMenuDish, 'uses'>[],
): Promise<{ readonly here: readonly StoredComponent[]; readonly all: readonly StoredComponent[] }> {
  const here = await findComponents(db, restaurantId);
  const ids = new Set(here.map(({ id }) => id));
  const left = [...new Set(dishes.flatMap(({ uses }) => uses))].filter((id) => !ids.has(id));
  const others = left.length > 0 ? await findReached(db, left) : [];
  return { here, all: [...here, ...others.filter(({ id }) => !ids.has(id))] };
}

export const showUsed = ({ id, key, isShared, component }: StoredComponent): UsedComponent =>
  ({ ...component, id, key, is_shared: isShared }) as UsedComponent;

/**
 * Dates a dish by the last change within it, and by what remained when a warning ended. Older statements don't clear.
 */
export function dateWithin(found: FoundMenuDish, components: readonly Component[]): FoundMenuDish {
  const dish = { ...found, cross_contact_stated_at: crossContactStatedAt(found) };
  if (dish.uses.length === 0) return dish;
  const { ingredients_changed_at, uses } = dish;
  const within = asDish({ ingredients_changed_at, uses, components: reachedFrom(uses, components) });
  return { ...dish, ingredients_changed_at: changedWithin(within) };
}
