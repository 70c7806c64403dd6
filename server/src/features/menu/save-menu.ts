import { fillMessage, type Issue, type Message } from '@clearplate/contract/errors';
import { type MenuDishEdit, type MenuOrder, mostDishes, type NewComponent } from '@clearplate/contract/menu';
import { nothingKnown, type Dish } from '@clearplate/domain/facts/dish';
import type { UsedComponents } from '@clearplate/domain/menu/dish-edits';
import { type Moment, copyDish, editDish } from '@clearplate/domain/menu/edit-dish';
import { editVariants } from '@clearplate/domain/menu/variant-edits';
import type { Authorized } from '../../db/authorized.ts';
import { findComponents, versionOfComponents } from '../../db/components.ts';
import type { Db } from '../../db/db.ts';
import { type Author, momentOf } from '../../db/dish-history.ts';
import { copyAssignments } from '../../db/kitchen.ts';
import { type LockedDish, lockMenu, menuVersion } from '../../db/menu-lock.ts';
import type { OwnedRestaurant } from '../../db/restaurant-lock.ts';
import { type EditDish, changeDishes } from '../../dish-changes/change-dishes.ts';
import { insertDishes } from '../../dish-changes/insert-dishes.ts';
import { loadDishes } from '../../dish-changes/load-dishes.ts';
import { AppError, badField } from '../../http/app-error.ts';
import { demandVersion } from '../../http/preconditions.ts';
import { confirmed } from './file/dish-cells.ts';
import { readWays } from './file/ways-cell.ts';
import { updatePositions } from './menu.queries.ts';
import { findUsed, makeComponents } from './used-components.ts';

/** Is one edit, with the dish that it is about; `undefined` for a new one. */
interface PlannedEdit {
  readonly edit: MenuDishEdit;
  readonly id: number | undefined;
}

function refusal(issues: readonly Issue[]): AppError {
  const text = issues.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return new AppError('bad_request', text.slice(0, 500), { issues: issues.slice(0, 50) });
}

/** Returns what is wrong with an edit: the field, and why. */
function faultOf({ edit, id }: PlannedEdit, ids: ReadonlySet<number>): readonly [string, string] | undefined {
  if (edit.id !== undefined && id === undefined) return ['id', 'is not a dish of this restaurant'];
  if (edit.copy_of !== undefined && !ids.has(edit.copy_of)) return ['copy_of', 'is not a dish of this restaurant'];
  if (id === undefined && edit.name === undefined && edit.copy_of === undefined)
    return ['name', 'is needed for a new dish'];
  return undefined;
}

/**
 * Finds the dish of each edit. A known key names the dish that was created with it, so a repeated save creates nothing
 * twice. Throws what is wrong with the edits.
 */
function planSave(edits: readonly MenuDishEdit[], menu: readonly LockedDish[]): PlannedEdit[] {
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
    const fault = named.has(name) ? (['id', 'is in the list twice'] as const) : faultOf(plan, ids);
    if (fault) issues.push({ field: `dishes.${index}.${fault[0]}`, message: fault[1] });
    named.add(name);
  }
  if (menu.length + planned.filter(({ id }) => id === undefined).length > mostDishes)
    issues.push({
      field: 'dishes',
      ...fillMessage('a menu has at most {number} dishes, archived ones included', { number: mostDishes }),
    });
  if (issues.length > 0) throw refusal(issues);
  return planned;
}

/** Puts a menu into an order, which must name each of its dishes once. */
async function orderMenu(db: Db, restaurantId: number, order: MenuOrder): Promise<void> {
  const menu = await lockMenu(db, restaurantId);
  const byName = new Map<number | string | null, number>(menu.flatMap(({ id, key }) => [[key, id] as const, [id, id]]));
  const ids = new Set<number>();
  for (const [index, name] of order.entries()) {
    const id = byName.get(name);
    if (id === undefined) throw badField(`order.${index}`, 'is not a dish of this restaurant');
    if (ids.has(id)) throw badField(`order.${index}`, 'is in the list twice');
    ids.add(id);
  }
  if (ids.size < menu.length) throw badField('order', 'must name every dish of the menu');
  await updatePositions(db, [...ids]);
}

type NewEdit = PlannedEdit & { readonly edit: MenuDishEdit & { readonly key: string } };

const isNew = (planned: PlannedEdit): planned is NewEdit => planned.id === undefined && planned.edit.key !== undefined;

async function loadOriginals(db: Db, planned: readonly PlannedEdit[]): Promise<Map<number, Dish>> {
  const ids = planned.filter(isNew).flatMap(({ edit }) => edit.copy_of ?? []);
  const loaded = ids.length > 0 ? await loadDishes(db, ids) : [];
  return new Map(loaded.map(({ id, dish }) => [id, dish]));
}

