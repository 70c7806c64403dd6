import { describe, expect, it } from 'vitest';
import { assessDish } from './assess-dish.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import { nothingKnown } from '../facts/dish.ts';
import { lexiconVersion } from '../lexicon/lexicon.ts';
import { resolveAvoidances } from './resolve-avoidance.ts';
import type { Verdict } from './verdict.ts';

const at = '2026-11-03T00:00:00.000Z';
const context = { now: '2026-11-10T00:00:00.000Z', statementDays: 180, lexiconVersion };

/** Returns the verdict of a complete list for a person who avoids one thing. */
function verdictOf(avoided: string, list: string, name = nothingKnown.name): Verdict | null {
  const record = {
    ...nothingKnown,
    name,
    ingredients: list.split(', '),
    ingredients_complete_at: at,
    cross_contact_stated_at: at,
  };
  return assessDish(deriveFacts(record), [{ avoids: resolveAvoidances(avoided) }], context).verdict;
}

const pairs = (table: string): [string, string][] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [avoided = '', foods = ''] = line.split(':').map((part) => part.trim());
      return foods.split(',').map((food): [string, string] => [avoided, food.trim()]);
    });

/** Lists what is avoided, and foods that are that thing or contain it. */
const found = pairs(`
  allium: garlic, garlic powder, red onion, leek, scallions, shallots, chives, spring onions, green onion, ramps, garlic chives, wild garlic, onion powder
  onion: scallions, green onions, spring onion, red onion, onion powder, fried onion, pickled onion, vidalia onion
  garlic: garlic powder, black garlic, garlic salt, fried garlic, minced garlic
  citrus: lemon juice, lime, orange zest, grapefruit, yuzu, mandarin, tangerine, clementine, pomelo, calamansi, kumquat, bergamot, makrut lime leaf
  meat: bacon, beef, chicken, lamb, pork belly, turkey, duck, prosciutto, sausage, rabbit, bison, foie gras, pepperoni
  red meat: beef, ground beef, lamb, pork chop, bacon, bison, veal, brisket
  pork: bacon, ham, prosciutto, pancetta, lard, guanciale, pork belly, carnitas
  beef: veal, ribeye, brisket, ground beef, sirloin steak, oxtail
  poultry: chicken, turkey, duck, chicken breast, goose, quail, cornish hen
  legume: beans, lentils, chickpeas, peas, black beans, soybeans, tofu, green beans, peanuts, edamame, mung beans
  beans: black beans, kidney beans, green beans, lima beans, fava beans
  nightshades: tomato, potato, eggplant, bell pepper, chili, paprika, jalapeno, cayenne, tomatillo, goji berries
  berries: strawberries, blueberries, raspberries, blackberries, cranberries, gooseberries
  stone fruit: peach, plum, cherries, apricot, nectarine, prunes
  cruciferous vegetables: broccoli, kale, cabbage, cauliflower, brussels sprouts, radish, arugula, bok choy
  squash: zucchini, courgette, pumpkin, butternut squash, acorn squash, kabocha
  peppers: bell pepper, jalapeno, black pepper, red pepper, chili pepper, poblano
  bell pepper: red pepper, capsicum, roasted red pepper, paprika
  chili pepper: jalapeno, cayenne, chipotle, gochugaru, kimchi
  mushroom: shiitake, portobello, porcini, truffle, oyster mushrooms, enoki
  corn: cornstarch, polenta, masa, hominy, popcorn, grits, corn tortilla, corn syrup, cornmeal
  cilantro: coriander, fresh coriander, ground coriander, coriander leaf, coriander seed, dhania
  alcohol: rum, wine, beer, mirin, vodka, sake, brandy, bourbon, tequila, kahlua
  caffeine: coffee, espresso, tea, matcha, cocoa, cold brew, chocolate, cola, green tea
  chocolate: cocoa, cocoa nibs, cacao, dark chocolate, cocoa powder, cacao nibs
  cocoa: dark chocolate, milk chocolate, cacao
  grapes: raisins, grape juice, wine
  sweetener: aspartame, sucralose, stevia, erythritol, xylitol
  food coloring: red 40, yellow 5, tartrazine, annatto, carmine
  msg: monosodium glutamate, glutamic acid
  tomato: ketchup, tomato paste, cherry tomatoes
  potato: french fries, hash browns, potato starch
  rice: rice flour, sushi rice, basmati
  eggplant: aubergine, brinjal
  black pepper: pepper, white pepper, peppercorns
  sunflower seeds: sunflower butter
  apple: applesauce, apple juice
`);

/** Lists what is avoided, and foods that may be that thing or contain it, so a list with one of them never clears. */
const open = pairs(`
  pork: hot dog, gelatin, sausage, meat
  garlic: spices, chicken broth, mayonnaise, pesto, bread, seasoning, house sauce, chili powder, pickles, curry powder, zorbax, ketchup, flavored oil, garnish, seasonal vegetables, dal makhani, pastrami
  beef: hamburger patty, meat, gelatin, escalope
  lemon: citrus zest
  strawberry: mixed berries, fruit
  zucchini: squash
  scallion: onions
  chicken: poultry, meat
  bell pepper: pepper
  fava bean: beans
  corn: baking powder, modified food starch
  alcohol: vanilla extract
  sugar: salt
  spices: rice
  pickles: salt
  vinegar: rice
  offal: rice
  turnip: rice
`);

