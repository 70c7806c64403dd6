import type { RestaurantDetail } from '@clearplate/contract/restaurants';

type Hours = RestaurantDetail['opening_hours'];

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const minutesPerDay = 1440;

/** Minutes since midnight of "HH:MM"; `undefined` for what is no time. "24:00" is the end of the day. */
export function minutesOf(time: string): number | undefined {
  const match = /^(\d\d):(\d\d)(:\d\d)?$/.exec(time);
  if (!match) return undefined;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return Number(match[2]) < 60 && minutes <= minutesPerDay ? minutes : undefined;
}

interface LocalTime {
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly minutes: number;
}

/** Weekday and time of an instant in a time zone; `undefined` where the zone is not known here. */
export function localTime(at: Date, timeZone: string): LocalTime | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const weekday = weekdays.findIndex((day) => day === parts.get('weekday'));
    const minutes = minutesOf(`${parts.get('hour')}:${parts.get('minute')}`);
    return weekday < 0 || minutes === undefined ? undefined : { weekday, minutes };
  } catch {
    return undefined;
  }
}

/** Whether it is open; `undefined` where that can't be said: no hours, a time that is none, an unknown zone. */
export function isOpen(hours: Hours, timeZone: string, at: Date): boolean | undefined {
  const here = localTime(at, timeZone);
  if (!here || hours.length === 0) return undefined;
  let open = false;
  for (const { weekday, opens, closes } of hours) {
    const from = minutesOf(opens);
    const until = minutesOf(closes);
    if (from === undefined || until === undefined) return undefined;
    const length = until > from ? until - from : until - from + minutesPerDay;
    const daysSince = (here.weekday - weekday + 7) % 7;
    const sinceOpening = daysSince * minutesPerDay + here.minutes - from;
    if (sinceOpening >= 0 && sinceOpening < length) open = true;
  }
  return open;
}

/** "11:30 AM"; the text as it is where it is no time. */
export function sayTime(time: string): string {
  const minutes = minutesOf(time);
  if (minutes === undefined) return time;
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Each weekday from Monday with its hours in order; an empty list: closed. */
export function byWeekday(hours: Hours): readonly { day: string; spans: readonly string[] }[] {
  return [1, 2, 3, 4, 5, 6, 0].map((index) => ({
    day: weekdays[index] ?? '',
    spans: hours
      .filter(({ weekday }) => weekday === index)
      .toSorted((one, other) => one.opens.localeCompare(other.opens))
      .map(({ opens, closes }) => `${sayTime(opens)} – ${sayTime(closes)}`),
  }));
}
