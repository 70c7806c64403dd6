import { createContext } from 'react';
import { spokenLocale } from '../../translations/t.ts';

/** This is the time of the dishes below, if they may have changed since, in UTC, as ISO 8601. */
export const AsOfContext = createContext<string | undefined>(undefined);

const write = (at: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(spokenLocale(), options).format(new Date(at));

const isToday = (at: string) => new Date(at).toDateString() === new Date().toDateString();

/** Returns "10:46 PM", with the day if that isn't today. */
export const formatSince = (at: string) => (isToday(at) ? write(at, { timeStyle: 'short' }) : formatTimeBriefly(at));
export const formatTimeBriefly = (at: string) =>
  write(at, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
