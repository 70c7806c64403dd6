import type { Strictness } from '@clearplate/domain/verdict/eater';
import { verdicts, type Cause, type Verdict } from '@clearplate/domain/verdict/verdict';
import { tellers, toldAnswers, toldKinds, warns, type Told } from '@clearplate/domain/verdict/told';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { verdictLabel } from '@clearplate/domain/wording/verdict-words';
import { listEvidence, listLines } from './describe-verdict.ts';
import { withTold } from './own-list.ts';
import { toldOf } from './told-of.ts';
import { warnedBy } from './with-told.ts';

const anyTold: fc.Arbitrary<Told> = fc.record({
  restaurant: fc.constant(1),
  kind: fc.constantFrom(...toldKinds),
  things: fc.constant(['peanut']),
  dishes: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }),
  answer: fc.constantFrom(...toldAnswers),
  by: fc.constantFrom(...tellers),
  at: fc.constant('2026-11-22T19:40:00.000Z'),
});

const anyStrictness = fc.constantFrom('dangerous' as const, 'ask' as const, 'fine' as const);

const causeOf = (verdict: Verdict, strictness: Strictness): Cause => ({
  avoidance: { kind: 'allergen', allergen: 'peanuts', strictness },
  verdict,
  reason: 'not_stated',
  evidence: [],
  questions: [],
});

