import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { dish, now, restaurant, runImport } from './import-test-records.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.app;
});
afterAll(() => database.end());

const variant = {
  name: 'Without peanuts',
  leaves_out: ['peanuts'],
  statements: [{ allergen: 'peanut', level: 'absent' }],
};

/** Returns what a way to make the dish answers to somebody with a peanut allergy; `undefined` where there is none. */
async function answerOf({ id }: { id: string }) {
  const [row] = await db.query<{ variants: { facts: DishFacts }[] | null }>(sql`
    select f.variants from dishes d join dish_facts f on f.dish_id = d.id where d.external_id = ${id}`);
  const facts = row?.variants?.[0]?.facts;
  const eaters = [
    { avoids: [{ kind: 'allergen' as const, allergen: 'peanuts' as const, strictness: 'ask' as const }] },
  ];
  const context = { now: now.toISOString(), statementDays: 180, lexiconVersion };
  return facts && assessDish(facts, eaters, context).verdict;
}

const noodles = (place: { id: string }, fields: object = {}) =>
  dish(place, { name: 'Noodles', ingredients: ['rice noodles', 'peanuts'], stated_on: '2026-11-10', ...fields });

it('a way to make a dish comes with it, and the same file again changes nothing', async () => {
  const place = restaurant();
  const made = noodles(place, { variants: [variant] });
  expect(await runImport(db, [place, made])).toMatchObject({ skipped: 0, dishes: { created: 1 } });
  expect(await answerOf(made)).toBe('none_declared');
  expect(await runImport(db, [made])).toMatchObject({ dishes: { unchanged: 1 } });
});

it('made of something else, it isn’t cleared by what was stated before', async () => {
  const place = restaurant();
  const made = noodles(place, { variants: [variant] });
  await runImport(db, [place, made]);
  await runImport(db, [{ ...made, variants: [{ ...variant, adds: ['house sauce'] }] }]);
  expect(await answerOf(made)).toBe('not_verified');
  await runImport(db, [{ ...made, variants: [] }]);
  expect(await answerOf(made)).toBeUndefined();
});

it('of which nobody vouches for, clears nothing', async () => {
  const place = restaurant();
  const made = noodles(place, { variants: [variant], source: undefined });
  await runImport(db, [place, made]);
  expect(await answerOf(made)).toBe('not_verified');
});

it.each([
  ['leaves out everything', [{ ...variant, leaves_out: ['Rice Noodles', 'peanuts'] }]],
  ['changes nothing', [{ name: 'As it is' }]],
  ['is there twice', [variant, variant]],
  ['names a part', [{ ...variant, statements: [{ allergen: 'sesame oil', level: 'absent' }] }]],
])('is refused with its reason: %s', async (reason, variants) => {
  const place = restaurant();
  const report = await runImport(db, [place, noodles(place, { variants })]);
  expect(report).toMatchObject({ skipped: 1 });
  expect(JSON.stringify(report)).toContain(reason);
});

/** Returns the ids of the ways to make the dish, by their names. */
async function waysOf({ id }: { id: string }): Promise<Readonly<Record<string, string>>> {
  const [row] = await db.query<{ variants: { id: string; name: string }[] }>(sql`
    select variants from dishes where external_id = ${id}`);
  return Object.fromEntries(row!.variants.map((way) => [way.name, way.id]));
}

const noRice = { name: 'Without rice', leaves_out: ['rice noodles'], adds: ['zucchini'] };

it('keeps its id under a new name where it alone is made so, and is cleared by what is stated of it since', async () => {
  const place = restaurant();
  const made = noodles(place, { variants: [variant, noRice] });
  await runImport(db, [place, made]);
  const before = await waysOf(made);
  expect(new Set(Object.values(before)).size).toBe(2);
  await runImport(db, [{ ...made, variants: [noRice, { ...variant, name: 'No peanuts' }] }]);
  expect(await waysOf(made)).toEqual({
    'Without rice': before['Without rice'],
    'No peanuts': before['Without peanuts'],
  });
  await runImport(db, [{ ...made, variants: [{ ...variant, name: 'No peanuts' }] }]);
  expect(await answerOf(made)).toBe('none_declared');
  // A name that may be another dish wears down what was stated before.
  await runImport(db, [{ ...made, variants: [{ ...variant, name: 'With satay' }] }]);
  expect(Object.values(await waysOf(made))).toEqual([before['Without peanuts']]);
  expect(await answerOf(made)).toBe('not_verified');
});

it('goes by its name where two change places, and counts as made otherwise', async () => {
  const place = restaurant();
  const made = noodles(place, { variants: [variant, noRice] });
  await runImport(db, [place, made]);
  const before = await waysOf(made);
  await runImport(db, [
    {
      ...made,
      variants: [
        { ...noRice, name: variant.name },
        { ...variant, name: noRice.name },
      ],
    },
  ]);
  expect(await waysOf(made)).toEqual(before);
  // "Without peanuts" leaves out the rice now: what was stated of it is stated of neither.
  expect(await answerOf(made)).toBe('avoid');
});

it('is new where nobody can tell which of two it was, and once it was gone', async () => {
  const place = restaurant();
  const made = noodles(place, { variants: [variant, { ...variant, name: 'Peanut free' }] });
  await runImport(db, [place, made]);
  const ids = Object.values(await waysOf(made));
  await runImport(db, [{ ...made, variants: [{ ...variant, name: 'No peanuts' }] }]);
  expect(ids).not.toContain((await waysOf(made))['No peanuts']);
  await runImport(db, [{ ...made, variants: [] }]);
  await runImport(db, [made]);
  expect(Object.values(await waysOf(made)).filter((id) => ids.includes(id))).toEqual([]);
});
