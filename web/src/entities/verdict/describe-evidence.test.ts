import type { Evidence } from '@clearplate/domain/facts/dish-facts';
import { afterEach, describe, expect, it } from 'vitest';
import { es } from '../../translations/interface/es.ts';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';
import { describeAll } from './describe-evidence.ts';
import { listEvidence } from './describe-verdict.ts';
import { bandOf } from './probability-band.ts';
import { readCounts, totalOf } from './read-counts.ts';

afterEach(speakEnglish);

const at = '2026-11-03T00:00:00.000Z';
const told: readonly (readonly [Evidence, string])[] = [
  [{ kind: 'declared', level: 'contains', source: 'restaurant', at }, 'Declared by the restaurant, 3 Nov 2026'],
  [{ kind: 'declared', level: 'absent', source: 'restaurant', at }, 'Stated absent by the restaurant, 3 Nov 2026'],
  [
    { kind: 'declared', level: 'may_contain', source: 'restaurant', at, reason: 'shared fryer' },
    'May be there, stated by the restaurant, 3 Nov 2026: shared fryer',
  ],
  [
    { kind: 'declared', level: 'absent', source: 'restaurant', at: null },
    'Stated absent by the restaurant, without a date',
  ],
  [{ kind: 'ingredient', words: 'ghee', sure: true }, 'Ingredient: “ghee”'],
  [{ kind: 'ingredient', words: 'naan', sure: false }, 'Ingredient: “naan”, which often contains it'],
  [{ kind: 'name', words: 'Cheese', sure: true }, 'In the dish’s name: “Cheese”'],
  [{ kind: 'description', words: 'creamy', sure: false }, 'In the description: “creamy”, which often contains it'],
  [{ kind: 'report', at }, 'A reaction was reported, 3 Nov 2026'],
  [{ kind: 'estimate', words: 'butter', probability: 0.9 }, 'Estimated ingredient: “butter”, probability high'],
  [
    { kind: 'declared', level: 'contains', source: 'restaurant', at, via: 'almond' },
    'Declared by the restaurant, 3 Nov 2026 (as almond)',
  ],
];

describe('what a verdict rests on', () => {
  it.each(told)('%j', (evidence, words) => {
    expect(describeAll([evidence], false)).toEqual([words]);
  });

  it.each(told)('in Spanish: %j', (evidence, english) => {
    speakSpanish(es);
    const [said = ''] = describeAll([evidence], false);
    expect(said).not.toBe(english);
    expect(said).not.toMatch(/\b(stated|declared|restaurant|ingredient|reported|probability|often|name)\b/i);
    for (const quoted of english.match(/“[^”]*”/g) ?? []) expect(said).toContain(quoted.slice(1, -1));
  });

  it('reads as one reason: what decides first, then what doesn’t hold against it', () => {
    const absent: Evidence = { kind: 'declared', level: 'absent', source: 'restaurant', at };
    const fryer: Evidence = { kind: 'declared', level: 'may_contain', source: 'kitchen', at, reason: 'shared fryer' };
    const naan: Evidence = { kind: 'ingredient', words: 'naan', sure: false };
    const ghee: Evidence = { kind: 'ingredient', words: 'ghee', sure: true };
    expect(describeAll([absent, fryer], false)).toEqual([
      'May be there, stated by the kitchen, 3 Nov 2026: shared fryer',
      'Stated absent as an ingredient by the restaurant, 3 Nov 2026; traces are still possible',
    ]);
    expect(describeAll([absent, ghee], false)).toEqual([
      'Ingredient: “ghee”',
      'Also stated absent by the restaurant, 3 Nov 2026, but the warning counts',
    ]);
    expect(describeAll([naan, absent], true)).toEqual([
      'Stated absent by the restaurant, 3 Nov 2026',
      'Ingredient: “naan”, which often contains it',
    ]);
  });

  it('is told once for each thing, whoever avoids it, and not at all where there is nothing', () => {
    const avoidance = { kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const;
    const [ghee] = [{ kind: 'ingredient', words: 'ghee', sure: true } as const];
    const cause = (evidence: readonly Evidence[], more = {}) => ({ avoidance, evidence, ...more }) as never;
    expect(listEvidence({ causes: [cause([ghee], { eater: 'Ann' }), cause([ghee], { eater: 'Ben' })] })).toEqual([
      { name: 'Milk', lines: ['Ingredient: “ghee”'] },
    ]);
    expect(listEvidence({ causes: [cause([])] })).toEqual([]);
  });
});

it.each([
  [0, 'Low'],
  [0.3299, 'Low'],
  [0.33, 'Medium'],
  [0.66, 'Medium'],
  [0.6601, 'High'],
  [1, 'High'],
  [Number.NaN, 'Medium'],
])('a probability of %d is %s', (probability, band) => {
  expect(bandOf(probability)).toBe(band);
});

describe('counts', () => {
  const whole = { none_declared: 1, cross_contact: 2, not_verified: 3, avoid: 4, unchecked: 5, disliked: 6 };

  it('are read whole, and an older server’s without what it doesn’t tell', () => {
    expect(readCounts(whole)).toEqual(whole);
    expect(totalOf(whole)).toBe(21);
    const { disliked: _, ...older } = whole;
    expect(readCounts(older).disliked).toBe(0);
  });

  it.each(['none_declared', 'cross_contact', 'not_verified', 'avoid', 'unchecked'])(
    'are refused where a number is missing or none: %s',
    (kind) => {
      for (const value of [undefined, null, '3', -1, 0.5, Number.NaN])
        expect(() => readCounts({ ...whole, [kind]: value })).toThrow(TypeError);
    },
  );

  it('are refused where there is no answer', () => {
    expect(() => readCounts(undefined)).toThrow(TypeError);
  });
});
