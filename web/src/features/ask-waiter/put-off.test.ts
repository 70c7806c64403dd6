import type { Told, ToldAnswer } from '@clearplate/domain/verdict/told';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { describe, expect, it } from 'vitest';
import { buildDish } from '../../../test/builders.ts';
import { answersOf, findLeft, isPutOff, notesOf } from './put-off.ts';
import type { DishQuestion } from './question-list.tsx';

const [stew, curry] = [buildDish({ name: 'Stew' }), buildDish({ name: 'Curry' })];

const ask = (ids: readonly AllergenId[], ...dishes: DishQuestion['dishes']): DishQuestion => {
  const named = ids.map((id) => allergenAvoidance(id, 'ask'));
  return {
    id: ids.join(' '),
    question: { kind: 'whether', avoidance: named[0]! },
    named,
    because: [],
    asked: named.map((avoidance) => ({ avoidance, names: [] })),
    dishes,
    decides: dishes.length,
    decided: dishes,
  };
};
const note = (answer: ToldAnswer, things: readonly string[], dish = stew, given: Partial<Told> = {}): Told => ({
  restaurant: 1,
  kind: 'whether',
  things,
  dishes: [dish.id],
  answer,
  by: 'chef',
  at: '2026-11-22T19:40:00.000Z',
  ...given,
});

describe('a note', () => {
  it('stands below the question that its own was joined with, and answers its part of it', () => {
    const both = ask(['fish', 'milk'], stew, curry);
    const no = note('no', ['fish']);
    expect(notesOf([no], both)).toEqual([no]);
    const left = findLeft([no], both);
    expect(left(stew.id)).toEqual(['milk']);
    expect(left(curry.id)).toEqual(['fish', 'milk']);
    const all = findLeft([no, note('no', ['milk'])], both);
    expect(all(stew.id)).toEqual([]);
  });

  it('stands below each of the questions that its own was parted into', () => {
    const no = note('no', ['fish', 'milk']);
    for (const id of ['fish', 'milk'] as const) {
      expect(notesOf([no], ask([id], stew))).toEqual([no]);
      expect(findLeft([no], ask([id], stew))(stew.id)).toEqual([]);
    }
  });

  it.each([
    ['something else', note('no', ['egg'])],
    ['a part of the dish', note('no', ['fish'], stew, { of: 'house sauce' })],
    ['traces', note('no', ['fish'], stew, { kind: 'may_contain' })],
    ['another dish', note('no', ['fish'], curry)],
  ])('about %s doesn’t', (_, other) => {
    expect(notesOf([other], ask(['fish', 'milk'], stew))).toEqual([]);
    expect(findLeft([other], ask(['fish'], stew))(stew.id)).toEqual(['fish']);
  });

  it('that was taken back by a later one of which nobody could say answers nothing, unless it warns', () => {
    const later = note('unknown', ['fish', 'milk'], stew, { at: '2026-11-22T19:50:00.000Z' });
    const left = (answer: ToldAnswer) => findLeft([note(answer, ['fish']), later], ask(['fish'], stew))(stew.id);
    expect(left('no')).toEqual(['fish']);
    expect(left('yes')).toEqual([]);
  });
});

it('is put off as long as nobody could say, in whatever words it was asked', () => {
  const both = ask(['fish', 'milk'], stew);
  const fish = note('unknown', ['fish']);
  expect(isPutOff([fish], both)).toBe(false);
  expect(isPutOff([fish, note('no', ['milk'])], both)).toBe(true);
  // Once somebody can say, that answer is noted in its place.
  expect(isPutOff([fish, note('no', ['fish', 'milk'], stew, { at: '2026-11-22T19:50:00.000Z' })], both)).toBe(false);
  expect(isPutOff([note('unknown', ['fish', 'milk'])], ask(['fish'], stew))).toBe(true);
});

describe('a question about two dishes', () => {
  const question = ask(['milk'], stew, curry);
  const asked = (given: Partial<Told> = {}) =>
    note('unknown', ['milk'], stew, { dishes: [stew.id, curry.id], ...given });

  it('is put off only once it was asked about each of its dishes, and nobody could say of some', () => {
    expect(isPutOff([], question)).toBe(false);
    expect(isPutOff([asked()], question)).toBe(true);
    expect(isPutOff([asked({ dishes: [stew.id] })], question)).toBe(false);
    expect(isPutOff([asked({ dishes: [stew.id] }), asked({ dishes: [curry.id], answer: 'no' })], question)).toBe(true);
    expect(isPutOff([asked({ answer: 'no' })], question)).toBe(false);
  });

  it('is not put off by what was asked of something else, of a part, of traces, or of other dishes', () => {
    const others = [{ things: ['egg'] }, { of: 'house sauce' }, { dishes: [curry.id + 1] }];
    for (const given of [...others, { kind: 'shared_equipment' } as const])
      expect(isPutOff([asked(given)], question)).toBe(false);
    expect(isPutOff([asked({ things: [' Milk '] })], question)).toBe(true);
  });

  it('knows the answers also about dishes that it is about no more, and shows those about its own', () => {
    const gone = asked({ dishes: [curry.id + 1], answer: 'yes' });
    const own = asked({ dishes: [stew.id] });
    expect(answersOf([gone, own, asked({ things: ['egg'] })], question)).toEqual([gone, own]);
    expect(notesOf([gone, own], question)).toEqual([own]);
  });
});
