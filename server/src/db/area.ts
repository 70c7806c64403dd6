import { empty, join, sql, type Sql } from './sql.ts';

/** Where one looks. `cells`: ranges of the grid's cells that hold everything within `miles`, and some more. */
export type Area =
  | { readonly kind: 'everywhere' }
  | { readonly kind: 'zip'; readonly zip: string }
  | {
      readonly kind: 'around';
      readonly lat: number;
      readonly lng: number;
      readonly miles: number;
      readonly cells: { readonly from: readonly string[]; readonly to: readonly string[] };
    };

const earthRadiusMiles = 3958.8;

/** How many miles the restaurants of `r` are away; null where no place is given. */
export function milesAway(area: Area): Sql {
  if (area.kind !== 'around') return sql`null::float8`;
  const { lat, lng } = area;
  return sql`2 * ${earthRadiusMiles}::float8 * asin(least(1, sqrt(
    power(sin(radians(r.lat - ${lat}::float8) / 2), 2) + cos(radians(${lat}::float8)) * cos(radians(r.lat))
      * power(sin(radians(r.lng - ${lng}::float8) / 2), 2))))`;
}

/** Whether the restaurants of `r` lie in the area, as a condition that goes on with "and". */
export function inArea(area: Area): Sql {
  if (area.kind === 'everywhere') return empty;
  if (area.kind === 'zip') return sql`and r.pin = ${area.zip}`;
  const { cells, miles } = area;
  // One range of the index each: joined with a set of ranges, the planner would read every restaurant of the country.
  const ranges = cells.from.map((from, at) => sql`r.h3_cell between ${from}::bigint and ${cells.to[at]}::bigint`);
  return sql`and (${join(ranges, ' or ')}) and ${milesAway(area)} <= ${miles}::float8`;
}
