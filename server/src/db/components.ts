import { createHash } from 'node:crypto';
import type { Component } from '@clearplate/domain/facts/dish';
import type { Db } from './db.ts';
import type { Author } from './dish-history.ts';
import { isoInstant, sql, type Sql } from './sql.ts';

/** Is the owner of a component: a restaurant, or a chain. */
export type ComponentPlace = { readonly restaurantId: number } | { readonly menu: string };

/** Is a component as it is stored. */
export interface StoredComponent {
  readonly id: number;
  readonly version: number;
  /** Says whether it belongs to the chain. */
  readonly isShared: boolean;
  readonly key: string | null;
  readonly externalId: string | null;
  /** Says whether somebody edited it by hand. Imports then leave it alone. */
  readonly isEdited: boolean;
  readonly component: Component;
}

const columns = sql`c.id, c.version, c.menu_key is not null as "isShared", c.creation_key as key,
  c.external_id as "externalId", c.edited_at is not null as "isEdited",
  json_build_object('id', c.id, 'name', c.name, 'ingredients', c.ingredients,
    'ingredients_changed_at', ${isoInstant(sql`c.ingredients_changed_at`)},
    'ingredients_complete_at', ${isoInstant(sql`c.ingredients_complete_at`)},
    'statements', c.statements,
    'uses', array(select p.part_id from component_parts p where p.component_id = c.id order by p.part_id)) as component`;

/** Loads the components that a restaurant's dishes may use: its own, then its chain's. */
export function findComponents(db: Db, restaurantId: number): Promise<StoredComponent[]> {
  return db.query(sql`
    select ${columns} from components c
    where c.restaurant_id = ${restaurantId}
      or c.menu_key = (select menu_key from restaurants where id = ${restaurantId})
    order by c.restaurant_id is null, lower(c.name), c.id`);
}

/** Returns a version that changes whenever one of these components does. */
export function versionOfComponents(stored: readonly StoredComponent[]): string {
  const all = stored.map(({ id, version }) => `${id}:${version}`).toSorted();
  return createHash('sha256').update(all.join()).digest('base64url').slice(0, 22);
}

/** Returns a chain's components. */
export function findChainComponents(db: Db, menu: string): Promise<StoredComponent[]> {
  return db.query(sql`select ${columns} from components c where c.menu_key = ${menu} order by lower(c.name), c.id`);
}

/** Returns which components each dish names. Dishes that name none are left out. */
export async function findUses(db: Db, dishIds: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db.query<{ id: number; uses: number[] }>(sql`
    select dish_id as id, array_agg(component_id order by component_id) as uses from dish_components
    where dish_id = any(${dishIds}::bigint[]) group by dish_id`);
  return new Map(rows.map(({ id, uses }) => [id, uses.map(Number)]));
}

/** Returns which components the ways to make each dish add. Dishes whose ways add none are left out. */
export async function findUsesOfWays(db: Db, dishIds: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db.query<{ id: number; uses: number[] }>(sql`
    select dish_id as id, array_agg(component_id order by component_id) as uses from way_components
    where dish_id = any(${dishIds}::bigint[]) group by dish_id`);
  return new Map(rows.map(({ id, uses }) => [id, uses.map(Number)]));
}

const reached = (ids: readonly number[]): Sql => sql`
  with recursive reached (id) as (
    select unnest(${ids}::bigint[]) union select p.part_id from reached r join component_parts p on p.component_id = r.id)
  select ${columns} from reached r join components c on c.id = r.id`;

/** Loads these components and everything inside them. */
export function findReached(db: Db, ids: readonly number[]): Promise<StoredComponent[]> {
  return db.query(reached(ids));
}

/**
 * Finds the dishes that contain one of these components, also within another component or in a way to make the dish.
 */
export async function findDishesWith(db: Db, componentIds: readonly number[]): Promise<number[]> {
  if (componentIds.length === 0) return [];
  const rows = await db.query<{ id: number }>(sql`
    with recursive within (id) as (
      select unnest(${componentIds}::bigint[])
      union select p.component_id from within w join component_parts p on p.part_id = w.id)
    select x.dish_id as id from within w join dish_components x on x.component_id = w.id
    union select x.dish_id from within w join way_components x on x.component_id = w.id order by 1`);
  return rows.map(({ id }) => id);
}

async function findDishesIn(db: Db, links: Sql, restaurantId: number): Promise<Map<number, number[]>> {
  const rows = await db.query<{ id: number; dishIds: number[] }>(sql`
    select x.component_id as id, array_agg(x.dish_id order by d.position, d.id) as "dishIds"
    from ${links} x join dishes d on d.id = x.dish_id
    where d.restaurant_id = ${restaurantId} group by x.component_id`);
  return new Map(rows.map(({ id, dishIds }) => [id, dishIds.map(Number)]));
}

/** Returns the dishes of one restaurant that name each component, archived ones included. */
export const findNamingDishes = (db: Db, restaurantId: number): Promise<Map<number, number[]>> =>
  findDishesIn(db, sql`dish_components`, restaurantId);

