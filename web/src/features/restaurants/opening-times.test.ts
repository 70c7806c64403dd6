import { describe, expect, it } from 'vitest';
import { byWeekday, isOpen, sayTime } from './opening-times.ts';
import { phoneAddress, sayPhone } from './say-phone.ts';

const at = (instant: string) => new Date(instant);
/** Friday 17:00 to 01:30 in the night to Saturday. */
const late = [{ weekday: 5, opens: '17:00', closes: '01:30' }];
const newYork = 'America/New_York';

describe('whether a restaurant is open', () => {
  it.each([
    ['2026-11-20T21:59:00Z', false],
    ['2026-11-20T22:00:00Z', true],
    ['2026-11-21T06:29:00Z', true],
    ['2026-11-21T06:30:00Z', false],
    ['2026-11-14T06:00:00Z', true],
    ['2026-11-21T22:30:00Z', false],
  ])('%s: %s, by the clock on its wall', (instant, open) => {
    expect(isOpen(late, newYork, at(instant))).toBe(open);
  });

  it('follows daylight saving', () => {
    const noon = [{ weekday: 3, opens: '12:00', closes: '13:00' }];
    expect(isOpen(noon, newYork, at('2026-07-01T16:30:00Z'))).toBe(true);
    expect(isOpen(noon, newYork, at('2026-12-02T16:30:00Z'))).toBe(false);
  });

  it('runs from Saturday night into Sunday, and around the clock', () => {
    expect(isOpen([{ weekday: 6, opens: '20:00', closes: '03:00' }], newYork, at('2026-11-22T07:00:00Z'))).toBe(true);
    const always = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '00:00', closes: '00:00' }));
    expect(isOpen(always, newYork, at('2026-11-22T04:59:00Z'))).toBe(true);
  });

  it('is not said where it is not known', () => {
    expect(isOpen([], newYork, at('2026-11-20T22:00:00Z'))).toBeUndefined();
    expect(isOpen(late, 'Atlantis/Deep', at('2026-11-20T22:00:00Z'))).toBeUndefined();
    expect(
      isOpen([{ weekday: 5, opens: 'noon', closes: '99:99' }], newYork, at('2026-11-20T22:00:00Z')),
    ).toBeUndefined();
  });
});

describe('hours in words', () => {
  it('are said as Americans say them', () => {
    expect([
      sayTime('00:00'),
      sayTime('09:05'),
      sayTime('12:00'),
      sayTime('23:59'),
      sayTime('24:00'),
      sayTime('late'),
    ]).toEqual(['12:00 AM', '9:05 AM', '12:00 PM', '11:59 PM', '12:00 AM', 'late']);
    expect(byWeekday(late).find(({ day }) => day === 'Friday')?.spans).toEqual(['5:00 PM – 1:30 AM']);
    expect(byWeekday(late)[0]).toEqual({ day: 'Monday', spans: [] });
  });
});

describe('a telephone number', () => {
  it('is said in groups and called with the country', () => {
    expect(sayPhone('6175550123')).toBe('(617) 555-0123');
    expect(phoneAddress('(617) 555-0123')).toBe('tel:+16175550123');
  });

  it('is left as it is where it is none', () => {
    expect(sayPhone('ask inside')).toBe('ask inside');
    expect(phoneAddress('ask inside')).toBeUndefined();
    expect(phoneAddress('javascript:alert(1)')).toBeUndefined();
  });
});
