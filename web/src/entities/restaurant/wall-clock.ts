const day = 86_400_000;
const minute = 60_000;
const second = 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** This is what we use of `Temporal`, which not every browser has. */
interface UsedOfTemporal {
  readonly Instant: {
    fromEpochMilliseconds(at: number): { toZonedDateTimeISO(timeZone: string): { offsetNanoseconds: number } };
  };
}

function readByFormat(at: number, timeZone: string): number {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/**
 * Returns the wall-clock time at an instant, to the second, in milliseconds as if it were UTC, so that it can be used
 * in arithmetic. Throws for an unknown time zone. A browser's first `DateTimeFormat` takes it 25 ms, on a slow phone
 * 100, and its first reading by `Temporal` takes 0.5 ms.
 */
export function wallClock(at: number, timeZone: string): number {
  const { Temporal } = globalThis as { Temporal?: UsedOfTemporal };
  if (!Temporal) return readByFormat(at, timeZone);
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  return Math.floor((at + offsetNanoseconds / 1e6) / second) * second;
}

/** Returns when the clocks change between two instants, to the minute, for a time that they skip. */
function changeBetween(from: number, to: number, timeZone: string): number {
  const offset = wallClock(from, timeZone) - from;
  let at = from;
  while (at < to && wallClock(at, timeZone) - at === offset) at += minute;
  return at;
}

/**
 * Returns the instant at which the wall clock first shows a time, and the one after which it never shows an earlier
 * one. They differ only in the hour that is repeated in fall. A time that is skipped in spring maps to the clock
 * change.
 */
export function instantsOf(wall: number, timeZone: string): { first: number; last: number } {
  const readings = [wall - day, wall + day].map((near) => wall - (wallClock(near, timeZone) - near));
  const exact = readings.filter((at) => wallClock(at, timeZone) === wall);
  if (exact.length === 0) {
    const change = changeBetween(Math.min(...readings), Math.max(...readings), timeZone);
    return { first: change, last: change };
  }
  const [first, last] = [Math.min(...exact), Math.max(...exact)];
  return { first, last: wallClock(last - minute, timeZone) < wall ? last : first };
}
