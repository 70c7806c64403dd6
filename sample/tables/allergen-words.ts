/** The tables' short words for the catalogue's allergens; the first nine are the US Big 9. */
export const allergenWords = {
  milk: 'Milk',
  egg: 'Eggs',
  fish: 'Fish',
  shellfish: 'Crustacean shellfish',
  nuts: 'Tree nuts',
  wheat: 'Wheat',
  peanut: 'Peanuts',
  soy: 'Soybeans',
  sesame: 'Sesame',
  gluten: 'Cereals containing gluten',
  celery: 'Celery',
  mustard: 'Mustard',
  molluscs: 'Molluscs',
  sulphites: 'Sulphites',
} as const;

export type AllergenWord = keyof typeof allergenWords;

export function isAllergenWord(word: string): word is AllergenWord {
  return Object.hasOwn(allergenWords, word);
}
