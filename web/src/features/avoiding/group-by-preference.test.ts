import { expect, test } from 'vitest';
import { buildPreference } from '../../../test/person-builders.ts';
import type { AvoidedThing } from '../../entities/eater/avoided-thing.ts';
import { groupByPreference } from './group-by-preference.ts';

const garlic: AvoidedThing = {
  key: 'ingredient:garlic',
  label: 'Garlic',
  avoidance: { kind: 'ingredient', name: 'Garlic', term: 'garlic' },
  saved: true,
  checked: true,
};

test('a preference has the things that it names; what counts as an allergen is told apart', () => {
  const [group] = groupByPreference([buildPreference({ ingredients: 'garlic,Ghee' })], [garlic], []);
  expect([group?.things, group?.asAllergens]).toEqual([[garlic], ['Ghee']]);
});

test('one that is off, or empty, is no part of what is checked', () => {
  const off = buildPreference({ is_on: false });
  const empty = buildPreference({ id: 2, ingredients: '' });
  expect(groupByPreference([off, empty], [garlic], [])).toEqual([]);
});

test('what somebody would rather not eat is told by its own list, and nothing of it is checked as an allergen', () => {
  const disliked = { ...garlic, key: 'disliked:ingredient:garlic' };
  const ratherNot = buildPreference({ ingredients: 'garlic,Ghee', kind: 'rather_not' });
  const must = buildPreference({ id: 2, ingredients: 'garlic' });
  const groups = groupByPreference([ratherNot, must], [garlic], [disliked]);
  expect(groups.map(({ things, asAllergens }) => [things, asAllergens])).toEqual([
    [[disliked], []],
    [[garlic], []],
  ]);
});
