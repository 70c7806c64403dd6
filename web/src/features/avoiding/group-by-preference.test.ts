import { expect, test } from 'vitest';
import { buildPreference } from '../../../test/person-builders.ts';
import type { AvoidedThing } from './avoided-thing.ts';
import { groupByPreference } from './group-by-preference.ts';

const garlic: AvoidedThing = {
  key: 'ingredient:garlic',
  label: 'Garlic',
  avoidance: { kind: 'ingredient', name: 'Garlic', term: 'garlic' },
  saved: true,
  checked: true,
};

test('a preference has the things that it names; what counts as an allergen is told apart', () => {
  const [group] = groupByPreference([buildPreference({ ingredients: 'garlic,Ghee' })], [garlic]);
  expect([group?.things, group?.asAllergens]).toEqual([[garlic], ['Ghee']]);
});

test('one that is off, or empty, is no part of what is checked', () => {
  const off = buildPreference({ is_on: false });
  const empty = buildPreference({ id: 2, ingredients: '' });
  expect(groupByPreference([off, empty], [garlic])).toEqual([]);
});
