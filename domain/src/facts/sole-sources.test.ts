import { describe, expect, it } from 'vitest';
import { nothingKnown, type Component, type Dish } from './dish.ts';
import { soleSources } from './sole-sources.ts';

const day = '2026-11-01T00:00:00.000Z';

const sauce = (said: Partial<Component>): Partial<Dish> => ({
  uses: [1],
  components: [
    {
      id: 1,
      name: 'House sauce',
      ingredients: [],
      ingredients_changed_at: day,
      ingredients_complete_at: null,
      statements: [],
      uses: [],
      ...said,
    },
  ],
});

describe('what is worth leaving out', () => {
  it.each<[string, Partial<Dish>, readonly string[]]>([
    ['one ingredient that alone has it', { ingredients: ['rice', 'crushed peanuts'] }, ['crushed peanuts: peanuts']],
    [
      'also if the description names just that',
      { description: 'With crushed peanuts', ingredients: ['crushed peanuts'] },
      ['crushed peanuts: peanuts'],
    ],
    [
      'also if the name usually means just that',
      { name: 'Som Tam', ingredients: ['green papaya', 'peanuts', 'fish sauce'] },
      ['peanuts: peanuts', 'fish sauce: fish'],
    ],
    ['nothing that two have', { ingredients: ['cheddar', 'sour cream'] }, []],
    ['nothing that the name has', { name: 'Peanut stew', ingredients: ['peanuts'] }, []],
    ['no almond beside mixed nuts', { ingredients: ['almonds', 'mixed nuts'] }, []],
    [
      'nothing that is usual in another ingredient',
      { name: 'Drunken Noodles', ingredients: ['rice noodles', 'soy sauce', 'oyster sauce'] },
      ['oyster sauce: oyster'],
    ],
    ['nothing that the description may mean', { description: 'With oyster sauce', ingredients: ['soy sauce'] }, []],
    [
      'nothing that a component has',
      { ingredients: ['rice', 'soy sauce'], ...sauce({ ingredients: ['oyster sauce'] }) },
      [],
    ],
    [
      'nothing that a component is said to contain',
      {
        ingredients: ['rice', 'peanuts'],
        ...sauce({ statements: [{ allergen: 'peanuts', level: 'may_contain', source: 'restaurant', stated_at: day }] }),
      },
      [],
    ],
    [
      'what a component of the same name has, which stays out with it',
      { ingredients: ['rice', 'house sauce', 'peanuts'], ...sauce({ ingredients: ['soy sauce'] }) },
      ['peanuts: peanuts'],
    ],
    [
      'nothing that somebody estimated',
      { ingredients: ['ghee'], estimates: [{ name: 'cream', probability: 0.5 }] },
      [],
    ],
    ['nothing that is usual in such dishes', { name: 'Bean tacos', ingredients: ['wheat flour'] }, []],
    [
      'that, too, once the list is confirmed as complete',
      { name: 'Bean tacos', ingredients: ['wheat flour'], ingredients_complete_at: day },
      ['wheat flour: wheat'],
    ],
  ])('is %s', (_, dish, expected) => {
    const found = soleSources({ ...nothingKnown, ...dish });
    expect(found.map(({ ingredient, allergens }) => `${ingredient}: ${allergens.join()}`)).toEqual(expected);
  });
});
