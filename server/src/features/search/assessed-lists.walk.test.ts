import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Show } from '@clearplate/contract/assessed-lists';
import type { Avoidance } from '@clearplate/domain/verdict/eater';
import { avoidedSets } from '@clearplate/domain/verdict/avoided-sets';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { buildDish, buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { fillPage, type PagePosition } from '../../search/fill-page.ts';
import { findArea } from '../../places/find-area.ts';
import { readQuery } from '../../search/read-query.ts';
import { findAssessedDishes } from './assessed-lists.queries.ts';

const zip = '79845';
const milk: Avoidance = { kind: 'allergen', allergen: 'milk', strictness: 'ask' };
const today = new Date().toISOString();
const rice: Avoidance = { kind: 'unknown', name: 'rice' };
const assessing = {
  avoided: avoidedSets([{ avoids: [milk] }]),
  disliked: avoidedSets([{ avoids: [rice] }]),
  now: today,
  statementDays: 180,
  lexiconVersion,
};
const absent = [{ allergen: 'milk', level: 'absent', source: 'restaurant', stated_at: today }] as const;
const [one, other] = [unique('q'), unique('q')];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const area = await findArea(database.app, { zipcode: zip, radius: 25 });
  if (area.kind !== 'around') throw new Error('The zip code lies nowhere');
  for (let number = 0; number < 40; number += 1) {
    const place = { zip, lat: area.lat + (number % 5) / 50, lng: area.lng };
    const { id: restaurantId } = await buildRestaurant(database.app, place);
    // Most hold milk; of the others some are cleared. The words stand in the name, in the description or among the ingredients.
    const words = number % 2 === 0 ? one : `${one} ${other}`;
    await buildDish(database.app, {
      restaurantId,
      name: number % 3 === 0 ? `Plate ${words}` : 'Plate',
      description: number % 3 === 1 ? words : '',
      ingredients: [
        number % 4 < 3 ? 'Butter' : number % 8 < 4 ? 'Rice' : 'Barley',
        ...(number % 3 === 2 ? [words] : []),
      ],
      ...(number % 8 === 7 && { statements: [...absent] }),
    });
  }
});
afterAll(() => database.end());

/** Returns the pages of a list, from batches of five dishes, so many of which are looked at together. */
async function walk(text: string | undefined, show: Show, most: number): Promise<number[][]> {
  const db = database.app;
  const area = await findArea(db, { zipcode: zip, radius: 25 });
  const search = { query: text === undefined ? undefined : await readQuery(db, text), area };
  const part = { search, length: 5, show };
  const pages: number[][] = [];
  let place: PagePosition | undefined = [null, 0];
  while (place) {
    const page: { items: { id: number }[]; next: PagePosition | undefined } = await fillPage(
      (asked) => findAssessedDishes(db, { ...part, ...asked, most: Math.min(asked.most, most) }, assessing),
      place,
      4,
    );
    pages.push(page.items.map(({ id }) => id));
    place = page.next;
  }
  return pages;
}

describe.each([[one], [`${one} ${other}`], [`"${one}"`], [undefined]])('an assessed list around a place', (text) => {
  it('is the same whether its batches are looked at together or one by one', async () => {
    for (const show of Show.options) expect(await walk(text, show, 12)).toEqual(await walk(text, show, 1));
  });

  it('has every dish once, in one of the lists', async () => {
    const lists = [];
    for (const show of Show.options) lists.push((await walk(text, show, 12)).flat());
    const seen = lists.flat();
    expect(lists.map((list) => list.length > 0)).toEqual([true, true, true]);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(text?.includes(' ') ? 20 : 40);
  });
});
