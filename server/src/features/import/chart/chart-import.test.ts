import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/create-test-database.ts';
import { sql } from '../../../db/sql.ts';
import { restaurant, runImport, uniqueId } from '../import-test-records.ts';

const address = 'https://chain.example/allergens.pdf';

let database: TestDatabase;
let menu: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.end());
beforeEach(() => {
  menu = uniqueId();
});

/** Opens two places of a chain, with these dishes each. */
async function openChain(...names: string[]) {
  const places = [restaurant({ menu }), restaurant({ menu })];
  const dishes = names.map((name) => ({ type: 'dish', id: uniqueId(), menu, name }));
  expect(await runImport(database.app, [...places, ...dishes])).toMatchObject({ skipped: 0 });
}

/** Returns what is stated of a dish, at every place. */
const statedOf = (name: string) =>
  database.app.query(sql`
    select s.allergen_id, s.level, s.source, s.stated_at::date::text as day, s.address
    from dishes d join restaurants r on r.id = d.restaurant_id join allergen_statements s on s.dish_id = d.id
    where r.menu_key = ${menu} and d.name = ${name}`);
const july = { allergen_id: 'milk', level: 'absent', source: 'published', day: '2026-07-01', address };
const julyTwice = [july, july];

describe('a chart of an import', () => {
  const asRecord = (dated: string, ...names: string[]) => ({
    type: 'chart',
    menu,
    title: 'Allergen guide',
    address,
    dated,
    dishes: names.map((name) => ({ name, statements: [{ allergen: 'dairy', level: 'absent' }] })),
  });

  it('is recorded for all places, and the same again changes nothing', async () => {
    await openChain('Fries', 'Shake');
    const first = await runImport(database.app, [asRecord('2026-07-01', 'Fries', 'Tea')]);
    expect(first).toMatchObject({ skipped: 0 });
    expect(first.charts[0]!.reason).toBe(
      'chart recorded: 1 of 2 rows are on the menu, 2 dishes of all places changed; on no menu: Tea; dishes that it doesn’t name: Shake',
    );
    expect(await statedOf('Fries')).toEqual(julyTwice);
    const again = await runImport(database.app, [asRecord('2026-07-01', 'Fries', 'Tea')]);
    expect(again.charts[0]!.reason).toContain('chart as before: 1 of 2 rows are on the menu, 0 dishes');
  });

  it.each<[string, object, RegExp]>([
    ['of a menu that nobody has', { menu: 'nobody’s' }, /^menu: no restaurant has the menu/],
    ['older than the current one', { dated: '2026-06-01' }, /^dated: is older/],
    ['of a day to come', { dated: '2026-12-01' }, /^dated: 2026-12-01 lies in the future/],
    [
      'that denies a part',
      { dishes: [{ name: 'Fries', statements: [{ allergen: 'fish oil', level: 'absent' }] }] },
      /^dishes\.0 \(Fries\): .*names a part/,
    ],
    ['at an address that runs', { address: 'javascript:alert(1)' }, /^address:/],
  ])('is a bad line %s', async (_, fields, reason) => {
    await openChain('Fries');
    await runImport(database.app, [asRecord('2026-07-01', 'Fries')]);
    const report = await runImport(database.app, [{ ...asRecord('2026-07-02', 'Fries'), ...fields }]);
    expect(report.errors).toEqual([expect.objectContaining({ reason: expect.stringMatching(reason) })]);
    expect(await statedOf('Fries')).toEqual(julyTwice);
  });
});
