import { describe, expect, it } from 'vitest';
import { assessFixture, rank, single } from '../../fixtures/assess-fixture.ts';
import { nothingKnown, type Dish, type Statement } from '../facts/dish.ts';
import { retainChartWarnings, ownStatement, shownStatement } from './chart-warnings.ts';
import { editDish, type DishEdit } from './edit-dish.ts';

const july = '2026-07-01T00:00:00.000Z';
const october = '2026-10-01T00:00:00.000Z';
const november = '2026-11-03T10:00:00.000Z';

const says = (source: Statement['source'], level: Statement['level'], stated_at: string | null): Statement => ({
  allergen: 'milk',
  level,
  source,
  stated_at,
});
const chart = (level: Statement['level'], stated_at: string | null = july) => says('published', level, stated_at);
const fries: Dish = { ...nothingKnown, name: 'Fries', cross_contact_stated_at: november };
const edited = (statements: readonly Statement[], edit: DishEdit) =>
  editDish({ ...fries, statements }, edit, { at: november, act: 'an act' });
const milk = single({ kind: 'allergen', allergen: 'milk', strictness: 'ask' });
const absent: DishEdit = { statements: [{ allergen: 'milk', level: 'absent' }] };

describe('an edit by the restaurant', () => {
  it.each<[string, DishEdit]>([
    ['states it absent', absent],
    ['withdraws it', { statements: [{ allergen: 'milk', level: 'not_stated' }] }],
    ['softens it', { statements: [{ allergen: 'milk', level: 'may_contain', ingredient: 'absent' }] }],
    ['states the others absent', { none_of_the_others: true }],
  ])('leaves the warning of the chain’s chart, however it %s', (_, edit) => {
    const after = edited([chart('contains')], edit);
    expect(after.statements).toContainEqual(chart('contains'));
    expect(assessFixture(after, milk)).toBe(rank('avoid'));
  });

  it('leaves its "may contain" too, so that traces stay possible', () => {
    expect(assessFixture(edited([chart('may_contain')], absent), milk)).toBe(rank('cross_contact'));
  });

  it('never clears by the chart’s "traces only" when it withdraws its own warning', () => {
    const traces = { ...chart('may_contain'), ingredient: 'absent' as const };
    const after = edited([traces, says('restaurant', 'contains', july)], {
      statements: [{ allergen: 'milk', level: 'not_stated' }],
    });
    expect(after.statements).toEqual([{ ...traces, stated_at: null }]);
    expect(assessFixture(after, milk)).toBe(rank('not_verified'));
  });

  it('stands first in what clears', () => {
    const [own, ...more] = edited([chart('absent')], absent).statements;
    expect(own).toMatchObject({ source: 'restaurant', level: 'absent', stated_at: november });
    expect(more).toEqual([]);
    expect(
      edited([chart('absent')], { statements: [{ allergen: 'milk', level: 'contains' }] }).statements,
    ).toMatchObject([{ source: 'restaurant', level: 'contains' }]);
  });

  it('replaces what the restaurant said before, and what nobody vouched for', () => {
    for (const source of ['restaurant', 'import', 'claimed'] as const)
      expect(edited([says(source, 'contains', july)], absent).statements).toMatchObject([{ level: 'absent' }]);
  });
});

describe('another chart', () => {
  const kept = (said: readonly Statement[], before: readonly Statement[]) => retainChartWarnings(said, before);

  it('ends a warning that it denies or repeats', () => {
    for (const newer of [chart('absent', october), chart('contains', october)])
      expect(kept([newer], [chart('contains')])).toEqual([newer]);
    const traces = { ...chart('may_contain', october), ingredient: 'absent' as const };
    expect(kept([traces], [chart('contains')])).toEqual([traces]);
  });

  it('ends nothing by an empty cell, by less, by an older date or by none', () => {
    const warning = chart('contains');
    for (const said of [
      [],
      [chart('may_contain', october)],
      [chart('absent', '2026-06-01T00:00:00.000Z')],
      [chart('absent', null)],
    ])
      expect(kept(said, [warning])).toEqual([warning]);
  });

  it('that says more counts as well where it is older, with its own day', () => {
    for (const other of [chart('contains', july), chart('contains', null)])
      expect(kept([other], [chart('may_contain', october)])).toEqual([other]);
  });

  it('is no statement of anybody else', () => {
    const own = says('restaurant', 'absent', november);
    expect(kept([own], [chart('contains')])).toEqual([own, chart('contains')]);
    expect(kept([own], [says('restaurant', 'contains', july)])).toEqual([own]);
  });
});

it('is shown where the restaurant says nothing itself', () => {
  const own = says('restaurant', 'absent', november);
  expect(shownStatement([chart('contains'), own], 'milk')).toBe(own);
  expect(ownStatement([chart('contains')], 'milk')).toBeUndefined();
  expect(shownStatement([chart('contains')], 'milk')).toEqual(chart('contains'));
});
