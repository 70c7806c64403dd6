import { describe, expect, it, vi } from 'vitest';
import { holds, assessFixture, single } from '../../fixtures/assess-fixture.ts';
import { ancestorsOf, descendantsOf, us9 } from '../facts/allergens.ts';
import {
  addIngredient,
  followComponents,
  confirmIngredientsComplete,
  declare,
  declareNoneOfTheOthers,
  removeIngredient,
  stateCrossContact,
  withdraw,
} from './dish-edits.ts';
import { nothingKnown, type Component, type Dish, type DishVariant } from '../facts/dish.ts';

vi.setConfig({ testTimeout: 120_000 });

const monday = '2026-11-02T10:00:00.000Z';
const tuesday = '2026-11-03T10:00:00.000Z';
const empty: Dish = { ...nothingKnown, name: 'Dal' };
const levels = (record: Dish): string[] =>
  record.statements.map(
    ({ allergen, level, stated_at }) => `${level} ${allergen}${stated_at === null ? ', undated' : ''}`,
  );
const state = (
  record: Dish,
  level: 'contains' | 'may_contain' | 'absent',
  allergen: 'milk' | 'almond' | 'tree-nuts' | 'gluten' | 'wheat' | 'spelt',
): Dish => declare(record, { allergen, level, source: 'restaurant' }, monday);

describe('ingredients', () => {
  it('are added once, however they are written', () => {
    const record = addIngredient(addIngredient(empty, ' Onion ', monday), 'ONIONS', tuesday);
    expect(record.ingredients).toEqual(['Onion']);
    expect(record.ingredients_changed_at).toBe(monday);
    expect(addIngredient(record, ' … ', tuesday)).toBe(record);
  });

  it('are removed however they are written, and then the list is no longer confirmed', () => {
    const whole = stateCrossContact(confirmIngredientsComplete(addIngredient(empty, 'Onion', monday), tuesday), monday);
    const record = removeIngredient(whole, 'onions', tuesday);
    expect(record).toMatchObject({
      ingredients: [],
      ingredients_changed_at: tuesday,
      ingredients_complete_at: null,
      cross_contact_stated_at: monday,
    });
    expect(removeIngredient(record, 'onion', tuesday)).toBe(record);
  });

  it('take the date from what was stated at the very moment of their change', () => {
    const record = removeIngredient(state({ ...empty, ingredients: ['ghee'] }, 'absent', 'milk'), 'ghee', monday);
    expect(levels(record)).toEqual(['absent milk, undated']);
  });

  it('never turn the clock back', () => {
    const record = addIngredient({ ...empty, ingredients_changed_at: tuesday }, 'rice', monday);
    expect(record.ingredients_changed_at).toBe(tuesday);
  });
});

describe('statements', () => {
  it('replace what was said about the allergen', () => {
    expect(levels(state(state(empty, 'absent', 'milk'), 'contains', 'milk'))).toEqual(['contains milk']);
    const shared = declare(
      empty,
      { allergen: 'milk', level: 'absent', source: 'restaurant', reason: 'shared fryer' },
      monday,
    );
    expect(shared.statements[0]).not.toHaveProperty('reason');
  });

  it('leave nothing behind that would clear: withdrawn, or made weaker', () => {
    const contradictory = state(state(state(empty, 'absent', 'tree-nuts'), 'contains', 'almond'), 'absent', 'milk');
    expect(levels(withdraw(contradictory, 'almond'))).toEqual(['absent milk']);
    expect(levels(state(contradictory, 'absent', 'almond'))).toEqual(['absent milk', 'absent almond']);
    const group = state(state(empty, 'may_contain', 'tree-nuts'), 'contains', 'almond');
    expect(levels(withdraw(group, 'almond'))).toEqual(['may_contain tree-nuts, undated']);
    expect(withdraw(empty, 'milk')).toBe(empty);
  });

  it('keep what was said about members when they are only repeated', () => {
    const record = state(state(empty, 'contains', 'wheat'), 'absent', 'spelt');
    expect(levels(state(record, 'contains', 'wheat'))).toEqual(['absent spelt', 'contains wheat']);
  });
});

describe('a component that changed', () => {
  const sauce = (ingredients_changed_at: string): Component => ({
    id: 1,
    name: 'House sauce',
    ingredients: [],
    ingredients_changed_at,
    ingredients_complete_at: null,
    statements: [],
    uses: [],
  });

  it('takes the day from what another clock stated after it, of the dish and of the ways to make it', () => {
    const said = state(empty, 'absent', 'milk').statements.map((one) => ({ ...one, stated_at: tuesday }));
    const way: DishVariant = {
      name: 'Without cheese',
      leaves_out: ['cheese'],
      adds: [],
      price_cents: null,
      changed_at: null,
      ingredients_complete_at: tuesday,
      cross_contact_stated_at: null,
      statements: said,
    };
    const dish: Dish = { ...empty, uses: [1], components: [sauce(monday)], statements: said, variants: [way] };
    const followed = followComponents(dish, [sauce(tuesday)], tuesday);
    expect([followed, ...followed.variants].flatMap((one) => one.statements.map((each) => each.stated_at))).toEqual([
      null,
      null,
    ]);
    expect(followed.variants[0]?.ingredients_complete_at).toBeNull();
    expect(followComponents(dish, [sauce(monday)], tuesday)).toEqual(dish);
  });
});

describe('none of the others', () => {
  it('states absent exactly those of the Big 9 that are not declared, themselves or by a member', () => {
    const record = declareNoneOfTheOthers(
      state(state(empty, 'contains', 'milk'), 'contains', 'almond'),
      'restaurant',
      monday,
    );
    const absent = record.statements.filter(({ level }) => level === 'absent').map(({ allergen }) => allergen);
    expect(absent).toEqual(us9.filter((id) => id !== 'milk' && id !== 'tree-nuts'));
  });

  it('leaves wheat open beside "contains gluten"', () => {
    for (const level of ['contains', 'may_contain'] as const) {
      const record = declareNoneOfTheOthers(state(empty, level, 'gluten'), 'restaurant', monday);
      expect(levels(record)).not.toContain('absent wheat');
      expect(levels(record)).toContain('absent milk');
    }
  });

  it('changes no verdict on what is related to a warning', () => {
    holds(({ record, at }) => {
      const after = declareNoneOfTheOthers(record, 'restaurant', at);
      const warned = record.statements.filter(({ level }) => level !== 'absent').map(({ allergen }) => allergen);
      for (const allergen of warned.flatMap((id) => [id, ...ancestorsOf(id), ...descendantsOf(id)])) {
        const eaters = single({ kind: 'allergen', allergen, strictness: 'ask' });
        expect(assessFixture(after, eaters)).toBe(assessFixture(record, eaters));
      }
    });
  });

  it('covers nothing else', () => {
    expect(declareNoneOfTheOthers(empty, 'restaurant', monday).statements.map(({ allergen }) => allergen)).toEqual(us9);
  });
});
