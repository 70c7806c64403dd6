import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context, now, world } from '../../fixtures/arbitrary-records.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { us9, type AllergenId } from '../facts/allergens.ts';
import { broughtIn } from '../facts/brought.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import type { DishFacts } from '../facts/dish-facts.ts';
import { denies, nothingKnown, type Component, type Dish } from '../facts/dish.ts';
import { declare, stateCrossContact } from '../menu/dish-edits.ts';
import { suggestComponents } from '../menu/suggest-components.ts';
import { normalise } from '../reading/normalise.ts';
import { allergenAvoidance } from './allergen-avoidance.ts';
import { assessDish } from './assess-dish.ts';
import { openQuestions } from './open-questions.ts';
import type { Strictness } from './eater.ts';
import { workOfMenu, type OwnerWork } from './owner-work.ts';

const dish = (name: string, ...ingredients: string[]): Dish => ({ ...nothingKnown, name, ingredients });
const stateAbsent = (one: Dish, ...ids: readonly AllergenId[]) =>
  ids.reduce((before, allergen) => declare(before, { allergen, level: 'absent', source: 'restaurant' }, now), one);
const menuOf = (...dishes: Dish[]) => dishes.map((one, index) => ({ id: index + 1, facts: deriveFacts(one) }));
const work = (dishes: Dish[], answered: readonly AllergenId[] = us9) =>
  workOfMenu(menuOf(...dishes), [broken], answered, {
    ...context,
    lexiconVersion: deriveFacts(nothingKnown).lexiconVersion,
  });
const say = (one: OwnerWork) =>
  `${one.kind} ${one.kind === 'state' ? one.allergens.join('+') : one.kind === 'component' ? one.name : ''}: ${one.dishIds.join()}`;

