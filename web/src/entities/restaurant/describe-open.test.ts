import { describe, expect, it } from 'vitest';
import { describeOpen } from './describe-open.ts';

const newYork = 'America/New_York';
const at = (instant: string) => new Date(instant);
/** These are Friday 17:00 until 01:30 on Saturday morning, and Saturday's lunch. */
const hours = [
  { weekday: 5, opens: '17:00', closes: '01:30' },
  { weekday: 6, opens: '11:00', closes: '14:00' },
];
const always = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '00:00', closes: '00:00' }));

describe('whether a restaurant is open, by the clock on its wall', () => {
  it.each([
    ['2026-11-20T21:59:00Z', 'Closed, opens today 5 PM'],
    ['2026-11-20T22:00:00Z', 'Open now until 1:30 AM'],
    ['2026-11-21T06:29:00Z', 'Open now until 1:30 AM'],
    ['2026-11-21T06:30:00Z', 'Closed, opens today 11 AM'],
    ['2026-11-21T18:59:00Z', 'Open now until 2 PM'],
    ['2026-11-21T19:00:00Z', 'Closed, opens Friday 5 PM'],
    ['2026-11-20T04:00:00Z', 'Closed, opens tomorrow 5 PM'],
  ])('%s: %s', (instant, said) => {
    expect(describeOpen(hours, newYork, at(instant))).toBe(said);
  });

  it('is its own time, wherever one looks from', () => {
    const noon = [{ weekday: 3, opens: '09:00', closes: '12:00' }];
    expect(describeOpen(noon, 'Pacific/Honolulu', at('2026-07-01T21:30:00Z'))).toBe('Open now until noon');
    expect(describeOpen(noon, newYork, at('2026-07-01T12:30:00Z'))).toBe('Closed, opens today 9 AM');
    expect(describeOpen(noon, newYork, at('2026-07-01T16:00:00Z'))).toBe('Closed, opens next Wednesday 9 AM');
  });

  it('goes on around the clock, and over several days', () => {
    expect(describeOpen(always, newYork, at('2026-11-22T04:59:00Z'))).toBe('Open now, around the clock');
    const butMonday = always.filter(({ weekday }) => weekday !== 1);
    expect(describeOpen(butMonday, newYork, at('2026-11-20T17:00:00Z'))).toBe('Open now until Monday midnight');
    expect(describeOpen(butMonday, newYork, at('2026-11-22T17:00:00Z'))).toBe('Open now until midnight');
    expect(describeOpen(butMonday, newYork, at('2026-11-23T17:00:00Z'))).toBe('Closed, opens tomorrow midnight');
  });

  it('is not said where it is not known', () => {
    const now = at('2026-11-20T22:00:00Z');
    expect(describeOpen([], newYork, now)).toBeUndefined();
    expect(describeOpen(hours, 'Atlantis/Deep', now)).toBeUndefined();
    expect(describeOpen([{ weekday: 5, opens: 'noon', closes: '99:99' }], newYork, now)).toBeUndefined();
  });
});

describe('in the night in which the clocks change', () => {
  const bar = [{ weekday: 6, opens: '18:00', closes: '01:30' }];
  const brunch = [{ weekday: 0, opens: '02:30', closes: '10:00' }];

  it('closes with the first of two 1:30, and stays closed', () => {
    expect(describeOpen(bar, newYork, at('2026-11-01T05:29:00Z'))).toBe('Open now until 1:30 AM');
    expect(describeOpen(bar, newYork, at('2026-11-01T05:30:00Z'))).toBe('Closed, opens Saturday 6 PM');
    expect(describeOpen(bar, newYork, at('2026-11-01T06:10:00Z'))).toBe('Closed, opens Saturday 6 PM');
  });

  it('what would open in the skipped hour opens when the clocks change', () => {
    expect(describeOpen(brunch, newYork, at('2026-03-08T06:59:00Z'))).toBe('Closed, opens today 3 AM');
    expect(describeOpen(brunch, newYork, at('2026-03-08T07:00:00Z'))).toBe('Open now until 10 AM');
  });
});
