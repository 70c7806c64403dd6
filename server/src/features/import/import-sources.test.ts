import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { recordOf } from './csv-fields.ts';
import { dish, now, restaurant, runImport } from './import-test-records.ts';
import { parseRecord } from './parse-record.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.app;
});
afterAll(() => database.end());

async function factsOf({ id }: { id: string }): Promise<DishFacts> {
  const [row] = await db.query<{ facts: DishFacts }>(
    sql`select f.facts from dish_facts f join dishes d on d.id = f.dish_id where d.external_id = ${id}`,
  );
  return row!.facts;
}
async function verdictOf(of: { id: string }, allergen: AllergenId) {
  const context = { now: now.toISOString(), statementDays: 180, lexiconVersion };
  return assessDish(await factsOf(of), [{ avoids: [allergenAvoidance(allergen)] }], context).verdict;
}

const address = 'https://chain.example/allergens.pdf';
const noMilk = { statements: [{ allergen: 'milk', level: 'absent' }], stated_on: '2026-11-03' };
const confirmed = { ...noMilk, ingredients: 'rice', ingredients_complete: true };

describe('who vouches for a record', () => {
  it.each<[string, { kind: string; address?: string } | undefined, string, string]>([
    ['the operator', { kind: 'restaurant' }, 'import', 'none_declared'],
    ['the chain’s chart', { kind: 'published', address }, 'published', 'none_declared'],
    ['nobody, as the record says', { kind: 'claim' }, 'claimed', 'not_verified'],
    ['nobody', undefined, 'claimed', 'not_verified'],
  ])('%s', async (_, source, stored, verdict) => {
    const place = restaurant();
    const rice = dish(place, { ...confirmed, source });
    const report = await runImport(db, [place, rice]);
    expect(report).toMatchObject({ skipped: 0, unvouched: source === undefined ? 1 : 0 });
    const rows = await db.query(sql`
      select s.source, s.address from allergen_statements s join dishes d on d.id = s.dish_id
      where d.external_id = ${rice.id}`);
    expect(rows).toEqual([{ source: stored, address: source?.address ?? null }]);
    expect(await verdictOf(rice, 'milk')).toBe(verdict);
    const { ingredientsCompleteAt, allergens } = await factsOf(rice);
    expect(ingredientsCompleteAt === null).toBe(stored === 'claimed');
    const [evidence] = allergens.find(({ allergen }) => allergen === 'milk')!.evidence;
    expect(evidence).toMatchObject({ source: stored, ...(source?.address && { address }) });
    expect(await runImport(db, [rice])).toMatchObject({ dishes: { unchanged: 1 } });
  });

  it('makes no difference to a warning', async () => {
    const place = restaurant();
    const rice = dish(place, { statements: [{ allergen: 'milk', level: 'contains' }], source: undefined });
    expect(await runImport(db, [place, rice])).toMatchObject({ unvouched: 0 });
    expect(await verdictOf(rice, 'milk')).toBe('avoid');
  });

  it('keeps a chart’s warning until a newer chart denies it, whoever else says what', async () => {
    const place = restaurant();
    const published = { kind: 'published', address };
    const onDay = (stated_on: string, level?: string) => ({
      statements: level === undefined ? [] : [{ allergen: 'milk', level }],
      stated_on,
      source: published,
    });
    const fries = dish(place, onDay('2026-07-01', 'contains'));
    const verdict = async (record: object) => {
      await runImport(db, [place, { ...fries, ...record }]);
      return verdictOf(fries, 'milk');
    };
    expect(await verdict({})).toBe('avoid');
    // The rows are the operator's own record, an empty cell, and a chart of an earlier day.
    expect(await verdict({ ...noMilk, source: { kind: 'restaurant' } })).toBe('avoid');
    expect(await verdict(onDay('2026-10-01'))).toBe('avoid');
    expect(await verdict(onDay('2026-06-01', 'absent'))).toBe('avoid');
    // What clears has to be said after the last change, which is this.
    expect(await verdict(onDay('2026-11-04', 'absent'))).toBe('not_verified');
  });

  it('adds a chart’s warning to a dish that its owner edited, and nothing else of it', async () => {
    const place = restaurant();
    const fries = dish(place, { ...confirmed, source: { kind: 'restaurant' } });
    await runImport(db, [place, fries]);
    await db.query(sql`update dishes set edited_at = now() where external_id = ${fries.id}`);
    const chart = {
      ...fries,
      name: 'Other fries',
      statements: [
        { allergen: 'milk', level: 'contains' },
        { allergen: 'egg', level: 'absent' },
      ],
      stated_on: '2026-07-01',
      source: { kind: 'published', address },
    };
    expect(await runImport(db, [chart])).toMatchObject({ dishes: { updated: 1 }, unheeded: 0 });
    const rows = await db.query(sql`
      select d.name, s.allergen_id, s.level, s.source from dishes d join allergen_statements s on s.dish_id = d.id
      where d.external_id = ${fries.id} order by s.source`);
    expect(rows).toEqual([
      { name: fries.name, allergen_id: 'milk', level: 'absent', source: 'import' },
      { name: fries.name, allergen_id: 'milk', level: 'contains', source: 'published' },
    ]);
    expect(await verdictOf(fries, 'milk')).toBe('avoid');
    expect(await runImport(db, [chart])).toMatchObject({ dishes: { kept: 1 } });
  });

  it('takes clearance away where nobody does any more', async () => {
    const place = restaurant();
    const rice = dish(place, noMilk);
    await runImport(db, [place, rice]);
    await runImport(db, [{ ...rice, source: undefined }]);
    expect(await verdictOf(rice, 'milk')).toBe('not_verified');
  });

  it.each([
    [
      'a chart that speaks of cross-contact',
      { source: { kind: 'published' }, cross_contact_stated: true },
      /^cross_contact_stated: .*chart/,
    ],
    ['a kind that is none', { source: { kind: 'chef' } }, /^source\.kind: must be restaurant/],
    [
      'an address of no chart',
      { source: { kind: 'restaurant', address } },
      /^source\.address: goes with published only/,
    ],
    ['an address that is none', { source: { kind: 'published', address: 'javascript:alert(1)' } }, /^source\.address:/],
    [
      '"no ingredient" beside another level',
      { statements: [{ allergen: 'milk', level: 'absent', ingredient: 'absent' }] },
      /^statements\.0\.ingredient: goes with may_contain only/,
    ],
  ])('refuses %s', (_, fields, reason) => {
    expect(parseRecord(dish({ id: 'r' }, fields), now)).toEqual({ reason: expect.stringMatching(reason) });
  });

  it('reads columns of a CSV file', () => {
    const texts = new Map(
      Object.entries({ type: 'dish', source: 'published', source_address: address, traces_only: 'milk' }),
    );
    expect(recordOf(texts)).toEqual({
      type: 'dish',
      source: { kind: 'published', address },
      statements: [{ allergen: 'milk', level: 'may_contain', ingredient: 'absent' }],
    });
  });
});

