import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf } from '../../fixtures/runs.ts';
import { lexiconNames } from '../lexicon/lexicon.ts';
import { meaningOf, withoutRepeats } from './name-meaning.ts';
import { resolveAvoidances } from '../verdict/resolve-avoidance.ts';

test.each([
  ['Milk', 'dairy'],
  ['Eggs', ' EGG '],
  ['Garlic', 'garlics'],
  ['Zorgleberry', 'zorgleberries'],
  ['🥜', '🥜'],
])('%j and %j are one thing', (one, other) => {
  expect(meaningOf(one)).toBe(meaningOf(other));
});

test.each([
  ['Milk', 'ghee'],
  ['nuts', 'Tree nuts'],
  ['shellfish', 'Crustacean shellfish'],
  ['🥜', '🌰'],
  ['garlic', 'Zorgleberry'],
])('%j and %j are two things', (one, other) => {
  expect(meaningOf(one)).not.toBe(meaningOf(other));
});

test('only what nothing before it means is kept, as it was written', () => {
  expect(withoutRepeats(['dairy', 'Milk', 'Zorgle', 'zorgles', 'Garlic'])).toEqual(['dairy', 'Zorgle', 'Garlic']);
});

test('of all names none is lost: each has one of its meaning among those that are kept', () => {
  const name = fc.oneof(fc.constantFrom(...lexiconNames), fc.string({ maxLength: 12 }));
  const allergensOf = (names: readonly string[]) =>
    new Set(names.flatMap((each) => resolveAvoidances(each)).map((each) => JSON.stringify({ ...each, name: '' })));
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), (names) => {
      const kept = withoutRepeats(names);
      expect(allergensOf(kept)).toEqual(allergensOf(names));
      expect(new Set(kept.map(meaningOf)).size).toBe(kept.length);
    }),
    runsOf(500, 100),
  );
});
