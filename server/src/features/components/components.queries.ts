import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

/** What is open about each dish of a menu; archived dishes ask nothing. */
export function findFactsOfMenu(
  db: Db,
  restaurantId: number,
): Promise<{ readonly id: number; readonly facts: { readonly opaque: readonly string[] } }[]> {
  return db.query(sql`
    select d.id, json_build_object('opaque',
      case when d.archived_at is null then f.facts -> 'opaque' else '[]' end) as facts
    from dishes d join dish_facts f on f.dish_id = d.id where d.restaurant_id = ${restaurantId}
    order by d.position, d.id`);
}

interface Touched {
  readonly dish_count: number;
  readonly dishes: { id: number; name: string; restaurant: string | null }[];
}

/** How many dishes are named beside a change. */
const mostNamed = 20;

/**
 * The dishes that changes of components touched, by the changes' ids: of one place, or of all with their names. Both
 * histories are written in one transaction.
 */
export async function findTouchedDishes(
  db: Db,
  entryIds: readonly number[],
  restaurantId: number | undefined,
): Promise<Map<number, Touched>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db.query<Touched & { entryId: number }>(sql`
    select e.id as "entryId", count(*)::int as dish_count,
      (array_agg(json_build_object('id', d.id, 'name', d.name,
        'restaurant', case when ${restaurantId ?? null}::bigint is null then r.name end)
        order by r.name, r.id, d.position, d.id))[1:${mostNamed}] as dishes
    from component_history e
    join dish_history h on h.source = 'component' and h.at = e.at and h.request_id is not distinct from e.request_id
      and (h.after -> 'components' @> jsonb_build_array(jsonb_build_object('id', e.component_id))
        or jsonb_path_exists(h.after, '$.variants[*].components[*] ? (@.id == $id)', jsonb_build_object('id', e.component_id)))
    join dishes d on d.id = h.dish_id join restaurants r on r.id = d.restaurant_id
    where e.id = any(${entryIds}::bigint[])
      and (${restaurantId ?? null}::bigint is null or d.restaurant_id = ${restaurantId ?? null}::bigint)
    group by e.id`);
  return new Map(rows.map(({ entryId, dish_count, dishes }) => [entryId, { dish_count, dishes }]));
}

export interface ChainRow {
  readonly menu: string;
  readonly name: string;
  readonly places: number;
}

/** A menu that several places share. */
export async function findChainOfMenu(db: Db, menu: string): Promise<ChainRow | undefined> {
  const [row] = await db.query<ChainRow>(sql`
    select menu_key as menu, mode() within group (order by name) as name, count(*)::int as places
    from restaurants where menu_key = ${menu} group by menu_key`);
  return row;
}

/** Which places' dishes name each component, or can be made in a way that adds it, the place with most dishes first. */
export async function findPlacesUsing(
  db: Db,
  componentIds: readonly number[],
): Promise<Map<number, { restaurant_id: number; name: string; address: string; dishes: number }[]>> {
  const rows = await db.query<{
    id: number;
    restaurant_id: number;
    name: string;
    address: string;
    dishes: number;
  }>(sql`
    select x.component_id as id, r.id as restaurant_id, r.name, r.address, count(*)::int as dishes
    from (select dish_id, component_id from dish_components union select dish_id, component_id from way_components) x
      join dishes d on d.id = x.dish_id join restaurants r on r.id = d.restaurant_id
    where x.component_id = any(${componentIds}::bigint[])
    group by x.component_id, r.id order by count(*) desc, r.id`);
  const places = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...places].map(([id, some]) => [
      id,
      some.map(({ restaurant_id, name, address, dishes }) => ({ restaurant_id, name, address, dishes })),
    ]),
  );
}
