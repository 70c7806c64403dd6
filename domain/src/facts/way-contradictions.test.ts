import { expect, it } from 'vitest';
import { nothingKnown, type Component, type Dish, type DishVariant, type Statement } from './dish.ts';
import { contradictionsOfWay } from './way-contradictions.ts';

const [earlier, day] = ['2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'];
const said = (allergen: Statement['allergen'], level: Statement['level'], stated_at = day): Statement => ({
  allergen,
  level,
  source: 'restaurant',
  stated_at,
});
const sauce: Component = {
  id: 1,
  name: 'House sauce',
  ingredients: ['fish sauce'],
  ingredients_changed_at: null,
  ingredients_complete_at: null,
  statements: [],
  uses: [],
};
const somTam: Dish = { ...nothingKnown, name: 'Som Tam', ingredients: ['green papaya', 'peanuts', 'fish sauce'] };
const without = (leaves_out: string[], ...absent: Statement['allergen'][]): DishVariant => ({
  name: 'Another way',
  leaves_out,
  adds: [],
  price_cents: null,
  changed_at: null,
  ingredients_complete_at: null,
  cross_contact_stated_at: null,
  statements: absent.map((one) => said(one, 'absent')),
});

it.each<[string, Dish, DishVariant, readonly string[]]>([
  ['nothing where it goes with what is left out', somTam, without(['peanuts'], 'peanuts'), []],
  ['an ingredient that stays in', somTam, without(['peanuts'], 'peanuts', 'fish'), ['fish: fish sauce']],
  [
    'the group of what stays in',
    { ...somTam, ingredients: ['cashews'] },
    without(['x'], 'tree-nuts'),
    ['tree-nuts: cashews'],
  ],
  ['the dish’s own name', { ...somTam, name: 'Peanut salad' }, without(['peanuts'], 'peanuts'), ['peanuts: Peanut']],
  [
    'a component that stays in',
    { ...somTam, ingredients: ['peanuts'], uses: [1], components: [sauce] },
    without(['peanuts'], 'fish'),
    ['fish: fish sauce in the House sauce'],
  ],
  [
    'a component that it adds',
    { ...somTam, ingredients: ['peanuts'] },
    { ...without(['peanuts'], 'fish'), uses: [1], components: [sauce] },
    ['fish: fish sauce in the House sauce'],
  ],
  [
    'what the dish is stated to contain, which what is left out doesn’t bring',
    { ...somTam, statements: [said('milk', 'contains', earlier)] },
    without(['peanuts'], 'milk'),
    ['milk: stated'],
  ],
  [
    'nothing that the dish is stated to contain by what is left out',
    { ...somTam, statements: [said('peanuts', 'contains', earlier)] },
    without(['peanuts'], 'peanuts'),
    [],
  ],
  ['nothing that is only usual in it', { ...somTam, ingredients: ['oyster sauce'] }, without(['x'], 'wheat'), []],
])('a way is contradicted by %s', (_, dish, way, expected) => {
  const found = contradictionsOfWay(dish, way);
  expect(found.map(({ allergen, words }) => `${allergen}: ${words.join() || 'stated'}`)).toEqual(expected);
});
