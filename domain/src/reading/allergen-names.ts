import { allergens, type AllergenId } from '../facts/allergens.ts';
import { normalise } from './normalise.ts';

type Names = readonly (readonly [names: string, meant: readonly AllergenId[]])[];

/** People use these names for an allergy, or for parts of a food that stand for all of it. */
const allergyNames: Names = [
  ['lactose, casein, whey, dairy, milk protein, milk allergy, lactose intolerance', ['milk']],
  ['albumin, egg white, egg yolk, ovalbumin', ['eggs']],
  ['nuts, nut, all nuts, nuts and peanuts', ['tree-nuts', 'peanuts']],
  ['shellfish, shell fish', ['crustacean-shellfish', 'molluscs']],
  ['crustaceans, crustacea', ['crustacean-shellfish']],
  ['seafood, sea food', ['fish', 'crustacean-shellfish', 'molluscs']],
  ['celiac, coeliac, gluten cereals, cereals', ['gluten']],
  ['soy protein, soya', ['soybeans']],
  ['sulfites, sulfur dioxide', ['sulphites']],
];

/**
 * People type these foods to find an allergen. They are not synonyms: bread may be all rye, so avoiding bread must not
 * turn into avoiding wheat.
 */
const tellingFoods: Names = [
  ['butter, cheese, cream, yogurt, yoghurt, caseinate', ['milk']],
  ['mayonnaise, meringue', ['eggs']],
  ['anchovy, tuna, salmon, cod', ['fish']],
  ['prawns, langoustine', ['crustacean-shellfish']],
  ['marzipan, praline', ['tree-nuts']],
  ['groundnut, peanut butter, satay', ['peanuts']],
  ['tofu, edamame, miso, tempeh', ['soybeans']],
  ['tahini, halva, hummus', ['sesame']],
  ['bread, flour, pasta, couscous, seitan', ['wheat', 'gluten']],
  ['celeriac', ['celery']],
];

const readNames = (names: Names) =>
  names.flatMap(([words, meant]) => words.split(', ').map((word) => ({ word, meant })));

const meantBy = new Map<string, readonly AllergenId[]>();
for (const { id, name, word } of allergens) for (const said of [id, name, word]) meantBy.set(normalise(said), [id]);
for (const { word, meant } of readNames(allergyNames)) meantBy.set(normalise(word), meant);

/**
 * Returns the allergens that the name of an allergy means: several for "shellfish", `undefined` if it is no such name.
 */
export function allergensNamed(name: string): readonly AllergenId[] | undefined {
  return meantBy.get(normalise(name));
}

const soughtBy = readNames([...allergyNames, ...tellingFoods]);

/** Returns words that people may type to find an allergen, besides its name and description. For searching only. */
export function everydayWords(id: AllergenId): readonly string[] {
  return soughtBy.filter(({ meant }) => meant.includes(id)).map(({ word }) => word);
}
