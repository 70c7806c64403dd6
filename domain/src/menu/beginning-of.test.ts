import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginningOf } from './beginning-of.ts';

it('keeps a character that has two halves whole, or leaves it out', () => {
  expect(['a\u{1d4b3}b', 'ab', ''].map((text) => beginningOf(text, 2))).toEqual(['a', 'ab', '']);
  expect(beginningOf('a\u{1d4b3}b', 3)).toBe('a\u{1d4b3}');
});

it('gives the beginning of whatever text, as long as it may be or one less', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, length) => {
      const cut = beginningOf(text, length);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(length, text.length) - 1);
      expect(cut.length).toBeLessThanOrEqual(length);
    }),
  );
});
