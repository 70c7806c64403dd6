import { sql, type Sql } from './sql.ts';

/**
 * Is a search area. `cells` are the grid's cells that contain everything within `miles`, as a PostgreSQL array of their
 * positions. They form few ranges, which include some further cells between them.
 */
export type Area =
  | { readonly kind: 'everywhere' }
  | { readonly kind: 'zip'; readonly zip: string }
  | {
      readonly kind: 'around';
      readonly lat: number;
      readonly lng: number;
      readonly miles: number;
      readonly cells: { readonly from: readonly string[]; readonly to: readonly string[]; readonly places: string };
    };

const earthRadiusMiles = 3958.8;

/** Returns SQL for the distance of `row`'s `lat` and `lng` in miles; null without a location. */
export function milesAway(area: Area, row: Sql): Sql {
  if (area.kind !== 'around') return sql`null::float8`;
  const { lat, lng } = area;
  const narrowing = Math.cos((lat * Math.PI) / 180);
  return sql`2 * ${earthRadiusMiles}::float8 * asin(least(1, sqrt((1 - cos(radians(${row}.lat - ${lat}::float8))
    + ${narrowing}::float8 * cos(radians(${row}.lat)) * (1 - cos(radians(${row}.lng - ${lng}::float8)))) / 2)))`;
}

/**
 * Returns SQL for the restaurants of an area, as `id`, `cell` and `miles`. `conditions` on `r` continue with "and".
 * Each range of cells is one range of the index. Without the fence (`offset 0`), the planner would read every
 * restaurant of the country.
 */
export function restaurantsIn(area: Area, conditions: Sql): Sql {
  const found = sql`select r.id, r.h3_cell as cell, ${milesAway(area, sql`r`)} as miles from restaurants r where`;
  if (area.kind === 'everywhere') return sql`${found} true ${conditions}`;
  if (area.kind === 'zip') return sql`${found} r.pin = ${area.zip} ${conditions}`;
  const { cells, miles } = area;
  return sql`select r.id, r.cell, r.miles from unnest(${cells.from}::bigint[], ${cells.to}::bigint[]) as c (first, last)
    cross join lateral (${found} r.h3_cell between c.first and c.last ${conditions} offset 0) r
    where r.miles <= ${miles}::float8`;
}
