import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { followKitchens } from '../../dish-changes/follow-kitchens.ts';
import { dish, now, restaurant, runImport } from './import-test-records.ts';
import { dishAllergens } from '../../../test/store-facts.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.app;
});
afterAll(() => database.end());

/** Imports two dishes that share a fryer. */
async function importKitchen() {
  const place = restaurant();
  const cod = dish(place, { name: 'Cod plate', ingredients: 'cod' });
  const none = [{ allergen: 'fish', level: 'absent' }];
  const fries = dish(place, { name: 'Fries', ingredients: 'potatoes', statements: none, stated_on: '2026-11-10' });
  await runImport(db, [place, cod, fries]);
  const idOf = async ({ id }: { id: string }) =>
    (await db.query<{ id: number }>(sql`select id from dishes where external_id = ${id}`))[0]!.id;
  const [codId, friesId] = [await idOf(cod), await idOf(fries)];
  await db.query(sql`
    with made as (
      insert into equipment (restaurant_id, kind, name)
      select id, 'fryer', 'Fryer' from restaurants where external_id = ${place.id} returning id)
    insert into dish_equipment select made.id, d.id from made, unnest(${[codId, friesId]}::bigint[]) as d (id)`);
  await followKitchens(db, [codId], { source: 'owner', actorId: null, requestId: null, now });
  const onFish = () =>
    db.query(sql`
    select s.source, s.level, s.reason, a.presence, a.covered_at is not null as covered
    from allergen_statements s join ${dishAllergens} a using (dish_id, allergen_id)
    where s.dish_id = ${friesId} and s.allergen_id = 'fish' order by s.source`);
  return { cod, fries, onFish };
}

const absent = { source: 'import', level: 'absent', reason: null };
const shared = { source: 'kitchen', level: 'may_contain', reason: 'shared fryer: Cod plate' };
const report = { dishes: { unchanged: 1, updated: 0 } };

it('an import leaves what follows from the kitchen, and is unchanged beside it', async () => {
  const { cod, fries, onFish } = await importKitchen();
  const warned = [absent, shared].map((one) => ({ ...one, presence: 'possible', covered: true }));
  expect(await onFish()).toEqual(warned);
  expect(await runImport(db, [fries])).toMatchObject(report);
  expect(await runImport(db, [cod])).toMatchObject(report);
  expect(await runImport(db, [{ ...fries, description: 'Hot' }])).toMatchObject({ dishes: { updated: 1 } });
  expect(await onFish()).toEqual(warned);
});

it('an import changes what follows for the dishes beside, and the same file again clears nothing', async () => {
  const { cod, fries, onFish } = await importKitchen();
  await runImport(db, [{ ...cod, name: 'Plate', ingredients: 'rice' }]);
  const doubtful = [{ ...absent, presence: 'none', covered: false }];
  expect(await onFish()).toEqual(doubtful);
  expect(await runImport(db, [fries])).toMatchObject(report);
  expect(await onFish()).toEqual(doubtful);
  const later = { ...fries, stated_on: '2026-11-21' };
  await runImport(db, [later], { now: () => new Date('2026-11-22T12:00:00Z') });
  expect(await onFish()).toEqual([{ ...absent, presence: 'none', covered: true }]);
});
