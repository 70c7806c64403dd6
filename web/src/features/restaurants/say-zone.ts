import { spokenLocale } from '../../translations/say.ts';

/** A time zone as people call it: "Eastern Time". Its own name where it has no other. */
export function sayZone(timeZone: string): string {
  try {
    const format = new Intl.DateTimeFormat(spokenLocale(), { timeZone, timeZoneName: 'longGeneric' });
    return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
