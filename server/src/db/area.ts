import { sql, type Sql } from './sql.ts';

/**
 * Where one looks. `cells`: the grid's cells that hold everything within `miles`, in few ranges that have some more
 * between them, and each by its place among all, as a PostgreSQL array.
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

/** How many miles the `lat` and `lng` of `row` are away; null where no place is given. */
export function milesAway(area: Area, row: Sql): Sql {
  if (area.kind !== 'around') return sql`null::float8`;
  const { lat, lng } = area;
  const narrowing = Math.cos((lat * Math.PI) / 180);
  return sql`2 * ${earthRadiusMiles}::float8 * asin(least(1, sqrt((1 - cos(radians(${row}.lat - ${lat}::float8))
    + ${narrowing}::float8 * cos(radians(${row}.lat)) * (1 - cos(radians(${row}.lng - ${lng}::float8)))) / 2)))`;
}

/**
 * The restaurants of an area, as `id`, `cell` and `miles`. `conditions` on those of `r` go on with "and". Each range of cells is
 * one range of the index: without the fence (`offset 0`) the planner would read every restaurant of the country.
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
