import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context, now, world } from '../../fixtures/arbitrary-records.ts';
import { allergens, descendantsOf, ancestorsOf, type AllergenId } from '../facts/allergens.ts';
import { deriveDish } from '../facts/derive-dish.ts';
import { nothingKnown, type Dish } from '../facts/dish.ts';
import { assessDish } from '../verdict/assess-dish.ts';
import { toldKinds } from '../verdict/told.ts';
import { verdicts } from '../verdict/verdict.ts';
import { declare } from './dish-edits.ts';
import { editDish } from './edit-dish.ts';
import { stateTold, type DishToState, type ToldEdit, type ToldOfMenu } from './state-told.ts';

const seen = (dish: Dish): DishToState => ({ ...dish, facts: deriveDish(dish).facts });
const told = (given: Partial<ToldOfMenu> = {}): ToldOfMenu => ({
  kind: 'whether',
  answer: 'no',
  allergens: ['peanuts'],
  told_on: '2026-01-15',
  ...given,
});
const state = (dish: Dish, given: Partial<ToldOfMenu> = {}) => {
  const one = told(given);
  return stateTold(one, one.allergens, 7, seen(dish));
};
const plain: Dish = { ...nothingKnown, name: 'Stew' };
const stating = (allergen: AllergenId, level: 'contains' | 'may_contain' | 'absent') =>
  declare(plain, { allergen, level, source: 'restaurant' }, now);

describe('one press on an answer', () => {
  it.each([
    ['no peanut', {}, { id: 7, statements: [{ allergen: 'peanuts', level: 'absent' }] }],
    ['contains peanut', { answer: 'yes' }, { id: 7, statements: [{ allergen: 'peanuts', level: 'contains' }] }],
    [
      'shares oil with peanut',
      { kind: 'shared_equipment', answer: 'yes' },
      { id: 7, statements: [{ allergen: 'peanuts', level: 'may_contain' }] },
    ],
    ['nothing with peanut shares its oil', { kind: 'shared_equipment' }, { id: 7, cross_contact_stated: true }],
    [
      'traces can’t be kept out',
      { kind: 'may_contain' },
      { id: 7, statements: [{ allergen: 'peanuts', level: 'may_contain' }] },
    ],
    ['traces can be kept out', { kind: 'may_contain', answer: 'yes' }, undefined],
  ] as const)('states that it %s', (_, given, edit) => {
    expect(state(plain, given).edit).toEqual(edit);
  });

  it('says where the dish has changed since a denial, on the same day as well', () => {
    const changed = (at: string, given: Partial<ToldOfMenu> = {}) =>
      state({ ...plain, ingredients_changed_at: at }, given).fate;
    expect(changed('2026-01-13T12:00:00.000Z')).toMatchObject({ fate: 'states', changed: false });
    expect(changed('2026-01-15T09:00:00.000Z')).toMatchObject({ fate: 'states', changed: true });
    expect(changed('2026-02-01T09:00:00.000Z')).toMatchObject({ fate: 'states', changed: true });
    expect(changed('2026-02-01T09:00:00.000Z', { kind: 'shared_equipment' })).toMatchObject({ changed: true });
    expect(changed('2026-02-01T09:00:00.000Z', { answer: 'yes' })).toMatchObject({ changed: false });
  });

  it('takes no warning away, of the very thing, of its group, of a member, of its words or of a report', () => {
    const warned: Dish[] = [
      stating('peanuts', 'contains'),
      stating('peanuts', 'may_contain'),
      { ...plain, name: 'Peanut stew' },
      { ...plain, ingredients: ['satay sauce'] },
      { ...plain, reaction_reports: [{ allergen: 'peanuts', reported_at: now }] },
      { ...plain, reaction_reports: [{ allergen: 'peanuts', reported_at: now, told: true }] },
    ];
    for (const dish of warned) expect(state(dish)).toEqual({ fate: { fate: 'warned' }, edit: undefined });
    expect(state(stating('tree-nuts', 'contains'), { allergens: ['almond'] }).edit).toBeUndefined();
    expect(state(stating('almond', 'contains'), { allergens: ['tree-nuts'] }).edit).toBeUndefined();
    const both = state(stating('milk', 'contains'), { allergens: ['peanuts', 'milk'] });
    expect(both.edit).toBeUndefined();
  });

  it('makes nothing weaker than it is', () => {
    expect(state(stating('peanuts', 'contains'), { kind: 'shared_equipment', answer: 'yes' }).fate.fate).toBe('said');
    expect(state(stating('peanuts', 'contains'), { answer: 'yes' }).fate.fate).toBe('said');
    expect(state(stating('peanuts', 'may_contain'), { answer: 'yes' }).edit).toBeDefined();
  });

  it('states nothing of a dish that is gone, or of nothing chosen', () => {
    expect(stateTold(told(), ['peanuts'], 7, undefined).edit).toBeUndefined();
    expect(state({ ...plain, archived: true }).edit).toBeUndefined();
    expect(stateTold(told({ answer: 'yes' }), [], 7, seen(plain)).edit).toBeUndefined();
  });

  it('asks for a second look where such dishes often have it', () => {
    const often = { ...plain, estimates: [{ name: 'peanut', probability: 0.6 }] };
    expect(state(often).fate).toEqual({ fate: 'states', often: true, changed: false });
    expect(state(plain).fate).toEqual({ fate: 'states', often: false, changed: false });
  });
});

const ids = allergens.map(({ id }) => id);
const anyTold: fc.Arbitrary<ToldOfMenu> = fc.record({
  kind: fc.constantFrom(...toldKinds),
  answer: fc.constantFrom('yes', 'no'),
  allergens: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 }),
  told_on: fc.constant('2026-01-15'),
});

/** Returns the allergens that an edit improves more than it may: those to avoid, and those that nobody asked about. */
function wronglyBetter(record: Dish, edit: ToldEdit, one: ToldOfMenu): readonly AllergenId[] {
  const after = editDish(record, edit, { at: now, act: 'told' });
  const asked = new Set(one.allergens.flatMap((id) => [id, ...ancestorsOf(id), ...descendantsOf(id)]));
  return ids.filter((allergen) => {
    const avoids = [{ avoids: [{ kind: 'allergen' as const, allergen, strictness: 'fine' as const }] }];
    const rank = (dish: Dish) =>
      verdicts.indexOf(assessDish(deriveDish(dish).facts, avoids, context).verdict ?? 'none_declared');
    const [was, is] = [rank(record), rank(after)];
    return (was === 0 || !asked.has(allergen)) && is > was;
  });
}

describe('whatever a guest was told', () => {
  it('a press never ends Avoid, and makes nothing better of what was not asked about', () => {
    fc.assert(
      fc.property(
        world.map(({ record }) => record),
        anyTold,
        (record, one) => {
          const { edit } = stateTold(one, one.allergens, 7, seen(record));
          expect(edit ? wronglyBetter(record, edit, one) : []).toEqual([]);
        },
      ),
    );
  });
});
