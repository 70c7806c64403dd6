import { describe, expect, it } from 'vitest';
import { suggestAllergens } from './find-allergens.ts';

const named = (text: string) => suggestAllergens(text).map(({ label }) => label);

describe('finding an allergen', () => {
  it('contains, whatever the case, and never more than three', () => {
    expect(named('CELE')).toEqual(['Celery']);
    expect(named('nut')).toHaveLength(3);
    expect(named('')).toEqual([]);
    expect(named('   ')).toEqual([]);
    expect(named('zzz')).toEqual([]);
  });

  it('knows other names from the descriptions', () => {
    expect(named('filbert')).toEqual(['Hazelnut']);
  });

  it.each([
    ['dairy', 'Milk'],
    ['Lactose', 'Milk'],
    ['casein', 'Milk'],
    ['whey', 'Milk'],
    ['butter', 'Milk, Peanuts'],
    ['cream', 'Milk'],
    ['groundnut', 'Peanuts'],
    ['peanut butter', 'Peanuts'],
    ['satay', 'Peanuts'],
    ['soya', 'Soybeans'],
    ['tofu', 'Soybeans'],
    ['edamame', 'Soybeans'],
    ['nuts', 'Tree nuts, Peanuts'],
    ['shellfish', 'Crustaceans, Molluscs'],
    ['prawns', 'Crustaceans, Shrimp'],
    ['seafood', 'Fish, Crustaceans, Molluscs'],
    ['bread', 'Wheat, Gluten'],
    ['flour', 'Wheat, Gluten'],
    ['pasta', 'Wheat, Gluten'],
    ['tahini', 'Sesame'],
    ['gluten', 'Gluten'],
    ['coeliac', 'Gluten'],
    ['celiac', 'Gluten'],
    ['sulfites', 'Sulphites'],
  ])('knows the everyday word %s: %s', (text, first) => {
    expect(named(text).join(', ')).toMatch(new RegExp(`^${first}`));
  });

  it('puts names that start with the text before others', () => {
    expect(named('fish').slice(0, 2)).toEqual(['Fish', 'Crustaceans']);
    expect(named('oyster')).toEqual(['Oyster', 'Crustaceans', 'Molluscs']);
    expect(named('nut').slice(0, 2)).toEqual(['Tree nuts', 'Peanuts']);
  });
});
