import type { ChartDocument } from '@clearplate/contract/charts';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { describeCause } from '@clearplate/domain/wording/verdict-words';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../../test/api-client.ts';
import { createTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../db/sql.ts';
import { dish, restaurant, runImport, uniqueId } from '../import-test-records.ts';
import { applyLeftChart, mostInRequest } from './apply-chart.ts';

const now = new Date('2026-11-20T12:00:00Z');
const address = 'https://chain.example/allergens.pdf';
type Row = ChartDocument['rows'][number];
type Said = [AllergenId, Row['statements'][number]['level']];

let server: TestServer;
let admin: ApiClient;
let menu: string;
let params: { menu: string };
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(now);
  ({ client: admin } = await server.signUp({ role: 'w_admin' }));
});
afterAll(() => server.end());
beforeEach(() => {
  menu = uniqueId();
  params = { menu };
});

const row = (name: string, ...said: Said[]) => ({
  name,
  statements: said.map(([allergen, level]) => ({ allergen, level })),
});
const chart = (dated: string, ...rows: ReturnType<typeof row>[]) => ({ title: 'Allergen guide', address, dated, rows });
/** Opens two places of a chain, with these dishes each. */
async function openChain(...names: string[]) {
  const places = [restaurant({ menu, name: 'Half Moon' }), restaurant({ menu, name: 'Half Moon' })];
  const dishes = names.map((name) => menuDish(name));
  expect(await runImport(server.db, [...places, ...dishes])).toMatchObject({ skipped: 0 });
  return { places, dishes };
}
function menuDish(name: string, fields: object = {}) {
  const { restaurant: _, ...record } = dish({ id: '' }, { menu, name, source: undefined, ...fields });
  return record;
}
async function record(body: ReturnType<typeof chart>) {
  const { version } = await admin.getChart({ params });
  return admin.recordChart({ params, body, ifMatch: version });
}

/** Returns what diners read of an allergen, at every place. */
async function readAt(name: string, allergen: AllergenId): Promise<string[]> {
  const rows = await server.db.query<{ facts: DishFacts }>(sql`
    select f.facts from dish_facts f join dishes d on d.id = f.dish_id join restaurants r on r.id = d.restaurant_id
    where r.menu_key = ${menu} and d.name = ${name} order by d.id`);
  const context = { now: now.toISOString(), statementDays: 180, lexiconVersion };
  return rows.map(({ facts }) => {
    const { causes } = assessDish(facts, [{ avoids: [allergenAvoidance(allergen)] }], context);
    return describeCause(causes[0]!);
  });
}
const twice = (said: string) => [said, said];
const noMilk = 'The chain’s chart says: no milk. As an ingredient, on 1 Jul 2026. Ask before you order.';
const failure = (code: string) => ({ body: { error: { code } } });
const badFor = (message: RegExp) => ({ message: expect.stringMatching(message), status: 400 });

