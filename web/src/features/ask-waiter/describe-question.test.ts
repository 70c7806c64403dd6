import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import type { Avoidance } from '@clearplate/domain/verdict/eater';
import type { AskedFor, AskedQuestion, MenuQuestion } from '@clearplate/domain/verdict/menu-questions';
import { inEnglish } from '@clearplate/domain/wording/translate';
import { expect, it } from 'vitest';
import { buildFacts } from '../../../test/build-facts.ts';
import { buildDish } from '../../../test/builders.ts';
import { describeAnswerable, isAnsweredInReverse } from './describe-answerable.ts';
import { describeQuestion, describeReasons } from './describe-question.ts';
import type { DishQuestion } from './question-list.tsx';

const [milk, egg, nut] = [allergenAvoidance('milk'), allergenAvoidance('eggs'), allergenAvoidance('tree-nuts')];
const fries = buildDish({ name: 'Fries', facts: buildFacts({}) });
const rice = buildDish({ name: 'Rice', facts: buildFacts({}) });
const forNobody = (avoidance: Avoidance): AskedFor => ({ avoidance, names: [] });

const asking = (question: AskedQuestion, given: Partial<MenuQuestion<typeof fries>> = {}): DishQuestion => ({
  id: '1',
  question,
  named: [],
  because: [],
  asked: [forNobody(milk)],
  dishes: [fries],
  decides: 1,
  decided: [fries],
  ...given,
});
const said = (...given: Parameters<typeof asking>) => describeQuestion(asking(...given), inEnglish);
const reasons = (...given: Parameters<typeof asking>) => describeReasons(asking(...given), inEnglish);
const shared = { kind: 'shared_equipment' } as const;

it('names each thing that is asked about once, and the dish where it is one', () => {
  const whether = { kind: 'whether', avoidance: milk } as const;
  expect(said(whether, { named: [milk] })).toBe('Is there milk in the Fries?');
  expect(
    said(whether, { named: [milk, egg, nut, allergenAvoidance('milk', 'dangerous')], dishes: [fries, rice] }),
  ).toBe('Is there milk, egg or tree nuts in any of these dishes?');
  expect(said(shared, { named: [milk, egg] })).toBe(
    'Is anything with milk or egg fried in the same oil, or made with the same pans or on the same surfaces?',
  );
  expect(said({ kind: 'may_contain', avoidance: milk, because: [] }, { named: [milk] })).toBe(
    'Can you keep traces of milk out?',
  );
  expect(said({ kind: 'guessed', words: ['butter', 'cream', 'ghee'] })).toBe('Is there butter, cream or ghee in it?');
  expect(said({ kind: 'unexplained', at: '2026-11-22T10:00:00.000Z' })).toBe(
    'A diner reacted on 22 Nov 2026, cause not known. Do you know more?',
  );
});

it('tells whose traces are dangerous, where it is asked about traces, and whom it is asked for', () => {
  const dangerous = allergenAvoidance('milk', 'dangerous');
  const asked = [
    { avoidance: dangerous, names: ['Ann'] },
    { avoidance: milk, names: ['Ben'] },
    { avoidance: egg, names: ['Ann', 'Ben'] },
  ];
  expect(reasons(shared, { named: [milk, egg], asked })).toEqual([
    'For Ann: milk (traces are dangerous), egg',
    'For Ben: milk, egg',
  ]);
  expect(reasons({ kind: 'whether', avoidance: milk }, { named: [milk], asked })).toEqual([
    'For Ann: milk, egg',
    'For Ben: milk, egg',
  ]);
  // A single eater isn't named, but we still say how strict they are about traces.
  expect(reasons(shared, { named: [milk], asked: [forNobody(dangerous)] })).toEqual([
    'Because of milk (traces are dangerous)',
  ]);
});

it('says because of what it is asked only where the question doesn’t', () => {
  expect(reasons({ kind: 'whether', avoidance: milk }, { named: [milk] })).toEqual([]);
  expect(reasons({ kind: 'what_is_in', words: 'house sauce' })).toEqual(['Because of milk']);
  expect(reasons({ kind: 'whether', avoidance: nut }, { named: [nut] })).toEqual(['Because of milk']);
  expect(
    reasons({ kind: 'may_contain', avoidance: milk, because: [] }, { named: [milk], because: ['shared fryer'] }),
  ).toEqual(['Traces are possible: shared fryer']);
});

it('takes “no” for a warning where the question asks whether it is as hoped, and nowhere else', () => {
  const reversed: AskedQuestion[] = [
    { kind: 'usual_in', avoidance: milk, words: 'batter' },
    { kind: 'what_is_in', words: 'peanut oil' },
    { kind: 'what_is_in', words: 'soybean' },
  ];
  for (const question of reversed) {
    expect(isAnsweredInReverse(asking(question))).toBe(true);
    expect(describeAnswerable(asking(question, { named: [milk] }))).toBe('What were you told?');
  }
  expect(said(reversed[0]!, { named: [milk] })).toBe('Your menu says no milk. Is that so for the batter too?');
  expect(said(reversed[1]!)).toBe('Is the peanut oil highly refined?');
  const straight: AskedQuestion[] = [
    { kind: 'whether', avoidance: milk },
    shared,
    { kind: 'may_contain', avoidance: milk, because: [] },
    { kind: 'guessed', words: ['butter'] },
    { kind: 'unexplained', at: '2026-11-22T10:00:00.000Z' },
    { kind: 'what_is_in', words: 'house sauce' },
    // It has more in it than its plant.
    { kind: 'what_is_in', words: 'garlic peanut oil' },
  ];
  for (const question of straight) expect(isAnsweredInReverse(asking(question))).toBe(false);
});

it('asks whether what is avoided is in there where the question itself has other answers than yes and no', () => {
  const asked = [forNobody(milk), forNobody(egg)];
  expect(describeAnswerable(asking({ kind: 'what_is_in', words: 'house sauce' }, { asked }))).toBe(
    'What were you told? Is there milk or egg in the house sauce?',
  );
  expect(describeAnswerable(asking({ kind: 'unexplained', at: '2026-11-22T10:00:00.000Z' }, { asked }))).toBe(
    'What were you told? Is there milk or egg in it?',
  );
});
