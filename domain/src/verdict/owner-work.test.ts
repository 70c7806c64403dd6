import { describe, expect, it } from 'vitest';
import { context, now } from '../../fixtures/arbitrary-records.ts';
import { us9, type AllergenId } from '../facts/allergens.ts';
import { broughtIn } from '../facts/brought.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import { nothingKnown, type Component, type Dish } from '../facts/dish.ts';
import { declare, stateCrossContact } from '../menu/dish-edits.ts';
import { workOfMenu, type OwnerWork } from './owner-work.ts';

const dish = (name: string, ...ingredients: string[]): Dish => ({ ...nothingKnown, name, ingredients });
const stateAbsent = (one: Dish, ...ids: readonly AllergenId[]) =>
  ids.reduce((before, allergen) => declare(before, { allergen, level: 'absent', source: 'restaurant' }, now), one);
const menuOf = (...dishes: Dish[]) => dishes.map((one, index) => ({ id: index + 1, facts: deriveFacts(one) }));
const work = (dishes: Dish[], answered: readonly AllergenId[] = us9) =>
  workOfMenu(menuOf(...dishes), answered, { ...context, lexiconVersion: deriveFacts(nothingKnown).lexiconVersion });
const say = (one: OwnerWork) =>
  `${one.kind} ${one.kind === 'state' ? one.allergens.join('+') : one.kind === 'component' ? one.name : ''}: ${one.dishIds.join()}`;

const rest = us9.filter((id) => id !== 'milk');

describe('what an owner could state next', () => {
  it('is ordered by how many dishes get an answer', () => {
    const onlyTraces = stateAbsent(dish('Rice', 'rice'), ...us9);
    const found = work([
      onlyTraces,
      stateAbsent(dish('Beans', 'beans'), ...rest),
      stateAbsent(dish('Corn', 'corn'), ...us9),
    ]);
    expect(found.map(say)).toEqual(['traces : 1,2,3', 'state milk: 2']);
  });

  it('joins what is to be stated of the same dishes, and asks nothing of what is known', () => {
    const settled = stateCrossContact(stateAbsent(dish('Rice', 'rice'), ...us9), now);
    const open = stateCrossContact(stateAbsent(dish('Beans', 'beans'), ...us9.slice(2)), now);
    const [first, ...others] = work([settled, open]);
    expect(first).toMatchObject({ kind: 'state', dishIds: [2] });
    expect(new Set(first?.kind === 'state' ? first.allergens : [])).toEqual(new Set(us9.slice(0, 2)));
    expect(others.filter(({ kind }) => kind === 'state')).toEqual([]);
    expect(work([settled])).toEqual([]);
  });

  it('leaves out a dish that somebody has to avoid anyway', () => {
    const found = work([dish('Cheese toast', 'cheddar')], ['milk']);
    expect(found).toEqual([]);
  });

  it('counts a sauce once, however many dishes name it', () => {
    const bowls = ['One', 'Two', 'Three', 'Four'].map((name) =>
      stateCrossContact(stateAbsent(dish(name, 'rice', 'House sauce'), ...us9), now),
    );
    expect(work(bowls).map(say)).toEqual(['component House sauce: 1,2,3,4']);
  });

  it('is the same whatever the dishes are called', () => {
    const make = (...names: string[]) =>
      names.map((name, index) => stateAbsent(dish(name, 'rice'), ...us9.slice(index)));
    const shapes = (all: OwnerWork[]) => all.map((one) => [one.kind, one.dishIds]);
    expect(shapes(work(make('Rice', 'Plain rice', 'White rice')))).toEqual(
      shapes(work(make('White rice', 'Rice', 'Plain rice'))),
    );
  });
});

const sauce: Component = {
  id: 7,
  name: 'House sauce',
  ingredients: ['soy sauce', 'ghee'],
  ingredients_changed_at: now,
  ingredients_complete_at: null,
  cross_contact_stated_at: null,
  statements: [
    { allergen: 'sesame', level: 'may_contain', source: 'restaurant', stated_at: now },
    { allergen: 'fish', level: 'absent', source: 'restaurant', stated_at: now },
  ],
  uses: [],
};

describe('what components bring', () => {
  it('names the component, what it has and what it may have, and nothing that it is without', () => {
    const facts = deriveFacts({ ...dish('Bowl', 'rice', 'peanuts'), uses: [7], components: [sauce] });
    expect(broughtIn(facts)).toEqual([
      {
        component: 'House sauce',
        contains: expect.arrayContaining(['milk', 'soybeans', 'wheat']),
        mayContain: expect.arrayContaining(['sesame']),
      },
    ]);
    expect(JSON.stringify(broughtIn(facts))).not.toMatch(/peanut|fish/);
    expect(broughtIn(deriveFacts(dish('Bowl', 'ghee')))).toEqual([]);
  });

  it('counts what is sure of a member as sure of its group', () => {
    const wheat = { ...sauce, ingredients: ['wheat flour', 'almonds'], statements: [] };
    const [brought] = broughtIn(deriveFacts({ ...dish('Bowl', 'rice'), uses: [7], components: [wheat] }));
    expect(brought?.contains).toEqual(expect.arrayContaining(['wheat', 'gluten', 'almond', 'tree-nuts']));
    expect(brought?.mayContain).not.toContain('spelt');
  });
});
