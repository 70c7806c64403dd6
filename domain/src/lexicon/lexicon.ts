import { additives } from './additives.ts';
import { asianHerbsAndFruit } from './asian-herbs-and-fruit.ts';
import { asianPantry } from './asian-pantry.ts';
import { asianProduce } from './asian-produce.ts';
import { botanicals } from './botanicals.ts';
import { bakeryAndSnacks } from './bakery-and-snacks.ts';
import { cereals } from './cereals.ts';
import { cheese } from './cheese.ts';
import { chinese } from './chinese.ts';
import { closeEntries, markPlain } from './close-entries.ts';
import { closed } from './closed.ts';
import { coloursAndFlavours } from './colours-and-flavours.ts';
import { compileNames, type Names } from './compile-phrases.ts';
import { compileIngredients, namesOf, type Ingredient } from './compile.ts';
import { condiments } from './condiments.ts';
import { dairyDerivatives } from './dairy-derivatives.ts';
import { dairy } from './dairy.ts';
import { dimSum } from './dim-sum.ts';
import { drinks } from './drinks.ts';
import { eggs } from './eggs.ts';
import type { LexiconEntry, LexiconGroup } from './entry.ts';
import { enzymesAndCultures } from './enzymes-and-cultures.ts';
import { filipino } from './filipino.ts';
import { fishSpecies } from './fish-species.ts';
import { floursAndStarches } from './flours-and-starches.ts';
import { fruits } from './fruits.ts';
import { gumsAndEmulsifiers } from './gums-and-emulsifiers.ts';
import { herbsAndSpices } from './herbs-and-spices.ts';
import { japaneseSweets } from './japanese-sweets.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { latinNames } from './latin-names.ts';
import { legumesAndSeeds } from './legumes-and-seeds.ts';
import { malayArchipelago } from './malay-archipelago.ts';
import { meats } from './meats.ts';
import { nutForms } from './nut-forms.ts';
import { nuts } from './nuts.ts';
import { oilsAndFats } from './oils-and-fats.ts';
import { namedDishes, otherNames } from './other-names.ts';
import { opaque } from './opaque.ts';
import { plainProduce } from './plain-produce.ts';
import { plantsOnLabels } from './plants-on-labels.ts';
import { manyFoods, plainFoods } from './plain-foods.ts';
import { plain } from './plain.ts';
import { plantBased } from './plant-based.ts';
import { proteinForms } from './protein-forms.ts';
import { pulsesAndSeeds } from './pulses-and-seeds.ts';
import { readTable } from './read-table.ts';
import { seafood } from './seafood.ts';
import { shellfishSpecies } from './shellfish-species.ts';
import { southAsianBreadsAndSweets } from './south-asian-breads-and-sweets.ts';
import { southAsian } from './south-asian.ts';
import { staplesAbroad } from './staples-abroad.ts';
import { sushiBar } from './sushi-bar.ts';
import { sweeteners } from './sweeteners.ts';
import { thaiAndLao } from './thai-and-lao.ts';
import { vegetables } from './vegetables.ts';
import { american } from './american.ts';
import { cheesesByName } from './cheeses-by-name.ts';
import { french } from './french.ts';
import { italian } from './italian.ts';
import { cutsOfMeat } from './cuts-of-meat.ts';
import { mexican } from './mexican.ts';
import { sauces } from './sauces.ts';
import { westernVegetables } from './western-vegetables.ts';
import { candy } from './candy.ts';
import { desserts } from './desserts.ts';
import { iberianAndLatin } from './iberian-and-latin.ts';
import { greekAndMiddleEastern } from './greek-and-middle-eastern.ts';
import { germanAndEastern } from './german-and-eastern.ts';
import { british } from './british.ts';
import { african } from './african.ts';
import { mixedDrinks } from './mixed-drinks.ts';
import { versionOf } from './version.ts';
import { vietnamese } from './vietnamese.ts';
import { vitaminsAndMinerals } from './vitamins-and-minerals.ts';

/** Lists every table. A new one is added here and nowhere else. */
export const lexiconGroups: readonly LexiconGroup[] = [
  dairy,
  cheese,
  eggs,
  seafood,
  nuts,
  cereals,
  legumesAndSeeds,
  opaque,
  plain,
  plainProduce,
  additives,
  coloursAndFlavours,
  dairyDerivatives,
  enzymesAndCultures,
  floursAndStarches,
  gumsAndEmulsifiers,
  oilsAndFats,
  proteinForms,
  sweeteners,
  vitaminsAndMinerals,
  bakeryAndSnacks,
  botanicals,
  condiments,
  drinks,
  fishSpecies,
  fruits,
  herbsAndSpices,
  meats,
  nutForms,
  plantBased,
  pulsesAndSeeds,
  shellfishSpecies,
  staplesAbroad,
  vegetables,
  asianHerbsAndFruit,
  asianPantry,
  asianProduce,
  chinese,
  dimSum,
  filipino,
  japaneseSweets,
  japanese,
  korean,
  malayArchipelago,
  southAsianBreadsAndSweets,
  southAsian,
  sushiBar,
  thaiAndLao,
  vietnamese,
  american,
  cheesesByName,
  french,
  italian,
  cutsOfMeat,
  mexican,
  sauces,
  westernVegetables,
  candy,
  desserts,
  iberianAndLatin,
  greekAndMiddleEastern,
  germanAndEastern,
  british,
  african,
  mixedDrinks,
  latinNames,
  plantsOnLabels,
  otherNames,
  namedDishes,
];

const tables: readonly LexiconEntry[] = lexiconGroups.flatMap((group) => readTable(group.table, group.plain));

const entries: readonly LexiconEntry[] = closeEntries(
  markPlain(markPlain(tables, plainFoods), manyFoods, false),
  closed,
);

/** Finds ingredients by id, each with what it inherits. */
export const ingredients: ReadonlyMap<string, Ingredient> = compileIngredients(entries);

/** Finds ingredients by the tokens of each name, with what the names inside it add. */
export const ingredientsByName: Names = compileNames(entries, ingredients);

/** Lists canonical names, sorted, for a catalogue of ingredients. None has a comma. */
export const ingredientNames: readonly string[] = entries.map((entry) => entry.name).toSorted();

/** Lists every name and synonym as written, for tests and counts. */
export const lexiconNames: readonly string[] = entries.flatMap(namesOf);

/** Facts derived with another version don't clear. */
export const lexiconVersion: string = versionOf(entries);

/** Returns the longest phrase of the lexicon that starts at `from`, and the index after it. */
export function longestPhrase(
  tokens: readonly string[],
  from: number,
): { ingredient: Ingredient; end: number } | undefined {
  let name: string | undefined;
  let end = from;
  let step = ingredientsByName.startingWith(tokens[from] ?? '');
  for (let at = from + 1; step !== undefined; at += 1) {
    if (step.name !== undefined) [name, end] = [step.name, at];
    step = step.next?.get(tokens[at] ?? '');
  }
  const ingredient = name === undefined ? undefined : ingredientsByName.get(name);
  return ingredient && { ingredient, end };
}
