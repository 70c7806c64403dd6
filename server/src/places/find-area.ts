import type { Area } from '../db/area.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { cellRangesAround } from './cell-ranges.ts';

/** Where somebody looks, as they said it. A place of their own wins over the zip code. */
export interface Where {
  readonly zipcode?: string | undefined;
  readonly radius?: number | undefined;
  readonly here?: { readonly lat: number; readonly lng: number } | undefined;
}

/** Around one's own place, when nothing else is said. */
const standardMiles = 10;

function around(lat: number, lng: number, miles: number): Area {
  return { kind: 'around', lat, lng, miles, cells: cellRangesAround(lat, lng, miles) };
}

interface ZipPlace {
  readonly lat: number;
  readonly lng: number;
}

/** Where zip codes are, as long as this process lives: they come with the version of the server. */
const places = new Map<string, ZipPlace>();

async function findPlace(db: Db, zip: string): Promise<ZipPlace | undefined> {
  const known = places.get(zip);
  if (known) return known;
  const [place] = await db.query<ZipPlace>(sql`
    select lat, lng from zips where zip = ${zip} and (lat <> 0 or lng <> 0)`);
  if (place) places.set(zip, place);
  return place;
}

/** A zip code that doesn't exist has nothing around it, and a military one lies nowhere: it is only itself. */
export async function findArea(db: Db, { zipcode: zip, radius, here }: Where): Promise<Area> {
  if (here) return around(here.lat, here.lng, radius ?? standardMiles);
  if (zip === undefined) return { kind: 'everywhere' };
  if (radius === undefined) return { kind: 'zip', zip };
  const place = await findPlace(db, zip);
  return place ? around(place.lat, place.lng, radius) : { kind: 'zip', zip };
}
