import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { dish, now, restaurant, runImport, uniqueId } from './import-test-records.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.app;
});
afterAll(() => database.end());

const component = (place: object, fields: object = {}) => ({
  type: 'component',
  id: uniqueId(),
  name: 'Bacon jam',
  ingredients: ['bacon', 'onion'],
  source: { kind: 'restaurant' },
  stated_on: '2026-11-01',
  ...place,
  ...fields,
});
const noMilk = { statements: [{ allergen: 'milk', level: 'absent' }] };
const bowl = (place: { id: string }, uses: readonly string[], fields: object = {}) =>
  dish(place, {
    name: 'Bowl',
    ingredients: ['rice'],
    stated_on: '2026-11-10',
    variants: [{ name: 'With bacon jam', uses, ...noMilk }],
    ...fields,
  });

/** Returns what the first way of each dish of this key answers to somebody with a milk allergy. */
async function answersOf({ id }: { id: string }) {
  const rows = await db.query<{ facts: DishFacts | null }>(sql`
    select f.variants -> 0 -> 'facts' as facts from dishes d join dish_facts f on f.dish_id = d.id
    where d.external_id = ${id} order by d.id`);
  const eaters = [{ avoids: [{ kind: 'allergen' as const, allergen: 'milk' as const, strictness: 'ask' as const }] }];
  const context = { now: now.toISOString(), statementDays: 180, lexiconVersion };
  return rows.map(({ facts }) => facts && assessDish(facts, eaters, context).verdict);
}

it('a way adds the components that its record names, and a change of one wears down what was stated of it', async () => {
  const place = restaurant();
  const jam = component({ restaurant: place.id });
  const made = bowl(place, [jam.id]);
  expect(await runImport(db, [place, jam, made])).toMatchObject({ skipped: 0, dishes: { created: 1 } });
  expect(await answersOf(made)).toEqual(['none_declared']);
  expect(await runImport(db, [jam, made])).toMatchObject({ components: { unchanged: 1 }, dishes: { unchanged: 1 } });
  await runImport(db, [{ ...jam, ingredients: ['bacon', 'ghee'], stated_on: '2026-11-12' }]);
  expect(await answersOf(made)).toEqual(['avoid']);
  await runImport(db, [{ ...jam, stated_on: '2026-11-13' }, made]);
  expect(await answersOf(made)).toEqual(['not_verified']);
});

it('a way that adds another one now isn’t cleared by what was stated before', async () => {
  const place = restaurant();
  const [jam, glaze] = [component({ restaurant: place.id }), component({ restaurant: place.id }, { name: 'Glaze' })];
  const made = bowl(place, [jam.id]);
  await runImport(db, [place, jam, glaze, made]);
  await runImport(db, [{ ...made, variants: [{ name: 'With bacon jam', uses: [jam.id, glaze.id], ...noMilk }] }]);
  expect(await answersOf(made)).toEqual(['not_verified']);
  await runImport(db, [{ ...made, variants: [] }]);
  const left = await db.query(sql`
    select from way_components x join dishes d on d.id = x.dish_id where d.external_id = ${made.id}`);
  expect(left).toEqual([]);
});

it('a chain’s is added at all its places', async () => {
  const menu = uniqueId();
  const places = [restaurant({ menu }), restaurant({ menu })];
  const jam = component({ menu }, { ingredients: ['butter'] });
  const made = { ...bowl({ id: '' }, [jam.id]), restaurant: undefined, menu };
  expect(await runImport(db, [...places, jam, made])).toMatchObject({ skipped: 0, dishes: { created: 2 } });
  expect(await answersOf(made)).toEqual(['avoid', 'avoid']);
});

it('what isn’t a component of the place, or changes nothing, is named', async () => {
  const [place, other] = [restaurant(), restaurant()];
  const foreign = component({ restaurant: other.id });
  await runImport(db, [place, other, foreign]);
  for (const [record, reason] of [
    [bowl(place, [foreign.id]), 'is not a component here'],
    [bowl(place, []), 'changes nothing'],
    [bowl(place, Array.from({ length: 11 }, uniqueId)), 'variants.0.uses'],
  ] as const) {
    const report = await runImport(db, [record]);
    expect(report).toMatchObject({ skipped: 1 });
    expect(JSON.stringify(report)).toContain(reason);
  }
});

it('a way leaves something of the dish in, be it a component', async () => {
  const place = restaurant();
  const jam = component({ restaurant: place.id });
  const made = (ingredients: string[], leaves_out: string[]) =>
    bowl(place, [], { ingredients, uses: [jam.id], variants: [{ name: 'Plain', leaves_out, ...noMilk }] });
  expect(await runImport(db, [place, jam, made(['rice'], ['rice'])])).toMatchObject({ dishes: { created: 1 } });
  const report = await runImport(db, [made([], ['bacon jam'])]);
  expect(report).toMatchObject({ skipped: 1 });
  expect(JSON.stringify(report)).toContain('leaves out everything');
});
