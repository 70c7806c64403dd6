import type { Told } from '@clearplate/domain/verdict/told';
import type { Assessment, Verdict } from '@clearplate/domain/verdict/verdict';
import { describe, expect, it } from 'vitest';
import { buildCartGroup, buildCartLine } from '../../../test/cart-builders.ts';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { assessGroup, isDoubtful, type AssessedLine } from './assessed-cart.ts';
import { quantityIn } from './use-cart.ts';

const assessed = (verdict: Verdict | null, given: { removed?: boolean; worse?: boolean } = {}): AssessedLine => ({
  line: buildCartLine({ is_removed: given.removed ?? false }),
  since: { assessment: { verdict, causes: [] }, worse: given.worse ? [{}] : [] } as never,
});

describe('a line is asked about before somebody orders', () => {
  it.each<[Verdict | null, boolean]>([
    ['avoid', true],
    ['not_verified', true],
    ['cross_contact', false],
    ['none_declared', false],
    [null, false],
  ])('%s: %s', (verdict, isAsked) => {
    expect(isDoubtful(assessed(verdict))).toBe(isAsked);
    expect(isDoubtful(assessed(verdict, { worse: true }))).toBe(true);
    expect(isDoubtful(assessed(verdict, { removed: true }))).toBe(true);
  });
});

it('a line whose verdict was made worse at the table is asked about', () => {
  const assessment: Assessment = {
    verdict: 'none_declared',
    causes: [
      {
        avoidance: { kind: 'allergen', allergen: 'peanuts', strictness: 'ask' },
        verdict: 'none_declared',
        reason: 'stated_absent',
        evidence: [],
        questions: [],
      },
    ],
    lexiconVersion: '1',
  };
  const avoiding = { assessSince: () => ({ assessment, worse: [] }) } as unknown as Avoiding;
  const at = '2026-11-22T19:40:00.000Z';
  const told: Told = {
    restaurant: 1,
    kind: 'shared_equipment',
    things: ['peanut'],
    dishes: [1],
    answer: 'yes',
    by: 'chef',
    at,
  };
  const group = buildCartGroup([buildCartLine({ dish_id: 1 }), buildCartLine({ dish_id: 2 })]);
  expect(assessGroup(group, avoiding, [told])?.map(isDoubtful)).toEqual([true, false]);
});

it('no line of a group is assessed while one can not be', () => {
  const group = buildCartGroup([buildCartLine({ dish_id: 1 }), buildCartLine({ dish_id: 2 })]);
  let asked = 0;
  const assessSince = () => {
    asked += 1;
    return asked === 2 ? undefined : { assessment: {}, worse: [] };
  };
  expect(assessGroup(group, { assessSince } as unknown as Avoiding, [])).toBeUndefined();
  const all = assessGroup(group, { assessSince } as unknown as Avoiding, []);
  expect(all?.map(({ line }) => line.dish_id)).toEqual([1, 2]);
});

it('how many of a dish are in a cart is told across its restaurants', () => {
  const cart = [
    buildCartGroup([buildCartLine({ dish_id: 1, quantity: 2 })]),
    buildCartGroup([buildCartLine({ dish_id: 2, quantity: 3 })], { restaurant_id: 2 }),
  ];
  expect([1, 2, 3].map((id) => quantityIn(cart, id))).toEqual([2, 3, 0]);
});
