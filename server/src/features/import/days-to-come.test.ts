import { api } from '@clearplate/contract/api';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { z } from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMenuOf } from '../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';
import { ImportRecord } from './import-record.ts';
import { dish, now, restaurant, runImport, uniqueId } from './import-test-records.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(now);
});
afterAll(() => server.end());

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Returns the ways to all fields that hold a day, as a schema says; `[]` is an item of a list. */
function daysIn(schema: unknown, way = ''): string[] {
  if (!isJson(schema)) return [];
  const isDay = schema['format'] === 'date' || String(schema['pattern']).startsWith(String.raw`^\d{4}-\d\d-\d\d`);
  if (isDay) return [way];
  const inside = Object.entries(isJson(schema['properties']) ? schema['properties'] : {});
  const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((key) =>
    Array.isArray(schema[key]) ? (schema[key] as unknown[]) : [],
  );
  const found = [
    ...inside.flatMap(([name, each]) => daysIn(each, way === '' ? name : `${way}.${name}`)),
    ...choices.flatMap((each) => daysIn(each, way)),
    ...daysIn(schema['items'], `${way}[]`),
  ];
  return [...new Set(found)];
}

const asSchema = (type: z.ZodType) => z.toJSONSchema(type, { io: 'input', unrepresentable: 'any', reused: 'inline' });
const late = '2027-11-05';
const milk = { allergen: 'milk', level: 'absent' };
const way = { name: 'Plain', leaves_out: ['butter'] };

/** Lists everything with a day, and a record that has it. A chart's statements have none of their own. */
const records: Record<string, object> = {
  'dish stated_on': { type: 'dish', stated_on: late },
  'dish statements[].date': { type: 'dish', statements: [{ ...milk, date: late }] },
  'dish variants[].stated_on': { type: 'dish', variants: [{ ...way, stated_on: late }] },
  'dish variants[].statements[].date': { type: 'dish', variants: [{ ...way, statements: [{ ...milk, date: late }] }] },
  'component stated_on': { type: 'component', stated_on: late },
  'component statements[].date': { type: 'component', statements: [{ ...milk, date: late }] },
  'chart dated': { type: 'chart', dated: late },
  'chart dishes[].statements[].date': {
    type: 'chart',
    dishes: [{ name: 'Bread', statements: [{ ...milk, date: late }] }],
  },
};

it('every day that a record of an import can name is known here', () => {
  const found = (asSchema(ImportRecord)['oneOf'] ?? []).flatMap((one) => {
    const { properties } = one as { properties: Record<string, { const?: string }> };
    return daysIn(one).map((field) => `${properties['type']?.const} ${field}`);
  });
  expect(found.toSorted()).toEqual(Object.keys(records).toSorted());
});

it.each(Object.keys(records))('an import refuses a day to come: %s', async (field) => {
  const menu = uniqueId();
  const place = restaurant({ menu });
  const bread = dish(place, { name: 'Bread', ingredients: ['flour', 'butter'] });
  const { type, ...fields } = records[field] as { type: string };
  const known: Record<string, object> = {
    dish: bread,
    component: { type, id: uniqueId(), restaurant: place.id, name: 'Sauce', source: { kind: 'restaurant' } },
    chart: {
      type,
      menu,
      title: 'Guide',
      address: 'https://chain.example/',
      dated: '2026-11-01',
      dishes: [{ name: 'Bread', statements: [milk] }],
    },
  };
  // Nothing else is wrong with it.
  const asOf = (day: string) =>
    JSON.parse(JSON.stringify({ ...known[type], ...fields }).replaceAll(late, day)) as object;
  const report = await runImport(server.db, [place, bread, asOf(late)]);
  const isOfItself = field.startsWith('chart dishes');
  expect(report.errors).toEqual([
    expect.objectContaining({
      reason: expect.stringMatching(isOfItself ? /leave this out/ : /: 2027-11-05 lies in the future/),
    }),
  ]);
  expect(await runImport(server.db, [asOf('2026-11-21')])).toMatchObject({ skipped: isOfItself ? 1 : 0 });
});

/**
 * Names every field of a call that takes a day, and says what comes of one to come, which is refused or clears nothing.
 */
