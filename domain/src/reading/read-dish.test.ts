import { describe, expect, it } from 'vitest';
import { nothingKnown, type Dish } from '../facts/dish.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import { readDish } from './read-dish.ts';

const askedOf = (record: Partial<Dish>): string => readDish({ ...nothingKnown, ...record }).opaque.join('; ');

describe('what is asked about', () => {
  it.each([
    ['榴芒酪乳', '榴芒酪乳'],
    ['мясо', 'мясо'],
    ['zorbax', 'zorbax'],
    ['zorbax2', 'zorbax2'],
    ['butter2', ''],
    ['z o r b a x', 'z o r b a x'],
    ['Quuxie’s Pieces', 'Quuxie’s Pieces'],
    ['rice with zorbax and salt', 'zorbax'],
    ['zorbax, rice; zorbax', 'zorbax'],
    ['may contain zorbax', 'zorbax'],
    ['2 cups freshly chopped organic garlic', ''],
    ['100g roasted garlic of the best quality', ''],
    ['rice', ''],
    ['b u t t e r', ''],
    ['buttеr', ''],
    ['rice & a truly unbelievably long story about zorbax garlic', 'zorbax'],
    ['x'.repeat(90), 'x'.repeat(40)],
  ])('of the ingredient %j: %j', (text, asked) => {
    expect(askedOf({ ingredients: [text] })).toBe(asked);
  });

  it('counts the words that nothing knows beyond a dozen', () => {
    const ingredients = Array.from(
      { length: 40 },
      (_, index) => `zorbax${String.fromCharCode(97 + (index % 26))}${index < 26 ? 'q' : 'w'}`,
    );
    expect(readDish({ ...nothingKnown, ingredients }).opaque).toHaveLength(13);
    expect(askedOf({ ingredients })).toMatch(/; 28 more that we don’t know$/);
  });

  it.each([
    ['Served with a small bowl of quince sauce', 'quince sauce'],
    ['Our famous chicken, tossed in house-made garlic sauce', 'house-made garlic sauce'],
    ['Cheese drizzled with hot sauce and spices', 'hot sauce; spices'],
  ])('in %j: %j', (description, asked) => {
    expect(askedOf({ description })).toBe(asked);
  });

  it.each([
    [{ name: 'House Curry' }, 'House Curry'],
    [{ name: 'House Curry', ingredients: ['rice', 'spices'] }, 'House Curry; spices'],
    [{ name: 'House Curry', ingredients: ['rice'], ingredients_complete_at: '2026-11-03T00:00:00.000Z' }, ''],
    [{ name: 'House Salad' }, ''],
    [{ name: 'Zorbax' }, 'Zorbax'],
    [{ name: 'Zorbax Rice', ingredients: ['rice'] }, 'Zorbax Rice'],
    [{ name: 'Zorbax Rice', ingredients: ['rice'], ingredients_complete_at: '2026-11-03T00:00:00.000Z' }, ''],
    [{ name: 'Big Jack' }, 'Big Jack'],
    [{ name: 'Big Jack', description: 'Two patties on a bun' }, 'Two patties'],
    [{ name: 'Rice', description: 'Our famous zorbax story' }, 'famous zorbax story'],
    [{ name: 'Rice', description: 'Our famous story, told daily by grandma' }, ''],
    [{ name: 'Big Jack', ingredients: ['rice'] }, ''],
    [{ name: 'Curry', ingredients: ['curry'] }, 'curry'],
  ])('of the dish %j: %j', (record, asked) => {
    expect(deriveFacts({ ...nothingKnown, ...record }).opaque.join('; ')).toBe(asked);
  });
});
