import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  joinTold,
  readTold,
  tellers,
  toldAnswers,
  toldHours,
  toldKinds,
  warningsAbout,
  warns,
  type Told,
} from './told.ts';
import { addTold, removeTold } from './told-changes.ts';
import { howMuchTold } from './told-not-stated.ts';

const now = Date.parse('2026-11-22T19:40:00.000Z');
const hour = 3_600_000;
const told = (given: Partial<Told> = {}): Told => ({
  restaurant: 1,
  kind: 'whether',
  things: ['peanut'],
  dishes: [7, 8],
  answer: 'no',
  by: 'chef',
  at: new Date(now).toISOString(),
  ...given,
});
const stored = (...all: unknown[]) => JSON.stringify(all);

describe('what somebody was told', () => {
  it('is read back for twelve hours, and nothing is left after them', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30 * hour, max: 30 * hour }), fc.constantFrom('yes', 'no'), (later, answer) => {
        const one = told({ answer });
        // Setting the clock back doesn't remove a warning.
        const earliest = warns(one) ? -toldHours * hour : -hour / 60;
        expect(readTold(stored(one), now + later)).toEqual(later < toldHours * hour && later >= earliest ? [one] : []);
      }),
    );
  });

  it('is nothing where the store holds anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readTold(text, now)).toEqual([]);
      }),
      { examples: [['null'], ['{}'], ['[null]'], ['[[]]'], ['{"length":1}']] },
    );
    const broken = [
      { dishes: ['7'] },
      { dishes: [] },
      { dishes: [-1] },
      { things: [''] },
      { things: 'peanut' },
      { at: 'soon' },
      { answer: 'safe' },
      { by: '<b>' },
      { kind: 'what_is_in' },
      { restaurant: 0 },
      { things: ['x'.repeat(501)] },
      { of: '' },
      { of: 7 },
    ];
    for (const part of broken) expect(readTold(stored({ ...told(), ...part }), now)).toEqual([]);
    expect(readTold(stored(...Array.from({ length: 101 }, () => told())), now)).toEqual([]);
    expect(readTold(stored(null, told(), 'x'), now)).toEqual([told()]);
  });

  it('stays whole, whatever is avoided by as many as may eat', () => {
    const things = Array.from({ length: 12 * 200 + 41 }, (_, index) => `thing ${index}`);
    for (const answer of ['yes', 'no'] as const)
      expect(readTold(stored(told({ things, answer })), now)).toEqual([told({ things, answer })]);
  });

  it('is of one question, however its words are written', () => {
    const asked = told({ of: 'House Sauce', things: ['Milk', 'Garlic'] });
    const again = told({ of: 'house  sauce', things: ['garlic', 'milk'], answer: 'unknown' });
    expect(addTold([asked], again)).toEqual([again]);
    expect(addTold([asked], told({ of: 'sauce', things: ['milk', 'garlic'] }))).toHaveLength(2);
    expect(addTold([told({ of: '???' })], told({ of: '!!!' }))).toHaveLength(2);
    const answered = [told({ things: ['Garlic'], at: new Date(now - hour).toISOString() })];
    const decisive = [{ kind: 'whether', things: ['garlic'] } as const];
    expect(howMuchTold(decisive, answered)).toBe('all');
    expect(howMuchTold(decisive, [...answered, told({ things: ['garlic'], answer: 'unknown' })])).toBeUndefined();
  });

  it('is the last answer to a question about a dish, and can be taken back', () => {
    const both = addTold([told()], told({ answer: 'unknown' }));
    expect(both).toEqual([told({ answer: 'unknown' })]);
    expect(removeTold(both, told({ answer: 'unknown' }))).toEqual([]);
    expect(addTold([told()], told({ restaurant: 2 }))).toHaveLength(2);
  });

  it('says nothing of other dishes than its own', () => {
    const yes = told({ answer: 'yes' });
    const about9 = told({ dishes: [9] });
    expect(addTold([yes], about9)).toEqual([yes, about9]);
    expect(addTold([told()], told({ dishes: [8, 9], answer: 'unknown' }))).toEqual([
      told({ dishes: [7] }),
      told({ dishes: [8, 9], answer: 'unknown' }),
    ]);
    expect(removeTold([yes, about9], about9)).toEqual([yes]);
  });

  it('keeps warning until that very note is taken back, whatever is noted after it', () => {
    const about = fc.record({
      restaurant: fc.constant(1),
      kind: fc.constantFrom(...toldKinds),
      things: fc.constantFrom(['peanut'], ['milk'], ['milk', 'peanut'], ['peanut', 'milk']),
      dishes: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 }),
      answer: fc.constantFrom(...toldAnswers),
      by: fc.constantFrom(...tellers),
      at: fc.constant(new Date(now).toISOString()),
    });
    const warned = (all: readonly Told[]) =>
      new Set(all.filter(warns).flatMap(({ kind, dishes }) => dishes.map((id) => `${kind} ${id}`)));
    fc.assert(
      fc.property(fc.array(about, { maxLength: 8 }), (notes) => {
        let all: readonly Told[] = [];
        for (const one of notes) {
          const before = warned(all);
          all = addTold(all, one);
          expect([...before].filter((each) => !warned(all).has(each))).toEqual([]);
          for (const id of one.dishes)
            expect(
              all.some(({ kind, answer, dishes }) => kind === one.kind && answer === one.answer && dishes.includes(id)),
            ).toBe(true);
        }
        expect(readTold(JSON.stringify(all), now)).toEqual(all);
      }),
    );
  });

  it('leaves out what doesn’t warn first where more was noted than is stored', () => {
    const many = Array.from({ length: 150 }, (_, index) =>
      told({ dishes: [index + 1], answer: index < 20 ? 'yes' : 'no' }),
    );
    const all = many.reduce(addTold, [] as readonly Told[]);
    expect(all).toHaveLength(100);
    expect(all.filter(warns)).toHaveLength(20);
    expect(readTold(JSON.stringify(all), now)).toHaveLength(100);
  });

  it('is joined from two places without one taking the place of the other’s warning', () => {
    const early = told({ answer: 'yes', at: new Date(now - hour).toISOString() });
    expect(joinTold([told()], [early])).toEqual([early, told()]);
    expect(joinTold([told()], [told()])).toEqual([told()]);
  });

  it('keeps the key of what was sent, in whichever of two places it was', () => {
    const asked = told({ answer: 'unknown' });
    const sent = { ...asked, sent: 'its key' };
    for (const joined of [joinTold([sent], [asked]), joinTold([asked], [sent])]) expect(joined).toEqual([sent]);
  });

  it('warns of each dish that it is about, once it is in there', () => {
    for (const dish of [7, 8]) expect(warningsAbout([told({ answer: 'yes' })], dish)).toHaveLength(1);
    expect(warningsAbout([told({ answer: 'yes' })], 9)).toEqual([]);
    for (const answer of ['no', 'unknown'] as const) expect(warningsAbout([told({ answer })], 7)).toEqual([]);
  });

  it('counts as told only where all that decides was answered as hoped', () => {
    const whether = { kind: 'whether', things: ['peanut'] } as const;
    const oil = { kind: 'shared_equipment', things: ['peanut'] } as const;
    const nothing = told({ answer: 'unknown' });
    expect(howMuchTold([whether], [told()])).toBe('all');
    expect(howMuchTold([whether, oil], [told()])).toBe('part');
    expect(howMuchTold([whether, oil], [told(), told({ kind: 'shared_equipment' })])).toBe('all');
    expect(howMuchTold([whether], [told(), told({ kind: 'shared_equipment', answer: 'yes' })])).toBeUndefined();
    for (const one of [nothing, told({ things: ['milk'] })]) expect(howMuchTold([whether], [one])).toBeUndefined();
    expect(howMuchTold([], [told()])).toBeUndefined();
  });
});
