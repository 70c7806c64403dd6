import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { avoidedSets } from '@clearplate/domain/verdict/avoided-sets';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { isDisliked } from '@clearplate/domain/verdict/disliked';
import { asEatersOfDislikes } from '@clearplate/domain/verdict/assess-dislikes';
import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import type { DishFacts } from '@clearplate/domain/facts/dish-facts';
import { nothingKnown, type Dish, type Statement } from '@clearplate/domain/facts/dish';
import { followChart } from '@clearplate/domain/menu/follow-chart';
import type { Avoidance, Eater, Strictness } from '@clearplate/domain/verdict/eater';
import { context, farAhead, world } from '@clearplate/domain/fixtures/arbitrary-records.ts';
import { contextOf, eatersOf, recordOf, type Scenario } from '@clearplate/domain/fixtures/read-scenarios.ts';
import table from '@clearplate/domain/fixtures/verdicts.json' with { type: 'json' };
import type { AssessContext, Verdict } from '@clearplate/domain/verdict/verdict';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { storeFacts } from '../../test/store-facts.ts';
import { sql } from '../db/sql.ts';
import { assessedBy } from './verdict-sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.end());

async function assess(ids: readonly number[], eaters: readonly Eater[], context: AssessContext) {
  const rows = await assessWhole(ids, eaters, context);
  return rows.map(({ verdict }) => verdict);
}

const judgingFor = (eaters: readonly Eater[], context: AssessContext) => ({
  ...context,
  avoided: avoidedSets(eaters),
  disliked: avoidedSets(asEatersOfDislikes(eaters)),
});

