import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { context, world } from '../../fixtures/arbitrary-records.ts';
import { assessFixtureDish, single } from '../../fixtures/assess-fixture.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { changesBetween } from '../menu/dish-changes.ts';
import { followComponents } from '../menu/dish-edits.ts';
import { factsOfLostWay, stateOfWay } from '../menu/ordered-way.ts';
import { editVariants, faultInVariants } from '../menu/variant-edits.ts';
import { assessDish } from '../verdict/assess-dish.ts';
import type { Avoidance } from '../verdict/eater.ts';
import { asComponent } from './component.ts';
import { deriveDish } from './derive-dish.ts';
import { canonicalDish, nothingKnown, type Component, type Dish, type DishVariant, type Statement } from './dish.ts';
import { asVariant } from './variant.ts';
import { storedWays, withWayComponents } from './way-components.ts';

vi.setConfig({ testTimeout: 120_000 });

const earlier = '2026-09-01T09:00:00.000Z';
const stated = '2026-10-05T09:00:00.000Z';
const later = '2026-11-01T09:00:00.000Z';

const said = (allergen: string, more: Partial<Statement> = {}): Statement =>
  ({ allergen, level: 'absent', source: 'restaurant', stated_at: stated, ...more }) as Statement;
const componentOf = (id: number, given: Partial<Dish>): Component =>
  asComponent(id, { ...nothingKnown, name: 'House sauce', ingredients_changed_at: earlier, ...given });
const sauce = (given: Partial<Dish> = {}) => componentOf(1, { ingredients: ['peanut butter', 'water'], ...given });

/** No peanut and no milk is stated of the dish made this way. */
const way = (components: readonly Component[], given: Partial<DishVariant> = {}): DishVariant => ({
  id: 'sauce',
  name: 'With house sauce',
  leaves_out: [],
  adds: [],
  uses: [1],
  components,
  price_cents: null,
  changed_at: earlier,
  ingredients_complete_at: null,
  cross_contact_stated_at: stated,
  statements: [said('peanuts'), said('milk')],
  ...given,
});
const rice: Dish = {
  ...nothingKnown,
  name: 'Rice',
  ingredients: ['rice'],
  ingredients_changed_at: earlier,
  statements: [said('peanuts'), said('milk')],
};

const factsOf = (variant: DishVariant, dish = rice) => deriveDish(asVariant(dish, variant)).facts;
const avoiding = (allergen: string): Avoidance => ({ kind: 'allergen', allergen, strictness: 'ask' }) as Avoidance;
const assess = (variant: DishVariant, allergen = 'peanuts', dish = rice) =>
  assessDish(factsOf(variant, dish), single(avoiding(allergen)), context);

const beef = componentOf(1, { ingredients: ['beef'] });

