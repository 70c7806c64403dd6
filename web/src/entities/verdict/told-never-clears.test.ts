import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import type { Avoidance, Strictness } from '@clearplate/domain/verdict/eater';
import { tellers, toldAnswers, toldKinds, warns, type Told } from '@clearplate/domain/verdict/told';
import { addTold } from '@clearplate/domain/verdict/told-changes';
import { verdicts, type Assessment, type Cause, type Verdict } from '@clearplate/domain/verdict/verdict';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withTold } from './own-list.ts';
import { toldOf } from './told-of.ts';

// These tests check what notes do to verdicts, whatever they are about and whatever was stated.

const strictnesses = ['dangerous', 'ask', 'fine'] as const;
const avoided = {
  'tree nut': (strictness) => allergenAvoidance('tree-nuts', strictness),
  walnut: (strictness) => allergenAvoidance('walnut', strictness),
  cashew: (strictness) => allergenAvoidance('cashew', strictness),
  milk: (strictness) => allergenAvoidance('milk', strictness),
  gluten: (strictness) => allergenAvoidance('gluten', strictness),
  spelt: (strictness) => allergenAvoidance('spelt', strictness),
  garlic: (strictness) => ({ kind: 'ingredient', name: 'garlic', term: 'garlic', strictness }),
  butter: (strictness) => ({ kind: 'unknown', name: 'butter', strictness }),
} satisfies Record<string, (strictness: Strictness) => Avoidance>;
type Thing = keyof typeof avoided;
const things = Object.keys(avoided) as Thing[];

/** Lists what traces of each thing concern: a group and its members concern one another. */
const reach: Readonly<Record<Thing, readonly Thing[]>> = {
  'tree nut': ['tree nut', 'walnut', 'cashew'],
  walnut: ['walnut', 'tree nut'],
  cashew: ['cashew', 'tree nut'],
  milk: ['milk'],
  gluten: ['gluten', 'spelt'],
  spelt: ['spelt', 'gluten'],
  garlic: ['garlic'],
  butter: ['butter'],
};
const isNoAllergen = (thing: Thing): boolean => thing === 'garlic' || thing === 'butter';
const isAbout = ({ kind, things: named }: Told, thing: Thing): boolean =>
  (named as Thing[]).some(
    (each) => reach[each].includes(thing) || (kind === 'whether' && (isNoAllergen(each) || isNoAllergen(thing))),
  );

/** There are three dishes at each of two restaurants. */
const dishes = [1, 2, 3, 4, 5, 6];
const restaurantOf = (dish: number): number => (dish <= 3 ? 1 : 2);
const noon = Date.parse('2026-11-22T12:00:00.000Z');

// Most notes are about oil and pans, because those reach other dishes.
const kinds = [...toldKinds, 'shared_equipment', 'shared_equipment'] as const;
const noteAt = (restaurant: number): fc.Arbitrary<Told> =>
  fc.record(
    {
      restaurant: fc.constant(restaurant),
      kind: fc.constantFrom(...kinds),
      things: fc.uniqueArray(fc.constantFrom<string>(...things), { minLength: 1, maxLength: 3 }),
      of: fc.constant('house sauce'),
      dishes: fc.subarray(
        dishes.filter((dish) => restaurantOf(dish) === restaurant),
        { minLength: 1 },
      ),
      seen: fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6'), fc.constantFrom('then', 'now')),
      answer: fc.constantFrom(...toldAnswers),
      by: fc.constantFrom(...tellers),
      at: fc.integer({ min: 0, max: 12 * 60 }).map((minutes) => new Date(noon + minutes * 60_000).toISOString()),
    },
    { requiredKeys: ['restaurant', 'kind', 'things', 'dishes', 'answer', 'by', 'at'] },
  );
const anyNote = fc.constantFrom(1, 2).chain(noteAt);
const notesHere = fc.array(noteAt(1), { maxLength: 8 });
const many = { numRuns: 400 };

interface Line {
  readonly thing: Thing;
  readonly cause: Cause;
}

