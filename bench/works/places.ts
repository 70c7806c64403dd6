import type { Db } from '../../server/src/db/db.ts';
import { sql } from '../../server/src/db/sql.ts';
import { createChance } from '../data/chance.ts';
import { populatedZips } from '../data/zip-weights.ts';
import { boxOf } from '../systems/distance.ts';
import type { Around } from '../systems/searcher.ts';

export const miles = 10;

export interface Place extends Around {
  readonly zip: string;
}

export interface Places {
  /** Zip codes, picked by population. */
  readonly drawn: readonly Place[];
  /** The zip code with the most restaurants around it. */
  readonly densest: Place;
  /** Restaurants with a menu, picked by population. */
  readonly restaurants: readonly number[];
}

async function countAround(db: Db, place: Place): Promise<number> {
  const { south, north, west, east } = boxOf(place);
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from plain.restaurants
    where lat between ${south} and ${north} and lng between ${west} and ${east}`);
  return row?.count ?? 0;
}

/** Picks the locations of the requests. */
export async function choosePlaces(db: Db): Promise<Places> {
  const chance = createChance(31);
  const { draw } = populatedZips();
  const drawn = Array.from({ length: 400 }, () => {
    const { zip, lat, lng } = draw(chance);
    return { zip, lat, lng, miles };
  });
  const counted: { place: Place; count: number }[] = [];
  for (const place of drawn) counted.push({ place, count: await countAround(db, place) });
  const [most] = counted.toSorted((a, b) => b.count - a.count);
  if (!most) throw new Error('There are no zip codes.');
  const menus = await db.query<{ id: number }>(sql`
    select restaurant_id as id from plain.dishes group by restaurant_id order by md5(restaurant_id::text) limit 400`);
  return { drawn, densest: most.place, restaurants: menus.map(({ id }) => id) };
}