describe('a way that adds a component', () => {
  it('has in it what is in that, whatever is stated of the way, and says where', () => {
    expect(assess(way([sauce()])).verdict).toBe('avoid');
    expect(assess(way([sauce()], { uses: [], components: [] })).verdict).toBe('none_declared');
    const fact = factsOf(way([sauce()])).allergens.find(({ allergen }) => allergen === 'peanuts');
    expect(JSON.stringify(fact?.evidence)).toContain('"in":"House sauce"');
  });

  it('leaves the dish as it comes what it was', () => {
    const bare = deriveDish(rice);
    const dish = deriveDish({ ...rice, variants: [way([sauce()])] });
    expect(dish.facts).toEqual(bare.facts);
  });

  it('is worn down by a component that changed after it was stated, and not by one that changed before', () => {
    expect(assess(way([beef])).verdict).toBe('none_declared');
    expect(assess(way([{ ...beef, ingredients_changed_at: later }])).verdict).toBe('not_verified');
    expect(factsOf(way([{ ...beef, ingredients_changed_at: later }])).crossContactStatedAt).toBeNull();
    expect(factsOf(way([beef])).crossContactStatedAt).toBe(stated);
  });

  it('may contain what the component may', () => {
    const shared = { ...beef, statements: [said('peanuts', { level: 'may_contain', reason: 'shared pans' })] };
    expect(assess(way([shared])).verdict).toBe('cross_contact');
  });

  it('has what is ten deep in the component', () => {
    const deep = Array.from({ length: 9 }, (_, at) => componentOf(at + 1, { name: `Base ${at}`, uses: [at + 2] }));
    const components = [...deep, componentOf(10, { name: 'Bottom', ingredients: ['ghee'] })];
    expect(assess(way(components), 'milk').verdict).toBe('avoid');
  });

  it('has no complete list, and a question, while the component isn’t broken down', () => {
    const complete = { ingredients_complete_at: stated };
    const whole = factsOf(way([{ ...beef, ingredients_complete_at: stated }], complete));
    expect(whole).toMatchObject({ ingredientsCompleteAt: stated, opaque: [] });
    expect(factsOf(way([beef], complete))).toMatchObject({ ingredientsCompleteAt: null, opaque: ['House sauce'] });
  });

  it('has what somebody would rather not eat', () => {
    const facts = factsOf(way([componentOf(1, { ingredients: ['garlic'] })]));
    const [garlic] = deriveDish({ ...nothingKnown, ingredients: ['garlic'] }).facts.terms;
    expect(facts.terms).toContain(garlic);
    expect(factsOf(way([beef])).terms).not.toContain(garlic);
  });

  it('adds it also where the same way leaves out one of that name, or one that has it in it', () => {
    const dish = { ...rice, uses: [1, 2], components: [sauce(), componentOf(2, { name: 'Glaze', uses: [1] })] };
    const swapped = way([sauce()], { leaves_out: ['House sauce', 'Glaze'] });
    expect(asVariant(dish, swapped)).toMatchObject({ uses: [1], components: [{ id: 1 }] });
    expect(assess(swapped, 'peanuts', dish).verdict).toBe('avoid');
  });

  it('clears nothing where the component isn’t there', () => {
    for (const gone of [way([]), way([{ ...beef, uses: [7] }])]) {
      expect(assess(gone).verdict).toBe('not_verified');
      expect(factsOf(gone).crossContactStatedAt).toBeNull();
    }
  });

  it('is not what its name says: an ingredient of that name leaves open what is in it', () => {
    const named = way([], { adds: ['House sauce'], uses: [] });
    expect(factsOf(named).opaque).toContain('House sauce');
    expect(assess(named).verdict).not.toBe('avoid');
  });
});

const at = (text: string) => ({ at: text, act: 'act' });
const edited = { id: 'sauce', name: 'With house sauce', leaves_out: [], adds: [] };

describe('an edit of such a way', () => {
  const dish = { ...rice, variants: [way([beef])] };

  it('leaves something of a dish that is made of components alone, and none that leaves out all of them', () => {
    const dish = { ...nothingKnown, uses: [1, 2], components: [sauce(), componentOf(2, { name: 'Rice base' })] };
    const faultOf = (leaves_out: readonly string[], ingredients: readonly string[] = []) =>
      faultInVariants({ ...dish, ingredients }, [{ name: 'Less', leaves_out, adds: [] }])?.fault;
    expect(faultOf(['House sauce', 'Rice base'])).toBe('leaves out everything');
    expect(faultOf(['House sauce'])).toBeUndefined();
    // Nothing is left of the list, but the sauce is.
    expect(faultOf(['rice'], ['rice'])).toBeUndefined();
    expect(faultOf(['rice', 'House sauce', 'Rice base'], ['rice'])).toBe('leaves out everything');
  });

  it('keeps what it adds unless it says so, and may add nothing but components', () => {
    expect(faultInVariants(dish, [edited])).toBeUndefined();
    expect(editVariants(dish, [edited], at(later)).variants[0]).toMatchObject({ uses: [1], changed_at: earlier });
    expect(faultInVariants(dish, [{ ...edited, used: { uses: [] } }])).toMatchObject({
      fault: 'changes nothing',
    });
  });

  it('wears down what was stated once it adds another', () => {
    const other = { uses: [2], components: [componentOf(2, { name: 'Other', ingredients: ['beef'] })] };
    const after = editVariants(dish, [{ ...edited, used: other }], at(later));
    expect(after.variants[0]).toMatchObject({ uses: [2], changed_at: later, cross_contact_stated_at: null });
    expect(assess(after.variants[0]!).verdict).toBe('not_verified');
  });
});

