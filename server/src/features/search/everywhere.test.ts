import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish, buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { walkDishes } from '../../../test/walk-dishes.ts';
import { sql } from '../../db/sql.ts';
import type { WordTerms } from '../../search/text-query.ts';
import { wordBits } from '../../search/word-bits.ts';

let database: TestDatabase;
let words: string[];
interface Posting {
  readonly term: string;
  readonly rank: number;
  readonly dish: number;
  readonly present: number;
}
let postings: Posting[];

beforeAll(async () => {
  database = await createTestDatabase();
  words = Array.from({ length: 6 }, () => unique('q'));
  const pick = (seed: number) => words.filter((_, index) => ((seed >>> (index * 3)) & 7) < 3).join(' ');
  for (let place = 0; place < 5; place += 1) {
    const { id } = await buildRestaurant(database.app, { zip: '99721', lat: 30 + place, lng: -100 });
    await database.app.query(sql`update restaurants set cuisine = ${words[5] ?? ''} where id = ${id}`);
    for (let dish = 0; dish < 14; dish += 1) {
      const seed = Math.imul(place * 14 + dish + 1, 2_654_435_761);
      await buildDish(database.app, {
        restaurantId: id,
        name: `Plate ${pick(seed)}`,
        description: pick(Math.imul(seed, 40_503)),
        ingredients: [dish % 3 === 0 ? 'Butter' : 'Rice', pick(Math.imul(seed, 69_069)) || 'Salt'],
      });
    }
  }
  postings = await database.app.query<Posting>(sql`
    select term, rank, dish_id as dish, present from dish_terms
    where term = any(${words}::text[]) order by place, restaurant_id, dish_id`);
});
afterAll(() => database.end());

/**
 * Finds them the plain way, from all postings: those of the rarest word in its order, place after place, and of each
 * dish the best place of every further word. So many matches at a time are put in order; of a single word so many
 * postings.
 */
function findPlainly([rarest = [], ...others]: readonly WordTerms[], without: number, length: number): number[] {
  const rankOf = (dish: number, terms: WordTerms) =>
    Math.min(...postings.filter((one) => one.dish === dish && terms.includes(one.term)).map(({ rank }) => rank), 9);
  const isPlain = others.length === 0;
  const found: number[] = [];
  for (const phase of [0, 1, 2]) {
    let left = postings.filter(({ term, rank }) => rarest.includes(term) && rank === phase);
    while (left.length > 0) {
      const some = isPlain ? left.slice(0, length) : left;
      const matches = [...new Map(some.map((one) => [one.dish, one])).values()]
        .filter(({ dish, present }) => (present & without) === 0 && rankOf(dish, rarest) === phase)
        .map(({ dish }) => ({ dish, rank: Math.max(phase, ...others.map((terms) => rankOf(dish, terms))) }))
        .filter(({ rank }) => rank < 9)
        .slice(0, length);
      const byRank = matches.toSorted((one, other) => one.rank - other.rank || one.dish - other.dish);
      found.push(...byRank.map(({ dish }) => dish));
      const last = matches.length === length ? matches.at(-1)?.dish : some.at(-1)?.dish;
      left = left.slice(left.findLastIndex(({ dish }) => dish === last) + 1);
    }
  }
  return found;
}

const find = (variant: readonly WordTerms[], without: bigint, length: number, limit: number): Promise<number[]> =>
  walkDishes(database.app, { query: { variants: [variant] }, area: { kind: 'everywhere' }, without }, limit, length);

it('finds what the plain way finds, in its order, whatever words and allergens', async () => {
  const someTerms = fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 });
  const variants = fc.array(someTerms, { minLength: 1, maxLength: 3 });
  let found = 0;
  await fc.assert(
    fc.asyncProperty(variants, fc.boolean(), fc.constantFrom(5, 500), async (variant, isWithout, length) => {
      const terms = variant.map((each) => each.map((index) => words[index] ?? ''));
      const plain = findPlainly(terms, isWithout ? 1 : 0, length);
      found += plain.length;
      expect(await find(terms, isWithout ? 1n : 0n, length, 7)).toEqual(plain);
    }),
    { numRuns: 60, seed: 5 },
  );
  expect(found).toBeGreaterThan(500);
});

it('knows words by the bits that the database has of them', async () => {
  const terms = ['chicken', 'al', 'jalapeno', '花生酱', "o'neil"];
  const rows = await database.app.query<{ term: string; bits: string }>(sql`
    select term, word_bits(term)::text as bits from unnest(${terms}::text[]) as given (term)`);
  expect(rows.map(({ bits }) => BigInt(bits))).toEqual(rows.map(({ term }) => wordBits(term)));
  expect(new Set(rows.map(({ bits }) => bits)).size).toBe(terms.length);
});
