import { t, tCount, spokenLocale } from '../../translations/t.ts';

/** Returns a day in the user's time zone, such as "November 21, 2026". */
export const formatDay = (at: Date): string =>
  new Intl.DateTimeFormat(spokenLocale(), { year: 'numeric', month: 'long', day: 'numeric' }).format(at);

const hour = 3_600_000;

/** Says how long ago an hour was: "within the last hour", "about 5 hours ago", then the day. */
export function formatHoursAgo(at: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - at.getTime()) / hour);
  if (hours < 1) return t('within the last hour');
  if (hours < 24) return tCount(hours, 'about {count} hour ago', 'about {count} hours ago');
  return t('on {date}', { date: formatDay(at) });
}
