import { describe, expect, it } from 'vitest';
import { parseIngredients } from '../reading/parse-ingredients.ts';
import { dishGroups } from './dish-groups.ts';
import { estimateIngredients } from './estimate-ingredients.ts';
import { readDishes } from './read-dishes.ts';

const estimate = (name: string, description = '') => estimateIngredients({ name, description });
const namesFor = (name: string, description?: string) => estimate(name, description).map((one) => one.name);

function probabilityOf(ingredient: string, name: string, description?: string): number {
  return estimate(name, description).find((one) => one.name === ingredient)?.probability ?? 0;
}

describe('the tables of dish knowledge', () => {
  const dishes = dishGroups.flatMap(({ table }) => readDishes(table));

  it('know some hundred dishes, each table with its source', () => {
    expect(dishes.length).toBeGreaterThan(400);
    expect(dishGroups.every(({ source }) => source.length > 10)).toBe(true);
  });

  it('expect something in every dish, and never water or salt', () => {
    const empty = dishes.filter(({ name }) => estimate(name).length === 0).map(({ name }) => name);
    expect(empty).toEqual([]);
    expect(dishes.filter(({ ingredients }) => ingredients.has('water') || ingredients.has('salt'))).toEqual([]);
  });

  it('name ingredients that the lexicon reads as the whole of what is meant', () => {
    const names = new Set(dishes.flatMap(({ ingredients }) => [...ingredients.keys()]));
    const unread = [...names].filter((name) => parseIngredients(name)[0]?.words !== name);
    expect(unread).toEqual([]);
  });

  it('are refused where they can’t be read', () => {
    expect(() => readDishes('stew | mostly onion')).toThrow('mostly onion');
    expect(() => readDishes('stew | always onion | often onion')).toThrow('twice');
  });
});

describe('an estimate', () => {
  it('is sorted, of at most 20, with probabilities between 0 and 1 and no comma in a name', () => {
    const long = estimate('Seafood Paella with Caesar Salad, Mac and Cheese and Tiramisu', 'ham, eggs and fries');
    expect(long).toHaveLength(20);
    const probabilities = long.map(({ probability }) => probability);
    expect(probabilities).toEqual(probabilities.toSorted((one, other) => other - one));
    expect(Math.min(...probabilities)).toBeGreaterThan(0);
    expect(Math.max(...probabilities)).toBeLessThan(1);
    expect(long.filter(({ name }) => name.includes(','))).toEqual([]);
  });

  it('knows a dish by its longest name, and an unknown one by its family', () => {
    expect(namesFor('Chicken Noodle Soup')).toContain('celery');
    expect(probabilityOf('lettuce', 'Caesar Salad Dressing')).toBe(0);
    expect(namesFor('Grandma’s Turnip Soup')).toEqual(expect.arrayContaining(['turnip', 'onion', 'garlic', 'carrot']));
    expect(probabilityOf('beef', 'Black Bean Burger')).toBe(0);
    expect(estimate('Zorbax')).toEqual([]);
  });

  it('is read in any case, accent and plural', () => {
    expect(namesFor('CRÈME BRÛLÉES')).toEqual(namesFor('creme brulee'));
  });

  it('takes the words of the texts for the surest, and the cheese that is named for the cheese', () => {
    expect(namesFor('Fontina Grilled Cheese')).toContain('fontina');
    expect(namesFor('Fontina Grilled Cheese')).not.toContain('cheese');
    expect(estimate('Pizza', 'with anchovies').find(({ name }) => name === 'anchovies')).toMatchObject({
      isNamed: true,
    });
    expect(namesFor('Shrimp Fried Rice')).not.toContain('pork');
  });

  it('counts what comes beside a dish for less than the dish', () => {
    const inSalad = probabilityOf('parmesan', 'Caesar Salad');
    expect(probabilityOf('parmesan', 'Steak with Caesar Salad')).toBeLessThan(inSalad);
    expect(probabilityOf('parmesan', 'The Works', 'like a caesar salad')).toBeLessThan(inSalad);
  });

  it.each([
    ['Vegan Pad Thai', '', 'egg', 'rice noodle'],
    ['Pad Thai', 'no egg', 'egg', 'peanut'],
    ['Gluten-Free Pizza', '', 'flour', 'mozzarella'],
    ['Dairy-Free Pizza', '', 'mozzarella', 'flour'],
    ['Onion-less Beef Chili', '', 'onion', 'bean'],
    ['Vegetarian Chili', '', 'beef', 'bean'],
    ['Oat Milk Shake', '', 'milk', 'oat milk'],
  ])('of %s (%s) leaves out %s and keeps %s', (name, description, left, kept) => {
    expect(namesFor(name, description)).not.toContain(left);
    expect(namesFor(name, description)).toContain(kept);
  });

  it('says nothing of odd texts, and reads no more of a long one than a menu would print', () => {
    for (const text of ['', '💥', '<script>alert(1)</script>', '\u202Eazzip', '\0', ',,,'])
      expect(() => estimate(text, text)).not.toThrow();
    expect(estimate(`${'zorbax '.repeat(300)} pizza`)).toEqual([]);
  });
});
