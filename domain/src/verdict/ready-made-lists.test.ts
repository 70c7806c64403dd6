import { describe, expect, it } from 'vitest';
import { allergens } from '../facts/allergens.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import { nothingKnown, type Dish } from '../facts/dish.ts';
import { ingredientNames, lexiconVersion } from '../lexicon/lexicon.ts';
import { assessDish } from './assess-dish.ts';
import { isDisliked } from './disliked.ts';
import { readyMadeLists, type ReadyMadeList } from './ready-made-lists.ts';
import { resolveAvoidances } from './resolve-avoidance.ts';

const at = '2026-11-03T00:00:00.000Z';
const context = { now: '2026-11-10T00:00:00.000Z', statementDays: 180, lexiconVersion };
const lists = Object.keys(readyMadeLists) as ReadyMadeList[];

/**
 * Makes a dish whose restaurant states everything that could clear it, true or not: a complete list, no traces, and no
 * allergen. Whatever still warns or asks does so because of the words alone.
 */
const record = (ingredients: readonly string[], name = nothingKnown.name): Dish => ({
  ...nothingKnown,
  name,
  ingredients,
  ingredients_complete_at: at,
  cross_contact_stated_at: at,
  statements: allergens.map(({ id }) => ({
    allergen: id,
    level: 'absent',
    source: 'restaurant',
    stated_at: at,
    act: 'one',
  })),
});

const avoidancesOf = (list: ReadyMadeList) => readyMadeLists[list].flatMap((name) => resolveAvoidances(name));

const assessFor = (list: ReadyMadeList, dish: Dish) =>
  assessDish(deriveFacts(dish), [{ avoids: avoidancesOf(list) }], context);

const foodsOf = (text: string) => text.split(',').map((food) => food.trim());

/** Lists ingredients that each list finds in a dish. */
const found: Readonly<Record<ReadyMadeList, string>> = {
  vegan: `beef, chicken broth, beef tallow, duck fat, lard, bacon fat, bone marrow, prosciutto, hot dog, foie gras, venison,
    frog legs, anchovies, fish sauce, worcestershire sauce, caesar dressing, bonito flakes, surimi, caviar, oyster sauce,
    shrimp paste, squid, escargot, clams, ghee, butter, whey, casein, parmesan, panna cotta, egg white, mayonnaise,
    albumin, honey, mead, royal jelly, gelatin, fish gelatin, isinglass, jello, carmine, cochineal`,
  vegetarian: `beef, chicken broth, beef tallow, duck fat, lard, bacon bits, bone marrow, pepperoni, pate, haggis,
    anchovies, fish sauce, worcestershire sauce, caesar dressing, bonito flakes, oyster sauce, shrimp paste, squid,
    gelatin, fish gelatin, isinglass, jello, carmine`,
  noPork: `pork belly, bacon, bacon bits, ham, prosciutto, pancetta, lardons, lard, bacon fat, pork fat, salt pork,
    chicharron, spam, carnitas, guanciale, pork blood, gelatin, jello`,
  halal: `pork belly, bacon, ham, prosciutto, lard, pork fat, spam, gelatin, wine, beer, mirin, sake, cooking sherry,
    beer batter, marsala, shaoxing wine, kahlua, bourbon, rum raisin, hard cider, champagne, frog legs, alligator`,
  kosher: `pork belly, bacon, ham, lard, spam, rabbit, frog legs, shrimp paste, crab, lobster, krill, squid, octopus,
    clams, escargot, oyster sauce, eel, unagi, catfish, shark, monkfish, gelatin, carmine`,
};

