import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { dishAllergens } from '../../../test/store-facts.ts';
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

const source = { kind: 'restaurant' };
const component = (place: object, fields: object = {}) => ({
  type: 'component',
  id: uniqueId(),
  name: 'House sauce',
  source,
  ...place,
  ...fields,
});
const noMilk = { statements: [{ allergen: 'milk', level: 'absent' }], stated_on: '2026-11-10' };

const onMilk = ({ id }: { id: string }) =>
  db.query<{ presence: string; covered: boolean }>(sql`
    select a.presence, a.covered_at is not null as covered
    from dishes d join ${dishAllergens} a on a.dish_id = d.id and a.allergen_id = 'milk'
    where d.external_id = ${id} order by d.id`);

it('a component is in the dishes that use it, and a change of it wears down what was stated of them', async () => {
  const place = restaurant();
  const base = component({ restaurant: place.id }, { name: 'Base', ingredients: ['onion'], stated_on: '2026-11-01' });
  const sauce = component({ restaurant: place.id }, { uses: [base.id], stated_on: '2026-11-01' });
  const bowl = dish(place, { name: 'Bowl', ingredients: ['rice'], uses: [sauce.id], ...noMilk });
  const first = await runImport(db, [place, base, sauce, bowl]);
  expect(first).toMatchObject({ skipped: 0, components: { created: 2 }, dishes: { created: 1 } });
  expect(await onMilk(bowl)).toEqual([{ presence: 'none', covered: true }]);
  const again = await runImport(db, [base, sauce, bowl], { now: () => new Date('2026-11-21T12:00:00Z') });
  expect(again).toMatchObject({ components: { unchanged: 2 }, dishes: { unchanged: 1 } });
  const spiced = { ...base, ingredients: ['onion', 'ghee'], stated_on: '2026-11-12' };
  expect(await runImport(db, [spiced])).toMatchObject({ components: { updated: 1 } });
  expect(await onMilk(bowl)).toEqual([{ presence: 'present', covered: false }]);
  await runImport(db, [{ ...base, stated_on: '2026-11-13' }]);
  // The same file of the dish again says nothing new about it.
  await runImport(db, [bowl]);
  expect(await onMilk(bowl)).toEqual([{ presence: 'none', covered: false }]);
  await runImport(db, [{ ...bowl, stated_on: '2026-11-22' }], { now: () => new Date('2026-11-23T12:00:00Z') });
  expect(await onMilk(bowl)).toEqual([{ presence: 'none', covered: true }]);
});

it('a chain’s is in the dishes of all its places', async () => {
  const menu = uniqueId();
  const places = [restaurant({ menu }), restaurant({ menu })];
  const sauce = component({ menu }, { ingredients: ['ghee'] });
  const bowl = { ...dish({ id: '' }), restaurant: undefined, menu, name: 'Bowl', uses: [sauce.id] };
  expect(await runImport(db, [...places, sauce, bowl])).toMatchObject({ skipped: 0, dishes: { created: 2 } });
  expect((await onMilk(bowl)).map(({ presence }) => presence)).toEqual(['present', 'present']);
  await runImport(db, [{ ...sauce, ingredients: ['onion'] }]);
  const left = (await onMilk(bowl)).map(({ presence }) => presence);
  expect(left).not.toContain('present');
});

it('what can’t be taken is named, and what was edited by hand is left alone', async () => {
  const [place, other] = [restaurant(), restaurant()];
  const sauce = component({ restaurant: place.id });
  const foreign = component({ restaurant: other.id });
  await runImport(db, [place, other, sauce, foreign]);
  const bad = [
    [{ ...sauce, uses: [sauce.id] }, 'would be in itself'],
    [{ ...sauce, uses: [foreign.id] }, 'is not a component here'],
    [component({ restaurant: 'nowhere' }), '"nowhere" is not known'],
    [component({ restaurant: place.id }, { name: 'HOUSE SAUCE' }), 'another component here is called'],
    [component({}), 'give either restaurant or menu'],
    [dish(place, { uses: [foreign.id] }), 'is not a component here'],
    [component({ restaurant: place.id }, { source: { kind: 'published' } }), 'names dishes, and no components'],
    [component({ restaurant: place.id }, { stated_on: '2027-01-01' }), 'lies in the future'],
  ] as const;
  for (const [record, reason] of bad) {
    const { skipped, errors } = await runImport(db, [record]);
    expect([skipped, errors[0]?.reason]).toEqual([1, expect.stringContaining(reason)]);
  }
  await db.query(sql`update components set edited_at = ${now} where external_id = ${sauce.id}`);
  expect(await runImport(db, [{ ...sauce, ingredients: ['ghee'] }])).toMatchObject({ components: { kept: 1 } });
});

it('what a record says as it was said keeps its act, so that it specifies nothing that is said anew', async () => {
  const place = restaurant();
  const nuts = { allergen: 'tree-nuts', level: 'contains' };
  const noAlmond = { allergen: 'almond', level: 'absent' };
  const sauce = component({ restaurant: place.id }, { statements: [nuts], stated_on: '2026-11-10' });
  const bowl = dish(place, { name: 'Bowl', ingredients: ['rice'], uses: [sauce.id] });
  await runImport(db, [place, sauce, bowl]);
  const actOf = async () =>
    db.query<{ allergen: string; act: string; at: string }>(sql`
      select s ->> 'allergen' as allergen, s ->> 'act' as act, s ->> 'stated_at' as at
      from components c, jsonb_array_elements(c.statements) s where c.external_id = ${sauce.id} order by 1 desc`);
  const [before] = await actOf();
  // They are of the same day, and not of the same act: whoever said the first may not have known of the second.
  await runImport(db, [{ ...sauce, statements: [nuts, noAlmond] }]);
  const [kept, added] = await actOf();
  expect(kept).toEqual(before);
  expect(added).toMatchObject({ allergen: 'almond', at: before!.at });
  expect(added!.act).not.toBe(before!.act);
  const [almond] = await db.query<{ presence: string }>(sql`
    select a.presence from dishes d join ${dishAllergens} a on a.dish_id = d.id and a.allergen_id = 'almond'
    where d.external_id = ${bowl.id}`);
  expect(almond).toEqual({ presence: 'possible' });
});

it('that its cross-contact is fully stated is no record of a component, and nothing of the line is taken', async () => {
  const place = restaurant();
  const sauce = component({ restaurant: place.id }, { ...noMilk, cross_contact_stated: true });
  const { skipped, errors, components } = await runImport(db, [place, sauce]);
  expect([skipped, components.created]).toEqual([1, 0]);
  expect(errors[0]?.reason).toBe(
    'cross_contact_stated: is for dishes only: state the traces of a component as may_contain',
  );
  expect(await runImport(db, [{ ...sauce, cross_contact_stated: false }])).toMatchObject({
    components: { created: 1 },
  });
});
