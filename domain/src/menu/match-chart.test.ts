import { describe, expect, it } from 'vitest';
import type { Statement } from '../facts/dish.ts';
import { findNear, statementsByName } from './match-chart.ts';

const says = (level: Statement['level'], more: Partial<Statement> = {}): Statement => ({
  allergen: 'milk',
  level,
  source: 'published',
  stated_at: '2026-07-01T00:00:00.000Z',
  act: 'row',
  ...more,
});
const row = (name: string, statements: Statement[], also: string[] = []) => ({ name, also, statements });

describe('what a chart says of a name', () => {
  it('is found whatever its case, plural and signs, and under names that somebody confirmed', () => {
    const rows = [row('Curly Fries®', [says('contains')], ['Seasoned Fries'])];
    const byName = statementsByName(rows);
    for (const form of ['curly fry', 'seasoned fry']) expect(byName.get(form)).toEqual(rows[0]!.statements);
    expect(statementsByName([row('???', [says('absent')])]).size).toBe(0);
  });

  it.each<[string, Statement[], Statement[], object[]]>([
    ['warns where either does', [says('absent')], [says('contains')], [{ level: 'contains', act: null }]],
    ['warns as strongly as either', [says('may_contain')], [says('contains')], [{ level: 'contains' }]],
    ['denies what both deny', [says('absent')], [says('absent')], [{ level: 'absent', act: null }]],
    ['denies nothing that one leaves out', [says('absent')], [], []],
    [
      'warns of what only one mentions, and takes no denial of it',
      [],
      [says('may_contain', { ingredient: 'absent' })],
      [{ level: 'may_contain', ingredient: null }],
    ],
    [
      'is no ingredient where both say so',
      [says('absent')],
      [says('may_contain', { ingredient: 'absent' })],
      [{ level: 'may_contain', ingredient: 'absent' }],
    ],
  ])('in two rows %s', (_, one, other, merged) => {
    for (const rows of [
      [one, other],
      [other, one],
    ])
      expect(statementsByName(rows.map((statements) => row('Fries', statements))).get('fry')).toMatchObject(merged);
  });
});

describe('near names', () => {
  it('are offered for a row that no dish is named like, the likeliest first', () => {
    const menu = ['Classic Roast Beef', 'Double Roast Beef', 'Tuna Salad', 'Fries'];
    expect(findNear(['Roast Beef Classic Sandwich', 'Chicken Salad', 'Fries'], menu)).toEqual(
      new Map([['Roast Beef Classic Sandwich', ['Classic Roast Beef']]]),
    );
  });

  it('are no dishes that another row is named like', () => {
    expect(findNear(['Roast Beef', 'Roast Beef Sandwich'], ['Roast Beef'])).toEqual(new Map());
  });

  it.each([
    ['Chkn Sandwich', 'Chicken Sandwich'],
    ['Choc Cake', 'Chocolate Cake'],
    ['Chese Burger Large', 'Cheese Burger Large'],
  ])('may be short forms and slips: %s', (row, dish) => {
    expect(findNear([row], [dish, 'Tuna Salad'])).toEqual(new Map([[row, [dish]]]));
  });

  it('are none by chance', () => {
    expect(findNear(['Silk Tea', 'Ham Roll'], ['Milk Tea', 'Hot Roll', 'Hummus'])).toEqual(new Map());
  });

  it('are found soon among many', () => {
    const names = (of: string) => Array.from({ length: 5000 }, (_, at) => `Chicken ${of} number ${at} with rice`);
    expect(findNear(names('bowl'), names('plate')).size).toBe(5000);
  }, 60_000);
});
