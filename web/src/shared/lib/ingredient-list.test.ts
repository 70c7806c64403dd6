import { expect, test } from 'vitest';
import { addNames, splitNames, suggestIngredients } from './ingredient-list.ts';

const catalogue = ['Black garlic', 'Garlic', 'Garlic powder', 'Garlic oil', 'Wild garlic', 'Onion'];

test('at most three suggestions, whatever the case, beginnings and short names first', () => {
  expect(suggestIngredients(catalogue, 'GARL')).toEqual(['Garlic', 'Garlic oil', 'Garlic powder']);
  expect(suggestIngredients(catalogue, 'ion')).toEqual(['Onion']);
  expect(suggestIngredients(catalogue, 'zzz')).toEqual([]);
  expect(suggestIngredients(catalogue, '  ')).toEqual([]);
});

test('a name is added once, whatever its spelling', () => {
  expect(addNames(['Onion'], ['onions', 'Garlic', 'GARLIC'])).toEqual(['Onion', 'Garlic']);
});

test('commas part names', () => {
  expect(splitNames(' kiwi, , dragon fruit,')).toEqual(['kiwi', 'dragon fruit']);
});
