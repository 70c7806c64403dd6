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
  ])('splits %j', (text, parts) => {
    expect(splitIngredients(text)).toEqual(parts);
  });

  it('loses no letter and leaves no comma', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ',', ';', '(', ')', '[', ']', '.', ' '), maxLength: 60 });
    fc.assert(
      fc.property(text, (given) => {
        const parts = splitIngredients(given);
        expect(parts.join('')).not.toContain(',');
        expect(parts.join('').replaceAll(/[^ab]/g, '')).toBe(given.replaceAll(/[^ab]/g, ''));
        expect(parts.every((part) => part !== '')).toBe(true);
      }),
    );
  });
});
