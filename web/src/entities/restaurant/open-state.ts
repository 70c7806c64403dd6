import { extentOf, minutesPerDay, type OpeningSpan } from '@clearplate/domain/menu/opening-hours';
import { instantsOf, wallClock } from './wall-clock.ts';

/**
 * Whether a restaurant is open, and until when, in epoch milliseconds; `until` is `undefined` if that never changes.
 */
export type OpenState = { readonly isOpen: boolean; readonly until: number | undefined };

const minute = 60_000;
const day = minutesPerDay * minute;
/**
 * This goes from yesterday, which may reach into today, to the end of next week, because a clock change may remove a
 * week's only hour.
 */
const days = Array.from({ length: 16 }, (_, index) => index - 1);

interface Interval {
  readonly from: number;
  readonly until: number;
}

/** Merges intervals that touch, because nobody closes at midnight to open at midnight. */
function joined(intervals: readonly Interval[]): readonly Interval[] {
  const whole: Interval[] = [];
  for (const next of intervals.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1);
    if (last && next.from <= last.until)
      whole.splice(-1, 1, { from: last.from, until: Math.max(last.until, next.until) });
    else whole.push(next);
  }
  return whole;
}

/** Returns the open intervals around a day, in wall-clock time. */
function wallIntervals(hours: readonly OpeningSpan[], midnight: number): readonly Interval[] {
  const intervals = days.flatMap((offset) => {
    const date = midnight + offset * day;
    return hours.flatMap((span) => {
      const extent = span.weekday === new Date(date).getUTCDay() ? extentOf(span) : undefined;
      if (!extent) return [];
      const from = date + extent.from * minute;
      return [{ from, until: from + extent.length * minute }];
    });
  });
  return joined(intervals);
}

/**
 * Returns whether a restaurant is open, in its own time zone, or `undefined` without hours, with an invalid time or an
 * unknown zone. In the hour that is repeated in fall it opens with the second reading and closes with the first, to be
 * careful.
 */
export function openState(hours: readonly OpeningSpan[], timeZone: string, now: Date): OpenState | undefined {
  if (hours.length === 0 || hours.some((span) => !extentOf(span))) return undefined;
  try {
    const at = now.getTime();
    const midnight = Math.floor(wallClock(at, timeZone) / day) * day;
    const intervals = wallIntervals(hours, midnight).map(({ from, until }) => ({
      from: instantsOf(from, timeZone).last,
      until: instantsOf(until, timeZone).first,
    }));
    const current = intervals.find(({ from, until }) => from <= at && at < until);
    if (current) return { isOpen: true, until: current.until - at > 7 * day ? undefined : current.until };
    const next = intervals.find(({ from, until }) => from > at && until > from);
    return { isOpen: false, until: next?.from };
  } catch {
    return undefined;
  }
}
