import { describe, expect, it } from 'vitest';
import { answerVerdict } from './answer-verdict.ts';
import { describePoints, opaquePoint } from './points-to-ask.ts';
import { refinableOil } from './refinable-oil.ts';

describe('an oil that may be highly refined', () => {
  const oils = [
    'peanut oil',
    'Fully refined peanut oil',
    'groundnut oil',
    'arachis oil',
    'soyoil',
    'partially hydrogenated soybean oil',
    'soy shortening',
    'refined almond oil',
    'aceite de soja',
    'huile de soja',
  ];
  it.each(oils)('is asked about as that: %s', (words) => {
    expect(refinableOil(words)).toBe(words);
  });

  it('is one as well where a list of oils names the plant alone', () => {
    expect(refinableOil('soybean')).toBe('soybean oil');
  });

  it.each([
    'vegetable oil',
    'peanut sauce',
    'spices',
    'soy marinade with oil',
    'olive oil',
    'truffle oil',
    'boiled soy',
    '牛乳 soy oil',
    'garlic peanut oil',
    'butter-flavored soybean oil',
  ])('is no other ingredient: %s', (words) => {
    expect(refinableOil(words)).toBeUndefined();
  });

  it('never clears: beside what is stated absent it is a question, the one that decides', () => {
    const on = '2026-11-10';
    for (const [list, asked] of [
      ['peanut oil', 'if the peanut oil is highly refined'],
      ['vegetable oil (peanut, canola)', 'if the peanut oil is highly refined'],
    ] as const) {
      const statements = [{ allergen: 'peanut', level: 'absent' as const, stated_on: on }];
      const dish = { name: 'Fries', ingredients: ['potatoes', list], statements, cross_contact_stated_on: on };
      const { lines } = answerVerdict({ dish, avoid: [{ name: 'peanut' }], on }, 180);
      expect(lines[0]?.questions).toContain(asked);
    }
  });

  it('stands by itself beside what is asked about in one question', () => {
    const points = ['spices', 'peanut oil', 'batter'].map(opaquePoint);
    expect(describePoints(points)).toBe('what is in the spices or the batter; if the peanut oil is highly refined');
  });
});
