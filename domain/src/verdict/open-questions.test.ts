import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context, now, world, type World } from '../../fixtures/arbitrary-records.ts';
import { runsOf } from '../../fixtures/runs.ts';
import { assessDish } from './assess-dish.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import { addIngredient, declare, stateCrossContact } from '../menu/dish-edits.ts';
import { nothingKnown, type Dish } from '../facts/dish.ts';
import type { Avoidance, Strictness } from './eater.ts';
import { openQuestions } from './open-questions.ts';

const milk = (strictness: Strictness): Avoidance => ({ kind: 'allergen', allergen: 'milk', strictness });
const ask = (record: Dish, ...avoids: Avoidance[]) => openQuestions(deriveFacts(record), [{ avoids }], context);
const still = (strictness: Strictness) => ({ kind: 'still', avoidance: milk(strictness), at: now });
const dish: Dish = { ...nothingKnown, name: 'Rice' };
const withoutMilk = stateCrossContact(
  declare(dish, { allergen: 'milk', level: 'absent', source: 'restaurant' }, now),
  now,
);

const holds = (check: (given: World) => void): void => fc.assert(fc.property(world, check), runsOf(1000, 300));

describe('what a kitchen has to be asked', () => {
  it('is whether it is still so where all is stated, and nothing where nothing is avoided', () => {
    expect(ask(withoutMilk, milk('dangerous'))).toEqual([still('dangerous')]);
    expect(ask(dish)).toEqual([]);
  });

  it('is whether it is there, where nobody has said', () => {
    expect(ask(dish, milk('ask'))).toEqual([{ kind: 'whether', avoidance: milk('ask') }]);
  });

  it('is about leaving out what is there, with the words that say so', () => {
    const korma = addIngredient(dish, 'ghee', now);
    expect(ask(korma, milk('ask'))).toEqual([{ kind: 'contains', avoidance: milk('ask'), because: ['ghee'] }]);
    const plain = addIngredient(dish, 'Milk', now);
    expect(ask(plain, milk('ask'))).toEqual([{ kind: 'contains', avoidance: milk('ask'), because: [] }]);
  });

  it('is about what may be there, with its reason', () => {
    const traces = { allergen: 'milk', level: 'may_contain', source: 'kitchen', stated_at: null } as const;
    const beside = { ...traces, reason: 'shared fryer' };
    const fried = { ...withoutMilk, statements: [...withoutMilk.statements, beside] };
    const question = { kind: 'may_contain', because: ['shared fryer'] };
    expect(ask(fried, milk('dangerous'))).toEqual([{ ...question, avoidance: milk('dangerous') }]);
    expect(ask(fried, milk('ask'))).toEqual([{ ...question, avoidance: milk('ask') }]);
    expect(ask(fried, milk('fine'))).toEqual([still('fine')]);
  });

  it('is whether it is there, where somebody reacted and nothing else tells of it', () => {
    const reported = { ...withoutMilk, reaction_reports: [{ allergen: 'milk' as const, reported_at: now }] };
    expect(ask(reported, milk('fine'))).toEqual([{ kind: 'reported', avoidance: milk('fine') }]);
    expect(ask(addIngredient(reported, 'Milk', now), milk('ask'))).toMatchObject([{ kind: 'contains' }]);
  });

  it('is about traces and about unclear ingredients beside what is stated', () => {
    const unclear = { ...withoutMilk, cross_contact_stated_at: null };
    expect(ask(unclear, milk('dangerous'))).toEqual([{ kind: 'traces', avoidance: milk('dangerous') }]);
    expect(ask(unclear, milk('ask'))).toEqual([{ kind: 'shared_equipment' }, still('ask')]);
    const spiced = declare(
      addIngredient(dish, 'spices', '2026-11-01T00:00:00.000Z'),
      { allergen: 'milk', level: 'absent', source: 'restaurant' },
      now,
    );
    const spices = { kind: 'what_is_in', words: 'spices' };
    expect(ask(stateCrossContact(spiced, now), milk('ask'))).toEqual([spices, still('ask')]);
    expect(ask(spiced, milk('dangerous'))).toEqual([{ kind: 'traces', avoidance: milk('dangerous') }, spices]);
  });

  it('is asked once for all who eat', () => {
    const eaters = [
      { name: 'Ann', avoids: [milk('ask')] },
      { name: 'Ben', avoids: [milk('dangerous')] },
    ];
    expect(openQuestions(deriveFacts(dish), eaters, context)).toHaveLength(1);
  });

  it('is only what would have to be left out of a dish that is to be avoided', () => {
    const buttery = addIngredient(addIngredient(dish, 'butter', now), 'spices', now);
    const eggs: Avoidance = { kind: 'allergen', allergen: 'eggs', strictness: 'ask' };
    expect(ask(buttery, milk('ask'), eggs)).toEqual([
      { kind: 'contains', avoidance: milk('ask'), because: ['butter'] },
    ]);
  });

  it('is something wherever a verdict is not the best, and wherever the verdict itself has a question', () => {
    holds(({ record, eaters }) => {
      const facts = deriveFacts(record);
      const { causes } = assessDish(facts, eaters, context);
      const isOpen = causes.some(({ verdict, questions }) => verdict !== 'none_declared' || questions.length > 0);
      const questions = openQuestions(facts, eaters, context);
      expect(questions.some(({ kind }) => kind !== 'still')).toBe(isOpen);
      expect(questions.length > 0).toBe(causes.length > 0);
    });
  });
});