/** Returns the dishes of one restaurant that a way to make them adds each component to, archived ones included. */
export const findDishesMadeWith = (db: Db, restaurantId: number): Promise<Map<number, number[]>> =>
  findDishesIn(db, sql`way_components`, restaurantId);

/** Returns how many dishes, of whichever restaurant, name each of these. */
export async function countNaming(db: Db, componentIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.query<{ id: number; dishes: number }>(sql`
    select component_id as id, count(*)::int as dishes from dish_components
    where component_id = any(${componentIds}::bigint[]) group by component_id`);
  return new Map(rows.map(({ id, dishes }) => [id, dishes]));
}

/** Returns how many dishes, of whichever restaurant, can be made in a way that adds each of these. */
export async function countWaysAdding(db: Db, componentIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.query<{ id: number; dishes: number }>(sql`
    select component_id as id, count(*)::int as dishes from way_components
    where component_id = any(${componentIds}::bigint[]) group by component_id`);
  return new Map(rows.map(({ id, dishes }) => [id, dishes]));
}

/** Is a component that is to be made. */
export interface NewComponent {
  readonly place: ComponentPlace;
  readonly key?: string | undefined;
  readonly externalId?: string | undefined;
}

/** Makes a component about which `updateComponents` says the rest, its name too, and returns its id. */
export async function insertComponent(db: Db, { place, key, externalId }: NewComponent): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`
    insert into components (restaurant_id, menu_key, name, creation_key, external_id)
    values (${'restaurantId' in place ? place.restaurantId : null}, ${'menu' in place ? place.menu : null}, chr(1) || gen_random_uuid(),
      ${key ?? null}, ${externalId ?? null}) returning id`);
  return row?.id ?? 0;
}

export interface ChangedComponent {
  readonly id: number;
  /** Is `null` for one that was created in this transaction. */
  readonly before: Component | null;
  readonly after: Component;
}

/** Gives changing components temporary names, so that two may swap theirs. Nobody can type these names. */
export async function freeNames(db: Db, ids: readonly number[]): Promise<void> {
  await db.query(sql`update components set name = chr(1) || id where id = any(${ids}::bigint[])`);
}

/** Writes what changed about components, with their history. */
export async function updateComponents(db: Db, changed: readonly ChangedComponent[], author: Author): Promise<void> {
  const byHand = author.source === 'owner' || author.source === 'admin';
  const rows = changed.map(({ after }) => after);
  await db.query(sql`
    update components c set name = given.name, ingredients = given.ingredients,
      ingredients_changed_at = given.ingredients_changed_at, ingredients_complete_at = given.ingredients_complete_at,
      statements = given.statements, version = c.version + 1,
      edited_at = case when ${byHand}::boolean then ${author.now} else c.edited_at end
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (id bigint, name text, ingredients text[],
      ingredients_changed_at timestamptz, ingredients_complete_at timestamptz, statements jsonb)
    where c.id = given.id`);
  const parts = changed.flatMap(({ id, after }) => after.uses.map((part) => ({ id, part })));
  await db.query(sql`delete from component_parts where component_id = any(${changed.map(({ id }) => id)}::bigint[])`);
  await db.query(sql`
    insert into component_parts (component_id, part_id)
    select id, part from json_to_recordset(${JSON.stringify(parts)}::json) as given (id bigint, part bigint)`);
  await db.query(sql`
    insert into component_history (component_id, at, actor_id, source, request_id, before, after)
    select id, ${author.now}::timestamptz, ${author.actorId}::uuid, ${author.source}::text, ${author.requestId}::text,
      nullif(before, 'null'), nullif(after, 'null')
    from json_to_recordset(${JSON.stringify(changed)}::json) as given (id bigint, before jsonb, after jsonb)`);
}

export async function deleteComponents(db: Db, ids: readonly number[]): Promise<void> {
  await db.query(sql`delete from component_parts where component_id = any(${ids}::bigint[])`);
  await db.query(sql`delete from components where id = any(${ids}::bigint[])`);
}

/** Is an entry of a component's history. */
export interface ComponentEntry {
  readonly id: number;
  readonly at: Date;
  readonly source: 'owner' | 'admin' | 'import' | 'sample';
  readonly before: Component | null;
  readonly after: Component | null;
}

/** Returns the entries newest first, and one more than the limit if there are older ones. */
export function findComponentHistory(
  db: Db,
  componentId: number,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<ComponentEntry[]> {
  return db.query(sql`
    select id, at, source, before, after from component_history
    where component_id = ${componentId} and id < ${page.before ?? Number.MAX_SAFE_INTEGER}
    order by id desc limit ${page.limit + 1}`);
}

/** Sets the components of dishes to exactly these. */
export async function replaceUses(
  db: Db,
  dishes: readonly { readonly id: number; readonly uses: readonly number[] }[],
): Promise<void> {
  const rows = dishes.flatMap(({ id, uses }) => uses.map((part) => ({ id, part })));
  await db.query(sql`delete from dish_components where dish_id = any(${dishes.map(({ id }) => id)}::bigint[])`);
  await db.query(sql`
    insert into dish_components (dish_id, component_id)
    select id, part from json_to_recordset(${JSON.stringify(rows)}::json) as given (id bigint, part bigint)`);
}
