import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { walkDishes } from '../../../test/walk-dishes.ts';
import type { Area } from '../../db/area.ts';
import type { DishSearch } from '../../search/candidates/dish-search.ts';
import { sql } from '../../db/sql.ts';
import { findArea } from '../../places/find-area.ts';
import { readQuery } from '../../search/read-query.ts';

const zip = '99723';
let database: TestDatabase;
let words: string[];
let around: Area;
beforeAll(async () => {
  database = await createTestDatabase();
  around = await findArea(database.app, { zipcode: zip, radius: 25 });
  words = Array.from({ length: 4 }, () => unique('q'));
  const pick = (seed: number) => words.filter((_, index) => (seed >> index) % 2 === 1).join(' ');
  if (around.kind !== 'around') throw new Error('The zip code lies nowhere');
  const { lat, lng } = around;
  for (let place = 0; place < 6; place += 1) {
    const inZip = place % 2 === 0;
    const { id } = await buildRestaurant(database.app, { zip: inZip ? zip : '99721', lat: lat + place / 10, lng });
    for (let dish = 0; dish < 12; dish += 1) {
      const seed = (place * 12 + dish) * 2_654_435_761;
      const ingredients = pick(seed >>> 8);
      await buildDish(database.app, {
        restaurantId: id,
        name: pick(seed >>> 4) || 'Plate',
        description: pick(seed >>> 12),
        priceCents: (seed >>> 16) % 2000,
        ...(ingredients && { ingredients: [ingredients] }),
      });
    }
  }
});
afterAll(() => database.end());

/** Returns what a search finds, by looking at every dish. */
async function lookThrough(text: string, { area, maxCents }: Pick<DishSearch, 'area' | 'maxCents'>): Promise<number[]> {
  const within =
    area.kind === 'zip' ? sql`r.pin = ${zip}` : sql`r.lat < ${around.kind === 'around' ? around.lat + 0.36 : 90}`;
  const rows = await database.app.query<{ id: number }>(sql`
    select d.id from dishes d join restaurants r on r.id = d.restaurant_id
    where d.search @@ plainto_tsquery('english', ${text}) and ${area.kind === 'everywhere' ? sql`true` : within}
      and ${maxCents ?? 1e9} >= d.price_cents order by d.id`);
  return rows.map(({ id }) => id);
}

describe.each([[1], [2], [3]])('a search for %i words', (count) => {
  it.each([
    ['everywhere', 3, 4],
    ['everywhere', 5, 100],
    ['around', 4, 7],
    ['zip', 7, 3],
  ] as const)('%s gives every match once, %i a page and %i a batch', async (kind, limit, length) => {
    const area: Area = kind === 'around' ? around : kind === 'zip' ? { kind, zip } : { kind };
    for (const maxCents of [undefined, 900]) {
      const text = words.slice(0, count).join(' ');
      const search = { query: await readQuery(database.app, text), area, maxCents };
      const found = await walkDishes(database.app, search, limit, length);
      expect(found.toSorted((one, other) => one - other)).toEqual(await lookThrough(text, search));
      expect(found.length).toBeGreaterThan(0);
    }
  });
});

it('gives every match of several variants once', async () => {
  const [one = '', two = '', three = ''] = words;
  const query = { variants: [[[one, two]], [[three], [one]], [[two], [three]]] };
  for (const area of [around, { kind: 'everywhere' } as const]) {
    const found = await walkDishes(database.app, { query, area }, 5, 4);
    const all = new Set<number>();
    for (const text of [one, two]) for (const id of await lookThrough(text, { area })) all.add(id);
    expect(found.toSorted((a, b) => a - b)).toEqual([...all].toSorted((a, b) => a - b));
  }
});
