import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { raw, sql } from '../../db/sql.ts';
import { dish, restaurant, runImport } from './import-test-records.ts';

describe('importRecords, when the database refuses', () => {
  let own: TestDatabase;
  beforeAll(async () => {
    own = await createTestDatabase({ fresh: true });
    await own.owner.query(
      raw(`alter table allergen_statements add constraint no_poison check (reason is distinct from 'poison')`),
    );
  });
  afterAll(() => own.end());

  const runThere = (values: readonly unknown[]) => runImport(own.app, values);

  it('leaves out the refused record, whole, and writes the rest of its batch', async () => {
    const place = restaurant();
    const poisoned = dish(place, { statements: [{ allergen: 'milk', level: 'may_contain', reason: 'poison' }] });
    const report = await runThere([place, dish(place), poisoned, dish(place)]);
    expect(report).toMatchObject({ skipped: 1, restaurants: { created: 1 }, dishes: { created: 2 } });
    expect(report.errors).toEqual([{ file: 'test.jsonl', line: 3, reason: expect.stringContaining('no_poison') }]);
    const rows = await own.owner.query(sql`
      select count(*) as dishes, count(f.dish_id) as facts, (select count(*) from dish_history) as told
      from dishes d left join dish_facts f on f.dish_id = d.id`);
    expect(rows).toEqual([{ dishes: 2, facts: 2, told: 2 }]);
  });

  it('leaves nothing half-written when the connection dies within a batch', async () => {
    const before = await own.owner.query(sql`select count(*) from dishes`);
    const place = restaurant();
    await own.owner.query(
      raw(`
      create function die() returns trigger language plpgsql security definer as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return null; end $$;
      create trigger die before insert on dish_facts for each statement execute function die()`),
    );
    await expect(runThere([place, dish(place)])).rejects.toThrow('database');
    await own.owner.query(raw('drop trigger die on dish_facts'));
    expect(await own.owner.query(sql`select count(*) from dishes`)).toEqual(before);
    expect(await own.owner.query(sql`select 1 from restaurants where external_id = ${place.id}`)).toEqual([]);
    expect(await runThere([place, dish(place)])).toMatchObject({ skipped: 0, dishes: { created: 1 } });
  });
});