function assessWhole(ids: readonly number[], eaters: readonly Eater[], context: AssessContext) {
  const assessing = judgingFor(eaters, context);
  return database.app.query<{ verdict: Verdict | null; has: boolean }>(sql`
    select judged.verdict, judged.has_disliked as has from dish_bits f ${assessedBy(assessing)}
    where f.dish_id = any(${ids}::bigint[]) order by f.dish_id`);
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
      expect([scenario.why, await assess([ids[index]!], eaters, contextOf(scenario))]).toEqual([
        scenario.why,
        [verdict],
      ]);
    }
  });

  // PostgreSQL keeps neither NUL nor half of a character, and no dish that is stored has one.
  const isStorable = (facts: DishFacts) => !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(facts));

  /** Returns the same dish after two charts of its chain, which say what two other dishes do. */
  function withCharts(dish: Dish, older: Dish, newer: Dish): Dish {
    const chart = ({ statements }: Dish, at: string) => {
      const published = statements.map((one): Statement => ({ ...one, source: 'published', stated_at: at }));
      return { at, statements: [...new Map(published.map((one) => [one.allergen, one])).values()] };
    };
    const first = followChart(dish, chart(older, '2026-06-01T00:00:00.000Z'));
    return followChart(first, chart(newer, '2026-11-09T00:00:00.000Z'));
  }

  it('is that of assessDish for made-up dishes and eaters, a third of them in two charts', async () => {
    const worlds = fc
      .sample(world, { numRuns: process.env['PROVE'] ? 10_000 : 3000, seed: 3 })
      .map(({ record, eaters }, index, all) => {
        const others = [all[index - 1]?.record, all[index - 2]?.record];
        const [older, newer] = index % 3 === 2 ? others : [];
        return { facts: deriveFacts(older && newer ? withCharts(record, older, newer) : record), eaters };
      })
      .filter(({ facts }) => isStorable(facts));
    const published = worlds.flatMap(({ facts }) => facts.allergens.flatMap(({ evidence }) => evidence));
    const days = published.map((one) => ('source' in one && one.source === 'published' ? one.at : null));
    for (const day of ['2026-06-01T00:00:00.000Z', '2026-11-09T00:00:00.000Z'])
      expect(days.filter((at) => at === day).length).toBeGreaterThan(100);
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
    // Each menu is assessed for those who came with one of its dishes, in pairs, and for nobody.
    const menu = 30;
    for (let from = 0; from + menu <= worlds.length; from += menu) {
      const dishes = worlds.slice(from, from + menu);
      for (let pick = 0; pick < 10; pick += 1) {
        const eaters = pick === 9 ? [] : [...dishes[pick * 3]!.eaters, ...(pick < 2 ? dishes[pick + 1]!.eaters : [])];
        const within = contexts[pick < 6 ? 0 : (from / menu + pick) % contexts.length]!;
        const expected = dishes.map(({ facts }) => assessDish(facts, eaters, within).verdict);
        for (const verdict of expected) met.add(verdict);
        expect({ eaters, within, verdicts: await assess(ids.slice(from, from + menu), eaters, within) }).toEqual({
          eaters,
          within,
          verdicts: expected,
        });
      }
    }
    expect(met).toEqual(new Set([null, 'avoid', 'not_verified', 'cross_contact', 'none_declared']));
    const [dated] = await database.app.query<{ differently: number }>(sql`
      select count(*) as differently from dish_bits where coverings is not null and dish_id = any(${ids}::bigint[])`);
    expect(dated!.differently).toBeGreaterThan(100);
  }, 600_000);

  it('tells what somebody would rather not eat as assessDish does, and assesses as if it were not there', async () => {
    const worlds = fc
      .sample(world, { numRuns: 1500, seed: 5 })
      .map(({ record, eaters }) => ({ facts: deriveFacts(record), eaters }))
      .filter(({ facts }) => isStorable(facts));
    const ids = await storeFacts(
      database.app,
      worlds.map(({ facts }) => facts),
    );
    const met = new Set<string>();
    const menu = 30;
    for (let from = 0; from + menu <= worlds.length; from += menu) {
      const dishes = worlds.slice(from, from + menu);
      for (let pick = 0; pick < 5; pick += 1) {
        const dislikes = dishes[pick * 2 + 1]!.eaters.flatMap(({ avoids }) => avoids);
        const avoiding = pick === 0 ? [] : dishes[pick * 2]!.eaters;
        const eaters = [...avoiding, { avoids: [], dislikes }];
        const expected = dishes.map(({ facts }) => {
          const assessment = assessDish(facts, eaters, context);
          expect(assessment.verdict).toBe(assessDish(facts, avoiding, context).verdict);
          const has = assessment.dislikes?.some(({ isThere }) => isThere) ?? false;
          met.add(`${assessment.verdict} ${has} ${isDisliked(assessment)}`);
          return { verdict: assessment.verdict, has };
        });
        const found = await assessWhole(ids.slice(from, from + menu), eaters, context);
        expect({ eaters, found }).toEqual({ eaters, found: expected });
      }
    }
    for (const verdict of ['null', 'not_verified', 'cross_contact', 'none_declared'])
      expect(met).toContain(`${verdict} true true`);
    expect(met).toContain('avoid true false');
  }, 600_000);

  const avoids = (allergen: AllergenId, strictness: Strictness = 'ask'): Avoidance => ({
    kind: 'allergen',
    allergen,
    strictness,
  });
  const stated = (allergen: AllergenId, stated_at: string | null, level: 'absent' | 'may_contain' = 'absent') =>
    ({ allergen, level, source: 'restaurant', stated_at }) as const;
  /** Returns the time so many milliseconds after the last day on which a statement holds. */
  const pastTheLimit = (ms: number) =>
    new Date(Date.parse(context.now) - context.statementDays * 86_400_000 - ms).toISOString();
  const ahead = (ms: number) => new Date(Date.parse(context.now) + 86_400_000 + ms).toISOString();
  const recent = pastTheLimit(-86_400_000);

  it.each([
    ['on its last day', [pastTheLimit(0)], 'none_declared'],
    ['a moment later', [pastTheLimit(1)], 'not_verified'],
    ['a day ahead of the clock', [ahead(0)], 'none_declared'],
    ['further ahead', [ahead(1)], 'not_verified'],
    ['without a date', [null], 'not_verified'],
    ['of two dates', [recent, pastTheLimit(0)], 'none_declared'],
    ['of which the second is too old', [recent, pastTheLimit(1)], 'not_verified'],
    ['of which the first is too old', [pastTheLimit(1), recent], 'not_verified'],
    ['of which one is missing', [recent, null], 'not_verified'],
    ['of three dates', [recent, pastTheLimit(0), ahead(0)], 'none_declared'],
  ] as const)('takes a statement %s as %o: %s', async (_, dates, verdict) => {
    const all = ['milk', 'eggs', 'fish'] as const;
    const statements = dates.map((at, index) => stated(all[index]!, at));
    const facts = deriveFacts({ ...nothingKnown, statements: [...statements, stated('celery', recent)] });
    const eaters: Eater[] = [{ avoids: dates.map((_, index) => avoids(all[index]!)) }];
    expect(assessDish(facts, eaters, context).verdict).toBe(verdict);
    expect(await assess(await storeFacts(database.app, [facts]), eaters, context)).toEqual([verdict]);
  });

  it.each([
    ['dangerous', 'avoid'],
    ['ask', 'cross_contact'],
    ['fine', 'none_declared'],
  ] as const)('takes traces as the eater does: %s is %s', async (strictness, verdict) => {
    const beside = { ...stated('milk', null, 'may_contain'), source: 'kitchen' } as const;
    const facts = deriveFacts({ ...nothingKnown, statements: [stated('milk', recent), beside] });
    const eaters: Eater[] = [{ avoids: [avoids('milk', strictness)] }];
    expect(assessDish(facts, eaters, context).verdict).toBe(verdict);
    expect(await assess(await storeFacts(database.app, [facts]), eaters, context)).toEqual([verdict]);
  });

  const ingredient = (
    name: string,
    more: { closed?: boolean; strictness?: Strictness } = { closed: true },
  ): Avoidance => ({
    kind: 'ingredient',
    name,
    term: name,
    ...more,
  });
  const unknown = (name: string): Avoidance => ({ kind: 'unknown', name });

  it.each([
    [ingredient('garlic'), 'not_verified'],
    [ingredient('onion'), 'none_declared'],
    [ingredient('arli'), 'none_declared'],
    [ingredient('onion', {}), 'not_verified'],
    [ingredient('onion', { closed: true, strictness: 'fine' }), 'none_declared'],
    [ingredient('onion', { closed: true, strictness: 'dangerous' }), 'not_verified'],
    [unknown('Plain  RICE'), 'avoid'],
    [unknown('ric'), 'not_verified'],
    [unknown('???'), 'not_verified'],
  ] as const)('finds %o as whole words where it is written: %s', async (avoidance, verdict) => {
    const confirmed = '2026-11-03T00:00:00.000Z';
    const ingredients = ['plain rice', 'garlic-free tomatoes'];
    const facts = deriveFacts({ ...nothingKnown, ingredients, ingredients_complete_at: confirmed });
    const eaters: Eater[] = [{ avoids: [avoidance] }];
    expect(assessDish(facts, eaters, context).verdict).toBe(verdict);
    expect(await assess(await storeFacts(database.app, [facts]), eaters, context)).toEqual([verdict]);
  });

  it.each([
    ['dangerous', 'avoid'],
    ['ask', 'not_verified'],
    ['fine', 'not_verified'],
    [undefined, 'not_verified'],
  ] as const)('takes what may be an ingredient as the eater does: %s is %s', async (strictness, verdict) => {
    const ingredients = ['fish'];
    const facts = deriveFacts({
      ...nothingKnown,
      ingredients,
      ingredients_complete_at: recent,
      cross_contact_stated_at: recent,
    });
    const salmon = ingredient('salmon', strictness === undefined ? {} : { closed: true, strictness });
    const eaters: Eater[] = [{ avoids: [salmon] }];
    expect(assessDish(facts, eaters, context).verdict).toBe(verdict);
    expect(await assess(await storeFacts(database.app, [facts]), eaters, context)).toEqual([verdict]);
  });

  it('keeps what is avoided out of the statement', () => {
    const eaters: Eater[] = [
      {
        avoids: [
          { kind: 'allergen', allergen: 'peanuts', strictness: 'dangerous' },
          { kind: 'ingredient', name: 'Garlic', term: 'garlic', closed: true, strictness: 'dangerous' },
          { kind: 'unknown', name: 'Zorbax' },
        ],
        dislikes: [
          { kind: 'allergen', allergen: 'eggs', strictness: 'ask' },
          { kind: 'unknown', name: 'Blorp' },
        ],
      },
    ];
    const textFor = (each: Eater[]) => assessedBy(judgingFor(each, context)).text;
    expect(textFor(eaters)).toBe(textFor([]));
  });
});
