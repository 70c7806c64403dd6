import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import { questionsOfMenu } from '@clearplate/domain/verdict/menu-questions';
import type { Told } from '@clearplate/domain/verdict/told';
import { expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { answersOf, isPutOff, notesOf } from './put-off.ts';

const now = new Date().toISOString();
const [stew, curry] = ['Stew', 'Curry'].map((name) => buildDish({ name, facts: buildFacts({}) }));
const context = { statementDays: 180, lexiconVersion: 'test', now };
const { questions } = questionsOfMenu([stew!, curry!], [{ avoids: [allergenAvoidance('milk')] }], context);
const question = questions.find((one) => one.question.kind === 'whether');

const note = (given: Partial<Told> = {}): Told => ({
  restaurant: 1,
  kind: 'whether',
  things: ['milk'],
  dishes: [stew!.id, curry!.id],
  answer: 'unknown',
  by: 'server',
  at: now,
  ...given,
});

it('is put off only once it was asked about each of its dishes, and nobody could say of some', () => {
  expect(isPutOff([], question!)).toBe(false);
  expect(isPutOff([note()], question!)).toBe(true);
  expect(isPutOff([note({ dishes: [stew!.id] })], question!)).toBe(false);
  expect(isPutOff([note({ dishes: [stew!.id] }), note({ dishes: [curry!.id], answer: 'no' })], question!)).toBe(true);
  expect(isPutOff([note({ answer: 'no' })], question!)).toBe(false);
});

it('is not put off by what was asked of something else, of a part, of traces, or of other dishes', () => {
  const others = [{ things: ['egg'] }, { things: ['milk', 'egg'] }, { of: 'house sauce' }, { dishes: [curry!.id + 1] }];
  for (const given of [...others, { kind: 'shared_equipment' } as const])
    expect(isPutOff([note(given)], question!)).toBe(false);
  expect(isPutOff([note({ things: [' Milk '] })], question!)).toBe(true);
});

it('knows the answers also about dishes that it is about no more, and shows those about its own', () => {
  const gone = note({ dishes: [curry!.id + 1], answer: 'yes' });
  const own = note({ dishes: [stew!.id] });
  expect(answersOf([gone, own, note({ things: ['egg'] })], question!)).toEqual([gone, own]);
  expect(notesOf([gone, own], question!)).toEqual([own]);
});
