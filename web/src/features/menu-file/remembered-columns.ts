import type { MenuFileColumns } from '@clearplate/contract/menu-file';
import { recallEntry, rememberEntry } from '../../entities/menu-draft/stored-entries.ts';

/** How the columns of a file are to be read, as the calls take it. */
export interface FileReading {
  readonly columns?: string;
  readonly no_means_none: 'true' | 'false';
}

/** Files with other headings that are remembered on a device, the latest last. */
const mostRemembered = 10;

/** A file is known again by its headings, which tell nothing of anybody who eats. */
const signOf = ({ columns }: MenuFileColumns): string => JSON.stringify(columns.map(({ heading }) => heading));

/** Returns how a file with these headings was read last on this device. */
export function recallReading(found: MenuFileColumns): FileReading | undefined {
  const reading = recallEntry('fileColumns', signOf(found)) as FileReading | undefined;
  const isWhole =
    typeof reading?.columns === 'string' &&
    reading.columns.split(',').length === found.columns.length &&
    ['true', 'false'].includes(reading.no_means_none);
  return isWhole ? reading : undefined;
}

export function rememberReading(found: MenuFileColumns, reading: FileReading): void {
  rememberEntry('fileColumns', signOf(found), reading, { entries: mostRemembered });
}
