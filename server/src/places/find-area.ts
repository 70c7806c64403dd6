import type { Area } from '../db/area.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { cellsAround } from './cell-ranges.ts';

/** Says where somebody searches, as they said it. Their own position overrides the zip code. */
export interface Where {
  readonly zipcode?: string | undefined;
  readonly radius?: number | undefined;
  readonly here?: { readonly lat: number; readonly lng: number } | undefined;
}

/** Is the default radius around one's own position. */
const standardMiles = 10;

function around(lat: number, lng: number, miles: number) {
  return { kind: 'around' as const, lat, lng, miles, cells: cellsAround(lat, lng, miles) };
}

type Around = ReturnType<typeof around>;

async function findAround(db: Db, zip: string, miles: number): Promise<Around | undefined> {
  const [place] = await db.query<{ lat: number; lng: number }>(sql`
    select lat, lng from zips where zip = ${zip} and (lat <> 0 or lng <> 0)`);
  return place && around(place.lat, place.lng, miles);
}

/**
 * Holds areas around zip codes, the last used at the end. Zip codes' locations change only with the server's version.
 */
const known = new Map<string, Around>();
const mostKnown = 1000;

async function aroundZip(db: Db, zip: string, miles: number): Promise<Around | undefined> {
  const key = `${zip} ${miles}`;
  const found = known.get(key) ?? (await findAround(db, zip, miles));
  if (!found) return undefined;
  known.delete(key);
  known.set(key, found);
  if (known.size > mostKnown) known.delete(known.keys().next().value ?? '');
  return found;
}

/** A zip code that doesn't exist has nothing around it. A military one has no location, so it covers only itself. */
export async function findArea(db: Db, { zipcode: zip, radius, here }: Where): Promise<Area> {
  if (here) return around(here.lat, here.lng, radius ?? standardMiles);
  if (zip === undefined) return { kind: 'everywhere' };
  if (radius === undefined) return { kind: 'zip', zip };
  return (await aroundZip(db, zip, radius)) ?? { kind: 'zip', zip };
}
