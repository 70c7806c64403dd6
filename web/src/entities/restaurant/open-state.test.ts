import type { OpeningSpan } from '@clearplate/domain/menu/opening-hours';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openState } from './open-state.ts';

const quarter = 15 * 60_000;
const perDay = 96;
const perWeek = 7 * perDay;

const zones = ['America/New_York', 'America/Los_Angeles', 'America/Phoenix', 'America/Anchorage', 'Pacific/Honolulu'];

/** Tests instants around both clock changes of 2026, and in between. */
const instant = fc.oneof(
  fc.integer({ min: -4 * perDay, max: 4 * perDay }).map((step) => Date.UTC(2026, 2, 8, 10) + step * quarter),
  fc.integer({ min: -4 * perDay, max: 4 * perDay }).map((step) => Date.UTC(2026, 10, 1, 9) + step * quarter),
  fc.integer({ min: 0, max: 365 * perDay }).map((step) => Date.UTC(2026, 0, 1) + step * quarter),
);

const t = (slot: number) => {
  const minutes = (slot % perDay) * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/**
 * Cuts a week, in quarters of an hour, at some of them: open, closed, open… No two spans touch, and none is over a day
 * long.
 */
const week: fc.Arbitrary<OpeningSpan[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: perWeek - 1 }), { minLength: 2, maxLength: 16 })
  .map((cuts) => cuts.toSorted((one, other) => one - other))
  .map((cuts) =>
    cuts.flatMap((from, index) => {
      const until = cuts[index + 1] ?? perWeek;
      if (index % 2 === 1 || until - from > perDay || index + 1 >= cuts.length) return [];
      return [{ weekday: Math.floor(from / perDay), opens: t(from), closes: t(until) }];
    }),
  );

const writers = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

/** Returns wall-clock quarters since the epoch, parsed from the text that the browser formats. */
function wallQuarter(at: number, timeZone: string): number {
  const text = writers.get(timeZone)!.format(at);
  return Date.parse(`${text.replace(' ', 'T')}Z`) / quarter;
}

/**
 * This is a simple model: it walks through the surrounding days in quarters of an hour and reads the wall clock. A span
 * begins when the clock has shown an earlier time for the last time, and ends when it first shows its end or later.
 */
function modelOf(hours: readonly OpeningSpan[], timeZone: string, now: number) {
  const steps = Array.from({ length: 17 * perDay }, (_, step) => now - 2 * perDay * quarter + step * quarter);
  const walls = steps.map((at) => wallQuarter(at, timeZone));
  const firstDate = Math.floor(walls[0]! / perDay);
  const open = steps.map(() => false);
  for (let date = firstDate - 1; date <= firstDate + 18; date += 1) {
    for (const { weekday, opens, closes } of hours) {
      if (new Date(date * 86_400_000).getUTCDay() !== weekday) continue;
      const slot = (time: string) => Number(time.slice(0, 2)) * 4 + Number(time.slice(3)) / 15;
      const from = date * perDay + slot(opens);
      const until = date * perDay + slot(closes) + (slot(closes) <= slot(opens) ? perDay : 0);
      const begins = walls.findLastIndex((wall) => wall < from) + 1;
      const ends = walls.findIndex((wall) => wall >= until);
      open.fill(true, begins, Math.max(ends < 0 ? steps.length : ends, begins));
    }
  }
  const here = steps.indexOf(now);
  const change = open.findIndex((isOpen, index) => index > here && isOpen !== open[here]);
  return { isOpen: open[here], until: change < 0 ? undefined : steps[change] };
}

it('agrees with a walk through every quarter of an hour, over changes of the clocks and over midnight', () => {
  fc.assert(
    fc.property(week, fc.constantFrom(...zones), instant, (hours, zone, now) => {
      fc.pre(hours.length > 0);
      expect(openState(hours, zone, new Date(now))).toEqual(modelOf(hours, zone, now));
    }),
    { numRuns: 400 },
  );
}, 60_000);
