import type { ChartDocument, ChartRow } from '@clearplate/contract/charts';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Db } from '../../../db/db.ts';
import { isoInstant, sql } from '../../../db/sql.ts';

/** Is the current chart of a chain. */
export interface StoredChart extends ChartDocument {
  readonly id: number;
  readonly rows: StoredRow[];
  readonly recordedAt: string;
  readonly recordedBy: string | null;
  readonly isApplied: boolean;
  readonly withdrawal: 'taken_down' | 'mistake' | null;
}

type StoredRow = ChartRow & { readonly act: string };

/**
 * Locks the chart and all menus of a chain until the transaction ends. Owners lock their restaurant first. Returns how
 * many places there are.
 */
export async function lockChain(db: Db, menu: string): Promise<number> {
  const rows = await db.query(sql`
    select id from restaurants where menu_key = ${menu} order by id for no key update`);
  return rows.length;
}

export async function findChart(db: Db, menu: string): Promise<StoredChart | undefined> {
  const [row] = await db.query<StoredChart>(sql`
    select c.id, c.title, c.address, c.dated::text as dated, ${isoInstant(sql`c.recorded_at`)} as "recordedAt",
      u.username as "recordedBy", c.applied_at is not null as "isApplied", c.withdrawal,
      coalesce((select json_agg(json_build_object('name', r.name, 'section', r.section, 'also', r.also,
          'statements', r.statements, 'act', r.act) order by r.position)
        from published_chart_rows r where r.chart_id = c.id), '[]') as rows
    from published_charts c left join users u on u.actor_id = c.recorded_by
    where c.menu_key = ${menu} and c.ended_at is null`);
  return row;
}

/** Returns the menu of a chart that isn't fully applied yet. */
export async function findMenuOfChart(db: Db, chartId: number): Promise<string | undefined> {
  const [row] = await db.query<{ menu: string }>(sql`
    select menu_key as menu from published_charts where id = ${chartId} and ended_at is null and applied_at is null`);
  return row?.menu;
}

export async function endChart(db: Db, chartId: number, now: Date): Promise<void> {
  await db.query(sql`update published_charts set ended_at = ${now}, applied_at = ${now} where id = ${chartId}`);
}

export async function markApplied(db: Db, chartId: number, now: Date): Promise<void> {
  await db.query(sql`update published_charts set applied_at = ${now} where id = ${chartId}`);
}

export async function markWithdrawn(db: Db, chartId: number, withdrawal: 'taken_down' | 'mistake'): Promise<void> {
  await db.query(sql`
    update published_charts set withdrawal = ${withdrawal}, applied_at = null where id = ${chartId}`);
}

export async function insertChart(
  db: Db,
  menu: string,
  { title, address, dated, rows }: ChartDocument,
  { actorId, now }: { readonly actorId: string | null; readonly now: Date },
): Promise<number> {
  const [made] = await db.query<{ id: number }>(sql`
    insert into published_charts (menu_key, title, address, dated, recorded_at, recorded_by)
    values (${menu}, ${title}, ${address}, ${dated}, ${now}, ${actorId}) returning id`);
  const id = made?.id ?? 0;
  await db.query(sql`
    insert into published_chart_rows (chart_id, position, name, section, also, statements, act)
    select ${id}, rank - 1, name, section, also, statements, gen_random_uuid()
    from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (
      name text, section text, also text[], statements jsonb)) with ordinality
      as given (name, section, also, statements, rank)`);
  return id;
}

/** Loads every dish of every place, archived ones included, because they may return. */
export async function findChainDishIds(db: Db, menu: string): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select d.id from restaurants r join dishes d on d.restaurant_id = r.id where r.menu_key = ${menu} order by d.id`);
  return rows.map(({ id }) => id);
}

export interface MenuName {
  readonly name: string;
  readonly dishId: number;
}

/** Loads the names on a chain's menus, each with a dish that has it, if possible one that nobody edited. */
export function findMenuNames(db: Db, menu: string): Promise<MenuName[]> {
  return db.query(sql`
    select d.name, (array_agg(d.id order by d.edited_at is not null, d.external_id is null, d.id))[1] as "dishId"
    from restaurants r join dishes d on d.restaurant_id = r.id
    where r.menu_key = ${menu} and d.archived_at is null group by d.name order by min(d.position), d.name`);
}

export interface ChainRow {
  readonly menu: string;
  readonly name: string;
  readonly places: number;
}

export async function findChain(db: Db, menu: string): Promise<ChainRow | undefined> {
  const [row] = await db.query<ChainRow>(sql`
    select menu_key as menu, mode() within group (order by name) as name, count(*) as places
    from restaurants where menu_key = ${menu} group by menu_key`);
  return row;
}

/** Loads chains by their menu's key, after a position; one more than the limit if there is a next page. */
export function findChains(
  db: Db,
  { q, after, limit }: { readonly q: string | undefined; readonly after: number | undefined; readonly limit: number },
): Promise<(ChainRow & { placeId: number; title: string | null; dated: string | null })[]> {
  // The typed text may contain characters that LIKE interprets.
  const pattern = `%${(q ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db.query(sql`
    select r.menu_key as menu, mode() within group (order by r.name) as name, count(*) as places,
      min(r.id) as "placeId", c.title, c.dated::text as dated
    from restaurants r left join published_charts c on c.menu_key = r.menu_key and c.ended_at is null
    where r.menu_key > coalesce((select menu_key from restaurants where id = ${after ?? null}::bigint), '')
      and (r.menu_key ilike ${pattern} or r.name ilike ${pattern})
    group by r.menu_key, c.title, c.dated order by r.menu_key limit ${limit + 1}`);
}

/**
 * Returns what the history says about dishes since a day: what people at their places warned of by hand, and which
 * dishes without a list have changed on no other day than their first import's.
 */
export async function findPasts(
  db: Db,
  dishIds: readonly number[],
  since: string,
): Promise<Map<number, { warnedSince: AllergenId[]; isUnchanged: boolean }>> {
  const rows = await db.query<{ id: number; warnedSince: AllergenId[]; isUnchanged: boolean }>(sql`
    select d.id, case when d.edited_at is null then '[]' else coalesce((
        select json_agg(distinct coalesce(s ->> 'allergen', s ->> 'allergen_id'))
        from dish_history h cross join lateral jsonb_array_elements(coalesce(h.before -> 'statements', '[]')) s
        where h.dish_id = d.id and h.source in ('owner', 'admin') and h.at >= ${since}::timestamptz
          and s ->> 'level' <> 'absent' and s ->> 'source' in ('restaurant', 'import')), '[]') end as "warnedSince",
      d.ingredients = '{}' and d.ingredients_changed_at > ${since}::timestamptz and coalesce((
        select h.before is null and h.source in ('import', 'sample') and h.at = d.ingredients_changed_at
        from dish_history h where h.dish_id = d.id order by h.id limit 1), false) as "isUnchanged"
    from dishes d where d.id = any(${dishIds}::bigint[])`);
  return new Map(rows.map(({ id, ...past }) => [id, past]));
}