describe('a chain’s published chart', () => {
  it('says what it says of the dishes of all places, with its day and its address', async () => {
    await openChain('Fries', 'Curly Fries', 'Tea');
    const document = chart(
      '2026-07-01',
      row('FRIES®', ['milk', 'absent'], ['eggs', 'may_contain']),
      row('Curly Fries (large)', ['milk', 'contains']),
      row('Salad', ['milk', 'absent']),
    );
    const plan = await admin.previewChart({ params, body: document });
    expect(plan).toMatchObject({ warnings_added: 1, denials_added: 1, is_too_old: false, version: 'none' });
    expect(plan.rows.map(({ found, near }) => [found, near])).toEqual([
      [['Fries'], []],
      [[], ['Curly Fries']],
      [[], []],
    ]);
    expect(plan.not_in_chart).toEqual(['Curly Fries', 'Tea']);

    const page = await record({
      ...document,
      rows: document.rows.with(1, { ...document.rows[1]!, also: ['Curly fries'] } as never),
    });
    expect(page.chart).toMatchObject({
      address,
      dated: '2026-07-01',
      clears_until: '2026-12-28',
      recorded_by: 'Somebody',
      pending: null,
      not_in_chart: ['Tea'],
    });
    expect(await readAt('Fries', 'milk')).toEqual(twice(noMilk));
    expect(await readAt('Curly Fries', 'milk')).toEqual(twice('The chain’s chart says: contains milk'));
    expect(await readAt('Tea', 'milk')).toEqual(twice('Milk: not verified. The restaurant has not said.'));
    const { items: log } = await admin.listAdminLog();
    expect(log[0]).toMatchObject({ action: 'record_chart', by: 'Somebody', chain: 'Half Moon' });
    const { items: chains } = await admin.listChains({ query: { q: menu } });
    expect(chains).toEqual([expect.objectContaining({ menu, name: 'Half Moon', places: 2 })]);
    expect(chains[0]!.chart).toMatchObject({ dated: '2026-07-01', is_too_old: false });
  });

  it('gives way to a newer one, whose denials alone hold, and keeps what it warned of', async () => {
    await openChain('Fries');
    await record(chart('2026-07-01', row('Fries', ['milk', 'absent'], ['eggs', 'contains'], ['fish', 'contains'])));
    const newer = chart('2026-10-01', row('Fries', ['fish', 'absent']));
    const ended = { allergen: 'fish', before: 'contains', after: 'absent', is_unsettled: false };
    const gone = { allergen: 'milk', before: 'absent', after: null, is_unsettled: false };
    expect(await admin.previewChart({ params, body: newer })).toMatchObject({
      warnings_added: 0,
      warnings_ended: 1,
      denials_added: 1,
      denials_ended: 1,
      changes: [{ dish: 'Fries', changes: [ended, gone] }],
    });
    await record(newer);
    expect(await readAt('Fries', 'milk')).toEqual(twice('Milk: not verified. The restaurant has not said.'));
    expect(await readAt('Fries', 'eggs')).toEqual(twice('The chain’s chart says: contains egg'));
    expect(await readAt('Fries', 'fish')).toEqual(
      twice('The chain’s chart says: no fish. As an ingredient, on 1 Oct 2026. Ask before you order.'),
    );
    await expect(record(chart('2026-09-30', row('Fries', ['milk', 'absent'])))).rejects.toMatchObject(
      badFor(/is older than/),
    );
  });

  it('is too old to clear after as many days as any statement', async () => {
    await openChain('Fries');
    const body = chart('2026-05-01', row('Fries', ['milk', 'absent'], ['eggs', 'contains']));
    expect(await admin.previewChart({ params, body })).toMatchObject({ is_too_old: true });
    await record(body);
    expect(await readAt('Fries', 'milk')).toEqual(twice('Milk: not verified. Last stated 1 May 2026.'));
    expect(await readAt('Fries', 'eggs')).toEqual(twice('The chain’s chart says: contains egg'));
  });

  it('stands behind what a place says itself, and never answers what that warned of', async () => {
    const { places, dishes } = await openChain('Fries', 'Shake', 'Nuggets');
    const owner = await server.signUp({ role: 'r_admin' });
    const [place] = await server.db.query<{ id: number }>(sql`
      update restaurants set owner_id = ${owner.id} where external_id = ${places[0]!.id} returning id`);
    const of = { params: { id: String(place!.id) } };
    const save = async (edits: object[]) => {
      const { version, dishes } = await owner.client.getMenuForEditing(of);
      const named = edits.map((edit, index) => ({ id: dishes[index]!.id, ...edit }));
      await owner.client.saveMenu({ ...of, ifMatch: version, body: { dishes: named } });
    };
    const states = (level: string) => ({ statements: [{ allergen: 'milk', level }] });
    await save([states('absent'), states('may_contain'), states('contains')]);
    // It was withdrawn after the chart's day: an older denial doesn't answer it.
    await save([{}, {}, states('not_stated')]);
    await record(chart('2026-07-01', ...['Fries', 'Shake', 'Nuggets'].map((name) => row(name, ['milk', 'absent']))));
    expect(await readAt('Fries', 'milk')).toEqual([
      'Restaurant says: no milk. As an ingredient, on 20 Nov 2026. Ask before you order.',
      noMilk,
    ]);
    expect(await readAt('Shake', 'milk')).toEqual([
      'Milk: not verified. The restaurant has not said. Traces possible: milk.',
      noMilk,
    ]);
    expect(await readAt('Nuggets', 'milk')).toEqual(['Milk: not verified. The restaurant has not said.', noMilk]);
    // Whatever the chart warns of counts beside the place's own "no milk"; imports still know the dish as theirs.
    await record(chart('2026-07-02', row('Fries', ['milk', 'contains'])));
    expect(await readAt('Fries', 'milk')).toEqual([
      'The chain’s chart says: contains milk. Restaurant says: no milk, 20 Nov 2026.',
      'The chain’s chart says: contains milk',
    ]);
    expect(await runImport(server.db, dishes)).toMatchObject({ dishes: { kept: 3, unchanged: 3 } });
  });

  it('outlasts an import of the menu, and is there for places and dishes that come with one', async () => {
    const { dishes } = await openChain('Fries');
    await record(chart('2026-07-01', row('Fries', ['milk', 'absent']), row('Shake', ['milk', 'contains'])));
    const priced = dishes.map((each) => ({ ...each, price: 3 }));
    const more = [restaurant({ menu, name: 'Half Moon' }), ...priced, menuDish('Shake')];
    expect(await runImport(server.db, more)).toMatchObject({ skipped: 0, dishes: { created: 4, updated: 2 } });
    expect(await readAt('Fries', 'milk')).toEqual([noMilk, noMilk, noMilk]);
    expect(await readAt('Shake', 'milk')).toHaveLength(3);
    expect(new Set(await readAt('Shake', 'milk'))).toEqual(new Set(['The chain’s chart says: contains milk']));
    expect(await runImport(server.db, more)).toMatchObject({ dishes: { unchanged: 6 } });
    await runImport(server.db, [{ ...priced[0]!, ingredients: 'potato' }]);
    expect(await readAt('Fries', 'milk')).toContain('Milk: not verified. Changed since it was stated.');
  });

  it('is taken back: what it denied is gone, and what it warned of only where it was a mistake', async () => {
    await openChain('Fries');
    await record(chart('2026-07-01', row('Fries', ['milk', 'absent'], ['eggs', 'contains'])));
    const withdraw = async (by_mistake: boolean) =>
      admin.withdrawChart({ params, body: { by_mistake }, ifMatch: (await admin.getChart({ params })).version });
    expect(await withdraw(false)).toMatchObject({ chart: null });
    expect(await readAt('Fries', 'milk')).toEqual(twice('Milk: not verified. The restaurant has not said.'));
    expect(await readAt('Fries', 'eggs')).toEqual(twice('The chain’s chart says: contains egg'));
    await record(chart('2026-07-01', row('Fries', ['milk', 'absent'])));
    await withdraw(true);
    expect(await readAt('Fries', 'eggs')).toEqual(twice('Egg: not verified. The restaurant has not said.'));
  });

  it('is told of in the history of each dish', async () => {
    await openChain('Fries');
    await record(chart('2026-07-01', row('Fries', ['milk', 'absent'])));
    const [one] = await server.db.query<{ id: number }>(sql`
      select d.id from dishes d join restaurants r on r.id = d.restaurant_id where r.menu_key = ${menu} limit 1`);
    const { items } = await server.guest.getDishHistory({ params: { id: String(one!.id) } });
    expect(items[0]).toMatchObject({
      by: 'chart',
      changes: [{ kind: 'allergen_stated', allergen: 'milk', level: 'absent', source: 'published' }],
    });
  });
});

