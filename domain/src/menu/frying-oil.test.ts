import { describe, expect, it } from 'vitest';
import { isFryingOil, lacksFryer, mayFry } from './frying-oil.ts';

const component = (name: string, ...ingredients: string[]) => ({ name, ingredients });

describe('a component that is for frying', () => {
  it.each([
    component('Frying oil'),
    component('FRYER OIL', 'canola oil'),
    component('Oil for the deep-fryer', 'canola'),
    component('Fryer', 'Soybean oil', 'TBHQ'),
    component('Liquid gold', 'soybean frying oil'),
    component('Fry shortening', 'beef tallow'),
    component('Aceite para freír', 'aceite de girasol'),
    component('Freidora', 'Aceite de girasol'),
  ])('says so: $name', (one) => {
    expect([isFryingOil(one), mayFry(one)]).toEqual([true, true]);
  });

  it.each([
    component('Canola oil'),
    component('House oil', 'canola oil', 'sunflower oil'),
    component('Oil', 'Soybean oil', 'TBHQ', 'antifoaming agent'),
    component('Aceite', 'aceite de girasol'),
  ])('may be one, because it is only oil: $name', (one) => {
    expect([isFryingOil(one), mayFry(one)]).toEqual([false, true]);
  });

  it.each([
    component('House sauce', 'canola oil', 'garlic'),
    component('Fry sauce', 'soybean oil', 'tomato'),
    component('Fry batter', 'wheat flour', 'oil'),
    component('Stir-fry oil', 'garlic'),
    component('Chili oil', 'canola oil', 'chili'),
    component('Dressing', 'olive oil'),
    component('Sesame oil'),
    component('Peanut butter', 'peanuts'),
    component('Fat-free dressing', 'water'),
    component('French fries', 'potato'),
    component('Air fryer mix', 'breadcrumbs', 'oil'),
    component(''),
  ])('is something else: $name', (one) => {
    expect([isFryingOil(one), mayFry(one)]).toEqual([false, false]);
  });
});

describe('a fryer', () => {
  const fryer = (...dishIds: number[]) => ({ kind: 'fryer' as const, dishIds });

  it('is missing while one of several dishes is on none', () => {
    expect(lacksFryer([1, 2], [])).toBe(true);
    expect(lacksFryer([1, 2], [fryer(1)])).toBe(true);
    expect(lacksFryer([1, 2], [{ kind: 'grill', dishIds: [1, 2] }])).toBe(true);
    expect(lacksFryer([1, 2], [{ kind: 'surface', dishIds: [1, 2] }, fryer(3)])).toBe(true);
  });

  it('isn’t missing where each dish is on one, or one dish alone uses the oil', () => {
    expect(lacksFryer([1, 2], [fryer(1, 2, 3)])).toBe(false);
    expect(lacksFryer([1, 2], [fryer(1), fryer(2)])).toBe(false);
    expect(lacksFryer([1, 2], [{ kind: 'other', dishIds: [1, 2] }])).toBe(false);
    expect(lacksFryer([1], [])).toBe(false);
    expect(lacksFryer([], [])).toBe(false);
  });
});
