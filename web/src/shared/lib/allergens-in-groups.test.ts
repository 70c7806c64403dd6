import { allergens, ancestorsOf } from '@clearplate/domain/facts/allergens';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordOfAllergen } from './allergen-words.ts';
import { wordsInGroups } from './allergens-in-groups.ts';

it.each([
  [
    ['wheat', 'soybeans', 'gluten'],
    ['gluten (wheat)', 'soy'],
  ],
  [
    ['gluten', 'milk', 'spelt', 'wheat'],
    ['gluten (spelt, wheat)', 'milk'],
  ],
  [['spelt', 'wheat'], ['wheat (spelt)']],
  [['almond', 'tree-nuts'], ['tree nuts (almond)']],
  [
    ['almond', 'milk'],
    ['almond', 'milk'],
  ],
] as const)('%j are %j', (ids, words) => expect(wordsInGroups(ids)).toEqual(words));

it('leaves out none of them', () => {
  const some = fc.uniqueArray(fc.constantFrom(...allergens.map(({ id }) => id)));
  fc.assert(
    fc.property(some, (ids) => {
      const said = wordsInGroups(ids);
      const named = said.flatMap((words) => words.split(/ \(|, |\)/).filter(Boolean));
      expect(named.toSorted()).toEqual(ids.map(wordOfAllergen).toSorted());
      const tops = ids.filter((id) => !ancestorsOf(id).some((group) => ids.includes(group)));
      expect(said).toHaveLength(tops.length);
    }),
  );
});