const calls: Record<string, readonly [outcome: unknown, ask: () => Promise<unknown>]> = {
  'previewChart dated': ['dated: lies in the future', () => sendChart('previewChart')],
  'recordChart dated': ['dated: lies in the future', () => sendChart('recordChart')],
  'saveMenu dishes[].claims[].stated_on': [
    [{ stated_at: null }],
    async () => {
      const { create, save } = await openMenuOf(server);
      const { id } = await create();
      await save([{ id, claims: [{ allergen: 'milk', level: 'contains', stated_on: late }] }]);
      return server.db.query(sql`select stated_at from allergen_statements where dish_id = ${id}`);
    },
  ],
  'sendGuestAnswer told_on': [
    'told_on: must be today',
    () =>
      tellOfADish('guest-answer', { kind: 'whether', answer: 'no', by: 'chef', told_on: late, allergens: ['milk'] }),
  ],
  'sendGuestQuestion asked_on': [
    'asked_on: must be today',
    () => tellOfADish('guest-question', { key: 'k'.repeat(24), kind: 'whether', asked_on: late, allergens: ['milk'] }),
  ],
  // The day of the question is whoever asks's own: they are told what holds then.
  'answerVerdict on': ['not_verified', () => verdictOn({ statements: [{ ...milk, stated_on: '2026-11-01' }] }, late)],
  ...Object.fromEntries(
    Object.entries({
      'statements[].stated_on': { statements: [{ ...milk, stated_on: late }] },
      ingredients_complete_on: { ingredients: 'potato, salt', ingredients_complete_on: late },
      cross_contact_stated_on: { cross_contact_stated_on: late },
      content_changed_on: { content_changed_on: late },
      'reports[].on': { reports: [{ allergen: 'milk', on: late }] },
    }).map(([field, said]) => [
      `answerVerdict dish.${field}`,
      [`dish.${field.replace('[]', '.0')}: is a day to come`, () => verdictOn(said)],
    ]),
  ),
};

interface Answer {
  readonly verdict?: string;
  readonly error?: { readonly issues: readonly { readonly field: string; readonly message: string }[] };
}

async function send(path: string, payload: object): Promise<Answer> {
  return (await server.app.inject({ method: 'POST', url: `/api/${path}`, payload })).json<Answer>();
}

const faultsIn = ({ error }: Answer) => error?.issues.map(({ field, message }) => `${field}: ${message}`).join();

/** Returns what is wrong with what a guest tells the restaurant of a dish. */
async function tellOfADish(path: string, said: object) {
  const { restaurantId, create } = await openMenuOf(server);
  const { id } = await create();
  return faultsIn(await send(`restaurant/${restaurantId}/${path}`, { agreed: true, ...said, dishes: [id] }));
}

/** Returns the verdict, or what is wrong with the question. */
async function verdictOn(said: object, on = '2026-11-20') {
  const answer = await send('verdict', { id: 'q', dish: { name: 'Potatoes', ...said }, avoid: [{ name: 'milk' }], on });
  return faultsIn(answer) ?? answer.verdict;
}

/** Returns what is wrong with a chart of that day. */
async function sendChart(call: 'previewChart' | 'recordChart') {
  const menu = uniqueId();
  const place = restaurant({ menu });
  await runImport(server.db, [place, dish(place, { name: 'Bread' })]);
  const { client } = await server.signUp({ role: 'w_admin' });
  const statements = [{ allergen: 'milk' as const, level: 'absent' as const }];
  const body = {
    title: 'Guide',
    address: 'https://chain.example/',
    dated: late,
    rows: [{ name: 'Bread', also: [], section: '', statements }],
  };
  const params = { menu };
  const sent: Promise<unknown> =
    call === 'previewChart'
      ? client.previewChart({ params, body })
      : client.recordChart({ params, body, ifMatch: 'none' });
  return sent.then(
    () => 'is taken',
    (failure: { readonly body?: Answer }) => faultsIn(failure.body ?? {}),
  );
}

it('every day that a call takes is known here', () => {
  const found = Object.entries(api).flatMap(([name, call]) => {
    const { body } = call as { readonly body?: z.ZodType };
    return body ? daysIn(asSchema(body)).map((field) => `${name} ${field}`) : [];
  });
  expect(found.toSorted()).toEqual(Object.keys(calls).toSorted());
});

it.each(Object.keys(calls))('a day to come clears nothing: %s', async (field) => {
  const [outcome, ask] = calls[field]!;
  expect(await ask()).toEqual(outcome);
});

it('a way to make a dish isn’t cleared by a day to come, once that has come', async () => {
  const place = restaurant();
  const noodles = dish(place, {
    name: 'Noodles',
    ingredients: ['rice noodles', 'peanuts'],
    stated_on: '2026-11-10',
    variants: [
      {
        name: 'Without',
        leaves_out: ['peanuts'],
        stated_on: late,
        statements: [{ allergen: 'peanut', level: 'absent' }],
      },
    ],
  });
  expect(await runImport(server.db, [place, noodles])).toMatchObject({ skipped: 1 });
  const rows = await server.db.query<{ variants: { facts: DishFacts }[] | null }>(sql`
    select f.variants from dishes d join dish_facts f on f.dish_id = d.id where d.external_id = ${noodles.id}`);
  const context = { now: '2027-11-05T12:00:00Z', statementDays: 180, lexiconVersion };
  const avoids = [{ kind: 'allergen' as const, allergen: 'peanuts' as const, strictness: 'ask' as const }];
  const verdicts = rows.flatMap(({ variants }) =>
    (variants ?? []).map(({ facts }) => assessDish(facts, [{ avoids }], context).verdict),
  );
  expect(verdicts).not.toContain('none_declared');
});
