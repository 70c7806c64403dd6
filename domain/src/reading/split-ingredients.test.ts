import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitIngredients } from './split-ingredients.ts';

describe('splitIngredients', () => {
  it.each([
    ['rice, ghee; salt', ['rice', 'ghee', 'salt']],
    ['Bun (wheat flour, milk [whey, cream]), beef.', ['Bun (wheat flour; milk [whey; cream])', 'beef']],
    ['an open (bracket, and more', ['an open (bracket', 'and more']],
    ['closed) too early, (a, b)', ['closed) too early', '(a; b)']],
    ['(a, [b, c), d', ['(a; [b; c)', 'd']],
    ['salt,, ,;pepper\nwater', ['salt', 'pepper', 'water']],
    ['  ', []],
    [
      'Flour, sugar. May contain: milk, eggs, nuts. Salt, water',
      ['Flour', 'sugar', 'May contain: milk; eggs; nuts', 'Salt', 'water'],
    ],
    ['cocoa, may contain traces of milk, eggs', ['cocoa', 'may contain traces of milk; eggs']],
    ['Rice. CONTAINS: Wheat, Soy.', ['Rice', 'CONTAINS: Wheat; Soy']],
    ['Rice, contains wheat, soy.', ['Rice', 'contains wheat; soy']],
    ['Rice.\nFree from milk, eggs\nsalt, water', ['Rice', 'Free from milk; eggs', 'salt', 'water']],
    ['Rice. May contain:\nmilk, eggs', ['Rice', 'May contain: milk; eggs']],
    ['Rice. Does not contain milk, eggs.', ['Rice', 'Does not contain milk; eggs']],
    [
      'Oats, salt. Processed in a facility with peanuts, 0.5 % milk (whey. cream), soy.',
      ['Oats', 'salt', 'Processed in a facility with peanuts; 0.5 % milk (whey. cream); soy'],
    ],
    ['fish processed in brine, salt', ['fish processed in brine', 'salt']],
    ['water, contains 2% or less of: salt, yeast', ['water', 'contains 2% or less of: salt', 'yeast']],
    ['mayonnaise contains egg, salt', ['mayonnaise contains egg', 'salt']],
    ['sauce (may contain fish, milk), cheese', ['sauce (may contain fish; milk)', 'cheese']],
    ['Maycontain, gluten-free oats, salt', ['Maycontain', 'gluten-free oats', 'salt']],
  ])('splits %j', (text, parts) => {
    expect(splitIngredients(text)).toEqual(parts);
  });

  it('loses no letter and leaves no comma', () => {
    const units = ['a', 'b', ',', ';', '(', ')', '[', ']', '.', ' ', '\n', ' may contain ', 'Contains:', ' free from '];
    const text = fc.string({ unit: fc.constantFrom(...units), maxLength: 60 });
    fc.assert(
      fc.property(text, (given) => {
        const parts = splitIngredients(given);
        expect(parts.join('')).not.toContain(',');
        expect(parts.join('').replaceAll(/[^a-z]/gi, '')).toBe(given.replaceAll(/[^a-z]/gi, ''));
        expect(parts.every((part) => part !== '')).toBe(true);
      }),
    );
  });
});

const half = 50_000;
it.each([
  ['dots', '.'.repeat(2 * half)],
  ['dots and blanks', '. '.repeat(half)],
  ['brackets that open', '('.repeat(2 * half)],
  ['brackets in brackets', '('.repeat(half) + ')'.repeat(half)],
  ['brackets that don’t fit', '['.repeat(half) + ')'.repeat(half)],
  ['warnings', 'may contain '.repeat(half / 6)],
  ['blanks behind one', `may ${' '.repeat(2 * half)}`],
])('a text with 100,000 characters of %s is read at once', { timeout: 5000 }, (_, text) => {
  expect(splitIngredients(`rice${text}x.`).join('')).toMatch(/^rice/);
});
