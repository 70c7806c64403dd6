import { allergens } from '@clearplate/domain/facts/allergens';
import { expect, test } from 'vitest';
import { allergenGroups } from './allergen-groups.ts';

test('every allergen of the catalogue stands in exactly one place', () => {
  const listed = allergenGroups.flatMap(({ trees }) =>
    trees.flatMap(({ allergen, members }) => [allergen, ...members]),
  );
  expect(listed.map(({ id }) => id).toSorted()).toEqual(allergens.map(({ id }) => id).toSorted());
});

test('finer grains stand under what contains them', () => {
  const membersOf = (id: string) =>
    allergenGroups
      .flatMap(({ trees }) => trees)
      .find(({ allergen }) => allergen.id === id)
      ?.members.map((member) => member.id);
  expect(membersOf('tree-nuts')).toContain('almond');
  expect(membersOf('tree-nuts')).toContain('coconut');
  expect(membersOf('wheat')).toEqual(['spelt']);
  expect(membersOf('milk')).toEqual([]);
});
