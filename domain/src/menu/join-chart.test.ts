import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assessFixture, single } from '../../fixtures/assess-fixture.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import { presenceRank } from '../facts/dish-facts.ts';
import { levelWeight, nothingKnown, type Dish, type Statement } from '../facts/dish.ts';
import type { AllergenId } from '../facts/allergens.ts';
import { warnByChart } from './follow-chart.ts';

const days = ['2026-06-01', '2026-07-01', '2026-10-01', '2026-11-01'].map((day) => `${day}T00:00:00.000Z`);
const some: readonly AllergenId[] = ['milk', 'tree-nuts', 'almond', 'wheat', 'gluten'];
const strictnesses = ['fine', 'ask', 'dangerous'] as const;

const statement = (source: Statement['source'], days: readonly (string | null)[]) =>
  fc
    .record({
      allergen: fc.constantFrom(...some),
      level: fc.constantFrom<Statement['level']>('contains', 'may_contain', 'absent'),
      traces: fc.boolean(),
      stated_at: fc.constantFrom(...days),
    })
    .map(({ traces, level, ...said }): Statement => ({
      ...said,
      level,
      source,
      act: null,
      ingredient: traces && level === 'may_contain' ? 'absent' : null,
    }));
const statements = (source: Statement['source'], at: readonly (string | null)[]) =>
  fc.uniqueArray(statement(source, at), { maxLength: 4, selector: ({ allergen }) => allergen });

/** Makes a dish as it stands before its place joins: with what another chain's chart said, and what the place did. */
const dishes = fc
  .tuple(
    statements('published', [...days, null]),
    statements('restaurant', [...days, null]),
    statements('import', [...days, null]),
    fc.constantFrom(...days, null),
  )
  .map(([published, own, imported, changed]): Dish => ({
    ...nothingKnown,
    name: 'Dish of the day',
    ingredients_changed_at: changed,
    statements: [...published, ...own, ...imported],
  }));
const charts = fc
  .constantFrom(...days)
  .chain((at) => statements('published', [at]).map((said) => ({ at, statements: said })));

const isWarning = ({ level }: Statement): boolean => level !== 'absent';
const presencesOf = (dish: Dish) =>
  new Map(deriveFacts(dish).allergens.map(({ allergen, presence }) => [allergen, presenceRank[presence]]));
const verdictsOf = (dish: Dish) =>
  some.flatMap((allergen) =>
    strictnesses.map((strictness) => assessFixture(dish, single({ kind: 'allergen', allergen, strictness }))),
  );

it('makes nothing milder of any dish when its place joins a chain, whichever chart is older', () => {
  let weaker = 0;
  fc.assert(
    fc.property(dishes, charts, (dish, chart) => {
      const after = warnByChart(dish, chart);
      // What others said doesn't change.
      const others = (one: Dish) => one.statements.filter(({ source }) => source !== 'published');
      expect(others(after)).toEqual(others(dish));
      const chartAlone: Dish = { ...dish, statements: chart.statements.filter(isWarning) };
      const found = presencesOf(after);
      for (const known of [dish, chartAlone])
        for (const [allergen, rank] of presencesOf(known))
          if (rank >= presenceRank.possible)
            expect([allergen, (found.get(allergen) ?? -1) >= rank]).toEqual([allergen, true]);
      for (const one of [...dish.statements, ...chart.statements].filter(
        ({ source, level }) => source === 'published' && level !== 'absent',
      )) {
        const left = after.statements.find(
          ({ source, allergen }) => source === 'published' && allergen === one.allergen,
        );
        expect(left && levelWeight[left.level]).toBeGreaterThanOrEqual(levelWeight[one.level]);
        // It has its own day.
        expect([...dish.statements, ...chart.statements]).toContainEqual(
          expect.objectContaining({
            source: 'published',
            allergen: left!.allergen,
            level: left!.level,
            stated_at: left!.stated_at,
          }),
        );
        weaker += Number(
          dish.statements.some(
            (two) => two.source === 'published' && two.allergen === one.allergen && two.level !== one.level,
          ),
        );
      }
      const before = verdictsOf(dish);
      for (const [at, verdict] of verdictsOf(after).entries()) expect(verdict).toBeLessThanOrEqual(before[at]!);
      expect(warnByChart(after, chart)).toEqual(after);
    }),
    runsOf(20_000, 1500),
  );
  expect(weaker).toBeGreaterThan(100);
});
