import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { context, world } from '../../fixtures/arbitrary-records.ts';
import { assessFixture, rank } from '../../fixtures/assess-fixture.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { deriveDish } from './derive-dish.ts';
import type { AllergenId } from './allergens.ts';
import type { DishFacts } from './dish-facts.ts';
import { nothingKnown, withoutKitchen, type Statement, type Dish, type DishVariant } from './dish.ts';
import { assessAllergen } from '../verdict/assess-allergen.ts';
import type { Strictness } from '../verdict/eater.ts';
import { followKitchen, inKitchen, kitchenStatements, type Equipment, type KitchenDish } from './kitchen.ts';

vi.setConfig({ testTimeout: 120_000 });

const monday = '2026-11-02T10:00:00.000Z';
const tuesday = '2026-11-03T10:00:00.000Z';

const factsOf = (name: string, record: Partial<Dish> = {}) => deriveDish({ ...nothingKnown, name, ...record }).facts;
const cooked = (id: number, name: string, record: Partial<Dish> = {}, archived = false): KitchenDish =>
  inKitchen({ id, name, archived }, factsOf(name, record));
const fryer = (...dishIds: number[]): Equipment => ({ kind: 'fryer', name: 'Big fryer', dishIds });
const said = (level: Statement['level'], allergen: Statement['allergen']): Statement => ({
  allergen,
  level,
  source: 'restaurant',
  stated_at: monday,
});

// The name means fish, and usually milk and wheat, which the restaurant states absent.
const tacos = cooked(1, 'Fish tacos', { statements: [said('absent', 'milk'), said('absent', 'wheat')] });
const fries = cooked(2, 'Fries', { ingredients: ['Potatoes', 'Salt'] });

function follows(dish: KitchenDish, equipment: readonly Equipment[], ...beside: KitchenDish[]): string[] {
  const all = new Map([dish, ...beside].map((one) => [one.id, one]));
  return (kitchenStatements(equipment, all).get(dish.id) ?? []).map(({ allergen, reason }) => `${allergen}: ${reason}`);
}

describe('what follows from the kitchen', () => {
  it('is what is in the dishes beside, with the reason and without a date', () => {
    const all = new Map([tacos, fries].map((one) => [one.id, one]));
    expect(kitchenStatements([fryer(1, 2)], all).get(2)).toEqual([
      {
        allergen: 'fish',
        level: 'may_contain',
        source: 'kitchen',
        stated_at: null,
        reason: 'shared fryer: Fish tacos',
      },
    ]);
    expect(follows(tacos, [fryer(1, 2)], fries)).toEqual([]);
    expect(follows(fries, [fryer(1), fryer(2)], tacos)).toEqual([]);
  });

  it('names each thing that is shared, and a few of the dishes', () => {
    const many = [3, 4, 5, 6].map((id) => cooked(id, `Cod ${id}`));
    const beside = [tacos, ...many];
    const grill: Equipment = { kind: 'grill', name: 'Grill', dishIds: [1, 2] };
    const scoop: Equipment = { kind: 'other', name: 'ice cream scoop', dishIds: [1, 2] };
    const board: Equipment = { kind: 'surface', name: 'Board 1', dishIds: [1, 2] };
    expect(follows(fries, [fryer(1, 2, 3, 4, 5, 6), grill, scoop, board], ...beside)).toEqual([
      'fish: shared fryer: Fish tacos, Cod 3, Cod 4 and 2 more; shared grill: Fish tacos; ' +
        'shared ice cream scoop: Fish tacos; shared prep surface: Fish tacos',
    ]);
    const long = [7, 8, 9].map((id) => cooked(id, `Cod ${'x'.repeat(190)}${id}`));
    expect(follows(fries, [fryer(2, 7, 8, 9)], ...long)[0]!.length).toBeLessThanOrEqual('fish: '.length + 200);
  });

  it('counts what is declared and what the name tells, and what is usual unless it is stated absent', () => {
    const declared = cooked(3, 'Special', { statements: [said('contains', 'sesame')] });
    expect(follows(fries, [fryer(2, 3)], declared)).toEqual(['sesame: shared fryer: Special']);
    const breaded = cooked(4, 'Breaded chicken');
    expect(follows(fries, [fryer(2, 4)], breaded)).toContain('wheat: shared fryer: Breaded chicken');
    const denied = cooked(4, 'Breaded chicken', { statements: [said('absent', 'wheat')] });
    expect(follows(fries, [fryer(2, 4)], denied)).not.toContain('wheat: shared fryer: Breaded chicken');
  });

  it('leaves out traces, reports, mere guesses, archived dishes, groups of what is named, and what the dish has itself', () => {
    const traces = cooked(3, 'Special', { statements: [said('may_contain', 'sesame')] });
    const reported = cooked(4, 'Plate', { reaction_reports: [{ allergen: 'milk', reported_at: monday }] });
    const almonds = cooked(5, 'Plate', { statements: [said('contains', 'almond')] });
    const gone = cooked(6, 'Cod', {}, true);
    const salmon = cooked(7, 'Salmon', { ingredients: ['Salmon'] });
    const guessed = cooked(8, 'Shakshuka');
    expect(factsOf('Shakshuka').allergens.map(({ allergen, presence }) => `${presence} ${allergen}`)).toContain(
      'estimated milk',
    );
    expect(follows(fries, [fryer(2, 8)], guessed)).toEqual(['eggs: shared fryer: Shakshuka']);
    expect(follows(fries, [fryer(2, 3, 4, 6)], traces, reported, gone)).toEqual([]);
    expect(follows(fries, [fryer(2, 5)], almonds)).toEqual(['almond: shared fryer: Plate']);
    expect(follows(salmon, [fryer(1, 7)], tacos)).toEqual([]);
  });
});

