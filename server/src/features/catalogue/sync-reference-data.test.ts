import { allergens } from '@clearplate/domain/facts/allergens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { syncReferenceData } from './sync-reference-data.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase({ fresh: true });
  db = database.owner;
  await syncReferenceData(db);
});
afterAll(() => database.end());

/** Returns the same database, which counts what it is asked. */
function counting(inner: Db): Db & { count: number } {
  return {
    count: 0,
    query(statement) {
      this.count += 1;
      return inner.query(statement);
    },
    transaction(work) {
      this.count += 1;
      return inner.transaction(work);
    },
  };
}

describe('syncReferenceData', () => {
  it('knows every US zip, those of the Census with its coordinates', async () => {
    const rows = await db.query(sql`select * from zips where zip in ('02139', '75072', '00901', '96799') order by zip`);
    expect(rows).toMatchObject([
      { zip: '00901', state: 'PR', state_name: 'Puerto Rico' },
      { zip: '02139', city: 'Cambridge', state: 'MA', state_name: 'Massachusetts', lat: expect.closeTo(42.36, 1) },
      { zip: '75072', city: 'McKinney', state: 'TX' },
      { zip: '96799', state: 'AS', lat: expect.closeTo(-14.3, 1) },
    ]);
    const [row] = await db.query<{ count: number }>(sql`select count(*) from zips`);
    expect(row?.count).toBeGreaterThan(42_000);
  });

  it('holds the catalogue in its order', async () => {
    const rows = await db.query<{ id: string }>(sql`select id, name from allergens order by position`);
    expect(rows).toEqual(allergens.map(({ id, name }) => ({ id, name })));
    const [row] = await db.query<{ count: number }>(sql`select count(*) from ingredients`);
    expect(row?.count).toBeGreaterThan(300);
  });

  it('asks one question when nothing changed', async () => {
    const watched = counting(db);
    await syncReferenceData(watched);
    expect(watched.count).toBe(1);
  });

  it('loads again what has another version, and keeps an allergen that a dish speaks of', async () => {
    await db.query(sql`insert into allergens (id, name, description, family, position, bit)
      values ('kiwi', 'Kiwi', 'A fruit.', 'finer', 500, 61), ('plum', 'Plum', 'A fruit.', 'finer', 501, 62)`);
    const [dish] = await db.query<{ id: number }>(sql`
      with place as (
        insert into restaurants (name, pin, lat, lng, h3_cell) values ('Fruit bar', '02139', 42, -71, 0) returning id)
      insert into dishes (restaurant_id, name) select id, 'Salad' from place returning id`);
    await db.query(sql`insert into allergen_statements (dish_id, allergen_id, level, source)
      values (${dish?.id}, 'kiwi', 'contains', 'import')`);
    await db.query(sql`update allergens set name = 'Cow juice', position = 900 where id = 'milk'`);
    await db.query(sql`update zips set city = 'Nowhere' where zip = '02139'`);
    await db.query(sql`update reference_versions set version = 'older'`);

    await syncReferenceData(db);

    const rows = await db.query(
      sql`select id, name from allergens where id in ('milk', 'kiwi', 'plum') order by position`,
    );
    expect(rows).toEqual([
      { id: 'milk', name: 'Milk' },
      { id: 'kiwi', name: 'kiwi' },
    ]);
    expect(await db.query(sql`select city from zips where zip = '02139'`)).toEqual([{ city: 'Cambridge' }]);
  });
});