describe('a chart of many places', () => {
  it('is written by a job, whole or not at all', async () => {
    const names = Array.from({ length: mostInRequest / 2 + 1 }, (_, index) => `Soup ${index}`);
    await openChain(...names);
    const said = names.map((name) => row(name, ['milk', 'absent']));
    const page = await record(chart('2026-07-01', ...said));
    expect(page.chart).toMatchObject({ pending: 'recording' });
    expect(await readAt('Soup 0', 'milk')).toEqual(twice('Milk: not verified. The restaurant has not said.'));
    await expect(record(chart('2026-08-01', ...said))).rejects.toMatchObject(failure('conflict'));
    await expect(admin.previewChart({ params, body: chart('2026-08-01', ...said) })).rejects.toMatchObject(
      failure('conflict'),
    );
    const [job] = await server.db.query<{ data: { chartId: number } }>(sql`
      delete from jobs.job where name = 'apply-chart' returning data`);
    // The server is killed in the middle of it.
    const owner = await server.db.query<{ at: number }>(sql`select max(id) as at from dish_history`);
    await expect(
      server.db.transaction(async (db) => {
        await applyLeftChart(db, job!.data.chartId, () => now);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await server.db.query(sql`select max(id) as at from dish_history`)).toEqual(owner);
    expect(await admin.getChart({ params })).toMatchObject({ chart: { pending: 'recording' } });
    await applyLeftChart(server.db, job!.data.chartId, () => now);
    await applyLeftChart(server.db, job!.data.chartId, () => now);
    expect(await readAt('Soup 0', 'milk')).toEqual(twice(noMilk));
    expect(await readAt(names.at(-1)!, 'milk')).toEqual(twice(noMilk));
    expect(await admin.getChart({ params })).toMatchObject({ chart: { pending: null } });
  });
});

describe('what is refused', () => {
  const fries = row('Fries', ['milk', 'absent']);

  it.each<[string, object, RegExp]>([
    ['an address that runs', { address: 'javascript:alert(1)' }, /address/],
    ['an address that anybody may change on its way', { address: 'http://chain.example/' }, /https/],
    ['a day to come', { dated: '2026-11-23' }, /lies in the future/],
    ['no day', { dated: '2026-02-30' }, /must be a day/],
    ['no rows', { rows: [] }, /must not be empty/],
    ['rows that say nothing', { rows: [row('Fries')] }, /say nothing/],
    ['an allergen twice', { rows: [row('Fries', ['milk', 'absent'], ['milk', 'contains'])] }, /twice/],
    ['a chart of another chain', { rows: [row('Pad Thai', ['milk', 'absent'])] }, /another chain/],
  ])('%s', async (_, fields, message) => {
    await openChain('Fries');
    const body = { ...chart('2026-07-01', fries), ...fields };
    await expect(admin.previewChart({ params, body })).rejects.toMatchObject(badFor(message));
    await expect(record(body)).rejects.toMatchObject(badFor(message));
    expect(await admin.getChart({ params })).toMatchObject({ chart: null });
  });

  it('what an admin does who saw another chart', async () => {
    await openChain('Fries');
    const ifMatch = 'none';
    const recording = ['2026-07-01', '2026-07-02'].map((day) =>
      admin.recordChart({ params, body: chart(day, fries), ifMatch }),
    );
    const settled = await Promise.allSettled(recording);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: failure('precondition_failed'),
    });
    await expect(admin.withdrawChart({ params, body: { by_mistake: true }, ifMatch })).rejects.toMatchObject(
      failure('precondition_failed'),
    );
  });

  it('a menu that nobody has', async () => {
    await expect(admin.getChart({ params })).rejects.toMatchObject(failure('not_found'));
    const body = chart('2026-07-01', fries);
    await expect(admin.recordChart({ params, body, ifMatch: 'none' })).rejects.toMatchObject(failure('not_found'));
  });

  it('a file of more than 20 MB', async () => {
    await openChain('Fries');
    const file = new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]);
    await expect(admin.readChartFile({ params, file })).rejects.toMatchObject(failure('too_large'));
  });
});