/** Its list is confirmed. */
const broken: Component = {
  id: 1,
  name: 'House sauce',
  ingredients: ['Onion'],
  ingredients_changed_at: now,
  ingredients_complete_at: now,
  statements: [],
  uses: [],
};
const spiced: Component = {
  ...broken,
  ingredients: ['Onion', 'spices', 'natural flavors'],
  ingredients_changed_at: null,
};

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

  it('leads to the component whose own list leaves something open, and to no new one', () => {
    const bowls = Array.from({ length: 14 }, (_, index) =>
      stateAbsent({ ...dish(`Bowl ${index}`, 'rice'), uses: [1], components: [spiced] }, ...us9),
    ).map((one) => stateCrossContact(one, now));
    const open = ['spices', 'natural flavors'];
    expect(work(bowls)).toEqual([
      { kind: 'component', name: 'House sauce', open, dishIds: bowls.map((_, index) => index + 1), namedIn: 14 },
    ]);
    const bare = { ...spiced, ingredients: [], ingredients_complete_at: null };
    expect(work(bowls.map((one) => ({ ...one, components: [bare] }))).map(say)).toEqual([
      expect.stringMatching(/^component House sauce: 1,2,/),
    ]);
    expect(suggestComponents(menuOf(...bowls), [spiced])).toEqual([]);
    expect(work(bowls.slice(0, 2))).toEqual([]);
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

const lexical = { ...context, lexiconVersion: deriveFacts(nothingKnown).lexiconVersion };
const known = new WeakMap<Dish, DishFacts>();
/** Deriving is most of the work, and each dish is asked about many times. */
function factsOf(one: Dish): DishFacts {
  const facts = known.get(one) ?? deriveFacts(one);
  known.set(one, facts);
  return facts;
}
const verdictOf = (one: Dish, allergen: AllergenId, strictness: Strictness) =>
  assessDish(factsOf(one), [{ avoids: [allergenAvoidance(allergen, strictness)] }], lexical).verdict;
const isOpen = (one: Dish, allergen: AllergenId, strictness: Strictness) =>
  verdictOf(one, allergen, strictness) === 'not_verified';

/** Does the work on one dish: states what clears, and reconfirms what a component's change made doubtful. */
function workDone(one: Dish, { kind, ...work }: OwnerWork): Dish {
  if (kind === 'traces') return stateCrossContact(one, now);
  if (kind === 'state') return stateAbsent(one, ...('allergens' in work ? work.allergens : []));
  const name = 'name' in work ? work.name : broken.name;
  const changed = { ...one, uses: [1], components: [{ ...broken, name }], ingredients_changed_at: now };
  return one.statements
    .filter(denies)
    .reduce(
      (before, { allergen, level, ingredient }) =>
        declare(before, { allergen, level, ingredient: ingredient ?? undefined, source: 'restaurant' }, now),
      changed as Dish,
    );
}

/** Returns the words by which a dish asks about it. */
const asked = ({ name, open }: Extract<OwnerWork, { kind: 'component' }>): string[] =>
  open.length > 0 ? open.map((words) => `${words} (${name})`) : [name];

const asksWhatIsIn = (name: string, one: Dish, allergen: AllergenId) =>
  openQuestions(factsOf(one), [{ avoids: [allergenAvoidance(allergen, 'ask')] }], lexical).some(
    (question) => question.kind === 'what_is_in' && normalise(question.words) === normalise(name),
  );

/** Returns whether somebody who had no answer about the dish has one after the work. */
function answers(one: Dish, work: OwnerWork, answered: readonly AllergenId[]): boolean {
  const after = workDone(one, work);
  const isSettled = (allergen: AllergenId, strictness: Strictness) =>
    isOpen(one, allergen, strictness) && !isOpen(after, allergen, strictness);
  const isAnswered = (allergen: AllergenId) =>
    work.kind === 'component' &&
    asked(work).some((words) => asksWhatIsIn(words, one, allergen)) &&
    !asked(work).some((words) => asksWhatIsIn(words, after, allergen)) &&
    !isOpen(after, allergen, 'ask');
  return answered.some((id) => isSettled(id, 'ask') || isSettled(id, 'dangerous') || isAnswered(id));
}

describe('a promise', () => {
  it('is no answer by traces alone where nothing else is stated, and none of a sauce beside nothing', () => {
    const bowls = ['One', 'Two', 'Three'].map((name) => dish(name, 'rice', 'House sauce'));
    const [first, last, ...others] = work(bowls);
    expect([first, others]).toMatchObject([{ kind: 'state', dishIds: [1, 2, 3] }, []]);
    expect(last).toEqual({ kind: 'component', name: 'House sauce', open: [], dishIds: [], namedIn: 3 });
  });

  it('is what the verdict says after the work', () => {
    fc.assert(
      fc.property(
        fc.array(world, { minLength: 3, maxLength: 3 }),
        fc.constantFrom('none', 'named', 'spiced'),
        (worlds, sauced) => {
          // Dates in the future and invalid dates can't be stored.
          const isPast = ({ record }: (typeof worlds)[number]) =>
            [record.ingredients_changed_at, record.warnings_ended_at].every(
              (at) => at === null || Date.parse(at) <= Date.parse(now),
            );
          fc.pre(worlds.every(isPast));
          const records = worlds.map(({ record }) => ({
            ...record,
            ingredients: [...record.ingredients, ...(sauced === 'named' ? ['House sauce'] : [])],
            ...(sauced === 'spiced' && { uses: [spiced.id], components: [spiced] }),
          }));
          const answered = worlds[0]!.ids;
          for (const one of work(records, answered))
            for (const id of one.dishIds) {
              expect(answers(records[id - 1]!, one, answered), `${say(one)} of ${id}`).toBe(true);
            }
        },
      ),
      runsOf(2000, 60),
    );
  });
});

const sauce: Component = {
  id: 7,
  name: 'House sauce',
  ingredients: ['soy sauce', 'ghee'],
  ingredients_changed_at: now,
  ingredients_complete_at: null,
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
