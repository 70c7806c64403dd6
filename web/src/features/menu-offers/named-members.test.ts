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
  ['a nut that is stated', dish([], ['hazelnut', 'contains']), 'tree-nuts', 'hazelnut'],
  ['a kind of another', dish([], ['spelt', 'contains']), 'gluten', 'wheat, spelt'],
  ['what words have beside it', dish(['walnuts'], ['hazelnut', 'contains']), 'tree-nuts', 'hazelnut, walnut (c)'],
  ['only by words what is stated as a group', dish(['wheat'], ['gluten', 'contains']), 'gluten', 'wheat (c)'],
  ['no member of a group that is stated', dish([], ['gluten', 'contains']), 'gluten', 'not said which'],
  [
    'none that it only may have',
    dish([], ['tree-nuts', 'contains'], ['pecan', 'may_contain']),
    'tree-nuts',
    'not said which, perhaps pecan',
  ],
])('names, where the group is stated, %s', (_, facts, group, said) => {
  expect(nameMembers(facts, group, 'contains')).toBe(said);
});

it.each<[string, ReturnType<typeof dish>, AllergenId, string]>([
  ['cereals', dish(['wheat flour', 'rolled oats']), 'gluten', 'wheat, oat'],
  ['what is a kind of another', dish(['spelt']), 'gluten', 'wheat, spelt'],
  ['what it may have', dish(['wheat'], ['oats', 'may_contain']), 'gluten', 'wheat, perhaps oat'],
  ['no member of nuts of any kind', dish(['mixed nuts']), 'tree-nuts', 'not said which'],
])('names, where the words have it, %s', (_, facts, group, said) => {
  expect(nameMembers(facts, group, 'read')).toBe(said);
});

it('names what may be in it, where the group only may be', () => {
  const said = (facts: ReturnType<typeof dish>) => nameMembers(facts, 'tree-nuts', 'may_contain');
  expect(said(dish([], ['almond', 'may_contain']))).toBe('almond');
  expect(said(dish([], ['tree-nuts', 'may_contain']))).toBe('not said which');
  expect(said(dish([], ['almond', 'absent'], ['tree-nuts', 'may_contain']))).toBe('not said which');
});
