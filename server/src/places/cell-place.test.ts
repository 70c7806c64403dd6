import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { sql } from '../db/sql.ts';
import { ordinalOf } from './cell-ranges.ts';
import { h3CellOf } from './zip-place.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.end());

it('counts cells in the database as the server does, in the order of their numbers', async () => {
  const cells = Array.from({ length: 500 }, (_, at) => h3CellOf(((at * 37) % 179) - 89, ((at * 101) % 359) - 179));
  const rows = await database.app.query<{ cell: string; place: number }>(sql`
    select cell::text, cell_place(cell) as place from unnest(${cells}::bigint[]) cell order by cell`);
  expect(rows).toHaveLength(500);
  expect(rows.map(({ place }) => place)).toEqual(rows.map(({ cell }) => ordinalOf(BigInt(cell))));
  expect(rows.map(({ place }) => place)).toEqual(rows.map(({ place }) => place).toSorted((a, b) => a - b));
});