const anyLine: fc.Arbitrary<Line> = fc
  .record({
    thing: fc.constantFrom(...things),
    strictness: fc.constantFrom(...strictnesses),
    verdict: fc.constantFrom(...verdicts, 'none_declared' as const),
    eater: fc.constantFrom('Ann', 'Ben'),
    asks: fc.boolean(),
  })
  .map(({ thing, strictness, verdict, eater, asks }) => {
    const isClear = verdict === 'none_declared';
    const cause: Cause = {
      eater,
      avoidance: avoided[thing](strictness),
      verdict,
      reason: isClear ? 'stated_absent' : 'not_stated',
      evidence: [],
      questions: asks && strictness !== 'fine' ? [{ kind: 'cross_contact' }] : [],
      ...(isClear && !asks && { noTracesAt: '2026-11-20T00:00:00.000Z' }),
    };
    return { thing, cause };
  });

const anyLines = fc.uniqueArray(anyLine, {
  minLength: 1,
  maxLength: 4,
  selector: ({ thing, cause }) => `${thing} ${cause.eater}`,
});

const rank = (verdict: Verdict | null | undefined): number => verdicts.indexOf(verdict ?? 'avoid');
const assessed = (lines: readonly Line[]): Assessment => {
  const causes = lines.map(({ cause }) => cause).toSorted((one, other) => rank(one.verdict) - rank(other.verdict));
  return { verdict: causes[0]?.verdict ?? null, causes, lexiconVersion: '1' };
};
/** Returns the line of what somebody avoids. What a note says the dish contains has its own line. */
const lineOf = ({ causes }: Assessment, { cause }: Line): Cause => {
  const found = causes.filter(({ eater, avoidance }) => eater === cause.eater && avoidance === cause.avoidance);
  expect(found).toHaveLength(1);
  return found[0]!;
};
const asksOfTraces = ({ questions }: Cause): number => questions.filter(({ kind }) => kind === 'cross_contact').length;
/** Returns whether the line keeps somebody from ordering as if the dish were without. */
const isHeld = (cause: Cause): boolean =>
  cause.verdict !== 'none_declared' || asksOfTraces(cause) > 0 || (cause.told ?? []).length > 0;
const at = (restaurant: number, told: readonly Told[]) => told.filter((one) => one.restaurant === restaurant);

/** Expects what a dish's verdict should say with these notes, worked out from the table above. */
function expectTold(dish: number, lines: readonly Line[], own: Assessment, told: readonly Told[]): void {
  const here = at(restaurantOf(dish), told).filter(warns);
  const ofIt = here.filter((one) => one.dishes.includes(dish));
  for (const line of lines) {
    const { verdict: stated, avoidance } = line.cause;
    const { strictness } = avoidance;
    const traces = ofIt.filter((one) => one.kind !== 'whether' && isAbout(one, line.thing));
    const after = lineOf(own, line);
    expect(rank(after.verdict)).toBeLessThanOrEqual(rank(stated));
    const isTraced = traces.length > 0 && strictness === 'ask' && stated === 'none_declared';
    const isDangerous = traces.length > 0 && strictness === 'dangerous';
    expect(after.verdict).toBe(isDangerous ? 'avoid' : isTraced ? 'cross_contact' : stated);
    const isShared = here.some(
      (one) => one.kind === 'shared_equipment' && !one.dishes.includes(dish) && isAbout(one, line.thing),
    );
    const isOpen = after.verdict === 'none_declared' || after.verdict === 'not_verified';
    if (isShared && isOpen && strictness !== 'fine') {
      // The dish was itself said to share something, so that nothing is asked about it.
      expect(asksOfTraces(after)).toBe(traces.length > 0 ? 0 : 1);
      expect(after.noTracesAt).toBeUndefined();
    }
    if (!isShared) expect(asksOfTraces(after)).toBeLessThanOrEqual(asksOfTraces(line.cause));
  }
  const contains = ofIt.some((one) => one.kind === 'whether' && lines.some(({ thing }) => isAbout(one, thing)));
  const worst = Math.min(...lines.map((line) => rank(lineOf(own, line).verdict)));
  expect(rank(own.verdict)).toBe(contains ? rank('avoid') : worst);
}

const anyMenu = fc.array(anyLines, { minLength: dishes.length, maxLength: dishes.length });
const anyNotes = fc.array(anyNote, { maxLength: 6 });

