import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/create-test-database.ts';
import { sql } from '../../../db/sql.ts';
import { restaurant, runImport, uniqueId } from '../import-test-records.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.end());

const chart = (menu: string, level: string) => ({
  type: 'chart',
  menu,
  title: 'Allergen guide',
  address: 'https://chain.example/allergens.pdf',
  dated: '2026-07-01',
  dishes: [
    {
      name: 'Fries',
      statements: [
        { allergen: 'milk', level: 'absent' },
        { allergen: 'egg', level: 'absent' },
        { allergen: 'soy', level },
      ],
    },
  ],
});

const statedAt = async ({ id }: { id: string }) =>
  (
    await database.app.query<{ said: string }>(sql`
      select s.source || ' ' || s.level || ' ' || s.allergen_id as said
      from allergen_statements s join dishes d on d.id = s.dish_id join restaurants r on r.id = d.restaurant_id
      where r.external_id = ${id} order by 1`)
  ).map(({ said }) => said);

it.each<[string, (menu: string) => object, boolean]>([
  ['is on its own', () => ({ menu: undefined }), false],
  ['joins another chain', () => ({ menu: uniqueId() }), false],
  ['was edited by hand', () => ({ menu: undefined, name: 'Other' }), true],
])('lets the chart of a chain deny nothing of a place that %s, and warn on', async (_, fields, isEdited) => {
  const menu = uniqueId();
  const [stays, leaves] = [restaurant({ menu }), restaurant({ menu })];
  const fries = { type: 'dish', id: uniqueId(), menu, name: 'Fries' };
  await runImport(database.app, [stays, leaves, fries, chart(menu, 'contains')]);
  const whole = ['published absent eggs', 'published absent milk', 'published contains soybeans'];
  expect([await statedAt(stays), await statedAt(leaves)]).toEqual([whole, whole]);
  if (isEdited)
    await database.app.query(sql`update restaurants set edited_at = now() where external_id = ${leaves.id}`);
  expect(await runImport(database.app, [{ ...leaves, ...fields(menu) }])).toMatchObject({ skipped: 0 });
  expect([await statedAt(stays), await statedAt(leaves)]).toEqual([whole, ['published contains soybeans']]);
  // Nor does the next chart of the chain reach it, nor the old one when dishes are imported again.
  await runImport(database.app, [fries, { ...chart(menu, 'contains'), dated: '2026-07-02' }]);
  expect(await statedAt(leaves)).toEqual(['published contains soybeans']);
});
