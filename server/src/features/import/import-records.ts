import type { Db } from '../../db/db.ts';
import type { ImportRecord } from './import-record.ts';
import {
  addChart,
  addError,
  addPictureless,
  addUnheeded,
  emptyReport,
  type ImportReport,
  type LineError,
} from './import-report.ts';
import { parseRecord } from './parse-record.ts';
import type { SourceRecord } from './source-record.ts';
import { writeBatch, type BatchOptions, type RecordOutcome } from './write-batch.ts';

export interface ImportOptions extends BatchOptions {
  /** Is called after each batch. */
  readonly onProgress?: ((report: Readonly<ImportReport>) => void) | undefined;
  /** Is called with every bad line, also with those after the first thousand, which the report leaves out. */
  readonly onError?: ((error: LineError) => void) | undefined;
}

const batchSize = 500;
// A dish of a shared menu is written for every restaurant of the chain.
const sharedDishesPerBatch = 10;

interface Entry {
  readonly record: ImportRecord;
  readonly source: SourceRecord;
  readonly leftOut: string | undefined;
}

// They change many dishes, and later records may change these again, or name them.
const isAlone = ({ type }: ImportRecord): boolean => type === 'chart' || type === 'component';

class Batch {
  readonly entries: Entry[] = [];
  readonly #keys = new Set<string>();
  #shared = 0;

  /**
   * Returns whether this record has to wait for the next batch, because this one is full or has the same key already.
   */
  mustWait(record: ImportRecord): boolean {
    if (isAlone(record) || this.entries.some((entry) => isAlone(entry.record))) return this.entries.length > 0;
    if (this.entries.length >= batchSize || this.#keys.has(keyOf(record))) return true;
    return record.type === 'dish' && record.menu !== undefined && this.#shared >= sharedDishesPerBatch;
  }

  add({ record, source, leftOut }: Entry): void {
    // From here on, only its position in the file is needed.
    this.entries.push({ record, source: { value: undefined, file: source.file, line: source.line }, leftOut });
    this.#keys.add(keyOf(record));
    if (record.type === 'dish' && record.menu !== undefined) this.#shared += 1;
  }
}

// If a shared menu's dish and a restaurant's own are one row, the database refuses the batch, and each record gets a
// transaction of its own.
function keyOf(record: ImportRecord): string {
  if (record.type === 'chart') return JSON.stringify([record.type, record.menu, '']);
  const place =
    record.type === 'restaurant' ? '' : record.menu === undefined ? `of ${record.restaurant}` : `on ${record.menu}`;
  return JSON.stringify([record.type, place, record.id]);
}

function count(
  report: ImportReport,
  outcome: Exclude<RecordOutcome, { kind: 'bad' }>,
  { file, line }: SourceRecord,
): void {
  if (outcome.kind === 'restaurant') {
    report.restaurants[outcome.outcome] += 1;
    if (outcome.misplaced) report.misplaced += 1;
    return;
  }
  if (outcome.kind === 'chart') {
    addChart(report, outcome, { file, line });
    return;
  }
  if (outcome.kind === 'component') {
    report.components[outcome.outcome] += 1;
    return;
  }
  for (const each of outcome.outcomes) report.dishes[each.outcome] += 1;
  if (outcome.undated) report.undated += 1;
  if (outcome.unvouched) report.unvouched += 1;
  const unheeded = outcome.outcomes.map((each) => each.unheeded).filter((warnings) => warnings.length > 0);
  if (unheeded.length === 0) return;
  const warnings = [...new Set(unheeded.flat())].join('; ');
  addUnheeded(report, unheeded.length, { file, line, reason: `kept, but the file says ${warnings}` });
}

/**
 * Imports records as they come, some hundreds in one transaction each. Bad records are reported and left out; the good
 * ones are imported. A second run with the same records changes nothing. Throws only if the database fails: what the
 * report counts is then in, and the import can be run again.
 */
export async function importRecords(
  db: Db,
  records: AsyncIterable<SourceRecord>,
  options: ImportOptions,
): Promise<ImportReport> {
  const report = emptyReport();
  let batch = new Batch();

  function refuse({ file, line }: SourceRecord, reason: string): void {
    addError(report, { file, line, reason });
    options.onError?.({ file, line, reason });
  }

  async function flush(): Promise<void> {
    const { entries } = batch;
    batch = new Batch();
    const outcomes = await writeBatch(
      db,
      entries.map(({ record }) => record),
      options,
    );
    for (const [index, { source, leftOut }] of entries.entries()) {
      const outcome = outcomes[index] ?? { kind: 'bad', reason: 'has no result: import it again' };
      if (outcome.kind === 'bad') {
        refuse(source, outcome.reason);
        continue;
      }
      count(report, outcome, source);
      if (leftOut !== undefined) addPictureless(report, { file: source.file, line: source.line, reason: leftOut });
    }
    options.onProgress?.(report);
  }

  for await (const source of records) {
    report.records += 1;
    const parsed = source.error === undefined ? parseRecord(source.value, options.now()) : { reason: source.error };
    if ('reason' in parsed) {
      refuse(source, parsed.reason);
      continue;
    }
    if (batch.mustWait(parsed.record)) await flush();
    batch.add({ record: parsed.record, source, leftOut: parsed.leftOut });
  }
  if (batch.entries.length > 0) await flush();
  return report;
}
