import type { ComponentEdit } from '@clearplate/contract/components';
import { reachedFrom } from '@clearplate/domain/facts/component';
import type { Component } from '@clearplate/domain/facts/dish';
import type { Dish } from '@clearplate/domain/facts/dish';
import { editDish } from '@clearplate/domain/menu/edit-dish';
import { createHash } from 'node:crypto';
import type { Authorized } from '../../db/authorized.ts';
import {
  countNaming,
  countWaysAdding,
  deleteComponents,
  findComponents,
  findNamingDishes,
  insertComponent,
  type StoredComponent,
} from '../../db/components.ts';
import type { Db } from '../../db/db.ts';
import { momentOf, type Author } from '../../db/dish-history.ts';
import { lockMenu } from '../../db/menu-lock.ts';
import { lockMenuRestaurants, type OwnedRestaurant } from '../../db/restaurant-lock.ts';
import { changeComponents } from '../../dish-changes/change-components.ts';
import { changeDishes, type EditDish } from '../../dish-changes/change-dishes.ts';
import { loadDishes } from '../../dish-changes/load-dishes.ts';
import { demandVersion } from '../../http/preconditions.ts';
import { planComponents, type ComponentPlan } from './plan-components.ts';
import { dishesMoved, usesAfter } from './preview-components.ts';

/** The components of a restaurant, and which of its dishes name them. */
export interface KnownComponents {
  readonly stored: readonly StoredComponent[];
  readonly naming: ReadonlyMap<number, readonly number[]>;
}

export async function loadComponents(db: Db, restaurantId: number): Promise<KnownComponents> {
  const [stored, naming] = [await findComponents(db, restaurantId), await findNamingDishes(db, restaurantId)];
  return { stored, naming };
}

export function versionOf({ stored, naming }: KnownComponents): string {
  const all = stored.map(({ id, version }) => [id, version, naming.get(id) ?? []]);
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 22);
}

interface Asked {
  readonly edits: readonly ComponentEdit[];
  readonly known: KnownComponents;
  readonly menu: ReadonlySet<number>;
  readonly isAdmin: boolean;
}

/** What is to be made of the components. Throws what is wrong with it. */
export async function planSave(db: Db, { edits, known, menu, isAdmin }: Asked, author: Author): Promise<ComponentPlan> {
  const shared = known.stored.filter(({ isShared }) => isShared).map(({ id }) => id);
  const everywhere = shared.length > 0 ? await countNaming(db, shared) : new Map<number, number>();
  const inWays = await countWaysAdding(
    db,
    known.stored.map(({ id }) => id),
  );
  return planComponents(edits, { ...known, menu, isAdmin, everywhere, inWays }, momentOf(author));
}

/** Makes the new ones, and returns what is told of them by the ids that they have now. */
async function create(db: Db, restaurantId: number, { created }: ComponentPlan): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  for (const { id, key } of created) ids.set(id, await insertComponent(db, { place: { restaurantId }, key }));
  return ids;
}

/** Names the components in the dishes that the save says, as an edit of each. */
async function nameInDishes(
  db: Db,
  restaurant: Authorized<OwnedRestaurant>,
  { moved, dishIds }: { readonly moved: readonly number[]; readonly dishIds: ComponentPlan['dishIds'] },
  author: Author,
): Promise<void> {
  if (moved.length === 0) return;
  const components = (await findComponents(db, restaurant.id)).map(({ component }) => component);
  const moment = momentOf(author);
  const edits = new Map(
    (await loadDishes(db, moved)).map(({ id, dish }): [number, EditDish] => {
      const uses = usesAfter({ id, dish }, dishIds);
      // One of a chain that the place has left is still in the dish.
      const after = (now: Dish) => ({ uses, components: reachedFrom(uses, [...now.components, ...components]) });
      return [id, (now) => editDish(now, { used: after(now) }, moment)];
    }),
  );
  await changeDishes(db, restaurant, { edits }, author);
}

/** Locks the places whose dishes a save may change before any of them is, in the order of their ids, as imports do. */
export async function lockPlacesOfSave(
  db: Db,
  restaurantId: number,
  { edits, isAdmin }: { readonly edits: readonly ComponentEdit[]; readonly isAdmin: boolean },
): Promise<void> {
  const known = new Set(edits.flatMap(({ id }) => id ?? []));
  if (!isAdmin || known.size === 0) return;
  const stored = await findComponents(db, restaurantId);
  if (stored.some(({ id, isShared }) => isShared && known.has(id))) await lockMenuRestaurants(db, restaurantId);
}

/**
 * Saves the components of a restaurant and what follows for its dishes, in the caller's transaction: nothing of it where
 * they are of another version by now, or where anything is wrong with it. The places of the chain are locked where it
 * changes a component of theirs.
 */
export async function saveComponents(
  db: Db,
  restaurant: Authorized<OwnedRestaurant>,
  save: { readonly edits: readonly ComponentEdit[]; readonly ifMatch: readonly string[]; readonly isAdmin: boolean },
  authorNow: () => Author,
): Promise<void> {
  const menu = new Set((await lockMenu(db, restaurant.id)).map(({ id }) => id));
  // Later than whatever held those locks.
  const author = authorNow();
  const known = await loadComponents(db, restaurant.id);
  demandVersion(versionOf(known), save.ifMatch);
  const plan = await planSave(db, { ...save, known, menu }, author);
  const ids = await create(db, restaurant.id, plan);
  const own = (id: number) => ids.get(id) ?? id;
  const made = plan.created.map(({ id, component }) => ({
    id: own(id),
    before: null,
    after: { ...component, id: own(id) } satisfies Component,
  }));
  const dishIds = new Map([...plan.dishIds].map(([id, dishes]) => [own(id), dishes]));
  const isRemoved = new Set(plan.removed);
  const [left, named] = [true, false].map((removed) => {
    const some = new Map([...dishIds].filter(([id]) => isRemoved.has(id) === removed));
    return { moved: dishesMoved({ dishIds: some }, known.naming), dishIds: some };
  });
  if (left) await nameInDishes(db, restaurant, left, author);
  await changeComponents(db, [...plan.changed, ...made], author, plan.removed);
  if (named) await nameInDishes(db, restaurant, named, author);
  if (plan.removed.length > 0) await deleteComponents(db, plan.removed);
}
