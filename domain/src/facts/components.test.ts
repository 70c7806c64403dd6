import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { now, world } from '../../fixtures/arbitrary-records.ts';
import { assessFixture, rank, single } from '../../fixtures/assess-fixture.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { asRecord, faultWithin, reachedFrom } from './component.ts';
import { deriveDish } from './derive-dish.ts';
import { deriveFacts } from './derive-facts.ts';
import { canonicalDish, nothingKnown, type Component, type Dish, type Statement } from './dish.ts';
import { findContradictions } from './contradictions.ts';
import { packFacts, unpackFacts } from './pack-facts.ts';
import { assessDish } from '../verdict/assess-dish.ts';
import { questionsOfMenu } from '../verdict/menu-questions.ts';
import { describeCause } from '../wording/verdict-words.ts';
import { lexiconVersion } from '../lexicon/lexicon.ts';

vi.setConfig({ testTimeout: 120_000 });

const may = '2026-05-01T00:00:00.000Z';
const june = '2026-06-01T00:00:00.000Z';
const july = '2026-07-01T00:00:00.000Z';

const component = (id: number, said: Partial<Component>): Component => ({
  id,
  name: 'House sauce',
  ingredients: [],
  ingredients_changed_at: may,
  ingredients_complete_at: null,
  statements: [],
  uses: [],
  ...said,
});

const dishWith = (components: readonly Component[], said: Partial<Dish> = {}): Dish => ({
  ...nothingKnown,
  name: 'Rice bowl',
  ingredients: ['Rice'],
  ingredients_changed_at: may,
  uses: components.slice(0, 1).map(({ id }) => id),
  components: [...components],
  ...said,
});

const noMilk = (at: string): Statement => ({ allergen: 'milk', level: 'absent', source: 'restaurant', stated_at: at });
const milk = { kind: 'allergen', allergen: 'milk', strictness: 'ask' } as const;
const context = { now: july, statementDays: 365, lexiconVersion };
const garlic = { kind: 'ingredient', name: 'garlic', term: 'garlic', closed: true, strictness: 'fine' } as const;

const causesOf = (dish: Dish, avoids: readonly (typeof milk | typeof garlic)[] = [milk]) =>
  assessDish(deriveFacts(dish), [{ avoids }], context).causes;
const wordsOf = (dish: Dish) => causesOf(dish).map((cause) => describeCause(cause));

describe('what is in a component is in its dishes', () => {
  it('and says where it is', () => {
    const sauce = component(1, { ingredients: ['Onion', 'ghee'] });
    expect(wordsOf(dishWith([sauce]))).toEqual(['Contains milk: ghee in the House sauce']);
    const stated = component(1, { statements: [{ ...noMilk(june), level: 'contains' }] });
    expect(wordsOf(dishWith([stated]))).toEqual(['Restaurant says: contains milk in the House sauce']);
    const traces = component(1, { statements: [{ ...noMilk(june), level: 'may_contain', reason: 'shared fryer' }] });
    const [cause] = causesOf(dishWith([traces], { statements: [noMilk(june)] }));
    expect([cause?.verdict, describeCause(cause!)]).toEqual([
      'cross_contact',
      'Traces possible: milk. Shared fryer in the House sauce.',
    ]);
    expect(wordsOf(dishWith([component(1, { name: 'Butter sauce' })]))).toEqual(['Contains milk: Butter sauce']);
  });

  it('however deep it is, under the name that the dish gives', () => {
    const all = [
      component(1, { name: 'Dressing', uses: [2] }),
      component(2, { name: 'House mayo', uses: [3] }),
      component(3, { name: 'Base', ingredients: ['ghee'] }),
    ];
    expect(wordsOf(dishWith(all))).toEqual(['Contains milk: ghee in the Dressing']);
  });

  it('contradicts what is said of the dish, which is a task for its author', () => {
    const stated = component(1, { statements: [{ ...noMilk(may), level: 'contains' }] });
    const [task] = findContradictions(deriveFacts(dishWith([stated], { statements: [noMilk(june)] })));
    expect(task).toMatchObject({ allergen: 'milk', words: ['House sauce'], sure: true });
  });

  it('travels packed', () => {
    const sauce = component(1, {
      ingredients: ['ghee', 'spices'],
      statements: [{ ...noMilk(june), level: 'may_contain', reason: 'shared fryer' }],
    });
    const facts = deriveFacts(dishWith([sauce]));
    expect(JSON.stringify(facts)).toContain('"in":"House sauce"');
    expect(unpackFacts(JSON.parse(JSON.stringify(packFacts(facts))))).toEqual(JSON.parse(JSON.stringify(facts)));
  });
});

