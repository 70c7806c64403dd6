import { randomUUID } from 'node:crypto';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { describeCause } from '@clearplate/domain/wording/verdict-words';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../db/sql.ts';
import { dish, now, restaurant, runImport, uniqueId } from '../import-test-records.ts';

let server: TestServer;
let menu: string;
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(now);
});
afterAll(() => server.end());
beforeEach(() => {
  menu = uniqueId();
});

const absent = (allergen: string) => ({ allergen, level: 'absent' });
const mayContain = (allergen: string) => ({ allergen, level: 'may_contain' });
const contains = (allergen: string) => ({ allergen, level: 'contains' });

const chart = (dated: string, dishes: object, of = menu) => ({
  type: 'chart',
  menu: of,
  title: 'Allergen guide',
  address: 'https://chain.example/allergens.pdf',
  dated,
  dishes: Object.entries(dishes).map(([name, statements]: [string, unknown]) => ({ name, statements })),
});

/** Opens a chain with a chart that is in force. */
async function openChain(dishes: object, of = menu) {
  const fries = { type: 'dish', id: uniqueId(), menu: of, name: 'Fries' };
  const report = await runImport(server.db, [restaurant({ menu: of }), fries, chart('2026-07-01', dishes, of)]);
  expect(report).toMatchObject({ skipped: 0 });
}

/** Opens a place of its own, or of a chain, with an owner. */
async function openPlace(fields: object, ...dishes: object[]) {
  const place = restaurant(fields);
  const records = dishes.map((each) => dish(place, each));
  expect(await runImport(server.db, [place, ...records])).toMatchObject({ skipped: 0 });
  const owner = await server.signUp({ role: 'r_admin' });
  const [row] = await server.db.query<{ id: number }>(
    sql`update restaurants set owner_id = ${owner.id} where external_id = ${place.id} returning id`,
  );
  const params = { id: String(row!.id) };
  /** Saves edits of dishes by their names, and new ones. */
  const save = async (edits: Record<string, object>) => {
    const { version, dishes: known } = await owner.client.getMenuForEditing({ params });
    const named = Object.entries(edits).map(([name, edit]) => {
      const id = known.find((one) => one.name === name)?.id;
      return id === undefined ? { key: randomUUID(), name, ...edit } : { id, ...edit };
    });
    await owner.client.saveMenu({ params, ifMatch: version, body: { dishes: named } });
  };
  const read = async (name: string, allergen: AllergenId) => {
    const [found] = await server.db.query<{ facts: DishFacts }>(sql`
      select f.facts from dishes d join dish_facts f on f.dish_id = d.id
      where d.restaurant_id = ${row!.id} and d.name = ${name}`);
    const context = { now: now.toISOString(), statementDays: 180, lexiconVersion };
    const { verdict, causes } = assessDish(found!.facts, [{ avoids: [allergenAvoidance(allergen)] }], context);
    return `${verdict}: ${describeCause(causes[0]!)}`;
  };
  const move = (to: string | undefined) => runImport(server.db, [{ ...place, menu: to }]);
  return { place, records, id: row!.id, save, read, move };
}

const warned = 'avoid: The chain’s chart says: contains milk';
const contradicted = `${warned}. Restaurant says: no milk, 20 Nov 2026.`;
const unsaid = 'not_verified: Milk: not verified. The restaurant has not said.';

