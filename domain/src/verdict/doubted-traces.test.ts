import fc from 'fast-check';
import { expect, it } from 'vitest';
import { context, now, world } from '../../fixtures/arbitrary-records.ts';
import { deriveDish } from '../facts/derive-dish.ts';
import type { AllergenId } from '../facts/allergens.ts';
import { nothingKnown, type Dish } from '../facts/dish.ts';
import { finish } from '../in-steps.ts';
import { declare, stateCrossContact } from '../menu/dish-edits.ts';
import { allergenAvoidance } from './allergen-avoidance.ts';
import { doubtTraces } from './doubted-traces.ts';
import type { Avoidance, Eater, Strictness } from './eater.ts';
import { questionsInSteps } from './menu-questions.ts';
import { toldKinds, type Told } from './told.ts';

const plain = (name: string): Dish => ({ ...nothingKnown, name });
const without = (name: string, ...absent: AllergenId[]) =>
  stateCrossContact(
    absent.reduce(
      (dish, allergen) => declare(dish, { allergen, level: 'absent', source: 'restaurant' }, now),
      plain(name),
    ),
    now,
  );
const listed = (dishes: readonly Dish[]) =>
  dishes.map((dish, index) => ({ id: index + 1, name: dish.name, facts: deriveDish(dish).facts }));

const note = (given: Partial<Told> = {}): Told => ({
  restaurant: 1,
  kind: 'shared_equipment',
  things: ['milk'],
  dishes: [1],
  answer: 'yes',
  by: 'chef',
  at: now,
  ...given,
});
const avoid = (allergen: AllergenId, strictness: Strictness = 'ask') => allergenAvoidance(allergen, strictness);

const menu = listed([plain('Stew'), without('Rice', 'milk', 'eggs')]);
const ask = (told: readonly Told[], ...avoids: Avoidance[]) =>
  finish(questionsInSteps(menu, [{ avoids }], context, doubtTraces(told)))
    .questions.filter(({ question }) => question.kind === 'shared_equipment')
    .map(({ named, dishes, decided }) => [
      named.map((one) => (one.kind === 'allergen' ? one.allergen : '')).join(' '),
      dishes.map(({ name }) => name).join(' '),
      decided.map(({ name }) => name).join(' '),
    ]);

it('is asked of a dish that is stated to be without traces, once others were said to share oil or pans, and decides nothing', () => {
  expect(ask([], avoid('milk'))).toEqual([['milk', 'Stew', '']]);
  expect(ask([note()], avoid('milk'))).toEqual([['milk', 'Stew Rice', '']]);
  expect(ask([note()], avoid('milk', 'dangerous'))).toEqual([['milk', 'Stew Rice', 'Stew']]);
  // A note about the dish itself doesn't remove its question.
  expect(ask([note(), note({ dishes: [2], answer: 'no' })], avoid('milk'))).toEqual([['milk', 'Stew Rice', '']]);
});

it('is asked of a dish that isn’t verified though its traces are stated, and decides nothing', () => {
  const menu = listed([plain('Stew'), without('Greens')]);
  const dishesAsked = (told: readonly Told[], strictness: Strictness) =>
    finish(questionsInSteps(menu, [{ avoids: [avoid('milk', strictness)] }], context, doubtTraces(told)))
      .questions.filter(({ question }) => question.kind === 'shared_equipment')
      .map(({ dishes, decided }) => [dishes.map(({ name }) => name), decided.map(({ name }) => name)]);
  for (const [strictness, decided] of [
    ['ask', []],
    ['dangerous', ['Stew']],
  ] as const) {
    expect(dishesAsked([], strictness)).toEqual([[['Stew'], decided]]);
    expect(dishesAsked([note()], strictness)).toEqual([[['Stew', 'Greens'], decided]]);
  }
  expect(dishesAsked([note()], 'fine')).toEqual([]);
});

it('is not asked where nothing puts it in doubt', () => {
  for (const other of [
    note({ answer: 'no' }),
    note({ answer: 'unknown' }),
    note({ kind: 'whether' }),
    note({ things: ['peanut'] }),
    note({ dishes: [1, 2] }),
  ])
    expect(ask([other], avoid('milk'))).toEqual([['milk', 'Stew', '']]);
  expect(ask([note()], avoid('milk', 'fine'))).toEqual([]);
  expect(ask([note({ things: ['egg'] })], avoid('milk'), avoid('eggs', 'fine'))).toEqual([['milk', 'Stew', '']]);
});

it('changes no other question, and nothing of what decides', () => {
  const some = fc.record({
    things: fc.constantFrom(['milk'], ['milk', 'egg'], ['tree nuts']),
    dishes: fc.constantFrom([1], [2], [1, 2]),
    kind: fc.constantFrom(...toldKinds),
  });
  fc.assert(
    fc.property(fc.array(world, { minLength: 1, maxLength: 4 }), fc.array(some, { maxLength: 3 }), (worlds, given) => {
      const all = listed(worlds.map(({ record }) => record));
      const eaters: readonly Eater[] = worlds[0]!.eaters;
      const find = (told: readonly Told[]) =>
        finish(questionsInSteps(all, eaters, context, doubtTraces(told))).questions;
      const [before, after] = [find([]), find(given.map((one) => note(one)))];
      const others = (questions: typeof before) => questions.filter(({ id }) => id !== 'shared_equipment');
      const decided = (questions: typeof before) =>
        questions.find(({ id }) => id === 'shared_equipment')?.decided ?? [];
      expect(others(after)).toEqual(others(before));
      expect(decided(after)).toEqual(decided(before));
    }),
  );
});
