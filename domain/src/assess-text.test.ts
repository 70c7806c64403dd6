import { describe, expect, it } from 'vitest';
import { allergens, us9 } from './allergens.ts';
import { assessText, type AssessedAllergen } from './assess-text.ts';

const nine = new Set<string>(us9);

const say = (assessed: readonly AssessedAllergen[], mark: string): string[] =>
  assessed
    .filter(({ allergen }) => nine.has(allergen))
    .map(({ allergen, because }) => `${allergen}${mark} ${because.map(({ words }) => words).join(', ')}`);

/** Those of the nine: "milk! butter" is there, "milk? pesto" may be. */
function assess(ingredients: string | readonly string[], name?: string): string {
  const { contains, mayContain } = assessText([ingredients].flat(), name);
  return [...say(contains, '!'), ...say(mayContain, '?')].join('; ');
}

describe('assessText', () => {
  it.each([
    ['butter, eggs', 'milk! butter; eggs! eggs'],
    ['milk, butter, MILK', 'milk! milk, butter, MILK'],
    ['may contain peanuts', 'peanuts? peanuts'],
    ['butter. May contain milk and sesame', 'milk! butter; sesame? sesame'],
    ['imitation cheese', 'milk? cheese'],
    ['rice with zorbax', ''],
    ['', ''],
  ])('in %j finds %j', (text, expected) => {
    expect(assess(text)).toBe(expected);
  });

  it('counts what a thing usually has, unless what is in it is listed', () => {
    expect(assess('pierogi')).toBe('eggs! pierogi; wheat! pierogi; soybeans! pierogi');
    expect(assess('pierogi (potato, wheat flour, salt)')).toBe(
      'wheat! pierogi, wheat flour; eggs? pierogi; soybeans? pierogi',
    );
    expect(assess('pierogi: potato, salt')).toContain('eggs? pierogi');
    expect(assess('pierogi (fried)')).toContain('eggs! pierogi');
  });

  it('reads the name, and believes a list more than what such a dish usually has', () => {
    expect(assess([], 'Pierogi')).toContain('eggs! Pierogi');
    expect(assess('potato, salt', 'Pierogi')).toBe('wheat! Pierogi; eggs? Pierogi; soybeans? Pierogi');
    expect(assess('basil', 'Butter chicken')).toContain('milk! Butter chicken');
  });

  it('reads each text of a list by itself', () => {
    expect(assess(['may contain peanuts', 'butter'])).toBe('milk! butter; peanuts? peanuts');
    expect(assess(['(butter', 'egg)'])).toBe('milk! butter; eggs! egg');
  });

  it('names groups and their members, in the order of the catalogue', () => {
    const found = assessText(['almonds, shrimp, spelt, oyster']).contains.map(({ allergen }) => allergen);
    expect(found).toEqual([
      'crustacean-shellfish',
      'tree-nuts',
      'wheat',
      'gluten',
      'molluscs',
      'almond',
      'spelt',
      'shrimp',
      'oyster',
    ]);
    const order = allergens.map(({ id }) => id);
    expect(found.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))).toEqual(found);
  });

  it('asks about what it can’t judge, each once', () => {
    const { opaque } = assessText(['spices, soybean oil, zorbax; Spices', 'refined peanut oil'], 'Zorbax curry');
    expect(opaque).toEqual(['Spices', 'soybean oil', 'zorbax', 'refined peanut oil', 'Zorbax curry']);
  });

  it('says where the words stand, in which text', () => {
    const { contains } = assessText(['salt', 'sea salt, Butter'], 'Milk');
    expect(contains[0]?.because).toEqual([
      { from: 'ingredients', text: 1, words: 'Butter', start: 10, end: 16 },
      { from: 'name', text: 0, words: 'Milk', start: 0, end: 4 },
    ]);
  });
});
