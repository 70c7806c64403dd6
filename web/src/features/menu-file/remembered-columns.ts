import type { MenuFileColumns } from '@clearplate/contract/menu-file';
import { localStore } from '../../shared/lib/storage.ts';

/** How the columns of a file are to be read, as the calls take it. */
export interface FileReading {
  readonly columns?: string;
  readonly no_means_none: 'true' | 'false';
}

/** Files with other headings that are remembered on a device, the latest last. */
const mostRemembered = 10;

/** A file is known again by its headings, which tell nothing of anybody who eats. */
const signOf = ({ columns }: MenuFileColumns): string => JSON.stringify(columns.map(({ heading }) => heading));

function readAll(): [string, FileReading][] {
  try {
    const stored: unknown = JSON.parse(localStore.read('fileColumns') ?? '[]');
    return Array.isArray(stored) ? (stored as [string, FileReading][]) : [];
  } catch {
    return [];
  }
}

/** Returns how a file with these headings was read last on this device. */
export function recallReading(found: MenuFileColumns): FileReading | undefined {
  const reading = readAll().find(([sign]) => sign === signOf(found))?.[1];
  const isWhole =
    typeof reading?.columns === 'string' &&
    reading.columns.split(',').length === found.columns.length &&
    ['true', 'false'].includes(reading.no_means_none);
  return isWhole ? reading : undefined;
}

export function rememberReading(found: MenuFileColumns, reading: FileReading): void {
  const others = readAll().filter(([sign]) => sign !== signOf(found));
  localStore.write('fileColumns', JSON.stringify([...others, [signOf(found), reading]].slice(-mostRemembered)));
}