describe('a change of the component', () => {
  const now = { ...sauce(), ingredients_changed_at: later };
  const dish = canonicalDish({
    ...rice,
    variants: [way([beef], { statements: [said('peanuts', { stated_at: later })] })],
  });

  it('goes into the ways that add it, and takes the day from what another clock said of them alone', () => {
    const followed = followComponents(dish, [], later, [now]);
    expect(followed.variants[0]).toMatchObject({ components: [{ ingredients: now.ingredients }] });
    expect(followed.variants[0]!.statements[0]).toMatchObject({ allergen: 'peanuts', stated_at: null });
    expect(followed.statements).toEqual(dish.statements);
  });

  it('is a change of that way and of nothing else', () => {
    const other = way([], { id: 'plain', name: 'Plain', uses: [], components: [] });
    const before = { ...dish, variants: [...dish.variants, other] };
    const after = followComponents(before, [], later, [now]);
    const changes = changesBetween(before, after);
    expect(changes).toEqual([{ kind: 'variant_component_changed', name: 'With house sauce', way: 'sauce' }]);
    const seen = { leaves_out: [], adds: [] };
    expect(stateOfWay({ id: 'sauce', seen: { ...seen, uses: [1] } }, after.variants[0]!, changes)).toBe('changed');
    expect(stateOfWay({ id: 'plain', seen }, after.variants[1]!, changes)).toBe('same');
  });

  it('isn’t stored with the way, and comes back by its id', () => {
    const [stored] = storedWays(dish.variants);
    expect(stored).toMatchObject({ uses: [1] });
    expect(stored).not.toHaveProperty('components');
    expect(withWayComponents({ ...dish, variants: [stored!] }, [now]).variants[0]?.components).toEqual([now]);
  });
});

describe('a way that is offered no more', () => {
  const making = { leaves_out: [], adds: [], uses: [1] };
  const warns = (facts: ReturnType<typeof factsOfLostWay>) =>
    facts.allergens.some(({ allergen, presence }) => allergen === 'peanuts' && presence === 'present');

  it('warns of what is in what it added, also when that is gone', () => {
    expect(warns(factsOfLostWay(rice, making, [sauce()]))).toBe(true);
    expect(warns(factsOfLostWay(rice, making, [], factsOf(way([sauce()]))))).toBe(true);
    expect(warns(factsOfLostWay(rice, making, []))).toBe(false);
  });
});

describe('for any dish', () => {
  it('a component more never improves what a way answers, nor what it would with that among the dish’s own', () => {
    fc.assert(
      fc.property(world, ({ record, eaters, text, at: instant, statement }) => {
        const known = record.components.filter(({ id }) => id !== 9001);
        const added = asComponent(9001, {
          ...nothingKnown,
          name: text || 'Sauce',
          ingredients: [text],
          ingredients_changed_at: instant,
          statements: [statement],
        });
        const plain = way([], { statements: [{ ...statement, level: 'absent' }], uses: [], components: [] });
        const more = { ...plain, uses: [added.id], components: [added] };
        const own = { ...record, uses: [...record.uses, added.id], components: [...known, added] };
        const answer = assessFixtureDish(asVariant(record, more), eaters);
        expect(answer).toBeLessThanOrEqual(assessFixtureDish(asVariant(record, plain), eaters));
        expect(answer).toBeLessThanOrEqual(assessFixtureDish(asVariant(own, plain), eaters));
      }),
      runsOf(3000, 500),
    );
  });
});
