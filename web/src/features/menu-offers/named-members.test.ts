import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import { nothingKnown, type StatementLevel } from '@clearplate/domain/facts/dish';
import { expect, it } from 'vitest';
import { nameMembers } from './named-members.ts';

const at = '2026-11-10T00:00:00.000Z';
type Said = readonly [AllergenId, StatementLevel];
const dish = (ingredients: readonly string[], ...said: readonly Said[]) =>
  deriveFacts({
    ...nothingKnown,
    name: 'Plate',
    ingredients,
    statements: said.map(([allergen, level]) => ({ allergen, level, source: 'restaurant', stated_at: at })),
  });

it.each<[string, ReturnType<typeof dish>, AllergenId, string]>([
  ['cereals by their words', dish(['wheat flour', 'rolled oats']), 'gluten', 'wheat, oat'],
  ['what is a kind of another', dish(['spelt']), 'gluten', 'wheat, spelt'],
  ['a nut that is stated', dish([], ['hazelnut', 'contains']), 'tree-nuts', 'hazelnut'],
  ['what it may have', dish(['wheat'], ['oats', 'may_contain']), 'gluten', 'wheat, perhaps oat'],
  ['no member of a group that is stated', dish([], ['gluten', 'contains']), 'gluten', 'not said which'],
  [
    'none that it only may have',
    dish([], ['tree-nuts', 'contains'], ['pecan', 'may_contain']),
    'tree-nuts',
    'not said which, perhaps pecan',
  ],
  ['no member of nuts of any kind', dish(['mixed nuts']), 'tree-nuts', 'not said which'],
])('names %s', (_, facts, group, said) => {
  expect(nameMembers(facts, group, true)).toBe(said);
});

it('names what may be in it, where the group only may be', () => {
  expect(nameMembers(dish([], ['almond', 'may_contain']), 'tree-nuts', false)).toBe('almond');
  expect(nameMembers(dish([], ['tree-nuts', 'may_contain']), 'tree-nuts', false)).toBe('not said which');
  expect(nameMembers(dish([], ['almond', 'absent'], ['tree-nuts', 'may_contain']), 'tree-nuts', false)).toBe(
    'not said which',
  );
});
