import type { Db } from '../../db/db.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { wanted, type Wanted } from './discovery.queries.ts';
import type { Box, Grid } from './map-grid.ts';
import type { Cluster } from './merge-marks.ts';

type Counted = Omit<Cluster, 'bounds'> & Box;

/**
 * Is a part of the map. `cells` are ranges that cover the box, or `undefined` if it is so large that reading everything
 * is as fast.
 */
export interface MapPart {
  readonly box: Box;
  readonly cells: { readonly from: readonly string[]; readonly to: readonly string[] } | undefined;
}

/**
 * Each range of cells is one range of the index, which has all that is asked for. Without the fence (`offset 0`), the
 * planner reads a whole band of latitudes, and compares each row with each range.
 */
function placesIn({ cells }: MapPart, which: Wanted): Sql {
  const places = sql`select r.id, r.lat, r.lng, r.city from restaurants r where`;
  if (!cells) return sql`(${places} true ${wanted(which)}) p`;
  return sql`unnest(${cells.from}::bigint[], ${cells.to}::bigint[]) as near (first, last)
    cross join lateral (${places} r.h3_cell between near.first and near.last ${wanted(which)} offset 0) p`;
}

const isWithin = ({ north, south, west, east }: Box): Sql => sql`
  p.lat between ${south}::float8 and ${north}::float8 and p.lng between ${west}::float8 and ${east}::float8`;

/** Counts the restaurants in each square of the grid, and names the town of most of them. */
async function findByRestaurant(db: Db, part: MapPart, grid: Grid, which: Wanted): Promise<Counted[]> {
  return db.query<Counted>(sql`
    select avg(p.lat) as lat, avg(p.lng) as lng, count(*) as restaurants, min(p.id) as id,
      mode() within group (order by p.city collate "C") as town,
      max(p.lat) as north, min(p.lat) as south, min(p.lng) as west, max(p.lng) as east
    from ${placesIn(part, which)} where ${isWithin(part.box)}
    group by floor(p.lat / ${grid.height}::float8), floor(p.lng / ${grid.width}::float8)`);
}

/**
 * Does the same with counts of cells, each in the square of its middle. Cells that extend beyond the box are read
 * restaurant by restaurant, so that exactly those within are counted.
 */
async function findByCell(db: Db, { box }: MapPart, grid: Grid): Promise<Counted[]> {
  const { north, south, west, east } = box;
  const isInside = sql`(c.south >= ${south}::float8 and c.north <= ${north}::float8 and c.west >= ${west}::float8 and c.east <= ${east}::float8)`;
  const mayReachIn = sql`c.south <= ${north}::float8 and c.north >= ${south}::float8 and c.west <= ${east}::float8 and c.east >= ${west}::float8`;
  return db.query<Counted>(sql`
    select sum(p.lat * p.restaurants) / sum(p.restaurants) as lat, sum(p.lng * p.restaurants) / sum(p.restaurants) as lng,
      sum(p.restaurants)::int as restaurants, min(p.id) as id,
      (array_agg(p.town order by p.restaurants desc, p.town collate "C"))[1] as town,
      max(p.north) as north, min(p.south) as south, min(p.west) as west, max(p.east) as east
    from (
      select floor(p.lat / ${grid.height}::float8) as row, floor(p.lng / ${grid.width}::float8) as col, p.town,
        sum(p.restaurants) as restaurants, min(p.id) as id,
        sum(p.lat * p.restaurants) / sum(p.restaurants) as lat, sum(p.lng * p.restaurants) / sum(p.restaurants) as lng,
        max(p.north) as north, min(p.south) as south, min(p.west) as west, max(p.east) as east
      from (
        select c.restaurants, c.lat, c.lng, c.town, c.first_id as id, c.north, c.south, c.west, c.east
        from map_cells c where ${isInside}
        union all
        select 1, p.lat, p.lng, p.city, p.id, p.lat, p.lat, p.lng, p.lng
        from map_cells c cross join lateral (
          select p.lat, p.lng, p.city, p.id from restaurants p
          where p.h3_cell between c.cell and last_in_map_cell(c.cell) and ${isWithin(box)} offset 0) p
        where ${mayReachIn} and not ${isInside}) p
      group by 1, 2, 3) p
    group by p.row, p.col`);
}

/** Cells take a third of a square of this width, in degrees. */
const leastForCells = 0.6;

/**
 * Returns whether there are none of the filters that no cell's counts know: what is served where, at which price, and
 * when.
 */
const isAny = ({ query, cuisine, maxCents, openAt }: Wanted) =>
  query === undefined && cuisine === undefined && maxCents === undefined && openAt === undefined;

export async function findClusters(db: Db, part: MapPart, grid: Grid, which: Wanted): Promise<Cluster[]> {
  const isByCell = isAny(which) && grid.width >= leastForCells;
  const rows = await (isByCell ? findByCell(db, part, grid) : findByRestaurant(db, part, grid, which));
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
