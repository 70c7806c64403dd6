import type { Db } from '../../db/db.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { wanted, type Wanted } from './discovery.queries.ts';
import type { Box, Grid } from './map-grid.ts';
import type { Cluster } from './merge-marks.ts';

/** `cells`: ranges that hold all of the box; `undefined` where it is so large that reading everything is as quick. */
export interface MapPart {
  readonly box: Box;
  readonly cells: { readonly from: readonly string[]; readonly to: readonly string[] } | undefined;
}

/**
 * Each range of cells is one range of the index that holds all that is asked for. Without the fence (`offset 0`) the
 * planner goes through a whole band of latitudes, and compares each row with each range.
 */
function placesIn({ cells }: MapPart, which: Wanted): Sql {
  const places = sql`select r.id, r.lat, r.lng, r.city from restaurants r where`;
  if (!cells) return sql`(${places} true ${wanted(which)}) p`;
  return sql`unnest(${cells.from}::bigint[], ${cells.to}::bigint[]) as near (first, last)
    cross join lateral (${places} r.h3_cell between near.first and near.last ${wanted(which)} offset 0) p`;
}

/** What stands in each square of the grid, and in which town most of it. */
export async function findClusters(db: Db, part: MapPart, grid: Grid, which: Wanted): Promise<Cluster[]> {
  const { north, south, west, east } = part.box;
  const rows = await db.query<Omit<Cluster, 'bounds'> & Box>(sql`
    select avg(p.lat) as lat, avg(p.lng) as lng, count(*) as restaurants, min(p.id) as id,
      mode() within group (order by p.city collate "C") as town,
      max(p.lat) as north, min(p.lat) as south, min(p.lng) as west, max(p.lng) as east
    from ${placesIn(part, which)}
    where p.lat between ${south}::float8 and ${north}::float8 and p.lng between ${west}::float8 and ${east}::float8
    group by floor(p.lat / ${grid.height}::float8), floor(p.lng / ${grid.width}::float8)`);
  return rows.map(({ north, south, west, east, ...cluster }) => ({ ...cluster, bounds: { north, south, west, east } }));
}

export interface NamedRestaurant {
  readonly id: number;
  readonly name: string;
  readonly cuisine: string;
}

export function findNames(db: Db, ids: readonly number[]): Promise<NamedRestaurant[]> {
  return db.query(sql`select id, name, cuisine from restaurants where id = any(${ids}::bigint[])`);
}