/** Lists what is avoided, and dish names that imply it although a complete list lacks it: one of them must be wrong. */
const named = pairs(`
  beef: tallow, suet, bulgogi, kalbi, gyudon, patty melt, menudo, rendang, bolognese, pho broth, stroganoff, demi-glace
  pork: refried beans, hog maw, mett, nduja, soppressata, boudin, manteca, blood sausage, morcilla, scrapple, al pastor
  meat: pho, bulgogi, gyudon, patty melt, menudo, meatloaf, refried beans, burger, schmaltz, tallow, haggis, black pudding, kielbasa, bone broth, hot dog
  citrus: ponzu, limoncello, triple sec, ceviche, ugli fruit, citron
  cilantro: salsa verde, chimichurri, pho
  legumes: dosa, guar gum, alfalfa sprouts
  gelatin: marshmallow, gummy bears, panna cotta, isinglass
  mushroom: beef stroganoff, quorn, huitlacoche, hunter sauce
  cinnamon: snickerdoodle, pumpkin spice, five spice, garam masala, churros, speculoos
  nightshades: sambal, romesco, gnocchi
  garlic: marinara
  onion: sofrito
  honey: baklava, nougat, mead, granola, graham crackers, teriyaki
`);

/** Lists what is avoided, and complete lists of other plain foods, which clear it. */
const clear = `
  garlic: chicken breast, olive oil, salt, lemon juice
  garlic: rice, carrot, olive oil
  onion: garlic, tomato, basil
  allium: rice, carrots, olive oil
  scallion: beef, rice
  leek: potatoes, cream, butter
  shallot: salmon, dill
  citrus: chicken breast, thyme, salt
  lemon: lime, sugar
  lime: lemon, water
  orange: lemon, honey
  meat: rice, carrots
  meat: salmon, potatoes
  red meat: chicken, rice
  red meat: salmon, asparagus
  pork: chicken thigh, rice
  pork: ground beef, salt
  beef: chicken, potato
  lamb: beef, salt
  poultry: beef, potatoes
  chicken: beef, rice
  turkey: chicken, salt
  legume: rice, carrots
  beans: rice, chicken
  chickpea: rice, lentils
  lentils: rice, carrots
  nightshades: chicken, rice, broccoli
  tomato: cucumber, olive oil
  potato: carrots, butter
  eggplant: egg, butter
  bell pepper: black pepper, salt
  chili pepper: black pepper, salt
  berries: apple, banana
  strawberry: blueberries, cream
  stone fruit: apple, banana
  cruciferous vegetables: carrots, peas
  broccoli: carrots, rice
  squash: carrots, rice
  zucchini: cucumber, salt
  mushroom: chicken, thyme
  cilantro: parsley, lime
  parsley: basil, olive oil
  mint: basil, lemon
  ginger: garlic, chicken
  cinnamon: apple, sugar
  cumin: turmeric, rice
  honey: sugar, water
  chocolate: milk, sugar
  coffee: milk, sugar
  gelatin: milk, sugar
  msg: salt, beef
  avocado: tomato, lime
  banana: apple, walnuts
  mango: pineapple, lime
  grapes: grapefruit
  apple: pineapple
  spinach: kale, olive oil
  lettuce: cucumber, tomato
  rice: quinoa, carrots
  quinoa: rice, carrots
  olives: tomato, basil
`
  .trim()
  .split('\n')
  .map((line) => line.split(':').map((part) => part.trim()) as [string, string]);

describe('who avoids what is no allergen', () => {
  it('is warned of what is it or holds it', () => {
    expect(found.filter(([avoided, food]) => verdictOf(avoided, `${food}, salt`) !== 'avoid')).toEqual([]);
  });

  it('is told nothing good of what may hold it, nor where nobody looked through all that is of it', () => {
    expect(open.filter(([avoided, food]) => verdictOf(avoided, `${food}, salt`) === 'none_declared')).toEqual([]);
  });

  it('is told nothing good of what only the name says', () => {
    const said = (avoided: string, food: string) => verdictOf(avoided, 'rice, salt', `Rice with ${food}`);
    expect(named.filter(([avoided, food]) => said(avoided, food) === 'none_declared')).toEqual([]);
    expect(said('beef', 'parsley')).toBe('none_declared');
  });

  it('may read that a whole list of plain foods is without it', () => {
    expect(clear.filter(([avoided, list]) => verdictOf(avoided, list) !== 'none_declared')).toEqual([]);
  });

  it('is tested with pairs enough', () => {
    expect(found.length + open.length).toBeGreaterThan(150);
    expect(clear.length).toBeGreaterThan(40);
  });
});
