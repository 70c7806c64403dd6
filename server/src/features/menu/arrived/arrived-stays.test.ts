import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Draft } from '@clearplate/menus/draft';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/create-test-database.ts';
import { sql } from '../../../db/sql.ts';
import { dish, now, restaurant, runImport } from '../../import/import-test-records.ts';
import { takeArrived } from './take-arrived.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.end());

const file = (...dishes: [string, AllergenId][]): Draft => ({
  kind: 'menu',
  date: '2026-11-18',
  doubts: [],
  dishes: dishes.map(([name, allergen]) => ({
    name,
    section: '',
    description: '',
    ingredients: [],
    claims: [{ allergen, level: 'contains', words: 'x', where: {} }],
    where: {},
    doubts: [],
  })),
});

const idOf = async ({ id }: { id: string }) =>
  (await database.app.query<{ id: number }>(sql`select id from restaurants where external_id = ${id}`))[0]!.id;
const arrive = async (place: { id: string }, draft: Draft, name = 'menu.csv', at = now) =>
  takeArrived(
    database.app,
    { restaurantId: await idOf(place), name, bytes: Buffer.from(JSON.stringify(draft)) },
    draft,
    { now: () => at, statementDays: 180 },
  );
const statedOf = async ({ id }: { id: string }) =>
  (
    await database.app.query<{ said: string }>(sql`
      select s.source || ' ' || s.level || ' ' || s.allergen_id as said from allergen_statements s
      join dishes d on d.id = s.dish_id where d.external_id = ${id} order by 1`)
  ).map(({ said }) => said);

const noMilk = { statements: [{ allergen: 'milk', level: 'absent' }], stated_on: '2026-11-20' };

it('leaves its warnings beside every later import, and the same file warns of dishes made since', async () => {
  const place = restaurant();
  const rice = dish(place, { name: 'Rice' });
  await runImport(database.app, [place, rice]);
  const draft = file(['Rice', 'milk'], ['Pie', 'eggs']);
  expect(await arrive(place, draft)).toMatchObject({ outcome: 'waits', warned: 1 });
  for (const fields of [noMilk, { ...noMilk, source: { kind: 'claim' } }, { ingredients: 'rice' }, noMilk]) {
    await runImport(database.app, [{ ...rice, ...fields }]);
    expect(await statedOf(rice)).toContain('claimed contains milk');
  }
  // The record that said so is sent along again, and changes nothing.
  expect(await runImport(database.app, [{ ...rice, ...noMilk }])).toMatchObject({ dishes: { unchanged: 1 } });
  expect(await arrive(place, draft)).toEqual({ outcome: 'same', warned: 0, open: 0 });
  const pie = dish(place, { name: 'Pie' });
  await runImport(database.app, [pie]);
  expect(await arrive(place, draft)).toMatchObject({ warned: 1 });
  expect(await statedOf(pie)).toEqual(['claimed contains eggs']);
});

it('outlasts a claim of an import that says as much', async () => {
  const place = restaurant();
  const claimed = { source: { kind: 'claim' }, statements: [{ allergen: 'milk', level: 'contains' }] };
  const rice = dish(place, { name: 'Rice', ...claimed });
  await runImport(database.app, [place, rice]);
  expect(await arrive(place, file(['Rice', 'milk']))).toMatchObject({ warned: 0 });
  await runImport(database.app, [{ ...rice, ...noMilk, source: { kind: 'restaurant' } }]);
  expect(await statedOf(rice)).toEqual(['claimed contains milk', 'import absent milk']);
});

it('doesn’t warn again of what the restaurant has answered since', async () => {
  const place = restaurant();
  const rice = dish(place, { name: 'Rice' });
  await runImport(database.app, [place, rice]);
  const draft = file(['Rice', 'milk']);
  await arrive(place, draft);
  await database.app.query(sql`
    update allergen_statements s set source = 'restaurant', level = 'absent', arrived = false, stated_at = ${new Date(now.getTime() + 1000)}
    from dishes d where d.id = s.dish_id and d.external_id = ${rice.id}`);
  expect(await arrive(place, draft, 'menu.csv', new Date(now.getTime() + 2000))).toMatchObject({ outcome: 'same' });
  expect(await statedOf(rice)).toEqual(['restaurant absent milk']);
});

it('keeps what the first of two numbered menus left open', async () => {
  const place = restaurant();
  await runImport(database.app, [place]);
  await arrive(place, file(['Soup', 'milk']), 'Menu 1 lunch.csv');
  await arrive(place, file(['Cake', 'eggs']), 'Menu 2 lunch.csv');
  const rows = await database.app.query(sql`
    select file_name from arrived_menus where restaurant_id = ${await idOf(place)} and draft is not null order by 1`);
  expect(rows).toEqual([{ file_name: 'Menu 1 lunch.csv' }, { file_name: 'Menu 2 lunch.csv' }]);
});
