import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import { importRecords, type ImportOptions } from './import-records.ts';
import type { ImportReport } from './import-report.ts';
import type { SourceRecord } from './source-record.ts';

/** Is the day on which the tests' imports run. */
export const now = new Date('2026-11-20T12:00:00Z');

async function* asSource(values: readonly unknown[]): AsyncGenerator<SourceRecord> {
  for (const [index, value] of values.entries()) yield { value, file: 'test.jsonl', line: index + 1 };
}

export function runImport(
  db: Db,
  values: readonly unknown[],
  options: Partial<ImportOptions> = {},
): Promise<ImportReport> {
  const defaults = { source: 'import', historySource: 'import', now: () => now } as const;
  return importRecords(db, asSource(values), { ...defaults, ...options });
}

/** Returns an id that no other test uses. */
export const uniqueId = () => `test:${randomUUID()}`;

export function restaurant(fields: object = {}) {
  return { type: 'restaurant', id: uniqueId(), name: 'Green Fork', zip: '02139', ...fields };
}

/** Returns a record that somebody vouches for, unless `fields` say otherwise. */
export function dish(place: { id: string }, fields: object = {}) {
  const source = { kind: 'restaurant' };
  return { type: 'dish', id: uniqueId(), restaurant: place.id, name: 'Dal', source, ...fields };
}
