import { allergens } from '@clearplate/domain/facts/allergens';
import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import { nothingKnown } from '@clearplate/domain/facts/dish';
import { expect, it } from 'vitest';

import { wordingOf } from '../wording.ts';
import { allergenWords } from './allergen-words.ts';
import { readCuisines } from './read-cuisines.ts';
import type { TableDish } from './read-dishes.ts';
import { readPlaces } from './read-places.ts';
import { shownAllergens } from './shown-allergens.ts';

const specials = readPlaces().flatMap(({ restaurants }) => restaurants.flatMap((row) => row.specials));
const dishes = [...readCuisines().flatMap((cuisine) => cuisine.dishes), ...specials];

/** The allergens that the dish's own words and its table say are there. */
function presentIn(dish: TableDish): Set<string> {
  const declared = new Set<string>(dish.contains.map((word) => allergenWords[word]));
  const facts = deriveFacts({
    ...nothingKnown,
    name: wordingOf(dish.name, 0),
    description: wordingOf(dish.description, 0),
    ingredients: dish.ingredients,
    statements: allergens
      .filter(({ name }) => declared.has(name))
      .map(({ id }) => ({ allergen: id, level: 'contains', source: 'restaurant', stated_at: null })),
  });
  return new Set(facts.allergens.filter(({ presence }) => presence === 'present').map(({ allergen }) => allergen));
}

it('no picture shows an allergen that the dish doesn’t have', () => {
  const wrong = dishes.flatMap((dish) => {
    const present = presentIn(dish);
    return shownAllergens(dish.emoji)
      .filter((allergen) => !present.has(allergen))
      .map((allergen) => `${dish.at}: ${dish.name} ${dish.emoji.join('')} shows ${allergen}`);
  });
  expect(wrong).toEqual([]);
});