describe('a place that joins a chain', () => {
  it.each(['from no chain', 'from another chain'])('is warned of by the chart in force: %s', async (from) => {
    const other = from === 'from no chain' ? undefined : uniqueId();
    if (other !== undefined) await openChain({ Fries: [absent('milk'), contains('egg')] }, other);
    await openChain({ Fries: [contains('milk')], Shake: [contains('milk')] });
    const { save, read, move } = await openPlace({ menu: other }, { name: 'Fries' });
    await save({ Fries: { statements: [absent('milk')] }, Shake: { statements: [absent('milk')] } });
    expect(await read('Fries', 'milk')).toContain('none_declared: Restaurant says: no milk');
    await move(menu);
    expect([await read('Fries', 'milk'), await read('Shake', 'milk')]).toEqual([contradicted, contradicted]);
    expect(await move(menu)).toMatchObject({ restaurants: { unchanged: 1 } });
    // What the other chain warned of, it did say.
    if (other !== undefined) expect(await read('Fries', 'eggs')).toContain('avoid: The chain’s chart says');
  });

  it.each(['2026-06-01', '2026-08-01'])('keeps the graver of two charts, whichever is newer: %s', async (dated) => {
    const warnings = { Fries: [mayContain('milk')], Shake: [contains('milk')] };
    await openChain({ Fries: [contains('milk')], Shake: [mayContain('milk'), absent('egg')] });
    const left = uniqueId();
    const fries = { type: 'dish', id: uniqueId(), menu: left, name: 'Fries' };
    const { id, read, move } = await openPlace({ menu: left }, { name: 'Fries' }, { name: 'Shake' });
    expect(await runImport(server.db, [fries, chart(dated, warnings, left)])).toMatchObject({ skipped: 0 });
    await move(menu);
    expect([await read('Fries', 'milk'), await read('Shake', 'milk')]).toEqual([warned, warned]);
    // Its own day stands beside each.
    const days = await server.db.query(sql`
      select distinct d.name, s.stated_at::date::text as day
      from dishes d join allergen_statements s on s.dish_id = d.id
      where d.restaurant_id = ${id} and s.source = 'published' and s.allergen_id = 'milk' order by d.name`);
    expect(days).toEqual([
      { name: 'Fries', day: '2026-07-01' },
      { name: 'Shake', day: dated },
    ]);
  });

  it('isn’t cleared by a chart from before, until its records are the chain’s', async () => {
    await openChain({ Fries: [absent('milk')] });
    const { read, move, records } = await openPlace({}, { name: 'Fries', stated_on: '2026-06-01' });
    await move(menu);
    expect(await read('Fries', 'milk')).toBe(unsaid);
    await runImport(server.db, records);
    expect(await read('Fries', 'milk')).toMatch(/^none_declared: The chain’s chart says: no milk/);
  });

  it('waits for a chart that is being recorded, and follows it', async () => {
    await openChain({ Fries: [absent('egg')] });
    const { read, move } = await openPlace({}, { name: 'Fries' });
    let moving: Promise<unknown> | undefined;
    await server.db.transaction(async (db) => {
      await runImport(db, [chart('2026-08-01', { Fries: [contains('milk')] })]);
      moving = move(menu);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await moving;
    expect(await read('Fries', 'milk')).toBe(warned);
  });

  it('isn’t warned of by a chart that is being taken back', async () => {
    await openChain({ Fries: [contains('milk')] });
    await server.db.query(sql`update published_charts set withdrawal = 'mistake' where menu_key = ${menu}`);
    const { read, move } = await openPlace({}, { name: 'Fries' });
    await move(menu);
    expect(await read('Fries', 'milk')).toBe(unsaid);
  });
});

describe('at a place of a chain', () => {
  it('a dish that was edited by hand is warned of when its record is imported', async () => {
    await openChain({ Fries: [contains('milk'), absent('egg')] });
    const { id, save, read, records, place } = await openPlace({}, { name: 'Fries' });
    await save({ Fries: { statements: [absent('milk')] } });
    // This is as it was left by a release before places that join were followed.
    await server.db.query(sql`update restaurants set menu_key = ${menu} where id = ${id}`);
    const again = [{ ...place, menu }, ...records];
    expect(await runImport(server.db, again)).toMatchObject({ dishes: { updated: 1 } });
    expect(await read('Fries', 'milk')).toBe(contradicted);
    expect(await read('Fries', 'eggs')).toBe('not_verified: Egg: not verified. The restaurant has not said.');
    expect(await runImport(server.db, again)).toMatchObject({ dishes: { kept: 1 } });
  });

  it('a dish that an import brings while a chart is being recorded follows that', async () => {
    await openChain({ Fries: [absent('egg')] });
    const { place, read } = await openPlace({ menu }, { name: 'Soup' });
    let importing: Promise<unknown> | undefined;
    await server.db.transaction(async (db) => {
      await runImport(db, [chart('2026-08-01', { Fries: [contains('milk')] })]);
      importing = runImport(server.db, [dish(place, { name: 'Fries' })]);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await importing;
    expect(await read('Fries', 'milk')).toBe(warned);
  });

  it('a dish that is made or renamed by hand is warned of at once, in that save', async () => {
    await openChain({ Fries: [], Shake: [contains('milk')], 'Curly Fries': [contains('milk')] });
    const { save, read } = await openPlace({ menu }, { name: 'Fries' });
    await save({
      Fries: { name: 'Curly fries', statements: [absent('milk')] },
      Shake: { statements: [absent('milk')] },
    });
    expect([await read('Curly fries', 'milk'), await read('Shake', 'milk')]).toEqual([contradicted, contradicted]);
    // What a chart warned of, another name doesn't end.
    await save({ Shake: { name: 'Water' } });
    expect(await read('Water', 'milk')).toContain(warned);
  });

  it('no name that is given by hand is cleared by a chart', async () => {
    await openChain({
      Shake: [absent('milk')],
      'Fresh Fries': [absent('milk')],
      Fries: [absent('milk')],
      'Small Fries': [absent('milk'), absent('egg')],
    });
    const { save, read } = await openPlace(
      { menu },
      { name: 'Chips', stated_on: '2026-06-01' },
      { name: 'Fries', stated_on: '2026-06-01' },
    );
    expect(await read('Fries', 'milk')).toContain('none_declared: The chain’s chart says: no milk');
    await save({
      Chips: { name: 'Shake' },
      Fries: { name: 'Fresh fries' },
      'Fresh Fries': { description: 'Made by hand' },
    });
    expect(await read('Shake', 'milk')).toContain('not_verified');
    expect(await read('Fresh Fries', 'milk')).toBe(unsaid);
    // Both names are in the chart, which denies it of both: a plain word doesn't make another dish of it.
    expect(await read('Fresh fries', 'milk')).toContain('none_declared: The chain’s chart says: no milk');
    await save({ 'Fresh fries': { name: 'Small fries' } });
    expect(await read('Small fries', 'milk')).toContain('none_declared: The chain’s chart says: no milk');
    expect(await read('Small fries', 'eggs')).toBe('not_verified: Egg: not verified. The restaurant has not said.');
    await save({ 'Small fries': { name: 'Fine fries' } });
    expect(await read('Fine fries', 'milk')).toBe(unsaid);
  });
});
