import type { Db } from '../../server/src/db/db.ts';
import { sql } from '../../server/src/db/sql.ts';

export interface PlainDish {
  readonly id: number;
  readonly restaurantId: number;
  readonly name: string;
  readonly description: string;
  readonly ingredients: string;
  readonly lat: number;
  readonly lng: number;
  readonly allergens: readonly string[];
  readonly terms: readonly string[];
}

const partSize = 10_000;

/** Yields every dish by ascending id, reading some thousands at a time. */
export async function* readPlainDishes(db: Db): AsyncGenerator<PlainDish> {
  for (let after = 0; ;) {
    const rows = await db.query<PlainDish>(sql`
      select d.id, d.restaurant_id as "restaurantId", d.name, d.description, d.ingredients, r.lat, r.lng, d.allergens, d.terms
      from plain.dishes d join plain.restaurants r on r.id = d.restaurant_id
      where d.id > ${after} order by d.id limit ${partSize}`);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