describe('what a component says clears nothing by itself', () => {
  it('but a statement about the dish does, if nothing in it has changed since', () => {
    const sauce = component(1, { ingredients: ['Onion'], statements: [noMilk(june)], ingredients_complete_at: june });
    expect(causesOf(dishWith([sauce]))[0]).toMatchObject({ verdict: 'not_verified', reason: 'not_stated' });
    const stated = dishWith([sauce], { statements: [noMilk(june)] });
    expect(causesOf(stated)[0]).toMatchObject({ verdict: 'none_declared' });
    const changed = dishWith([{ ...sauce, ingredients_changed_at: july }], { statements: [noMilk(june)] });
    expect(causesOf(changed)[0]).toMatchObject({ verdict: 'not_verified', reason: 'changed_since' });
    const deep = dishWith([{ ...sauce, uses: [2] }, component(2, { ingredients_changed_at: july })], {
      statements: [noMilk(june)],
    });
    expect(causesOf(deep)[0]).toMatchObject({ verdict: 'not_verified', reason: 'changed_since' });
  });

  it('and one that nobody broke down is asked about, once for all its dishes', () => {
    const sauce = component(1, { ingredients: ['Onion', 'spices'] });
    const dishes = ['Bowl', 'Wrap'].map((name) => ({
      name,
      facts: deriveFacts(dishWith([sauce], { name, statements: [noMilk(june)] })),
    }));
    const { questions } = questionsOfMenu(dishes, [{ avoids: [milk] }], context);
    const asked = questions.filter(({ question }) => question.kind === 'what_is_in');
    expect(asked.map(({ question, dishes: about }) => [question, about.length])).toEqual([
      [{ kind: 'what_is_in', words: 'House sauce' }, 2],
    ]);
    const known = { ...sauce, ingredients_complete_at: june };
    expect(deriveFacts(dishWith([known], { statements: [noMilk(june)] })).opaque).toEqual(['spices (House sauce)']);
  });

  it('what a history has of its cross-contact is not the dish’s, which is stated of the whole', () => {
    const said = { ...component(1, {}), cross_contact_stated_at: july };
    expect(deriveFacts(dishWith([said])).crossContactStatedAt).toBeNull();
    expect(deriveFacts(dishWith([said], { cross_contact_stated_at: june })).crossContactStatedAt).toBe(june);
    expect(deriveFacts(dishWith([component(1, {})], { cross_contact_stated_at: june })).crossContactStatedAt).toBe(
      june,
    );
  });

  it('an avoided ingredient is cleared only by a complete list of the dish and of all that is in it', () => {
    const whole = component(1, { ingredients: ['Onion'], ingredients_complete_at: may });
    const dish = (components: Component[], said: Partial<Dish> = {}) =>
      causesOf(dishWith(components, { ingredients_complete_at: june, ...said }), [garlic])[0];
    expect(dish([whole])).toMatchObject({ verdict: 'none_declared', at: may });
    expect(dish([whole], { ingredients: ['Rice', 'house  SAUCE'] })).toMatchObject({ verdict: 'none_declared' });
    expect(dish([whole], { ingredients: ['Rice', 'other sauce'] })).toMatchObject({ verdict: 'not_verified' });
    expect(dish([{ ...whole, ingredients_complete_at: null }])).toMatchObject({ verdict: 'not_verified' });
    expect(dish([{ ...whole, ingredients: ['Onion', 'spices'] }])).toMatchObject({ verdict: 'not_verified' });
    expect(dish([{ ...whole, ingredients_changed_at: july, ingredients_complete_at: july }])).toMatchObject({
      verdict: 'not_verified',
    });
    expect(dish([{ ...whole, uses: [2] }, component(2, {})])).toMatchObject({ verdict: 'not_verified' });
    expect(dish([{ ...whole, uses: [2] }])).toMatchObject({ verdict: 'not_verified' });
    expect(dish([{ ...whole, ingredients: ['Onion', 'garlic'] }])).toMatchObject({ verdict: 'avoid' });
  });
});

const text = fc.constantFrom('Rice', 'ghee', 'spices', 'almond', 'mixed nuts', 'garlic', 'zhoug', 'breading', 'egg');
const date = fc.constantFrom(null, may, june);
const level = fc.constantFrom('contains', 'may_contain', 'absent');
const stated = fc.record({
  allergen: fc.constantFrom('milk', 'tree-nuts', 'almond', 'eggs'),
  level,
  source: fc.constant('restaurant' as const),
  stated_at: date,
  act: fc.constantFrom('a', 'b'),
}) as fc.Arbitrary<Statement>;

