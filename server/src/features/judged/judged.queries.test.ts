import { avoidedSets } from '@clearplate/domain/avoided-sets';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish, unique } from '../../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { countDishVerdicts, findJudgedDishes } from './judged.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.end());

const avoided = avoidedSets([{ avoids: [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' }] }]);
const everywhere = { kind: 'everywhere' } as const;
const judging = { avoided, now: '2026-11-10T12:00:00.000Z', statementDays: 180, lexiconVersion };

async function buildDishes(names: readonly string[]) {
  const text = unique('qu');
  const ids = [];
  for (const name of names) ids.push((await buildDish(database.app, { name: `${name} ${text}` })).id);
  return { text, ids };
}

it('looks at so many dishes and says where it stopped', async () => {
  const { text, ids } = await buildDishes(['Cheese', 'Rice', 'Cheese', 'Cheese', 'Rice']);
  const list = { text, area: everywhere, hidden: false, limit: 2 };
  const rows = await findJudgedDishes(database.app, { ...list, bound: 4 }, judging);
  expect(rows.map(({ id, isKept, isEnd }) => ({ id, isKept, isEnd }))).toEqual([
    { id: ids[1], isKept: true, isEnd: false },
    { id: ids[3], isKept: false, isEnd: true },
  ]);
  const after = [rows[1]!.rank, rows[1]!.id] as const;
  const rest = await findJudgedDishes(database.app, { ...list, bound: 4, after }, judging);
  expect(rest.map(({ id, isEnd }) => ({ id, isEnd }))).toEqual([{ id: ids[4], isEnd: false }]);
});

it('counts so many dishes and says that there are more', async () => {
  const { text } = await buildDishes(['Cheese', 'Rice', 'Cheese']);
  const count = async (bound: number) => countDishVerdicts(database.app, { text, area: everywhere, bound }, judging);
  expect(await count(3)).toEqual(
    expect.arrayContaining([
      { verdict: 'avoid', count: 2, isMore: false },
      { verdict: 'not_verified', count: 1, isMore: false },
    ]),
  );
  const capped = await count(2);
  expect(capped.reduce((sum, row) => sum + row.count, 0)).toBe(2);
  expect(capped.some(({ isMore }) => isMore)).toBe(true);
});