it('never makes a verdict better, and loses no dish', () => {
  const found = fc.array(fc.constantFrom(...verdicts), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(found, fc.array(anyTold, { maxLength: 5 }), anyStrictness, (given, told, strictness) => {
      const items = given.map((verdict, index) => ({
        item: { id: index + 1, restaurant_id: 1 },
        assessment: { verdict, causes: [causeOf(verdict, strictness)], lexiconVersion: '1' },
      }));
      const hidden = items.filter(({ assessment }) => assessment.verdict === 'avoid');
      const list = withTold({ shown: items.filter((one) => !hidden.includes(one)), hidden, disliked: [] }, told);
      const after = [...list.shown, ...list.hidden];
      expect(new Set(after.map(({ item }) => item.id))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
      expect(after).toHaveLength(6);
      for (const { item, assessment } of after) {
        const before = given[item.id - 1] ?? 'avoid';
        expect(verdicts.indexOf(assessment.verdict ?? 'avoid')).toBeLessThanOrEqual(verdicts.indexOf(before));
        const warnings = told.filter((one) => warns(one) && one.dishes.includes(item.id));
        const isToAvoid = warnings.some(({ kind }) => kind === 'whether' || strictness === 'dangerous');
        const isDoubted = warnings.length > 0 && strictness === 'ask' && before === 'none_declared';
        expect(assessment.verdict).toBe(isToAvoid ? 'avoid' : isDoubted ? 'cross_contact' : before);
      }
    }),
  );
});

const note = (given: Partial<Told>): Told => ({
  restaurant: 1,
  kind: 'shared_equipment',
  things: ['peanut'],
  dishes: [1],
  answer: 'yes',
  by: 'chef',
  at: '2026-11-22T19:40:00.000Z',
  ...given,
});

const cleared = (allergen: AllergenId, strictness: Strictness, eater?: string): Cause => ({
  ...(eater !== undefined && { eater }),
  avoidance: allergenAvoidance(allergen, strictness),
  verdict: 'none_declared',
  reason: 'stated_absent',
  evidence: [{ kind: 'declared', level: 'absent', source: 'restaurant', at: '2026-11-20T00:00:00.000Z' }],
  at: '2026-11-20T00:00:00.000Z',
  noTracesAt: '2026-11-20T00:00:00.000Z',
  questions: [{ kind: 'cross_contact' }],
});

const after = (causes: readonly Cause[], told: Partial<Told>) =>
  warnedBy({ verdict: 'none_declared', causes, lexiconVersion: '1' }, [note(told)], 1);

it.each<[string, AllergenId]>([
  ['tree nut', 'cashew'],
  ['tree nuts', 'cashew'],
  ['cashew', 'tree-nuts'],
  ['gluten', 'spelt'],
  ['peanut', 'peanuts'],
])('a warning of %s reaches whoever avoids %s', (thing, allergen) => {
  const things = [thing];
  expect(after([cleared(allergen, 'dangerous')], { things }).verdict).toBe('avoid');
  expect(after([cleared(allergen, 'ask')], { things }).verdict).toBe('cross_contact');
  expect(after([cleared(allergen, 'ask')], { things, kind: 'may_contain', answer: 'no' }).verdict).toBe(
    'cross_contact',
  );
  expect(after([cleared(allergen, 'fine')], { things, kind: 'whether' }).verdict).toBe('avoid');
});

it('no clearing words are left where traces are possible, and none of traces where they are fine', () => {
  const asked = after([cleared('peanuts', 'ask')], {});
  expect(verdictLabel(asked)).toBe('Cross-contact');
  expect(asked.causes[0]?.questions).toEqual([]);
  const fine = after([cleared('peanuts', 'fine')], {});
  expect(fine.verdict).toBe('none_declared');
  expect(fine.causes[0]).toMatchObject({ reason: 'traces_tolerated' });
  expect(fine.causes[0]?.noTracesAt).toBeUndefined();
});

it('warns whoever it concerns, and nobody else', () => {
  const causes = [cleared('milk', 'ask', 'Ann'), cleared('peanuts', 'ask', 'Ben')];
  const told = after(causes, { kind: 'whether' });
  expect(told.causes.filter(({ verdict }) => verdict === 'avoid').map(({ eater }) => eater)).toEqual(['Ben']);
  const other = [cleared('milk', 'dangerous', 'Ann')];
  expect(after(other, { kind: 'whether' }).causes).toBe(other);
  expect(after(other, {}).causes).toBe(other);
  // What isn't known to have nothing to do with it may be in there.
  expect(after(other, { kind: 'whether', things: ['butter'] }).verdict).toBe('avoid');
});

it('leaves no other way offered past a warning of what is avoided, though the dish is to avoid as it comes', () => {
  const avoided: Cause = { ...cleared('peanuts', 'ask'), verdict: 'avoid', reason: 'declared' };
  const item = {
    item: { id: 1, restaurant_id: 1 },
    assessment: { verdict: 'avoid', causes: [avoided], lexiconVersion: '1' },
  } as const;
  const list = { shown: [{ ...item, changed: {} as never }], hidden: [], disliked: [] };
  expect(withTold(list, [note({})]).hidden).toHaveLength(1);
});

it('a warning of a note says that it was told, in its line and among the reasons, and never that the restaurant said it', () => {
  const absent = 'Stated absent by the restaurant, 20 Nov 2026';
  const milk = after([cleared('milk', 'ask')], { kind: 'whether', things: ['milk'] });
  expect(listLines(milk)[0]?.text).toBe('Contains milk. You were told so.');
  expect(listEvidence(milk)).toEqual([{ name: 'Milk', lines: ['You were told so, 22 Nov 2026', absent] }]);
  const traces = after([cleared('peanuts', 'dangerous')], {});
  expect(listLines(traces)[0]?.text).toBe('Traces possible: peanut. You were told so. Dangerous to you.');
  expect(listEvidence(traces)).toEqual([{ name: 'Peanut', lines: ['You were told so, 22 Nov 2026', absent] }]);
  const fine = after([cleared('peanuts', 'fine')], {});
  expect(
    listLines(fine)
      .map(({ text }) => text)
      .join(' '),
  ).toMatch(/Traces possible: peanut.*You were told so/);
  expect(listEvidence(fine)[0]?.lines.filter((line) => /stated by/.test(line))).toEqual([]);
});

it('asks about traces again where other dishes were said to share their oil, and changes no verdict by that', () => {
  const stated = { ...cleared('peanuts', 'ask'), questions: [] };
  const other = note({ dishes: [2] });
  const asked = (cause: Cause, ...told: Told[]) =>
    toldOf({ verdict: 'none_declared', causes: [cause], lexiconVersion: '1' }, told, 1);
  for (const strictness of ['ask', 'dangerous'] as const) {
    const cause = { ...cleared('cashew', strictness), questions: [] };
    const again = asked(cause, note({ dishes: [2], things: ['tree nut'] }));
    expect(again).toMatchObject({ verdict: 'none_declared', causes: [{ questions: [{ kind: 'cross_contact' }] }] });
    expect(again.causes[0]?.noTracesAt).toBeUndefined();
  }
  const nothing = [
    asked(stated),
    asked(stated, note({ dishes: [2], answer: 'no' })),
    asked(stated, note({ dishes: [2], kind: 'may_contain', answer: 'no' })),
    asked(stated, note({ dishes: [2], things: ['milk'] })),
    asked(stated, other, note({ answer: 'no' })),
    asked({ ...stated, avoidance: allergenAvoidance('peanuts', 'fine') }, other),
  ];
  for (const { causes } of nothing) expect(causes[0]?.questions).toEqual([]);
  // It is asked once, and as what was said of the other dish, also where traces are asked about anyway.
  expect(asked(cleared('peanuts', 'ask'), other).causes[0]?.questions).toEqual([
    { kind: 'cross_contact', toldOfOthers: true },
  ]);
});

it('doubts a way to make a dish as it does the dish', () => {
  const stated = { ...cleared('peanuts', 'ask'), questions: [] };
  const avoided: Cause = { ...stated, verdict: 'avoid', reason: 'declared' };
  const way = { id: 'a', name: 'A', assessment: { verdict: 'none_declared', causes: [stated], lexiconVersion: '1' } };
  const item = {
    item: { id: 1, restaurant_id: 1 },
    assessment: { verdict: 'avoid', causes: [avoided], lexiconVersion: '1' } as const,
    changed: way as never,
    offered: [way] as never,
  };
  const [one] = withTold({ shown: [item], hidden: [], disliked: [] }, [note({ dishes: [2] })]).shown;
  for (const made of [one?.changed, one?.offered?.[0]])
    expect(made?.assessment.causes[0]?.questions).toEqual([{ kind: 'cross_contact', toldOfOthers: true }]);
});
