import { say, sayCount, spokenLocale } from '../../translations/say.ts';

/** A day as it is where the reader is: "November 21, 2026". */
export const sayDate = (at: Date): string =>
  new Intl.DateTimeFormat(spokenLocale(), { year: 'numeric', month: 'long', day: 'numeric' }).format(at);

const hour = 3_600_000;

/** How long ago something was that is known to the hour: "within the last hour", "about 5 hours ago", then the day. */
export function sayHoursAgo(at: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - at.getTime()) / hour);
  if (hours < 1) return say('within the last hour');
  if (hours < 24) return sayCount(hours, 'about {count} hour ago', 'about {count} hours ago');
  return say('on {date}', { date: sayDate(at) });
}
