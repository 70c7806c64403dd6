import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { world } from '../../fixtures/arbitrary-records.ts';
import { assessFixture, rank, single } from '../../fixtures/assess-fixture.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { allergens, ancestorsOf, descendantsOf, type AllergenId } from '../facts/allergens.ts';
import { canonicalDish, nothingKnown, type Dish, type Statement } from '../facts/dish.ts';
import { followChart, withdrawChart } from './follow-chart.ts';

vi.setConfig({ testTimeout: 120_000 });

const july = '2026-07-01T00:00:00.000Z';
const october = '2026-10-01T00:00:00.000Z';
const november = '2026-11-03T10:00:00.000Z';

const said = (
  source: Statement['source'],
  level: Statement['level'],
  stated_at: string,
  allergen: AllergenId = 'milk',
): Statement => ({ allergen, level, source, stated_at });
const chart = (at: string, ...levels: readonly (readonly [AllergenId, Statement['level']])[]) => ({
  at,
  statements: levels.map(([allergen, level]) => said('published', level, at, allergen)),
});
const avoiding = (allergen: AllergenId) => single({ kind: 'allergen', allergen, strictness: 'ask' });
const fries: Dish = { ...nothingKnown, name: 'Dish of the day' };
const milkOf = (dish: Dish) => assessFixture(dish, avoiding('milk'));

describe('a chart', () => {
  it('clears what it denies, and a newer one takes away what that leaves out', () => {
    const first = followChart(fries, chart(july, ['milk', 'absent'], ['fish', 'contains']));
    expect(milkOf(first)).toBe(rank('none_declared'));
    const second = followChart(first, chart(october, ['eggs', 'absent']));
    expect(second.statements).toEqual([
      said('published', 'absent', october, 'eggs'),
      said('published', 'contains', july, 'fish'),
    ]);
    expect(milkOf(second)).toBe(rank('not_verified'));
  });

  it('takes away the denial beside an older warning, too', () => {
    const traces = { ...said('published', 'may_contain', july), ingredient: 'absent' as const };
    const dish = followChart(fries, { at: july, statements: [traces] });
    expect(milkOf(dish)).toBe(rank('cross_contact'));
    expect(milkOf(followChart(dish, chart(october)))).toBe(rank('not_verified'));
  });

  it('ends an older warning by denying it, and then what others denied before has to be confirmed', () => {
    const warned = followChart(
      { ...fries, statements: [said('restaurant', 'absent', '2026-09-01T00:00:00.000Z', 'eggs')] },
      chart(july, ['milk', 'contains']),
    );
    const denied = followChart(warned, chart(october, ['milk', 'absent']));
    expect(milkOf(denied)).toBe(rank('none_declared'));
    expect(assessFixture(warned, avoiding('eggs'))).toBe(rank('none_declared'));
    expect(assessFixture(denied, avoiding('eggs'))).toBe(rank('not_verified'));
    expect(followChart(denied, chart(october, ['milk', 'absent']))).toEqual(denied);
  });

  it('stands behind the place’s own statement, and never answers a warning of the place', () => {
    const own = { ...fries, statements: [said('restaurant', 'absent', november)] };
    expect(followChart(own, chart(july, ['milk', 'absent'])).statements).toEqual(own.statements);
    expect(milkOf(followChart(own, chart(july, ['milk', 'contains'])))).toBe(rank('avoid'));
    const nuts = { ...fries, statements: [said('restaurant', 'may_contain', july, 'tree-nuts')] };
    expect(followChart(nuts, chart(october, ['almond', 'absent'])).statements).toEqual(nuts.statements);
    const since = { ...chart(july, ['almond', 'absent'], ['milk', 'absent']), warnedSince: ['tree-nuts'] as const };
    expect(followChart(fries, since).statements.map(({ allergen }) => allergen)).toEqual(['milk']);
  });

  it('only warns of a namesake', () => {
    const levels = chart(july, ['milk', 'absent'], ['fish', 'contains']);
    expect(followChart(fries, { ...levels, isNamesake: true }).statements).toMatchObject([{ allergen: 'fish' }]);
  });
});

describe('taking a chart back', () => {
  const dish = followChart(
    { ...fries, statements: [said('restaurant', 'absent', november)] },
    chart(july, ['milk', 'contains'], ['eggs', 'absent'], ['fish', 'may_contain']),
  );

  it('ends what it denied and leaves what it warned of', () => {
    const after = withdrawChart(dish, { at: july, byMistake: false });
    expect(after.statements.map(({ allergen, level }) => `${allergen} ${level}`)).toEqual([
      'milk contains',
      'fish may_contain',
      'milk absent',
    ]);
  });

  it('ends its warnings where it was a mistake, and clears nothing by that', () => {
    const after = withdrawChart(dish, { at: july, byMistake: true });
    expect(after.statements).toEqual([{ ...said('restaurant', 'absent', november), stated_at: null }]);
    expect(milkOf(after)).toBe(rank('not_verified'));
  });
});

describe('taking back a chart that was recorded by mistake', () => {
  const own = { ...fries, statements: [said('restaurant', 'absent', november)] };
  const first = followChart(own, chart(july, ['milk', 'contains']));

  it('leaves what an older chart warns of', () => {
    const second = followChart(first, chart(october, ['fish', 'may_contain']));
    const after = withdrawChart(second, { at: october, byMistake: true });
    expect(published(after).map(({ allergen, level }) => `${allergen} ${level}`)).toEqual(['milk contains']);
    expect(milkOf(after)).toBe(rank('avoid'));
  });

  it('clears nothing that an older chart warned of and the mistake denied', () => {
    const nutless = { ...fries, statements: [said('restaurant', 'absent', november, 'tree-nuts')] };
    const almond = followChart(nutless, chart(july, ['almond', 'contains']));
    const second = followChart(almond, chart(october, ['almond', 'absent']));
    const verdictsOf = (dish: Dish) =>
      (['tree-nuts', 'almond'] as const).map((allergen) => assessFixture(dish, avoiding(allergen)));
    expect(verdictsOf(almond)).toEqual([rank('avoid'), rank('avoid')]);
    expect(verdictsOf(second)).toEqual([rank('none_declared'), rank('none_declared')]);
    const after = withdrawChart(second, { at: october, byMistake: true });
    expect(verdictsOf(after)).toEqual([rank('not_verified'), rank('not_verified')]);
  });
});

