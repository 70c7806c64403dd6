import type { MenuFileColumns } from '@clearplate/contract/menu-file';
import { recallEntry, rememberEntry } from '../../entities/menu-draft/stored-entries.ts';

/** Says how the columns of a file are to be read, as the calls take it. */
export interface FileReading {
  readonly columns?: string;
  readonly no_means_none: 'true' | 'false';
}

/** A device remembers this many files with different headings, the latest last. */
const mostRemembered = 10;

/** A file is recognised by its headings, which say nothing about anybody who eats; and only at its restaurant. */
const signOf = (restaurant: string, { columns }: MenuFileColumns): string =>
  JSON.stringify([restaurant, ...columns.map(({ heading }) => heading)]);

/**
 * Returns what the columns of a file with these headings meant last, on this device and at this restaurant. What "no"
 * means isn't included: it clears, and only holds for one file.
 */
export function recallColumns(restaurant: string, found: MenuFileColumns): string | undefined {
  const columns = recallEntry('fileColumns', signOf(restaurant, found));
  return typeof columns === 'string' && columns.split(',').length === found.columns.length ? columns : undefined;
}

export function rememberColumns(restaurant: string, found: MenuFileColumns, columns: string): void {
  rememberEntry('fileColumns', signOf(restaurant, found), columns, { entries: mostRemembered });
}