it('no note makes a verdict better or loses a dish, and each warns of what is akin to it, at its restaurant', () => {
  fc.assert(
    fc.property(anyMenu, anyNotes, (menu, told) => {
      const items = menu.map((lines, index) => {
        const id = index + 1;
        return { item: { id, restaurant_id: restaurantOf(id), lines }, assessment: assessed(lines) };
      });
      const hidden = items.filter(({ assessment }) => assessment.verdict === 'avoid');
      const list = withTold({ shown: items.filter((one) => !hidden.includes(one)), hidden, disliked: [] }, told);
      const after = [...list.shown, ...list.hidden];
      expect(after.map(({ item }) => item.id).toSorted((one, other) => one - other)).toEqual(dishes);
      for (const { item, assessment } of after) expectTold(item.id, item.lines, assessment, told);
      expect(list.shown.filter(({ assessment }) => assessment.verdict === 'avoid')).toEqual([]);
    }),
  );
});

it('only what warns changes what is said of a dish: what reassures, or nobody could say, takes no question away', () => {
  fc.assert(
    fc.property(anyLines, notesHere, (lines, told) => {
      const stated = assessed(lines);
      expect(toldOf(stated, told, 1)).toEqual(toldOf(stated, told.filter(warns), 1));
      if (!told.some(warns)) expect(toldOf(stated, told, 1)).toBe(stated);
    }),
    many,
  );
});

it('a warning of another dish asks about traces, whatever is said of this one beside it', () => {
  const strict = anyLine.filter(
    ({ cause }) => cause.verdict === 'none_declared' && cause.avoidance.strictness !== 'fine',
  );
  const hoped = anyNote.filter((one) => !warns(one)).map((one): Told => ({ ...one, restaurant: 1, dishes: [1, 2, 3] }));
  const anyHoped = fc.array(hoped, { maxLength: 5 });
  fc.assert(
    fc.property(strict, anyNote, fc.nat(), anyHoped, fc.nat(), (line, given, pick, beside, place) => {
      const near = things.filter((thing) => reach[thing].includes(line.thing));
      const other: Told = {
        ...given,
        restaurant: 1,
        kind: 'shared_equipment',
        answer: 'yes',
        dishes: [2],
        things: [near[pick % near.length]!],
      };
      const told = beside.toSpliced(place % (beside.length + 1), 0, other);
      const own = toldOf(assessed([line]), told, 1);
      expect(own.verdict).toBe('none_declared');
      expect(asksOfTraces(lineOf(own, line))).toBe(1);
      expect(lineOf(own, line).noTracesAt).toBeUndefined();
    }),
  );
});

it('no note that is added takes a warning or a question about traces away', () => {
  fc.assert(
    fc.property(anyLines, notesHere, noteAt(1), fc.nat(), (lines, told, other, place) => {
      const stated = assessed(lines);
      // Half of the new notes answer a question that was answered before.
      const [first] = place % 2 === 0 ? told : [];
      const note = first ? { ...other, kind: first.kind, things: first.things, of: first.of } : other;
      const before = toldOf(stated, told, 1);
      const beside = toldOf(stated, told.toSpliced(place % (told.length + 1), 0, note), 1);
      // A stored note replaces an earlier answer to the same question.
      const kept = told.reduce(addTold, [] as readonly Told[]);
      const replaced = [toldOf(stated, kept, 1), toldOf(stated, addTold(kept, note), 1)] as const;
      for (const [one, other] of [[before, beside] as const, replaced]) {
        expect(rank(other.verdict)).toBeLessThanOrEqual(rank(one.verdict));
        for (const line of lines) {
          const [was, is] = [lineOf(one, line), lineOf(other, line)];
          expect(rank(is.verdict)).toBeLessThanOrEqual(rank(was.verdict));
          expect([isHeld(was), isHeld(is)]).not.toEqual([true, false]);
          // One warning is enough to avoid the dish, so the others are left out of its line.
          const isWhole = one === before && is.verdict !== 'avoid';
          if (isWhole) expect(is.told ?? []).toEqual(expect.arrayContaining([...(was.told ?? [])]));
          if ((was.told ?? []).length > 0) expect(is.told ?? []).not.toEqual([]);
        }
      }
    }),
    many,
  );
});
