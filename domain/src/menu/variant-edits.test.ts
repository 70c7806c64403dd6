import { describe, expect, it } from 'vitest';
import { asComponent } from '../facts/component.ts';
import { nothingKnown, type Dish, type DishVariant, type Statement } from '../facts/dish.ts';
import { inKitchen, kitchenStatements } from '../facts/kitchen.ts';
import { deriveDish } from '../facts/derive-dish.ts';
import { editVariants, faultInVariants } from './variant-edits.ts';

const [monday, tuesday] = ['2026-11-09T10:00:00.000Z', '2026-11-10T10:00:00.000Z'];

const no = (allergen: 'milk' | 'peanuts', act = 'one'): Statement => ({
  allergen,
  level: 'absent',
  source: 'restaurant',
  stated_at: monday,
  act,
});
const variant: DishVariant = {
  name: 'Without cheese',
  leaves_out: ['cheese'],
  adds: [],
  price_cents: null,
  changed_at: monday,
  ingredients_complete_at: null,
  cross_contact_stated_at: null,
  statements: [no('milk'), no('peanuts')],
};
const tacos: Dish = { ...nothingKnown, name: 'Tacos', ingredients: ['tortilla', 'cheese'], variants: [variant] };
describe('an edit of the ways to make a dish', () => {
  const edit = { name: 'Without cheese', leaves_out: ['cheese'], adds: [] };
  const edited = (more: object) =>
    editVariants(tacos, [{ ...edit, ...more }], { at: tuesday, act: 'two' }).variants[0]!.statements;

  it('keeps the day and the act of what was merely sent along', () => {
    expect(edited({ keeps: ['milk'], statements: [{ allergen: 'peanuts', level: 'absent' }] })).toMatchObject([
      { allergen: 'milk', stated_at: monday, act: 'one' },
      { allergen: 'peanuts', stated_at: tuesday, act: 'two' },
    ]);
    expect(edited({})).toEqual(variant.statements);
    expect(edited({ keeps: [], statements: [] })).toEqual([]);
  });

  it('leaves something of the dish: an ingredient or a component, or what it adds', () => {
    const sauce = { ...asComponent(7, nothingKnown), name: 'House sauce' };
    const faultOf = (ingredients: string[], leaves_out: string[], more: object = {}) =>
      faultInVariants({ ingredients, uses: [7], components: [sauce] }, [{ ...edit, leaves_out, ...more }])?.fault;
    expect(faultOf([], ['house sauce'])).toBe('leaves out everything');
    expect(faultOf(['cheese'], ['Cheese', 'House sauce'])).toBe('leaves out everything');
    expect(faultOf(['cheese'], ['cheese'])).toBeUndefined();
    expect(faultOf([], ['butter'])).toBeUndefined();
    expect(faultOf([], ['house sauce'], { used: { uses: [8] } })).toBeUndefined();
  });

  it('confirms no list where there is none', () => {
    expect(
      faultInVariants({ ingredients: [] }, [{ ...edit, adds: ['tomato'], ingredients_complete: true }])?.fault,
    ).toBe('has no list to confirm');
  });
});

it('a dish that can be made without what it has shares the traces of its neighbours, and brings what its ways add', () => {
  const inKitchenOf = (id: number, dish: Dish) => {
    const { facts, variants } = deriveDish(dish);
    return [
      id,
      inKitchen(
        { id, name: dish.name, archived: false },
        facts,
        variants.map((one) => one.facts),
      ),
    ] as const;
  };
  const noodles = {
    ...nothingKnown,
    name: 'Rice noodles',
    ingredients: ['peanuts'],
    variants: [{ ...variant, leaves_out: ['peanuts'], adds: ['shrimp'], statements: [] }],
  };
  const rolls = { ...nothingKnown, name: 'Satay rolls', ingredients: ['peanuts'] };
  const dishes = new Map([inKitchenOf(1, noodles), inKitchenOf(2, rolls)]);
  const said = kitchenStatements([{ kind: 'fryer', name: 'Fryer', dishIds: [1, 2] }], dishes);
  expect(said.get(1)?.map(({ allergen }) => allergen)).toContain('peanuts');
  expect(said.get(2)?.map(({ allergen }) => allergen)).toContain('shrimp');
});