describe('what one record states', () => {
  const nuts = { allergen: 'tree nuts', level: 'may_contain' };
  const noAlmond = { allergen: 'almond', level: 'absent' };
  const day = { stated_on: '2026-11-03' };

  it('is one act, so that a member stated absent is left out', async () => {
    const place = restaurant();
    const cake = dish(place, { name: 'Cake of the day', statements: [nuts, noAlmond], ...day });
    await runImport(db, [place, cake]);
    expect(await verdictOf(cake, 'almond')).toBe('none_declared');
  });

  it('is several where it dates them otherwise', async () => {
    const place = restaurant();
    const statements = [nuts, { ...noAlmond, date: '2026-11-01' }];
    const cake = dish(place, { statements, stated_on: '2026-11-01' });
    const other = dish(place, { statements: [{ ...nuts, date: '2026-11-05' }, noAlmond], ...day });
    await runImport(db, [place, cake, other]);
    expect(await verdictOf(cake, 'almond')).toBe('none_declared');
    expect(await verdictOf(other, 'almond')).toBe('cross_contact');
  });

  it('keeps its act where a later record only sends it along', async () => {
    const place = restaurant();
    const cake = dish(place, { statements: [noAlmond], ...day });
    await runImport(db, [place, cake]);
    await runImport(db, [{ ...cake, statements: [nuts, noAlmond] }]);
    expect(await verdictOf(cake, 'almond')).toBe('cross_contact');
    await runImport(db, [{ ...cake, statements: [nuts, noAlmond], stated_on: '2026-11-10' }]);
    expect(await verdictOf(cake, 'almond')).toBe('none_declared');
  });

  it('may be that it is no ingredient, and traces are possible', async () => {
    const place = restaurant();
    const traces = { allergen: 'milk', level: 'may_contain', ingredient: 'absent', reason: 'shared fryer' };
    const fries = dish(place, { statements: [{ ...traces, ingredient: undefined }], ...day });
    await runImport(db, [place, fries]);
    expect(await verdictOf(fries, 'milk')).toBe('not_verified');
    await runImport(db, [{ ...fries, statements: [traces] }], { now: () => new Date('2026-11-20T13:00:00Z') });
    expect(await verdictOf(fries, 'milk')).toBe('not_verified');
    await runImport(db, [{ ...fries, statements: [traces], stated_on: '2026-11-21' }], {
      now: () => new Date('2026-11-21T12:00:00Z'),
    });
    expect(await verdictOf(fries, 'milk')).toBe('cross_contact');
  });
});
