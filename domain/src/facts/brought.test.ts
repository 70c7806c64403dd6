import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runsOf } from '../../fixtures/runs.ts';
import { ancestorsOf, type AllergenId } from './allergens.ts';
import { broughtIn } from './brought.ts';
import { asRecord } from './component.ts';
import { deriveFacts } from './derive-facts.ts';
import { nothingKnown, type Component, type Dish, type Statement } from './dish.ts';
import { statedLevel } from './stated-level.ts';
import { lexiconVersion } from '../lexicon/lexicon.ts';

const day = '2026-11-01T00:00:00.000Z';
const context = { now: '2026-11-20T12:00:00.000Z', statementDays: 180, lexiconVersion };
const some: readonly AllergenId[] = [
  'milk',
  'wheat',
  'spelt',
  'gluten',
  'almond',
  'tree-nuts',
  'shrimp',
  'crustacean-shellfish',
];

const statements = fc.uniqueArray(
  fc.record({
    allergen: fc.constantFrom(...some),
    level: fc.constantFrom<Statement['level']>('contains', 'may_contain', 'absent'),
    source: fc.constant<Statement['source']>('restaurant'),
    stated_at: fc.constant(day),
  }),
  { maxLength: 3, selector: ({ allergen }) => allergen },
);
const ingredients = fc.subarray(['ghee', 'wheat flour', 'almonds', 'natural flavors', 'rice', 'malt', 'shrimp'], {
  maxLength: 2,
});

/** There are three components, each of which may use those after it, and a dish that uses some. */
const dishes = fc
  .record({
    said: fc.array(fc.record({ statements, ingredients }), { minLength: 3, maxLength: 3 }),
    within: fc.constantFrom([[1], [2], []], [[1, 2], [], []], [[], [], []], [[2], [2], []]),
    uses: fc.constantFrom([0], [0, 1], [1, 2]),
    own: statements,
  })
  .map(({ said, within, uses, own }): Dish => {
    const idOf = (at: number) => at + 1;
    const components = said.map((one, at): Component => ({
      ...one,
      id: idOf(at),
      name: `House ${['base', 'sauce', 'rub'][at] ?? ''}`,
      ingredients_changed_at: day,
      ingredients_complete_at: null,
      uses: (within[at] ?? []).map(idOf),
    }));
    return {
      ...nothingKnown,
      name: 'Bowl',
      uses: uses.map(idOf),
      components,
      statements: own,
      ingredients_changed_at: day,
    };
  });

it('what a component surely has, with whatever is in it, is surely in the dish, and never only perhaps', () => {
  let sure = 0;
  fc.assert(
    fc.property(dishes, (dish) => {
      const facts = deriveFacts(dish);
      const brought = new Map(broughtIn(facts).map((one) => [one.component, one]));
      for (const id of dish.uses) {
        const component = dish.components.find((one) => one.id === id)!;
        const own = deriveFacts(asRecord(component, dish.components)).allergens;
        for (const { allergen } of own.filter(({ presence }) => presence === 'present'))
          for (const one of [allergen, ...ancestorsOf(allergen)]) {
            sure += 1;
            expect([one, statedLevel(facts, one, context)]).toEqual([one, 'contains']);
            expect(brought.get(component.name)?.contains).toContain(one);
            expect(brought.get(component.name)?.mayContain).not.toContain(one);
          }
      }
    }),
    runsOf(5000, 400),
  );
  expect(sure).toBeGreaterThan(400);
});
