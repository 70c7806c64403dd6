import { inEnglish, type Translate } from '../wording/translate.ts';

const isoInstant = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/;

/** Milliseconds per day. */
export const dayMs = 86_400_000;

/** Milliseconds since 1970 in UTC; `NaN` for null, garbage, or a time without a zone. */
export function timeOf(instant: string | null | undefined): number {
  return typeof instant === 'string' && isoInstant.test(instant) ? Date.parse(instant) : Number.NaN;
}

/**
 * Whether something said at `at` still holds at `now`: at most `days` old, and not dated into the
 * future by more than a day of clock skew. Whatever can't be read as a date doesn't hold.
 */
export function isCurrent(at: string | null, now: string, days: number): boolean {
  const age = timeOf(now) - timeOf(at);
  return age <= days * dayMs && age >= -dayMs;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** "3 Nov 2026" in UTC; empty for what is no date. */
export function formatDate(instant: string | null | undefined, t: Translate = inEnglish): string {
  const time = timeOf(instant);
  if (Number.isNaN(time)) return '';
  const date = new Date(time);
  const month = t(months[date.getUTCMonth()] ?? '');
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}