/** Lists what each list asks about: it may be in there, but the words don't say. */
const asked: Readonly<Record<ReadyMadeList, string>> = {
  vegan: `tallow, schmaltz, suet, manteca, drippings, bone broth, demi-glace, stock, vegetable broth, refried beans,
    gyoza, marshmallows, gummy bears, nougat, granola, lecithin, natural flavors, mono- and diglycerides, shellac,
    beeswax, vegan cheese, oat milk, house sauce, chef's garnish`,
  vegetarian: `tallow, schmaltz, suet, manteca, drippings, bone broth, demi-glace, stock, vegetable broth, refried beans,
    dashi, gyoza, marshmallows, gummy bears, cheese, natural flavors, house sauce`,
  noPork: `tallow, fatback, manteca, drippings, sausage, pepperoni, chorizo, hot dog, pate, mortadella, blood sausage,
    scrapple, bone broth, chicken broth, refried beans, gyoza, marshmallows, gummy bears, house sauce`,
  halal: `manteca, sausage, pepperoni, hot dog, refried beans, marshmallows, vanilla extract, red wine vinegar,
    tiramisu, penne alla vodka, soy sauce, kombucha, cider, chicken broth, beef, chicken, rice`,
  kosher: `manteca, sausage, hot dog, refried beans, marshmallows, surimi, caviar, cheese, fish sauce, beef, chicken, rice`,
};

/** Lists dish names that imply it, although a complete list lacks it. */
const named: Readonly<Record<ReadyMadeList, string>> = {
  vegan: 'Beef Bourguignon, Clam Chowder, Caesar Salad, Baklava, Panna Cotta, Schmaltz Potatoes, Egg Fried Rice',
  vegetarian: 'Beef Bourguignon, Clam Chowder, Caesar Salad, Panna Cotta, Pho Bo, Bulgogi, Meatloaf',
  noPork: 'Pulled Pork Sandwich, Carnitas Tacos, Al Pastor, Ham and Cheese, Panna Cotta, Refried Beans',
  halal: 'Coq au Vin, Penne alla Vodka, Tiramisu, Bacon Burger, Beer-Battered Cod, Chicken Marsala',
  kosher: 'Shrimp Cocktail, Lobster Roll, Bacon Burger, Fried Catfish, Unagi Don, Rabbit Ragu',
};

/** These plain foods clear if the restaurant has stated everything that is needed. */
const cleared: Readonly<Record<ReadyMadeList, string>> = {
  vegan: 'rice, carrots, olive oil, almond milk, coconut milk, mushrooms',
  vegetarian: 'rice, carrots, butter, egg, honey',
  noPork: 'chicken thigh, ground beef, salmon, rice, butter',
  halal: '',
  kosher: '',
};

const rows = (table: Readonly<Record<ReadyMadeList, string>>): [ReadyMadeList, string][] =>
  lists.flatMap((list) =>
    foodsOf(table[list])
      .filter(Boolean)
      .map((food): [ReadyMadeList, string] => [list, food]),
  );

describe('a ready-made list', () => {
  it.each(lists)('%s has only names of the catalogue, each with a meaning', (list) => {
    expect(readyMadeLists[list].filter((name) => !ingredientNames.includes(name))).toEqual([]);
    expect(avoidancesOf(list).filter(({ kind }) => kind === 'unknown')).toEqual([]);
  });

  it.each(rows(found))('%s finds %s', (list, food) => {
    expect(assessFor(list, record([food])).verdict).toBe('avoid');
    const dislikes = [{ avoids: [], dislikes: avoidancesOf(list) }];
    expect(isDisliked(assessDish(deriveFacts(record([food])), dislikes, context))).toBe(true);
  });

  it.each(rows(asked))('%s doesn’t clear %s', (list, food) => {
    expect(assessFor(list, record([food])).verdict).toBe('not_verified');
  });

  it.each(rows(named))('%s never clears %s by its list', (list, name) => {
    expect(['avoid', 'not_verified']).toContain(assessFor(list, record(['rice'], name)).verdict);
  });

  it.each(rows(cleared))('%s clears %s', (list, food) => {
    expect(assessFor(list, record([food])).verdict).toBe('none_declared');
  });

  it.each(lists)('%s clears nothing of which only the allergens are stated', (list) => {
    const unlisted = { ...record([]), ingredients_complete_at: null };
    expect(assessFor(list, unlisted).verdict).toBe('not_verified');
  });
});
