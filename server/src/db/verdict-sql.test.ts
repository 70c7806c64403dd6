import { assessDish } from '@clearplate/domain/assess-dish';
import { avoidedSets } from '@clearplate/domain/avoided-sets';
import { deriveFacts } from '@clearplate/domain/derive-facts';
import type { DishFacts } from '@clearplate/domain/dish-facts';
import { nothingKnown } from '@clearplate/domain/dish-record';
import type { Avoidance, Eater } from '@clearplate/domain/eater';
import { context, farAhead, world } from '@clearplate/domain/fixtures/arbitrary-records.ts';
import { contextOf, eatersOf, recordOf, type Scenario } from '@clearplate/domain/fixtures/read-scenarios.ts';
import table from '@clearplate/domain/fixtures/verdicts.json' with { type: 'json' };
import type { AssessContext, Verdict } from '@clearplate/domain/verdict';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { storeFacts } from '../../test/store-facts.ts';
import { sql } from './sql.ts';
import { judgedBy } from './verdict-sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.end());

async function judge(ids: readonly number[], eaters: readonly Eater[], context: AssessContext) {
  const judging = { ...context, avoided: avoidedSets(eaters) };
  const rows = await database.app.query<{ verdict: Verdict | null }>(sql`
    select judged.verdict from dish_facts f ${judgedBy(judging)}
    where f.dish_id = any(${ids}::bigint[]) order by f.dish_id`);
  return rows.map(({ verdict }) => verdict);
}

describe('the verdict in SQL', () => {
  it('is that of assessDish for every scenario', async () => {
    const scenarios = (table as unknown as { scenarios: Scenario[] }[]).flatMap((group) => group.scenarios);
    const all = scenarios.map((scenario) => deriveFacts(recordOf(scenario)));
    const ids = await storeFacts(database.app, all);
    expect(ids.length).toBeGreaterThan(100);
    for (const [index, scenario] of scenarios.entries()) {
      const eaters = eatersOf(scenario);
      const { verdict } = assessDish(all[index]!, eaters, contextOf(scenario));
      expect([scenario.why, await judge([ids[index]!], eaters, contextOf(scenario))]).toEqual([
        scenario.why,
        [verdict],
      ]);
    }
  });

  // PostgreSQL keeps neither NUL nor half of a character, and no dish that is stored has one.
  const isStorable = (facts: DishFacts) => !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(facts));

  it('is that of assessDish for made-up dishes and eaters', async () => {
    const worlds = fc
      .sample(world, { numRuns: 3000, seed: 3 })
      .map(({ record, eaters }) => ({ facts: deriveFacts(record), eaters }))
      .filter(({ facts }) => isStorable(facts));
    const ids = await storeFacts(
      database.app,
      worlds.map(({ facts }) => facts),
    );
    const contexts: AssessContext[] = [
      context,
      { ...context, statementDays: 2 },
      { ...context, now: farAhead },
      { ...context, lexiconVersion: 'another' },
      { ...context, profileApplied: false },
    ];
    const met = new Set<Verdict | null>();
    // Each menu is judged for those who came with one of its dishes, in pairs, and for nobody.
    const menu = 30;
    for (let from = 0; from < worlds.length; from += menu) {
      const dishes = worlds.slice(from, from + menu);
      for (let pick = 0; pick < 10; pick += 1) {
        const eaters = pick === 9 ? [] : [...dishes[pick * 3]!.eaters, ...(pick < 2 ? dishes[pick + 1]!.eaters : [])];
        const within = contexts[pick < 6 ? 0 : (from / menu + pick) % contexts.length]!;
        const expected = dishes.map(({ facts }) => assessDish(facts, eaters, within).verdict);
        for (const verdict of expected) met.add(verdict);
        expect({ eaters, within, verdicts: await judge(ids.slice(from, from + menu), eaters, within) }).toEqual({
          eaters,
          within,
          verdicts: expected,
        });
      }
    }
    expect(met).toEqual(new Set([null, 'avoid', 'not_verified', 'cross_contact', 'none_declared']));
  });

  const ingredient = (name: string): Avoidance => ({ kind: 'ingredient', name, term: name });
  const unknown = (name: string): Avoidance => ({ kind: 'unknown', name });

  it.each([
    [ingredient('garlic'), 'not_verified'],
    [ingredient('onion'), 'none_declared'],
    [ingredient('arli'), 'none_declared'],
    [unknown('Plain  RICE'), 'avoid'],
    [unknown('ric'), 'not_verified'],
    [unknown('???'), 'not_verified'],
  ] as const)('finds %o as whole words where it is written: %s', async (avoidance, verdict) => {
    const stated = '2026-11-03T00:00:00.000Z';
    const ingredients = ['plain rice', 'garlic-free tomatoes'];
    const facts = deriveFacts({ ...nothingKnown, ingredients, ingredientsCompleteAt: stated });
    const eaters: Eater[] = [{ avoids: [avoidance] }];
    expect(assessDish(facts, eaters, context).verdict).toBe(verdict);
    expect(await judge(await storeFacts(database.app, [facts]), eaters, context)).toEqual([verdict]);
  });

  it('keeps what is avoided out of the statement', () => {
    const eaters: Eater[] = [
      {
        avoids: [
          { kind: 'allergen', allergen: 'peanuts', strictness: 'dangerous' },
          { kind: 'ingredient', name: 'Garlic', term: 'garlic' },
          { kind: 'unknown', name: 'Zorbax' },
        ],
      },
    ];
    const textFor = (each: Eater[]) => judgedBy({ ...context, avoided: avoidedSets(each) }).text;
    expect(textFor(eaters)).toBe(textFor([]));
  });
});
