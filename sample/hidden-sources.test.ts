import { findAllergen, us9 } from '@clearplate/domain/facts/allergens';
import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import { nothingKnown } from '@clearplate/domain/facts/dish';
import { expect, it } from 'vitest';

import { allergenWords } from './tables/allergen-words.ts';
import { readCuisines } from './tables/read-cuisines.ts';
import type { TableDish } from './tables/read-dishes.ts';
import { readPlaces } from './tables/read-places.ts';
import { wordingOf } from './wording.ts';

const specials = readPlaces().flatMap(({ restaurants }) => restaurants.flatMap((row) => row.specials));
const dishes = [...readCuisines().flatMap((cuisine) => cuisine.dishes), ...specials];

/** What the lexicon is sure of, by the allergens' names, among the nine. */
function foundIn(dish: TableDish): string[] {
  const facts = deriveFacts({
    ...nothingKnown,
    name: wordingOf(dish.name, 0),
    description: wordingOf(dish.description, 0),
    ingredients: dish.ingredients,
  });
  return facts.allergens
    .filter(({ allergen, presence }) => presence === 'present' && us9.includes(allergen))
    .map(({ allergen }) => findAllergen(allergen)?.name ?? '');
}

function namesOf(words: TableDish['contains']): string[] {
  return words.map((word) => allergenWords[word]);
}

// "Bún" in a Vietnamese name is noodles of rice; read as a bun of wheat it warns once too often.
const misread = ['Bun Bo Hue', 'Bun Cha'];

it('a table leaves out nothing of the nine that a dish’s own words give away', () => {
  const missing = dishes.flatMap((dish) =>
    foundIn(dish)
      .filter((name) => !namesOf(dish.contains).includes(name) && !misread.includes(dish.name))
      .map((name) => `${dish.at}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('false claims are contradicted by what the lexicon finds in most of their dishes', () => {
  const claiming = dishes.filter(({ claimsNo }) => claimsNo.length > 0);
  const caught = claiming.filter((dish) => namesOf(dish.claimsNo).some((name) => foundIn(dish).includes(name)));
  expect(claiming.length).toBeGreaterThan(40);
  expect(caught.length / claiming.length).toBeGreaterThan(0.8);
});
