import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import type { Told } from '@clearplate/domain/verdict/told';
import type { Assessment, Cause } from '@clearplate/domain/verdict/verdict';
import { expect, it } from 'vitest';
import { buildCartGroup, buildCartLine } from '../../../test/cart-builders.ts';
import { noteDishes, noteText, writeNote } from './kitchen-note.ts';
import { askOfOthers } from './told-questions.ts';

const line = buildCartLine({ dish_id: 7, dish_name: 'Rice' });
const told = (given: Partial<Told> = {}): Told => ({
  restaurant: 1,
  kind: 'whether',
  things: ['milk'],
  dishes: [7],
  answer: 'yes',
  by: 'chef',
  at: '2026-11-22T19:40:00.000Z',
  ...given,
});
const still = (allergen: AllergenId) =>
  ({ kind: 'still', avoidance: allergenAvoidance(allergen), at: '2026-11-03T00:00:00.000Z' }) as const;
const questions = (avoided: AllergenId) => ({ assess: () => undefined, findQuestions: () => [still(avoided)] });
const textOf = (avoided: AllergenId, ...notes: Told[]) => {
  const dishes = noteDishes(buildCartGroup([line]), questions(avoided), notes)!;
  const eaters = [{ avoids: [allergenAvoidance(avoided)] }];
  return noteText(writeNote({ language: 'en', eaters, withNames: false, dishes }));
};
const saysNone = /Your menu says/;

it('never tells a kitchen that its menu says a dish has none of what somebody was told is in it', () => {
  expect(textOf('milk')).toMatch(saysNone);
  expect(textOf('milk', told())).not.toMatch(saysNone);
  expect(textOf('milk', told())).toContain('As far as we know it contains milk. Can you make it without?');
  expect(textOf('milk', told({ of: 'house sauce' }))).toContain('contains milk (house sauce)');
});

it('asks whether what may be in there with it is', () => {
  expect(textOf('almond', told({ things: ['tree nuts'] }))).not.toMatch(saysNone);
  expect(textOf('almond', told({ things: ['tree nuts'] }))).toContain('Does it contain almond');
});

it('leaves what was told of other dishes, of something else, of traces, and what reassures as it was', () => {
  for (const other of [{ dishes: [8] }, { things: ['egg'] }, { kind: 'shared_equipment' }, { answer: 'no' }] as const)
    expect(textOf('milk', told(other))).toBe(textOf('milk'));
});

it('asks nobody about shared oil who is asked about traces of that food anyway', () => {
  const [milk, egg] = [allergenAvoidance('milk'), allergenAvoidance('eggs')];
  const open = (avoidance: typeof milk): Cause => ({
    eater: undefined,
    avoidance,
    verdict: 'not_verified',
    reason: 'cross_contact_not_stated',
    evidence: [],
    questions: [{ kind: 'cross_contact' }],
  });
  const stated: Assessment = { verdict: 'not_verified', causes: [open(milk), open(egg)], lexiconVersion: 'test' };
  const notes = [told({ kind: 'shared_equipment', dishes: [8] })];
  const traces = (avoidance: typeof milk) => ({ kind: 'traces', avoidance }) as const;
  expect(askOfOthers([traces(milk)], stated, notes, 7)).toEqual([traces(milk)]);
  expect(askOfOthers([traces(egg)], stated, notes, 7)).toEqual([{ kind: 'shared_equipment' }, traces(egg)]);
});