/** Has one statement of each allergen at most, as in a row of a chart. */
const row = (at: string): fc.Arbitrary<Statement[]> =>
  fc.uniqueArray(
    fc.record({
      allergen: fc.constantFrom(...allergens.slice(0, 20).map(({ id }) => id)),
      level: fc.constantFrom('absent', 'absent', 'may_contain', 'contains'),
      source: fc.constant('published' as const),
      stated_at: fc.constant(at),
      act: fc.constantFrom(null, 'one'),
    }),
    { maxLength: 8, selector: ({ allergen }) => allergen },
  );
/** The database stores each source once for each allergen. */
const stored = (dish: Dish): Dish => ({
  ...dish,
  statements: [...new Map(dish.statements.map((one) => [`${one.allergen} ${one.source}`, one])).values()],
});
const isWarning = ({ level }: Statement) => level !== 'absent';
const published = (dish: Dish) => dish.statements.filter(({ source }) => source === 'published');
const denials = (dish: Dish) => published(dish).filter((one) => !isWarning(one) || one.ingredient === 'absent');
const withoutChart = (dish: Dish): Dish => ({
  ...dish,
  statements: dish.statements.filter(({ source }) => source !== 'published'),
});

it('holds for any dish and any two charts', () => {
  const check = fc.property(world, row(july), row(october), ({ record, ids }, older, newer) => {
    const first = followChart(stored(record), { at: july, statements: older });
    const second = followChart(first, { at: october, statements: newer });
    // Nothing is left that the older chart denied, or that was denied before, unless the newer one denies it.
    for (const one of denials(second)) expect(newer).toContainEqual(one);
    // A warning ends only where the newer denies it.
    for (const one of published(first).filter(isWarning)) {
      const denied = newer.some(({ allergen, level }) => allergen === one.allergen && level === 'absent');
      const left = published(second).filter(({ allergen, level }) => allergen === one.allergen && level !== 'absent');
      if (!denied) expect(left.some(({ level }) => level === 'contains' || level === one.level)).toBe(true);
    }
    // A chart never weakens what the place warns of.
    const own = second.statements.filter((one) => isWarning(one) && ['restaurant', 'import'].includes(one.source));
    const warned = new Set(
      own.flatMap(({ allergen }) => [allergen, ...ancestorsOf(allergen), ...descendantsOf(allergen)]),
    );
    for (const allergen of ids.slice(0, 6)) {
      if (!warned.has(allergen)) continue;
      expect(assessFixture(second, avoiding(allergen))).toBeLessThanOrEqual(
        assessFixture(withoutChart(stored(record)), avoiding(allergen)),
      );
    }
    // Recorded again, it changes nothing; and nobody else's statement ever does.
    expect(canonicalDish(followChart(second, { at: october, statements: newer }))).toEqual(canonicalDish(second));
    expect(withoutChart(second).statements).toEqual(withoutChart(stored(record)).statements);
    // Taken back, it clears nothing more.
    for (const byMistake of [true, false])
      for (const allergen of ids.slice(0, 6)) {
        const after = assessFixture(withdrawChart(second, { at: october, byMistake }), avoiding(allergen));
        if (after !== rank('none_declared')) continue;
        expect(assessFixture(second, avoiding(allergen))).toBe(after);
        // What was warned of before the mistake doesn't clear either.
        if (byMistake) expect(assessFixture(first, avoiding(allergen))).not.toBe(rank('avoid'));
      }
  });
  fc.assert(check, runsOf(700, 200));
});

it('moves no day of a change back over what others denied', () => {
  const november5 = '2026-11-05T00:00:00.000Z';
  const source = fc.constantFrom<Statement['source']>('import', 'restaurant', 'published');
  const denial = fc.record({
    allergen: fc.constantFrom<AllergenId>('eggs', 'fish', 'almond', 'tree-nuts', 'milk'),
    source,
    level: fc.constantFrom<Statement['level']>('absent', 'absent', 'may_contain'),
    ingredient: fc.constantFrom(null, 'absent' as const),
    stated_at: fc.constantFrom('2026-06-01T00:00:00.000Z', july, october, november, '2026-11-06T00:00:00.000Z'),
  });
  let moved = 0;
  const check = fc.property(fc.array(denial, { maxLength: 4 }), (others) => {
    const dish = stored({
      ...fries,
      ingredients_changed_at: november5,
      statements: others.map((one) => ({ ...one, ingredient: one.level === 'may_contain' ? one.ingredient : null })),
    });
    const after = followChart(dish, { ...chart(july, ['milk', 'absent']), isUnchanged: true });
    if (after.ingredients_changed_at === july) moved += 1;
    for (const allergen of ['eggs', 'fish', 'almond', 'tree-nuts'] as const) {
      const isClear = assessFixture(after, avoiding(allergen)) >= rank('cross_contact');
      if (isClear) expect(assessFixture(dish, avoiding(allergen))).toBeGreaterThanOrEqual(rank('cross_contact'));
    }
  });
  fc.assert(check, runsOf(2000, 400));
  expect(moved).toBeGreaterThan(50);
});
