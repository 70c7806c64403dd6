import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatPhone, phoneAddress } from './format-phone.ts';
import { instantsOf, wallClock } from './wall-clock.ts';

const zone = 'America/New_York';
const utc = (text: string) => Date.parse(`${text}Z`);

describe.each(['with', 'without'])('a clock on the wall, %s Temporal', (temporal) => {
  beforeEach(() => {
    if (temporal === 'without') vi.stubGlobal('Temporal', undefined);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('shows the time of its place, summer and winter', () => {
    expect(wallClock(utc('2026-01-15T17:00:00'), zone)).toBe(utc('2026-01-15T12:00:00'));
    expect(wallClock(utc('2026-07-15T16:00:00'), zone)).toBe(utc('2026-07-15T12:00:00'));
    expect(wallClock(utc('2026-01-15T05:00:00'), zone)).toBe(utc('2026-01-15T00:00:00'));
    expect(wallClock(utc('2026-01-15T17:00:59.999'), zone)).toBe(utc('2026-01-15T12:00:59'));
  });

  it('is none where the time zone isn’t known', () => {
    expect(() => wallClock(0, 'America/Nowhere')).toThrow(RangeError);
  });

  it('shows a time at one instant, but for the hour that is repeated', () => {
    expect(instantsOf(utc('2026-01-15T12:00:00'), zone)).toEqual({
      first: utc('2026-01-15T17:00:00'),
      last: utc('2026-01-15T17:00:00'),
    });
    const { first, last } = instantsOf(utc('2026-11-01T01:30:00'), zone);
    expect([first, last]).toEqual([utc('2026-11-01T05:30:00'), utc('2026-11-01T06:30:00')]);
  });

  it('passes a time that is skipped when the clocks change', () => {
    const change = utc('2026-03-08T07:00:00');
    expect(instantsOf(utc('2026-03-08T02:30:00'), zone)).toEqual({ first: change, last: change });
  });

  it('is read back at any instant of any year, in any place', () => {
    const instants = fc.integer({ min: utc('2020-01-01T00:00:00') / 60_000, max: utc('2035-01-01T00:00:00') / 60_000 });
    const zones = fc.constantFrom(zone, 'America/Los_Angeles', 'Pacific/Honolulu', 'America/Puerto_Rico', 'UTC');
    fc.assert(
      fc.property(instants, zones, (minutes, timeZone) => {
        const at = minutes * 60_000;
        const { first, last } = instantsOf(wallClock(at, timeZone), timeZone);
        expect(first).toBeLessThanOrEqual(at);
        expect(last).toBeGreaterThanOrEqual(at);
        expect(last - first).toBeLessThanOrEqual(3_600_000);
      }),
      { numRuns: 60 },
    );
  });
});

it('reads a time zone that was never read before without a format, which is slow', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  expect(wallClock(utc('2026-01-15T17:00:00'), 'America/Adak')).toBe(utc('2026-01-15T07:00:00'));
  expect(format).not.toHaveBeenCalled();
});

describe('a phone number', () => {
  it.each([
    ['6175550123', '(617) 555-0123', 'tel:+16175550123'],
    ['617-555-0123', '(617) 555-0123', 'tel:+16175550123'],
    ['+44 20 7946 0958', '+44 20 7946 0958', 'tel:+442079460958'],
    ['911', '911', 'tel:911'],
    ['12', '12', undefined],
    ['call us', 'call us', undefined],
    ['', '', undefined],
    ['1234567890123456', '1234567890123456', undefined],
  ])('%s is read as %s and called as %s', (phone, words, address) => {
    expect([formatPhone(phone), phoneAddress(phone)]).toEqual([words, address]);
  });
});
