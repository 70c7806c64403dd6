import { createContext } from 'react';

/** The time that the dishes below are from, where they may have changed since: UTC, ISO 8601. */
export const AsOfContext = createContext<string | undefined>(undefined);

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

export const sayTime = (at: string) => long.format(new Date(at));
export const sayTimeBriefly = (at: string) => short.format(new Date(at));
