import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTold, readTold, removeTold, toldHours, toldNotStated, warnedDishes, type Told } from './told.ts';

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
      fc.property(fc.integer({ min: -30 * hour, max: 30 * hour }), (later) => {
        const read = readTold(stored(told()), now + later);
        expect(read).toEqual(later < toldHours * hour && later >= -hour / 60 ? [told()] : []);
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
      { things: ['x'.repeat(101)] },
    ];
    for (const part of broken) expect(readTold(stored({ ...told(), ...part }), now)).toEqual([]);
    expect(readTold(stored(...Array.from({ length: 101 }, () => told())), now)).toEqual([]);
    expect(readTold(stored(null, told(), 'x'), now)).toEqual([told()]);
  });

  it('is the last answer to a question, and can be taken back', () => {
    const both = addTold([told()], told({ answer: 'yes' }));
    expect(both).toEqual([told({ answer: 'yes' })]);
    expect(removeTold(both, told())).toEqual([]);
    expect(addTold([told()], told({ restaurant: 2 }))).toHaveLength(2);
  });

  it('warns of each dish that it is about, once it is in there', () => {
    expect([...warnedDishes([told({ answer: 'yes' })]).keys()]).toEqual([7, 8]);
    for (const answer of ['no', 'unknown'] as const) expect(warnedDishes([told({ answer })]).size).toBe(0);
  });

  it('counts as told only where all that decides was answered as hoped', () => {
    const whether = { kind: 'whether', things: ['peanut'] } as const;
    const oil = { kind: 'shared_equipment', things: ['peanut'] } as const;
    const needs = new Map([
      [7, [whether]],
      [8, [whether, oil]],
      [9, [whether]],
      [10, []],
    ]);
    expect(toldNotStated([told()], needs)).toEqual([7]);
    expect(toldNotStated([told(), told({ kind: 'shared_equipment', dishes: [8] })], needs)).toEqual([7, 8]);
    expect(toldNotStated([told(), told({ kind: 'shared_equipment', dishes: [7, 8], answer: 'yes' })], needs)).toEqual(
      [],
    );
    expect(toldNotStated([told({ answer: 'unknown' })], needs)).toEqual([]);
    expect(toldNotStated([told({ things: ['milk'] })], needs)).toEqual([]);
  });
});
