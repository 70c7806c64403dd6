import { describe, expect, it } from 'vitest';
import { allergensNamed } from './allergens-named.ts';

describe('allergensNamed', () => {
  it.each([
    ['Milk', 'milk'],
    ['dairy', 'milk'],
    ['AM', 'milk'],
    ['egg', 'eggs'],
    ['tree_nut', 'tree-nuts'],
    ['peanut', 'peanuts'],
    ['wheat', 'wheat'],
    ['UW', 'wheat'],
    ['soy', 'soybeans'],
    ['Crustacean shellfish', 'crustacean-shellfish'],
    ['cereals containing gluten', 'gluten'],
    ['sulfites', 'sulphites'],
    ['mollusks', 'molluscs'],
    ['SESAME', 'sesame'],
    ['fish', 'fish'],
  ])('%s is %s', (name, allergen) => {
    expect(allergensNamed(name)).toEqual([{ allergen, sure: true, whole: true }]);
  });

  it.each([
    ["cow's milk", 'milk'],
    ['wheat flour', 'wheat'],
    ['fish oil', 'fish'],
    ['sesame oil', 'sesame'],
    ['almond milk', 'almond'],
    ['prawns', 'shrimp'],
  ])('%s is a part of %s', (name, allergen) => {
    expect(allergensNamed(name)).toEqual([{ allergen, sure: true, whole: false }]);
  });

  it.each(['nuts', 'shellfish', 'seafood'])('%s is no one’s whole', (name) => {
    const named = allergensNamed(name);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter(({ whole }) => whole)).toEqual([]);
  });

  it.each(['moonlight', 'butter', 'coconut milk shake', ''])('%j is none', (name) => {
    expect(allergensNamed(name)).toEqual([]);
  });
});
