import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distinctNames, foldName } from './eater-names.ts';

test('the second of one name is numbered, past names that somebody has', () => {
  expect(distinctNames(['Sam', 'Ann', ' SAM', 'Sam (2)', 'Ａnn'])).toEqual([
    'Sam',
    'Ann',
    ' SAM (3)',
    'Sam (2)',
    'Ａnn (2)',
  ]);
});

test('names are distinct whatever they were, and stay as they are where they were distinct', () => {
  const name = fc.oneof(fc.constantFrom('Sam', 'sam', 'Sam (2)', 'Sam  (2)', 'Sam (3)', ''), fc.string());
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), (names) => {
      const distinct = distinctNames(names);
      expect(new Set(distinct.map(foldName)).size).toBe(names.length);
      expect(distinctNames(distinct)).toEqual(distinct);
    }),
  );
});
