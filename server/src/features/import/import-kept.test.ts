import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { ImportReport } from './import-report.ts';
import { dish, restaurant, runImport } from './import-test-records.ts';
import { dishAllergens } from '../../../test/store-facts.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.app;
});
afterAll(() => database.end());

const run = (values: readonly unknown[]) => runImport(db, values);

async function findId({ id }: { id: string }): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`select id from dishes where external_id = ${id}`);
  return row?.id ?? 0;
}

describe('importRecords, beside what others write', () => {
  it("keeps an owner's edit, of the dish and of the restaurant", async () => {
    const place = restaurant();
    const dal = dish(place, { ingredients: 'lentils' });
    await run([place, dal]);
    await db.query(sql`update dishes set name = 'Dal of the house', edited_at = now() where external_id = ${dal.id}`);
    await db.query(sql`update restaurants set name = 'The Fork', edited_at = now() where external_id = ${place.id}`);
    const report = await run([
      { ...place, name: 'Changed' },
      { ...dal, name: 'Changed' },
    ]);
    expect(report).toMatchObject({ restaurants: { kept: 1 }, dishes: { kept: 1, updated: 0 } });
    const rows = await db.query(sql`
      select d.name, r.name as restaurant from dishes d join restaurants r on r.id = d.restaurant_id where d.external_id = ${dal.id}`);
    expect(rows).toEqual([{ name: 'Dal of the house', restaurant: 'The Fork' }]);
  });

  it('names what a kept dish does not warn of although its record does', async () => {
    const place = restaurant();
    const dal = dish(place, { ingredients: 'lentils, ghee', statements: [{ allergen: 'soy', level: 'may_contain' }] });
    await run([place, dal]);
    await db.query(sql`update dishes set edited_at = now() where external_id = ${dal.id}`);
    const same = await run([dal]);
    expect(same).toMatchObject({ dishes: { kept: 1 }, unheeded: 0, unheededLines: [] });
    const statements = [
      { allergen: 'soy', level: 'contains' },
      { allergen: 'peanut', level: 'may_contain', reason: 'shared fryer' },
      { allergen: 'egg', level: 'absent' },
      { allergen: 'milk', level: 'may_contain' },
    ];
    const report = await run([place, { ...dal, ingredients: 'lentils, ghee, tahini', statements }]);
    expect(report).toMatchObject({ skipped: 0, dishes: { kept: 1 }, unheeded: 1 });
    expect(report.unheededLines).toEqual([
      { file: 'test.jsonl', line: 2, reason: expect.stringMatching(/^kept, but/) },
    ]);
    const told = report.unheededLines[0]?.reason.replace('kept, but the file says ', '').split('; ').toSorted();
    expect(told).toEqual(['contains sesame: tahini', 'contains soybeans', 'may contain peanuts: Shared fryer']);
  });

  it('derives a kept dish again when the lexicon is newer, from what was kept', async () => {
    const place = restaurant();
    const dal = dish(place, { ingredients: 'lentils, ghee' });
    await run([place, dal]);
    const id = await findId(dal);
    await db.query(sql`update dishes set edited_at = now() where id = ${id}`);
    await db.query(sql`update dish_facts set lexicon_version = 'older' where dish_id = ${id}`);
    expect(await run([{ ...dal, ingredients: 'lentils' }])).toMatchObject({ dishes: { kept: 1, updated: 0 } });
    const rows = await db.query(sql`
      select f.lexicon_version = 'older' as old, a.presence, d.ingredients, (select count(*) from dish_history where dish_id = ${id}) as told
      from dishes d join dish_facts f on f.dish_id = d.id
      join ${dishAllergens} a on a.dish_id = d.id and a.allergen_id = 'milk' where d.id = ${id}`);
    expect(rows).toEqual([{ old: false, presence: 'present', ingredients: ['lentils', 'ghee'], told: 1 }]);
  });

  it('writes a line whose new dish another import writes at the same moment', async () => {
    const place = restaurant();
    const dal = dish(place, { price: 4 });
    await run([place]);
    let report: Promise<ImportReport> | undefined;
    await database.owner.transaction(async (other) => {
      await other.query(sql`
        insert into dishes (restaurant_id, external_id, name)
        select id, ${dal.id}, 'Dal' from restaurants where external_id = ${place.id}`);
      report = run([dal]);
      const isWaiting = async () => {
        const [row] = await database.owner.query<{ waiting: boolean }>(sql`
          select exists (select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into dishes%') as waiting`);
        return row?.waiting;
      };
      await expect.poll(isWaiting, { timeout: 5000 }).toBe(true);
    });
    expect(await report).toMatchObject({ skipped: 0, errors: [], dishes: { updated: 1 } });
  });
});
