import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { ImportOptions } from './import-records.ts';
import { dish, now, restaurant, runImport, uniqueId } from './import-test-records.ts';
import { dishAllergens } from '../../../test/store-facts.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.app;
});
afterAll(() => database.end());

const later = new Date('2026-12-01T12:00:00Z');

const run = (values: readonly unknown[], options?: Partial<ImportOptions>) => runImport(db, values, options);

interface StoredDish {
  id: number;
  ingredients: string[];
  ingredients_changed_at: Date | null;
  version: number;
}

async function findDish({ id }: { id: string }): Promise<StoredDish> {
  const [row] = await db.query<StoredDish>(sql`
    select id, ingredients, ingredients_changed_at, version from dishes where external_id = ${id}`);
  if (!row) throw new Error(`no dish ${id}`);
  return row;
}

describe('importRecords', () => {
  it('writes a restaurant with the place of its zip', async () => {
    const place = restaurant({
      restaurant_url: 'https://www.doordash.com/store/1',
      opening_hours: [{ weekday: 1, opens: '11:00', closes: '22:00' }],
    });
    const report = await run([place]);
    expect(report).toMatchObject({ records: 1, skipped: 0, restaurants: { created: 1 } });
    const rows = await db.query(sql`
      select city, state, pin, lat, lng, h3_cell::text, time_zone, imported_at from restaurants where external_id = ${place.id}`);
    expect(rows).toEqual([
      {
        city: 'Cambridge',
        state: 'MA',
        pin: '02139',
        lat: expect.closeTo(42.36, 1),
        lng: expect.closeTo(-71.1, 1),
        h3_cell: BigInt('0x862a30667ffffff').toString(),
        time_zone: 'America/New_York',
        imported_at: now,
      },
    ]);
    expect(await run([place])).toMatchObject({ restaurants: { created: 0, updated: 0, unchanged: 1 } });
  });

  it('takes the coordinates of the zip when those given lie far away', async () => {
    const place = restaurant({ lat: 61.2, lng: -149.9 });
    expect(await run([place])).toMatchObject({ misplaced: 1 });
    const rows = await db.query(sql`select lat from restaurants where external_id = ${place.id}`);
    expect(rows).toEqual([{ lat: expect.closeTo(42.36, 1) }]);
  });

  it('warns of milk for ghee, and clears what a dated statement covers', async () => {
    const place = restaurant();
    const dal = dish(place, {
      ingredients: 'Lentils (red, split), ghee; salt.',
      price: 12.35,
      statements: [{ allergen: 'Peanut', level: 'absent' }],
      stated_on: '2026-11-03',
    });
    await run([place, dal]);
    const stored = await findDish(dal);
    expect(stored.ingredients).toEqual(['Lentils (red; split)', 'ghee', 'salt']);
    const rows = await db.query(sql`
      select allergen_id, presence, covered_at from ${dishAllergens} a
      where dish_id = ${stored.id} and allergen_id in ('milk', 'peanuts') order by allergen_id`);
    expect(rows).toEqual([
      { allergen_id: 'milk', presence: 'present', covered_at: null },
      { allergen_id: 'peanuts', presence: 'none', covered_at: new Date('2026-11-03') },
    ]);
    const facts = await db.query(sql`select facts from dish_facts where dish_id = ${stored.id}`);
    expect(JSON.stringify(facts)).toContain('ghee');
  });

  it('clears nothing without a date, and says how many such dishes there were', async () => {
    const place = restaurant();
    const dal = dish(place, { statements: [{ allergen: 'soy', level: 'contains' }], none_of_the_others: true });
    expect(await run([place, dal])).toMatchObject({ undated: 1 });
    const { id } = await findDish(dal);
    const rows = await db.query(
      sql`select allergen_id from ${dishAllergens} a where dish_id = ${id} and covered_at is not null`,
    );
    expect(rows).toEqual([]);
    const [soy] = await db.query<{ presence: string }>(sql`
      select presence from ${dishAllergens} a where dish_id = ${id} and allergen_id = 'soybeans'`);
    expect(soy?.presence).toBe('present');
  });

  it('changes nothing and tells no history the second time', async () => {
    const place = restaurant();
    const dishes = [
      dish(place, {
        ingredients: ['ghee', 'Lentils'],
        statements: [{ allergen: 'AM', level: 'contains' }],
        stated_on: '2026-11-03',
      }),
      dish(place, {
        estimates: [
          { name: 'garlic', probability: 0.7 },
          { name: 'salt', probability: 0.123456789 },
        ],
        price: 4.35,
      }),
    ];
    expect(await run([place, ...dishes])).toMatchObject({ dishes: { created: 2 } });
    const report = await run([place, ...dishes], { now: () => later });
    expect(report.dishes).toEqual({ created: 0, updated: 0, unchanged: 2, kept: 0 });
    const rows = await db.query(sql`
      select h.before, h.after ->> 'name' as name, h.source from dish_history h join dishes d on d.id = h.dish_id
      where d.external_id = any(${dishes.map(({ id }) => id)})`);
    expect(rows).toEqual([
      { before: null, name: 'Dal', source: 'import' },
      { before: null, name: 'Dal', source: 'import' },
    ]);
  });

  it('records a change with what stood before, and takes clearance from an old statement', async () => {
    const place = restaurant();
    const dal = dish(place, {
      ingredients: 'lentils',
      statements: [{ allergen: 'milk', level: 'absent' }],
      stated_on: '2026-11-03',
    });
    await run([place, dal]);
    await run([{ ...dal, ingredients: 'lentils, water' }], { now: () => later });
    const { id, ingredients_changed_at, version } = await findDish(dal);
    expect({ ingredients_changed_at, version }).toEqual({ ingredients_changed_at: later, version: 2 });
    const rows = await db.query(sql`
      select before -> 'ingredients' as before, after -> 'ingredients' as after from dish_history
      where dish_id = ${id} order by id`);
    expect(rows).toEqual([
      { before: null, after: ['lentils'] },
      { before: ['lentils'], after: ['lentils', 'water'] },
    ]);
    const [milk] = await db.query<{ covered_at: Date | null }>(sql`
      select covered_at from ${dishAllergens} a where dish_id = ${id} and allergen_id = 'milk'`);
    expect(milk?.covered_at ?? null).toBeNull();
  });

  it('takes clearance from a dish without a list that is described anew', async () => {
    const place = restaurant();
    const noodles = dish(place, {
      name: 'Noodles',
      statements: [{ allergen: 'crustacean shellfish', level: 'absent' }],
      stated_on: '2026-11-03',
    });
    const coveredAt = async () => {
      const [row] = await db.query<{ covered_at: Date | null }>(sql`
        select covered_at from ${dishAllergens} a join dishes d on d.id = a.dish_id
        where d.external_id = ${noodles.id} and allergen_id = 'crustacean-shellfish'`);
      return row?.covered_at ?? null;
    };
    await run([place, noodles]);
    expect(await coveredAt()).toEqual(new Date('2026-11-03'));
    await run([{ ...noodles, description: 'now with XO crunch' }], { now: () => later });
    expect(await coveredAt()).toBeNull();
    expect(await findDish(noodles)).toMatchObject({ ingredients: [], ingredients_changed_at: later });
  });

  it('reports each bad line with its reason while the good ones load', async () => {
    const place = restaurant();
    const bad: [object | string | null, string][] = [
      [restaurant({ zip: '00000' }), 'zip: 00000 is not a US zip code'],
      [restaurant({ url: 'javascript:alert(1)' }), 'url: must be an http or https address'],
      [restaurant({ restaurant_url: 'https://me:secret@example.com/' }), 'restaurant_url: must be an http or https'],
      [dish({ id: 'nowhere' }), 'restaurant: "nowhere" is not known'],
      [dish(place, { statements: [{ allergen: 'moonlight', level: 'contains' }] }), '"moonlight" is not an allergen'],
      [
        dish(place, {
          statements: [
            { allergen: 'milk', level: 'contains' },
            { allergen: 'dairy', level: 'absent' },
          ],
        }),
        'both absent and not',
      ],
      [dish(place, { contains: ['milk'] }), 'contains'],
      [dish(place, { stated_on: '2027-05-01' }), 'stated_on: 2027-05-01 lies in the future'],
      [dish(place, { name: 'D\0al' }), 'name: must not contain control characters'],
      [dish(place, { name: 'D\uD800al' }), 'name: must be well-formed Unicode text'],
      [dish(place, { ingredients: ['Rice', 'Gh\uDC00ee'] }), 'ingredients.1: must be well-formed Unicode text'],
      [dish(place, { '\uD800': 'x' }), 'Unrecognized key'],
      [dish(place, { url: JSON.parse(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`) }), 'url'],
      [dish(place, { price: 1.234 }), 'price: must have at most two decimals'],
      [dish(place, { menu: 'both' }), 'give either restaurant or menu'],
      [{ type: 'cook' }, 'type: must be'],
      ['text', 'must be an object'],
      [null, 'must be an object'],
    ];
    const good = dish(place);
    const report = await run([place, ...bad.map(([value]) => value), good]);
    expect(report).toMatchObject({
      records: bad.length + 2,
      skipped: bad.length,
      dishes: { created: 1 },
      restaurants: { created: 1 },
    });
    for (const [index, [, reason]] of bad.entries()) {
      const error = report.errors.find(({ line }) => line === index + 2);
      expect(error?.reason, `line ${index + 2}`).toContain(reason);
    }
  });

  it('writes a shared menu for every restaurant of the chain, also those of an earlier import', async () => {
    const menu = uniqueId();
    const places = [restaurant({ menu }), restaurant({ menu })];
    await run(places);
    const burger = {
      type: 'dish',
      id: uniqueId(),
      menu,
      name: 'Burger',
      statements: [{ allergen: 'wheat', level: 'contains' }],
    };
    expect(await run([burger])).toMatchObject({ skipped: 0, dishes: { created: 2 } });
    const third = restaurant({ menu });
    expect(await run([third, burger])).toMatchObject({ dishes: { created: 1, unchanged: 2 } });
    const rows = await db.query(sql`
      select count(*) from ${dishAllergens} a join dishes d on d.id = a.dish_id
      where d.external_id = ${burger.id} and a.allergen_id = 'wheat' and a.presence = 'present'`);
    expect(rows).toEqual([{ count: 3 }]);
    expect(await run([{ ...burger, menu: 'nobody has it' }])).toMatchObject({ skipped: 1 });
  });

  it('lets two imports of the same records run at once', async () => {
    const place = restaurant();
    const records = [place, ...Array.from({ length: 40 }, () => dish(place, { ingredients: 'ghee' }))];
    const reports = await Promise.all([run(records), run(records)]);
    expect(reports.map(({ skipped }) => skipped)).toEqual([0, 0]);
    const rows = await db.query(sql`
      select count(*) as dishes, count(h.dish_id) as told from dishes d left join dish_history h on h.dish_id = d.id
      where d.restaurant_id = (select id from restaurants where external_id = ${place.id})`);
    expect(rows).toEqual([{ dishes: 40, told: 40 }]);
  });

  it('takes the last of two records with the same id', async () => {
    const place = restaurant();
    const dal = dish(place);
    expect(await run([place, dal, { ...dal, name: 'Dal tadka' }])).toMatchObject({
      dishes: { created: 1, updated: 1 },
    });
  });

  it('keeps the order of the menu, and puts new dishes behind it', async () => {
    const place = restaurant();
    const dishes = ['Zucchini', 'Apple', 'Milk'].map((name) => dish(place, { name }));
    await run([place, ...dishes]);
    await run([dish(place, { name: 'Bread' }), ...dishes.toReversed()]);
    const rows = await db.query<{ name: string }>(sql`
      select d.name from dishes d join restaurants r on r.id = d.restaurant_id
      where r.external_id = ${place.id} order by position`);
    expect(rows.map(({ name }) => name)).toEqual(['Zucchini', 'Apple', 'Milk', 'Bread']);
  });

  it('derives anew what an older lexicon derived, without history', async () => {
    const place = restaurant();
    const dal = dish(place, { ingredients: 'ghee' });
    await run([place, dal]);
    const { id } = await findDish(dal);
    await db.query(sql`update dish_facts set lexicon_version = 'older' where dish_id = ${id}`);
    expect(await run([dal])).toMatchObject({ dishes: { unchanged: 1 } });
    const rows = await db.query(sql`
      select lexicon_version = 'older' as old, (select count(*) from dish_history where dish_id = ${id}) as told
      from dish_facts where dish_id = ${id}`);
    expect(rows).toEqual([{ old: false, told: 1 }]);
  });
});
