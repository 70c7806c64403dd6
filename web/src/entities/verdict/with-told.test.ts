import type { Strictness } from '@clearplate/domain/verdict/eater';
import type { Cause } from '@clearplate/domain/verdict/verdict';
import type { Told } from '@clearplate/domain/verdict/told';
import { expect, it } from 'vitest';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { verdictLabel } from '@clearplate/domain/wording/verdict-words';
import { listEvidence, listLines } from './describe-verdict.ts';
import { withTold } from './own-list.ts';
import { toldOf } from './told-of.ts';
import { warnedBy } from './with-told.ts';

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
  // Butter may contain milk as far as we know, so a note about butter warns.
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

it('a warning of a note of which nobody said whose it is says only that it was noted', () => {
  const isUnclaimed = true;
  const milk = after([cleared('milk', 'ask')], { kind: 'whether', things: ['milk'], isUnclaimed });
  expect(milk.verdict).toBe('avoid');
  expect(listLines(milk)[0]?.text).toBe('Contains milk. Noted in this tab before you signed in.');
  const traces = after([cleared('peanuts', 'dangerous')], { isUnclaimed });
  expect(traces.verdict).toBe('avoid');
  expect(listLines(traces)[0]?.text).toMatch(/^Traces possible: peanut. Noted in this tab .* Dangerous to you.$/);
  for (const one of [milk, traces]) {
    expect(listEvidence(one)[0]?.lines).toContain('Noted in this tab before you signed in');
    const said = [...listLines(one).map(({ text }) => text), ...listEvidence(one).flatMap(({ lines }) => lines)];
    expect(said.join(' ')).not.toMatch(/told|may contain/i);
  }
});

it('a note of which nobody said whose it is warns each eater of what they avoid, and names nothing else', () => {
  const isUnclaimed = true;
  const causes = [cleared('milk', 'ask', 'Ann'), cleared('peanuts', 'ask', 'Ben'), cleared('fish', 'ask', 'Cay')];
  const said = (things: readonly string[]) => {
    const told = after(causes, { kind: 'whether', things, isUnclaimed });
    return { verdict: told.verdict, lines: listLines(told).flatMap(({ text }) => (/Noted/.test(text) ? [text] : [])) };
  };
  const end = 'Noted in this tab before you signed in.';
  expect(said(['peanut', 'milk', 'sesame'])).toEqual({
    verdict: 'avoid',
    lines: [`Ann: Contains milk. ${end}`, `Ben: Contains peanut. ${end}`],
  });
  // Butter may contain what any of them avoids, so it warns all of them, and is what somebody else avoids.
  expect(said(['butter', 'fish'])).toEqual({
    verdict: 'avoid',
    lines: [
      ...['Ann', 'Ben'].map((name) => `${name}: Contains something that may concern you. ${end}`),
      `Cay: Contains fish. ${end}`,
    ],
  });
  const ofNobody = warnedBy(
    { verdict: 'not_verified', causes: [], lexiconVersion: '1' },
    [note({ kind: 'whether', isUnclaimed })],
    1,
  );
  expect(listLines(ofNobody)[0]?.text).toBe(`Contains something that may concern you. ${end}`);
  expect(ofNobody.verdict).toBe('avoid');
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
    asked({ ...stated, avoidance: allergenAvoidance('peanuts', 'fine') }, other),
  ];
  for (const { causes } of nothing) expect(causes[0]?.questions).toEqual([]);
  // The note is about the kitchen's oil, so what is said about this dish alone removes no question.
  const ofThis = [{ answer: 'no' }, { answer: 'no', seen: { 1: 'as it was' } }, { answer: 'unknown' }] as const;
  for (const given of ofThis) expect(asked(stated, other, note(given)).causes[0]?.questions).toHaveLength(1);
  // The question is asked once, and says that it comes from the other dish, even where traces are asked about anyway.
  expect(asked(cleared('peanuts', 'ask'), other).causes[0]?.questions).toEqual([
    { kind: 'cross_contact', toldOfOthers: true },
  ]);
});

it('asks about traces of a dish that isn’t verified as well, unless it was itself said to share them', () => {
  const open: Cause = { ...cleared('peanuts', 'ask'), verdict: 'not_verified', reason: 'not_stated', questions: [] };
  const asked = (...told: Told[]) =>
    toldOf({ verdict: 'not_verified', causes: [open], lexiconVersion: '1' }, told, 1).causes[0]?.questions;
  const other = note({ dishes: [2] });
  expect(asked()).toEqual([]);
  expect(asked(other)).toEqual([{ kind: 'cross_contact', toldOfOthers: true }]);
  for (const isUnclaimed of [undefined, true]) expect(asked(other, note({ isUnclaimed }))).toEqual([]);
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
