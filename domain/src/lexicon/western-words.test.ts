import { describe, expect, it } from 'vitest';
import { ancestorsOf, us9, type AllergenId } from '../facts/allergens.ts';
import { parseIngredients } from '../reading/parse-ingredients.ts';
import { longestPhrase } from './lexicon.ts';
import { tokensOf } from '../reading/normalise.ts';

const nine = new Set<AllergenId>(us9);

/** Returns those of the nine that a word surely or usually implies, in the order of the law. */
function impliedBy(word: string): AllergenId[] {
  const said = new Set(
    parseIngredients(word).flatMap(({ ingredient }) => {
      const found = longestPhrase(tokensOf(word), 0)?.ingredient;
      const implies = found?.id === ingredient.id ? found.implies : ingredient.implies;
      return [...implies]
        .filter(([, certainty]) => certainty !== 'sometimes')
        .flatMap(([allergen]) => [allergen, ...ancestorsOf(allergen)]);
    }),
  );
  return us9.filter((allergen) => nine.has(allergen) && said.has(allergen));
}

const short: Readonly<Record<string, AllergenId>> = {
  milk: 'milk',
  egg: 'eggs',
  fish: 'fish',
  shell: 'crustacean-shellfish',
  nut: 'tree-nuts',
  wheat: 'wheat',
  peanut: 'peanuts',
  soy: 'soybeans',
  sesame: 'sesame',
};

/** A row has what is implied, then the words that imply exactly that. */
const rowsOf = (table: string): [string, string][] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [implied = '', words = ''] = line.split(':').map((part) => part.trim());
      return words.split(', ').map((word): [string, string] => [implied, word]);
    });

const read = (word: string): string =>
  impliedBy(word)
    .map((allergen) => Object.keys(short).find((name) => short[name] === allergen))
    .join(' ');

/** Sorts the short words in the order of the law. */
const inOrder = (words: string): string =>
  Object.keys(short)
    .filter((name) => words.split(' ').includes(name))
    .join(' ');

describe('western words', () => {
  it.each(
    rowsOf(`
:sweetbreads, head cheese, butter beans, mincemeat, rocky mountain oysters, prairie oyster, root beer, ginger beer, horchata de chufa
:doughnut peach, peanut squash, fish-eye tapioca, cream soda, butter lettuce, milk-fed veal, corned beef, devils on horseback
:cream of tartar, apple butter, cocoa butter, shea butter, milk thistle, egg plant, creamed corn, buffalo meat, carne asada
:oyster mushrooms, lobster mushroom, chicken of the woods, hen of the woods, crab apple, pommes frites, hot sauce, tomatillo
:chimichurri, piri piri, zhoug, harissa, gremolata, chestnut mushroom, tiger nuts, nutmeg, butternut squash, water chestnuts
:coconut milk, corn nuts, nutritional yeast, papas bravas, farinata, jamón ibérico, grenadine, cotton candy, tajín, hash browns
:waffle fries, prosciutto crudo, salt pork, chermoula, toum, fufu, sukuma wiki, tostones, laverbread, kraut, guasacaca, gazpacho
:pulled pork, pike place roast, rabbit, venison, bresaola, guanciale, persillade, pistou, ratatouille, jicama, nopales, elderflower liqueur
milk:burrata, scamorza, boursin, queso fresco, beurre blanc, crème chantilly, panna cotta, kashk e bademjan, ayib, oscypek, egg cream
milk:dulce de leche, mascarpone, white russian, brunost, halloumi, suluguni, clotted cream, irish cream, gouda
egg:meringue, aioli, zabaglione, deviled eggs, huevos rancheros, tartar sauce, shirred eggs, rouille, pisco sour
milk egg:hollandaise, sauce choron, eggnog, jericalla, crema catalana
milk egg wheat:boston cream, toad in the hole, éclair, cinnamon roll, tres leches, custard tart, concha, babka
milk wheat:alfredo pasta, mozzarella sticks, macaroni cheese, ash reshteh, kunafa
wheat:ciabatta, fregola, spaghetti, grissini, crumpet, msemen, bolillo, churros, matzo, chicken nuggets, farro
egg wheat:ladyfingers, matzo balls, egg pasta, challah, spätzle, angel food cake, biscotti, pappardelle
fish:boquerones, baccalà, bottarga, taramasalata, branzino, kipper, saumon, thon, lutefisk, merluza
fish egg:tuna salad
milk egg fish:caesar dressing
milk egg fish wheat:caesar salad
shell:camarones, crevettes, langostinos, gambas al ajillo, centollo, homard, écrevisses, carabineros
nut:marzipan, frangelico, orgeat, castanha de caju, noisette, pignoli, amande, pecans, mai tai
egg nut:amaretti, tarta de santiago
milk egg wheat nut:bear claw
wheat nut:muhammara
peanut:mazapán, cacahuates, maní tostado, suya, pé de moleque, groundnut stew
sesame:hummus, za'atar, tahini, halva, pasteli, gomasio
peanut sesame:salsa macha
`),
  )('%j is implied by %s', (implied, word) => {
    expect(read(word)).toBe(inOrder(implied));
  });
});