const onMenu = (dish: Dish, kitchen: readonly Statement[] = []): Dish => ({
  ...dish,
  statements: [...dish.statements, ...kitchen],
});
describe('a dish that can be made in other ways', () => {
  const way: DishVariant = {
    id: 'without',
    name: 'Without crushed peanuts',
    leaves_out: ['crushed peanuts'],
    adds: [],
    price_cents: null,
    changed_at: monday,
    ingredients_complete_at: null,
    cross_contact_stated_at: tuesday,
    statements: [{ ...said('absent', 'peanuts'), stated_at: tuesday }],
  };
  const noodles: Dish = {
    ...nothingKnown,
    name: 'Noodles',
    ingredients: ['rice noodles', 'crushed peanuts'],
    ingredients_changed_at: monday,
    cross_contact_stated_at: tuesday,
    statements: [{ ...said('absent', 'crustacean-shellfish'), stated_at: tuesday }],
    variants: [way, { ...way, id: 'with', name: 'With shrimp', leaves_out: [], adds: ['shrimp'], statements: [] }],
  };
  function make(equipment: readonly Equipment[], dish = noodles) {
    const { facts, variants } = deriveDish(dish);
    const cook = inKitchen(
      { id: 1, name: dish.name, archived: false },
      facts,
      variants.map((one) => one.facts),
    );
    const statements = kitchenStatements(equipment, new Map([[1, cook]])).get(1) ?? [];
    const now = deriveDish(followKitchen(dish, statements, tuesday));
    const current = { ...context, lexiconVersion: facts.lexiconVersion };
    const verdictOf = (those: DishFacts, allergen: AllergenId, strictness: Strictness) =>
      assessAllergen(those, allergen, strictness, current).verdict;
    return { statements, asItComes: now.facts, without: now.variants[0]!.facts, verdictOf };
  }

  it.each(['ask', 'dangerous'] as const)('shares its equipment with itself, for somebody who says %s', (strictness) => {
    const apart = make([]);
    expect(apart.verdictOf(apart.without, 'peanuts', strictness)).toBe('none_declared');
    expect(apart.verdictOf(apart.asItComes, 'crustacean-shellfish', strictness)).toBe('none_declared');
    const shared = make([fryer(1)]);
    const warned = strictness === 'ask' ? 'cross_contact' : 'avoid';
    expect(shared.verdictOf(shared.without, 'peanuts', strictness)).toBe(warned);
    expect(shared.verdictOf(shared.asItComes, 'crustacean-shellfish', strictness)).toBe(warned);
  });

  it('says so, and nothing of what every way brings', () => {
    const { statements } = make([fryer(1)], { ...noodles, name: 'Fish noodles' });
    const said = statements.map(({ allergen, reason }) => `${allergen}: ${reason}`);
    expect(said).toContain('peanuts: shared fryer: the same dish made differently');
    expect(said.join()).not.toContain('fish: ');
  });
});

const mayContain = (allergen: Statement['allergen']): Statement => ({
  allergen,
  level: 'may_contain',
  source: 'kitchen',
  stated_at: null,
  reason: 'shared fryer: Fish tacos',
});

describe('a change of the kitchen', () => {
  it('takes nothing away that the restaurant said', () => {
    const statements = [said('contains', 'fish'), said('may_contain', 'sesame'), said('absent', 'milk')];
    const before = onMenu({ ...nothingKnown, statements });
    const shared = followKitchen(before, [mayContain('fish'), mayContain('milk')], tuesday);
    expect(withoutKitchen(shared)).toEqual(before);
    const without = followKitchen(shared, [], tuesday).statements;
    expect(without.map(({ allergen, level }) => `${level} ${allergen}`)).toEqual([
      'contains fish',
      'may_contain sesame',
      'absent milk',
    ]);
  });

  it('that ends a warning puts "absent" back to be confirmed, also of its groups, but not what was stated with it', () => {
    const stated = [
      said('absent', 'tree-nuts'),
      said('absent', 'milk'),
      { ...said('absent', 'almond'), stated_at: tuesday },
    ];
    const before = onMenu({ ...nothingKnown, statements: stated }, [mayContain('almond')]);
    const dates = followKitchen(before, [], tuesday).statements.map(({ stated_at }) => stated_at);
    expect(dates).toEqual([null, monday, tuesday]);
  });

  it('never improves a verdict beyond "Not verified", and one more warning never improves it at all', () => {
    fc.assert(
      fc.property(world, fc.array(world, { maxLength: 2 }), ({ record, eaters, at }, others) => {
        const kitchen = others.map(({ statement }) => mayContain(statement.allergen));
        const own = { ...record, statements: record.statements.filter(({ source }) => source !== 'kitchen') };
        const bare = onMenu(own);
        const warned = followKitchen(bare, kitchen, at);
        const [before, between] = [assessFixture(own, eaters), assessFixture(warned, eaters)];
        expect(between).toBeLessThanOrEqual(before);
        // The server's clock has moved on since the statements were made.
        const after = assessFixture(followKitchen(warned, [], '2027-01-01T00:00:00.000Z'), eaters);
        expect(after).toBeLessThanOrEqual(Math.max(between, rank('not_verified')));
      }),
      runsOf(1500, 300),
    );
  });
});
