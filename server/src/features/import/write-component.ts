import { asComponent, asRecord, faultWithin, reachedFrom } from '@clearplate/domain/facts/component';
import { canonicalComponent, canonicalStatements, type Component } from '@clearplate/domain/facts/dish';
import { followLess } from '@clearplate/domain/menu/edit-component';
import {
  findChainComponents,
  findComponents,
  insertComponent,
  type ComponentPlace,
  type StoredComponent,
} from '../../db/components.ts';
import type { Db } from '../../db/db.ts';
import { lockRestaurant } from '../../db/restaurant-lock.ts';
import { changeComponents } from '../../dish-changes/change-components.ts';
import { lockChain } from './chart/chart.queries.ts';
import { dishOf, instantOf } from './dish-of-record.ts';
import { findRestaurantIds } from './dish-targets.queries.ts';
import { DishRecord, type ComponentRecord } from './import-record.ts';
import type { Outcome } from './import-report.ts';
import { reuseActs } from './reuse-acts.ts';
import { ingredientsChangedAt } from './ingredients-changed-at.ts';
import type { BatchOptions } from './write-batch.ts';

export type ComponentOutcome = { readonly outcome: Outcome } | { readonly problem: string };

/** Finds its owner, and locks the dishes that may use it. */
async function lockPlace(db: Db, { restaurant, menu }: ComponentRecord): Promise<ComponentPlace | string> {
  if (menu !== undefined)
    return (await lockChain(db, menu)) > 0
      ? { menu }
      : `menu: no restaurant has the menu "${menu}"; import the restaurants first`;
  const id = (await findRestaurantIds(db, [restaurant ?? ''])).get(restaurant ?? '');
  if (id === undefined) return `restaurant: "${restaurant}" is not known; import the restaurants first`;
  await lockRestaurant(db, id);
  return { restaurantId: id };
}

const newId = 0;

/** Returns the component as the record says, in place of the stored one. */
function componentOf(
  record: ComponentRecord,
  stored: StoredComponent | undefined,
  known: readonly StoredComponent[],
  { source, now }: { readonly source: BatchOptions['source']; readonly now: Date },
): Component | string {
  const { type: _, restaurant: __, menu: ___, uses, ...said } = record;
  const dish = dishOf(DishRecord.parse({ ...said, type: 'dish', restaurant: 'this' }), source);
  if ('problem' in dish) return dish.problem;
  const parts = uses.map((key) => [key, known.find(({ externalId }) => externalId === key)?.id] as const);
  const missing = parts.find(([, id]) => id === undefined);
  if (missing) return `uses: "${missing[0]}" is not a component here; import it first`;
  const components = known.map(({ component }) => component);
  const ids = parts.flatMap(([, id]) => id ?? []);
  const before = stored && asRecord(stored.component, components);
  const after = {
    ...dish,
    statements: reuseActs(
      canonicalStatements(dish.statements),
      canonicalStatements(stored?.component.statements ?? []),
    ),
    uses: [...new Set(ids)].toSorted((one, other) => one - other),
  };
  // Its dishes' statements may be newer than the record, so the change counts from now on.
  const changedAt = ingredientsChangedAt(before, after, before ? null : instantOf(record.stated_on), now);
  const dated = { ...after, components: reachedFrom(after.uses, components), ingredients_changed_at: changedAt };
  const followed = before ? followLess(before, dated, now.toISOString()) : dated;
  return canonicalComponent(asComponent(stored?.id ?? newId, followed));
}

function faultOf(component: Component, known: readonly StoredComponent[]): string | undefined {
  const others = known.flatMap((one) => (one.id === component.id ? [] : [one.component]));
  const isTaken = others.some(({ name }) => name.toLowerCase() === component.name.toLowerCase());
  if (isTaken) return `name: another component here is called "${component.name}"`;
  const fault = faultWithin([...others, component]);
  if (!fault) return undefined;
  return fault.kind === 'cycle'
    ? 'uses: it would be in itself'
    : 'uses: components can be ten deep in each other at most';
}

/** Writes one component and what follows for every dish that has it. If it was edited by hand, it is left alone. */
export async function writeComponent(
  db: Db,
  record: ComponentRecord,
  options: BatchOptions,
): Promise<ComponentOutcome> {
  const place = await lockPlace(db, record);
  if (typeof place === 'string') return { problem: place };
  const now = options.now();
  const known =
    'menu' in place ? await findChainComponents(db, place.menu) : await findComponents(db, place.restaurantId);
  const isHere = ({ isShared, externalId }: StoredComponent) =>
    externalId === record.id && isShared === 'menu' in place;
  const stored = known.find(isHere);
  if (stored?.isEdited) return { outcome: 'kept' };
  const component = componentOf(record, stored, known, { source: options.source, now });
  if (typeof component === 'string') return { problem: component };
  const fault = faultOf(component, known);
  if (fault !== undefined) return { problem: fault };
  if (stored && JSON.stringify(canonicalComponent(stored.component)) === JSON.stringify(component))
    return { outcome: 'unchanged' };
  const id = stored?.id ?? (await insertComponent(db, { place, externalId: record.id }));
  const author = { source: options.historySource, actorId: null, requestId: null, now };
  await changeComponents(db, [{ id, before: stored?.component ?? null, after: { ...component, id } }], author);
  return { outcome: stored ? 'updated' : 'created' };
}
