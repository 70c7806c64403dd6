import { inEnglish, type Translate } from '../wording/translate.ts';

const isoInstant = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/;

export const dayMs = 86_400_000;

/** Remembers the instants that were read last, because a menu's statements share a few. */
const read = new Map<string, number>();
const mostRead = 500;
const longest = 40;

/** Returns milliseconds since 1970 in UTC; `NaN` for null, an unreadable text, or a time without a zone. */
export function timeOf(instant: string | null | undefined): number {
  if (typeof instant !== 'string') return Number.NaN;
  const known = read.get(instant);
  if (known !== undefined) return known;
  const time = isoInstant.test(instant) ? Date.parse(instant) : Number.NaN;
  if (read.size >= mostRead) read.clear();
  if (instant.length <= longest) read.set(instant, time);
  return time;
}

/**
 * Returns whether a statement made at `at` still holds at `now`: it is at most `days` old and at most a day in the
 * future, to allow for clock skew. An unreadable date doesn't hold.
 */
export function isCurrent(at: string | null, now: string, days: number): boolean {
  const age = timeOf(now) - timeOf(at);
  return age <= days * dayMs && age >= -dayMs;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Returns "3 Nov 2026" in UTC; empty if it isn't a date. */
export function formatDate(instant: string | null | undefined, t: Translate = inEnglish): string {
  const time = timeOf(instant);
  if (Number.isNaN(time)) return '';
  const date = new Date(time);
  const month = t(months[date.getUTCMonth()] ?? '');
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}