/** Inserts the new dishes with their names only. The edits that follow say the rest. */
async function createDishes(
  db: Db,
  restaurantId: number,
  planned: readonly NewEdit[],
  { originals, now }: { readonly originals: ReadonlyMap<number, Dish>; readonly now: Date },
): Promise<number[]> {
  if (planned.length === 0) return [];
  const nameOf = ({ name, copy_of }: MenuDishEdit) => name ?? originals.get(copy_of ?? 0)?.name ?? '';
  const dishes = planned.map(({ edit }) => ({
    restaurantId,
    key: { creation: edit.key },
    dish: { ...nothingKnown, name: nameOf(edit) },
  }));
  const ids = await insertDishes(db, dishes, now);
  await copyAssignments(
    db,
    ids.map((id, index) => ({ id, copyOf: planned[index]?.edit.copy_of ?? null })),
  );
  return ids;
}

type PlannedChange = MenuDishEdit & { readonly used?: UsedComponents | undefined };

/** A list of ingredients that is confirmed must exist. */
function editChecked(dish: Dish, { used, ...edit }: PlannedChange, moment: Moment, index: number): Dish {
  const edited = editDish(dish, { ...edit, used }, moment);
  if (edit.ingredients_complete === true && edited.ingredients.length + edited.uses.length === 0)
    throw badField(`dishes.${index}.ingredients_complete`, 'there are no ingredients to confirm');
  return edited;
}

const messageIn = ({ message, sentence, slots }: Message): Message => ({
  message,
  ...(sentence !== undefined && { sentence }),
  ...(slots && { slots }),
});

interface WaysContext {
  readonly moment: Moment;
  readonly statementDays: number;
  readonly index: number;
}

/** Adds the written ways to make it to the dish. Without any, it keeps its own. */
function withWays(
  sides: { readonly before: Dish; readonly after: Dish },
  { ways_as_written: written }: MenuDishEdit,
  { moment, statementDays, index }: WaysContext,
): Dish {
  if (written === undefined) return sides.after;
  const { ways, faults } = readWays(written, sides, { now: moment.at, statementDays }, confirmed);
  const [fault] = faults;
  if (fault) throw refusal([{ field: `dishes.${index}.ways_as_written`, ...messageIn(fault) }]);
  return ways ? editVariants(sides.after, ways, moment) : sides.after;
}

export interface MenuSave {
  readonly edits: readonly MenuDishEdit[];
  /** If `undefined`, dishes stay where they are, and new ones come last. */
  readonly order?: MenuOrder | undefined;
  /** Holds the components to create before the dishes, which may use them. */
  readonly components?: readonly NewComponent[] | undefined;
  /**
   * Is the version of the components that the choice was made from. It is required if dishes use other components than
   * before.
   */
  readonly componentsVersion?: string | undefined;
  /** Says how long a statement clears. Written ways need it to compare with what is stated. */
  readonly statementDays: number;
  readonly ifMatch: readonly string[];
}

/**
 * Changes, creates and orders dishes of one menu, in the caller's transaction. If the menu has another version by now,
 * or anything is wrong, it changes nothing.
 */
export async function saveMenu(
  db: Db,
  restaurant: Authorized<OwnedRestaurant>,
  { edits, order, components = [], componentsVersion, statementDays, ifMatch }: MenuSave,
  author: Author,
): Promise<void> {
  const menu = await lockMenu(db, restaurant.id);
  demandVersion(menuVersion(menu), ifMatch);
  if (componentsVersion !== undefined)
    demandVersion(versionOfComponents(await findComponents(db, restaurant.id)), [componentsVersion]);
  const planned = planSave(edits, menu);
  await makeComponents(db, restaurant.id, components, author);
  const originals = await loadOriginals(db, planned);
  const created = await createDishes(db, restaurant.id, planned.filter(isNew), { originals, now: author.now });
  const usedOf = await findUsed(db, restaurant.id, { edits: planned, componentsVersion });
  const moment = momentOf(author);
  const next = created.values();
  const byId = new Map<number, EditDish>();
  for (const [index, { edit, id }] of planned.entries()) {
    const original = id === undefined ? originals.get(edit.copy_of ?? 0) : undefined;
    const target = id ?? next.next().value;
    if (target === undefined) continue;
    byId.set(target, (dish) => {
      const edited = editChecked(original ? copyDish(original) : dish, { ...edit, used: usedOf(edit) }, moment, index);
      return withWays({ before: dish, after: edited }, edit, { moment, statementDays, index });
    });
  }
  await changeDishes(db, restaurant, { edits: byId, created: new Set(created) }, author);
  if (order) await orderMenu(db, restaurant.id, order);
}