/** Each component may have any later one in it. */
const someComponents: fc.Arbitrary<Component[]> = fc
  .array(
    fc.record({
      name: fc.constantFrom('House sauce', 'Batter', 'Almond dressing', 'Oil'),
      ingredients: fc.array(text, { maxLength: 3 }),
      ingredients_changed_at: date,
      ingredients_complete_at: date,
      statements: fc.uniqueArray(stated, { maxLength: 2, selector: ({ allergen }) => allergen }),
      parts: fc.array(fc.nat(3), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) =>
    all.map(({ parts, ...said }, id) => ({
      ...said,
      id,
      uses: [...new Set(parts.map((part) => id + 1 + part))].filter((part) => part < all.length),
    })),
  );

const using = (dish: Dish, components: readonly Component[], uses: readonly number[]): Dish => ({
  ...dish,
  uses: [...uses],
  components: reachedFrom(uses, components),
});

const runs = runsOf(500, 150);

describe('for any dish and any components', () => {
  it('one component more never improves a verdict', () => {
    fc.assert(
      fc.property(world, someComponents, ({ record, eaters }, components) => {
        const ids = components.map(({ id }) => id);
        const listed = record.ingredients.some((one) => /\p{L}/u.test(one));
        for (let many = 0; many < ids.length; many += 1) {
          if (many === 0 && !listed) continue;
          const fewer = assessFixture(using(record, components, ids.slice(0, many)), eaters);
          expect(assessFixture(using(record, components, ids.slice(0, many + 1)), eaters)).toBeLessThanOrEqual(fewer);
        }
      }),
      runs,
    );
  });

  it('a verdict is never milder than with the ingredients in the dish’s own list', () => {
    fc.assert(
      fc.property(world, someComponents, ({ record, eaters }, components) => {
        const dish = using(record, components, [0]);
        const ingredients = [...record.ingredients, ...dish.components.flatMap((one) => one.ingredients)];
        const changes = [record, ...dish.components].map((one) => one.ingredients_changed_at ?? '');
        const flat = { ...record, ingredients, ingredients_changed_at: changes.toSorted().at(-1) || null };
        if (!record.ingredients.some((one) => /\p{L}/u.test(one))) return;
        expect(assessFixture(dish, eaters)).toBeLessThanOrEqual(assessFixture(flat, eaters));
      }),
      runs,
    );
  });

  it('order makes no difference, and the canonical form says the same', () => {
    const shuffled = someComponents.chain((components) =>
      fc.tuple(fc.constant(components), fc.shuffledSubarray(components, { minLength: components.length })),
    );
    fc.assert(
      fc.property(world, shuffled, ({ record }, [components, others]) => {
        const ids = components.map(({ id }) => id);
        const one = using({ ...record, statements: canonicalDish(record).statements }, components, ids);
        const other = {
          ...one,
          uses: ids.toReversed(),
          components: others.map((each) => ({ ...each, uses: each.uses.toReversed() })),
        };
        expect(deriveDish(other).facts).toEqual(deriveDish(one).facts);
        expect(canonicalDish(other)).toEqual(canonicalDish(one));
        expect(deriveDish(canonicalDish(one)).facts).toEqual(deriveDish(one).facts);
      }),
      runs,
    );
  });

  it('what a component is said to be without changes nothing', () => {
    fc.assert(
      fc.property(world, someComponents, ({ record, eaters }, components) => {
        const dish = using(record, components, [0]);
        const without = components.map((one) => ({
          ...one,
          statements: [...one.statements.filter(({ allergen }) => allergen !== 'milk'), noMilk(now)],
        }));
        const before = components.map((one) => ({
          ...one,
          statements: one.statements.filter(({ allergen }) => allergen !== 'milk'),
        }));
        expect(assessFixture(using(dish, without, [0]), eaters)).toBe(assessFixture(using(dish, before, [0]), eaters));
      }),
      runs,
    );
  });
});

describe('how components are in each other', () => {
  const chain = (length: number) => Array.from({ length }, (_, id) => ({ id, uses: id + 1 < length ? [id + 1] : [] }));

  it('ten deep at most, and never in a circle', () => {
    expect(faultWithin(chain(10))).toBeUndefined();
    expect(faultWithin(chain(11))).toEqual({ kind: 'too_deep', id: 0 });
    expect(faultWithin([{ id: 1, uses: [1] }])).toEqual({ kind: 'cycle', id: 1 });
    expect(faultWithin([...chain(3), { id: 3, uses: [0] }, { id: 2, uses: [3] }])).toMatchObject({ kind: 'cycle' });
  });

  it('a circle in stored data ends where it began, and clears nothing', () => {
    const round = [component(1, { uses: [2], ingredients: ['ghee'] }), component(2, { uses: [1] })];
    expect(wordsOf(dishWith(round))).toEqual(['Contains milk: ghee in the House sauce']);
    expect(asRecord(round[0]!, round).components).toHaveLength(2);
  });

  it('a lattice of them takes no longer than what is in it', () => {
    const floors = Array.from({ length: 10 }, (_, floor) =>
      [0, 1, 2, 3].map((at) =>
        component(floor * 4 + at, {
          name: `Sauce ${floor} ${at}`,
          ingredients: ['ghee', `herb ${at}`],
          uses: floor === 9 ? [] : [0, 1, 2, 3].map((next) => (floor + 1) * 4 + next),
        }),
      ),
    ).flat();
    const ghee = deriveFacts(using(nothingKnown, floors, [0, 1, 2, 3])).allergens.find(
      ({ allergen }) => allergen === 'milk',
    );
    // Each of the four that the dish itself names brings it once, not once for each of the million ways down.
    expect(ghee?.evidence).toHaveLength(4);
    expect(assessFixture(using(nothingKnown, floors, [0]), single(milk))).toBe(rank('avoid'));
  });
});
