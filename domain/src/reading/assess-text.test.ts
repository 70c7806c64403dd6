import { describe, expect, it } from 'vitest';
import { allergens, us9 } from '../facts/allergens.ts';
import { assessText, type AssessedAllergen } from './assess-text.ts';

const nine = new Set<string>(us9);

const t = (assessed: readonly AssessedAllergen[], mark: string): string[] =>
  assessed
    .filter(({ allergen }) => nine.has(allergen))
    .map(({ allergen, because }) => `${allergen}${mark} ${because.map(({ words }) => words).join(', ')}`);

/** Lists the Big 9 that were found: "milk! butter" means it contains milk, "milk? pesto" that it may. */
function assess(ingredients: string | readonly string[], name?: string): string {
  const { contains, mayContain } = assessText([ingredients].flat(), name);
  return [...t(contains, '!'), ...t(mayContain, '?')].join('; ');
}

describe('assessText', () => {
  it.each([
    ['shrimp in a coconut and tamarind curry coloured with chili', 'tamarind curry'],
    ['house sauce brushed on bread', 'house sauce'],
    ['rice seasoned with basil', 'rice seasoned'],
  ])('of %j asks about %j, without what was done with it', (text, asked) => {
    expect(assessText([text]).opaque).toContain(asked);
  });

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

  it.each([
    ['pierogi', 'there'],
    ['pierogi (fried)', 'there'],
    ['pierogi (potato, wheat flour)', 'perhaps'],
    ['pierogi: potato, butter', 'perhaps'],
    ['pierogi, sea salt', 'there'],
    ['pierogi, water', 'perhaps'],
    ['pierogi, sea salt, vinegar', 'perhaps'],
    ['pierogi, wheat flour, xanthan gum', 'perhaps'],
    ['1 lb pierogi, 2 tsp salt', 'there'],
    ['8 oz pierogi, salt', 'perhaps'],
    ['1 cup pierogi\n2 tbsp oil\nsalt, pepper', 'there'],
    ['imitation pierogi', 'perhaps'],
    ['may contain pierogi', 'perhaps'],
  ])('in %j what pierogi usually have is %s', (text, expected) => {
    const { contains, mayContain } = assessText([text]);
    const has = (list: readonly AssessedAllergen[]): boolean => list.some(({ allergen }) => allergen === 'eggs');
    expect(has(contains) ? 'there' : has(mayContain) ? 'perhaps' : 'nowhere').toBe(expected);
  });

  it.each([
    [[], 'there'],
    [['with sour cream and chives'], 'there'],
    [['potato', 'sour cream'], 'perhaps'],
    [['2 cups potato, 1 cup rye flour'], 'perhaps'],
    [['potato, water, sugar'], 'perhaps'],
  ])('beside %j what "Pierogi" as a name usually has is %s', (texts, expected) => {
    const { contains } = assessText(texts, 'Pierogi');
    expect(contains.some(({ allergen }) => allergen === 'eggs') ? 'there' : 'perhaps').toBe(expected);
  });

  it('believes a label that says what a mixture is made of, and never that butter is no milk', () => {
    expect(assess('soy sauce (water, soybeans, salt)')).toContain('wheat? soy sauce');
    expect(assess('soy sauce (organic), tofu')).toContain('wheat! soy sauce');
    expect(assess('butter (cashews, salt)')).toContain('milk! butter');
  });

  it.each([
    ['pesto, without tree nuts', ''],
    ['pesto. No dairy', ''],
    ['Nut-free pesto; pesto', ''],
    ['pesto. Free from: tree nuts, fish', ''],
    ['pesto. Tree nut and fish free', ''],
    ['pesto, without cashews', 'tree-nuts'],
    ['pesto, not tree nut free', 'tree-nuts'],
    ['pesto, almonds, no dairy', 'tree-nuts'],
  ])('in %j what pesto usually has is there unless the text denies it: %j', (text, expected) => {
    const usual = text.includes('dairy') ? 'milk' : 'tree-nuts';
    const { contains } = assessText([text]);
    const has = (id: string): boolean => contains.some(({ allergen }) => allergen === id);
    expect(expected === '' ? has(usual) : !has(expected)).toBe(false);
  });

  it('counts what a name always has, but believes a label more', () => {
    expect(assess('chicken, tomato, sea salt', 'Butter chicken')).toContain('milk! Butter chicken');
    expect(assess('1 lb chicken, 1 cup water', 'Chicken and butter')).toContain('milk! butter');
    expect(assess('1 cup peanut butter\n1 cup sugar\n1 egg', 'Cookies')).toContain('wheat? Cookies');
    expect(assess('chicken, water, salt', 'Butter chicken')).toContain('milk? Butter chicken');
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

  it('asks about what it can’t assess, each once', () => {
    const { opaque } = assessText(['spices, soybean oil, zorbax; Spices', 'refined peanut oil'], 'Zorbax curry');
    expect(opaque).toEqual(['Spices', 'soybean oil', 'zorbax', 'refined peanut oil', 'Zorbax curry']);
  });

  it.each([
    ['<b>Butter</b><script>alert("eggs")</script>', 'milk! Butter; eggs! eggs'],
    ['\u202Erettub\u202C butter', 'milk! butter'],
    ['\0\uFFFD\uD800 butter', 'milk! butter'],
    ['🧀🦐🍜?', 'milk! 🧀; crustacean-shellfish! 🦐; wheat! 🍜'],
    ['חלב butter حليب', 'milk! butter'],
  ])('reads %j as text', (text, expected) => {
    const found = assess(text)
      .split('; ')
      .filter((one) => !one.includes('?'));
    expect(expected.split('; ').filter((one) => !found.includes(one))).toEqual([]);
  });

  it('leaves open what it can’t read at all', () => {
    expect(assessText(['牛乳と卵'])).toEqual({ contains: [], mayContain: [], opaque: ['牛乳と卵'] });
  });

  it('says where the words stand, in which text', () => {
    const { contains } = assessText(['rice', 'sea salt, Butter'], 'Milk');
    expect(contains[0]?.because).toEqual([
      { from: 'ingredients', text: 1, words: 'Butter', start: 10, end: 16 },
      { from: 'name', text: 0, words: 'Milk', start: 0, end: 4 },
    ]);
  });
});
