import type { KitchenOrder, TickMark } from '@clearplate/contract/kitchen-orders';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import type { Avoidance } from '@clearplate/domain/verdict/eater';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksAboutTraces, isAnswered, lineStates, peopleOfEaters, stateOfLine, worstState } from './order-people.ts';

const marks = ['seen', 'separate', 'traces', 'cannot'] as const;
const line = (...ticked: TickMark[]): KitchenOrder['lines'][number] => ({
  dish: null,
  for: [0],
  since: 'same',
  ticks: ticked.map((mark) => ({ mark, initials: 'JM', at: '2026-11-21T18:00:00.000Z' })),
});
const rank = (state: (typeof lineStates)[number]) => lineStates.indexOf(state);

describe('how a line stands', () => {
  it('is the worst that was ticked of it, in whatever order', () => {
    expect(stateOfLine(line())).toBe('unticked');
    expect(stateOfLine(line('seen'))).toBe('seen');
    expect(stateOfLine(line('separate', 'seen'))).toBe('ticked');
    expect(stateOfLine(line('separate', 'traces'))).toBe('traces');
    expect(stateOfLine(line('separate', 'traces', 'cannot', 'seen'))).toBe('cannot');
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...marks)),
        fc.constantFrom('traces' as const, 'cannot' as const),
        (all, mark) => {
          expect(stateOfLine(line(...all.toReversed()))).toBe(stateOfLine(line(...all)));
          // Adding a refusal or a warning never improves an answered line.
          if (all.length > 0)
            expect(rank(stateOfLine(line(...all, mark)))).toBeLessThanOrEqual(rank(stateOfLine(line(...all))));
        },
      ),
    );
  });

  it('of a whole order is its worst line’s: one that nobody ticked is no answer', () => {
    expect(worstState([])).toBe('unticked');
    expect(worstState([line('separate'), line('separate')])).toBe('ticked');
    expect(worstState([line('separate'), line()])).toBe('unticked');
    expect(worstState([line('traces'), line('seen')])).toBe('traces');
    fc.assert(
      fc.property(fc.array(fc.array(fc.constantFrom(...marks)), { minLength: 1 }), (all) => {
        const lines = all.map((some) => line(...some));
        expect(rank(worstState(lines))).toBe(Math.min(...lines.map((one) => rank(stateOfLine(one)))));
      }),
    );
  });

  it('is answered in a whole order only if every line is, and is as it was sent', () => {
    const changed = { ...line('separate'), since: 'removed' as const };
    expect(isAnswered([line('separate'), line('separate', 'seen')])).toBe(true);
    expect(isAnswered([])).toBe(false);
    for (const other of [line(), line('seen'), line('separate', 'traces'), line('cannot'), changed])
      expect(isAnswered([line('separate'), other])).toBe(false);
  });
});

describe('whom an order is for', () => {
  it('is said without names, each food as strictly as it is meant', () => {
    const avoids: Avoidance[] = [
      allergenAvoidance('peanuts', 'dangerous'),
      allergenAvoidance('milk', 'fine'),
      { kind: 'ingredient', name: 'Garlic', term: 'garlic' },
      { kind: 'unknown', name: 'zorgblat', strictness: 'dangerous' },
    ];
    const people = peopleOfEaters([{ name: 'Ann', avoids }, { name: 'Ben', avoids: [] }, { avoids: [avoids[1]!] }]);
    expect(people).toEqual([
      {
        name: 'Ann',
        foods: [
          { need: 'dangerous', allergen: 'peanuts' },
          { need: 'fine', allergen: 'milk' },
          { need: 'leaveOut', written: 'Garlic' },
          { need: 'dangerous', written: 'zorgblat' },
        ],
      },
      { name: '', foods: [{ need: 'fine', allergen: 'milk' }] },
    ]);
  });

  it('is not said at all where somebody avoids more than can be sent', () => {
    const avoids = Array.from({ length: 101 }, (_, at): Avoidance => ({ kind: 'unknown', name: `food ${at}` }));
    expect(peopleOfEaters([{ avoids: avoids.slice(1) }])?.[0]?.foods).toHaveLength(100);
    expect(peopleOfEaters([{ avoids: [allergenAvoidance('milk')] }, { avoids }])).toBeUndefined();
  });

  it('asks about traces where one of the line’s own people minds them', () => {
    const order = (...needs: ('dangerous' | 'ask' | 'fine' | 'leaveOut')[]): KitchenOrder => ({
      restaurant_name: 'Lemongrass Lane',
      language: 'en',
      place: '',
      people: needs.map((need) => ({ foods: [{ need, allergen: 'peanuts' }] })),
      lines: [],
      sent_at: '2026-11-21T18:00:00.000Z',
      expires_at: '2026-11-21T22:00:00.000Z',
    });
    const asks = (given: KitchenOrder, ...people: number[]) => asksAboutTraces(given, { ...line(), for: people });
    expect([asks(order('dangerous'), 0), asks(order('ask'), 0)]).toEqual([true, true]);
    expect([asks(order('fine'), 0), asks(order('leaveOut'), 0)]).toEqual([false, false]);
    expect(asks(order('fine', 'ask'), 0)).toBe(false);
    expect(asks(order('fine', 'ask'), 0, 1)).toBe(true);
  });
});
