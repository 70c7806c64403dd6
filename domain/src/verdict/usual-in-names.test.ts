import { describe, expect, it } from 'vitest';
import { deriveFacts } from '../facts/derive-facts.ts';
import { nothingKnown } from '../facts/dish.ts';
import { lexiconVersion } from '../lexicon/lexicon.ts';
import { meant, unlike, usual } from '../lexicon/usual-in-names.ts';
import { assessDish } from './assess-dish.ts';
import { resolveAvoidances } from './resolve-avoidance.ts';

const at = '2026-11-03T00:00:00.000Z';
const context = { now: '2026-11-10T00:00:00.000Z', statementDays: 180, lexiconVersion };

/** Returns what somebody who avoids one thing is told about a dish with a complete list of plain foods. */
function verdictOf(name: string, avoided: string, ingredients: readonly string[] = ['salt', 'water']) {
  const record = {
    ...nothingKnown,
    name,
    ingredients,
    ingredients_complete_at: at,
    cross_contact_stated_at: at,
  };
  return assessDish(deriveFacts(record), [{ avoids: resolveAvoidances(avoided) }], context).verdict;
}

const rows = (text: string): [string, string][] =>
  text
    .trim()
    .replaceAll(/\n +/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [food = '', names = ''] = line.split(':').map((part) => part.trim());
      return names.split(',').map((name): [string, string] => [food, name.trim()]);
    });

const tables = [...rows(meant), ...rows(usual)];
const wordOf = (food: string) => food.replace(/^any /, '');
const others = new Set(unlike.split(',').map((name) => name.replaceAll(/\s+/g, ' ').trim()));

describe('what the name of a dish says of a food', () => {
  it('is not cleared by a whole list that lacks it, for any name of the tables', () => {
    const cleared = tables.filter(([food, name]) => {
      const text = name.replace(/^[~=]/, '');
      return verdictOf(text, wordOf(food)) === 'none_declared';
    });
    expect(cleared).toEqual([]);
    expect(tables.length).toBeGreaterThan(1000);
  });

  it('is not cleared among other words either', () => {
    const cleared = tables
      .filter(([, name]) => !/^[~=]/.test(name))
      .filter(([food, name]) => verdictOf(`Grandma’s ${name.toUpperCase()}, large`, wordOf(food)) === 'none_declared');
    expect(cleared).toEqual([]);
  });

  it('is the food where it is another word for it', () => {
    expect(rows(meant).filter(([food, name]) => verdictOf(name, wordOf(food)) !== 'avoid')).toEqual([]);
  });
});

// A complete plain list cleared each of these before the names were read.
it.each([
  ['bavette', 'beef'],
  ['onglet', 'beef'],
  ['picanha', 'beef'],
  ['Eggs Florentine', 'spinach'],
  ['rillettes', 'pork'],
  ['lima', 'citrus'],
  ['Onyon soup', 'onion'],
  ['Mushrom soup', 'mushroom'],
  ['galric toast', 'garlic'],
  ['Aillade', 'garlic'],
  ['Thai green curry', 'garlic'],
  ['Curry', 'onion'],
  ['Mole', 'chocolate'],
  ['Kimchi', 'garlic'],
  ['Garlicky fries', 'garlic'],
  ['Oniony dip', 'onion'],
  ['Bourguignon', 'beef'],
  ['Vitello tonnato', 'capers'],
  ['Penne alla boscaiola', 'mushroom'],
  ['Insalata nicoise', 'olives'],
  ['Encebollado', 'allium'],
  ['Tamanegi', 'onion'],
  ['Carbonara', 'pork'],
  ['Shawarma', 'lamb'],
  ['Ragu', 'meat'],
  ['Ragu', 'beef'],
  ['Caipirinha', 'citrus'],
  ['Gochujang noodles', 'garlic'],
  ['Shepherds Pie', 'lamb'],
  ['Steak au poivre', 'black pepper'],
])('no whole list clears %s for who avoids %s', (name, avoided) => {
  expect(verdictOf(name, avoided)).not.toBe('none_declared');
});

describe('a plain name', () => {
  it.each([
    ['Grilled salmon with asparagus', 'garlic, onion, mushroom, tomato, citrus, pork'],
    ['Steamed rice', 'garlic, onion, meat, peppers, cilantro'],
    ['Chicken breast and carrots', 'garlic, onion, pork, beef, citrus, mushroom, celery'],
    ['Ribeye steak', 'garlic, onion, pork, chicken, lamb'],
    ['Lima beans', 'citrus, lime, lemon'],
    ['Hash browns', 'meat, beef, onion'],
    ['Buffalo mozzarella', 'garlic, beef'],
    ['Paneer tikka', 'chicken, beef, pork'],
    ['Vegetable samosas', 'meat, beef, chicken'],
    ['Lamb shawarma', 'chicken, pork'],
    ['Fruit plate', 'garlic, onion, meat'],
    ['Baked potato', 'garlic, onion, bacon, mushroom'],
    ['Green salad', 'garlic, onion, meat'],
    ['Turkey sandwich', 'garlic, pork, beef, mushroom'],
  ])('stays cleared by a whole list: %s', (name, avoided) => {
    const open = avoided.split(', ').filter((each) => verdictOf(name, each) !== 'none_declared');
    expect(open.filter((each) => each !== 'celery')).toEqual([]);
  });

  it('is not made doubtful by a name that only stands in it', () => {
    const doubtful = [...others].filter((name) => verdictOf(name, 'garlic') !== 'none_declared');
    expect(
      doubtful.filter((name) => !/stew|pizza|risotto|burger|ranch|taco|tandoori|pilaf|mac|salsa/.test(name)),
    ).toEqual([]);
  });
});

describe('a ready-made thing', () => {
  const paste = ['green curry paste (lemongrass, green chili, salt)', 'rice'];
  it('is answered where the list breaks it down', () => {
    expect(verdictOf('Thai green curry', 'garlic', paste)).toBe('none_declared');
    expect(verdictOf('Thai green curry', 'garlic', ['green curry paste (garlic, chili)', 'rice'])).toBe('avoid');
  });
  it('is not answered where something else is broken down', () => {
    expect(verdictOf('Thai green curry', 'garlic', ['bread (rice flour, water)', 'rice'])).toBe('not_verified');
  });
});

describe('what “vegan” took something away from', () => {
  it.each([
    ['vegan tuna', 'tuna'],
    ['vegan bacon', 'pork'],
    ['vegan bacon', 'meat'],
    ['plant-based chicken', 'chicken'],
    ['plant-based chicken', 'poultry'],
  ])('%s is neither found as %s nor without it, in a name and in a list', (text, avoided) => {
    expect(verdictOf(text, avoided)).toBe('not_verified');
    expect(verdictOf('Lunch', avoided, [text, 'rice'])).toBe('not_verified');
  });
  it('keeps all else', () => {
    expect(verdictOf('vegan garlic sausage', 'garlic')).toBe('avoid');
    expect(verdictOf('vegan burger with bacon', 'bacon')).toBe('avoid');
    expect(verdictOf('gluten-free bread', 'bread')).toBe('avoid');
  });
});
