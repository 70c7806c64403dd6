import { describe, expect, it } from 'vitest';
import { ancestorsOf, us9, type AllergenId } from '../allergens.ts';
import { parseIngredients } from '../parse-ingredients.ts';
import { longestPhrase } from './lexicon.ts';
import { tokensOf } from '../normalise.ts';

const nine = new Set<AllergenId>(us9);

/** Which of the nine a word surely or usually implies, in the order of the law. */
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

/** One row: what is implied, then the words that imply exactly that. */
const rowsOf = (table: string): [string, string][] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [implied = '', words = ''] = line.split(':').map((part) => part.trim());
      return words.split(', ').map((word): [string, string] => [word, implied]);
    });

const read = (word: string): string =>
  impliedBy(word)
    .map((allergen) => Object.keys(short).find((name) => short[name] === allergen))
    .join(' ');

describe('false friends', () => {
  it.each(
    rowsOf(`
:sweetbreads, head cheese, butter beans, mincemeat, rocky mountain oysters, prairie oyster, root beer, ginger beer
:doughnut peach, peanut squash, fish-eye tapioca, cream soda, butter lettuce, milk-fed veal, corned beef
:cream of tartar, apple butter, cocoa butter, shea butter, milk thistle, egg plant, creamed corn
:oyster mushrooms, lobster mushroom, chicken of the woods, hen of the woods, crab apple, sea beans
:buffalo meat, carne asada, pommes frites, hot sauce, tomatillo, chimichurri, piri piri, zhoug, harissa, gremolata
:chestnut mushroom, tiger nuts, nutmeg, butternut squash, water chestnuts, coconut milk, corn nuts, nutritional yeast
:papas bravas, farinata, jamón ibérico, jägermeister, grenadine, cotton candy, tajín, hash browns, waffle fries, prosciutto crudo
`),
  )('%s implies %j', (word, implied) => {
    expect(read(word)).toBe(implied);
  });
});
