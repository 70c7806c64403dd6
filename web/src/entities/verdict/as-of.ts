import { createContext } from 'react';
import { spokenLocale } from '../../translations/t.ts';

/** When the dishes below are from, if they may have changed since: UTC, ISO 8601. */
export const AsOfContext = createContext<string | undefined>(undefined);

const write = (at: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(spokenLocale(), options).format(new Date(at));

export const formatTime = (at: string) => write(at, { dateStyle: 'long', timeStyle: 'short' });
export const formatTimeBriefly = (at: string) =>
  write(at, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
