import { pageEntries } from '@clearplate/contract/pages';
import type { Person } from './people.ts';

export interface Stop {
  /** The page has this name in the sheet, safe for a file name. */
  readonly name: string;
  readonly address: string;
}

const nameOf = (path: string) => path.slice(1).replaceAll(/[/:]+/g, '-') || 'home';

/** Returns all pages in the order of their list, which ends with signing out, and one that doesn't exist. */
export function stopsOf(person: Person): Stop[] {
  const pages = pageEntries.map(([path, { about, example = '' }]) => ({
    name: nameOf(path),
    address: `${about ? path.replace(':id', String(person[about])) : path}${example}`,
  }));
  return [{ name: 'nowhere', address: '/nowhere' }, ...pages];
}
