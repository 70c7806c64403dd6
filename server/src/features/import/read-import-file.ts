import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { CsvMapping } from './csv-mapping.ts';
import { ImportUsageError } from './import-usage-error.ts';
import { readCsvRecords } from './read-csv-records.ts';
import { readJsonLines } from './read-json-lines.ts';
import { readLines } from '../../text-files/read-lines.ts';
import type { SourceRecord } from './source-record.ts';

const chunkSize = 64 * 1024;

type Format = 'json-lines' | 'csv';

const formats: Readonly<Record<string, Format>> = { '.jsonl': 'json-lines', '.ndjson': 'json-lines', '.csv': 'csv' };

function formatOf(file: string): Format {
  const format = formats[path.extname(file.replace(/\.gz$/i, '')).toLowerCase()];
  if (!format)
    throw new ImportUsageError(`${file}: give a file that ends in .jsonl, .ndjson or .csv, and .gz if it is packed.`);
  return format;
}

/** Refuses what can't be imported before anything is written. */
export async function checkImportFile(file: string, hasMapping: boolean): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new ImportUsageError(`${file}: there is no such file.`);
  await access(file, constants.R_OK).catch(() => {
    throw new ImportUsageError(`${file} may not be read by this user.`);
  });
  if (hasMapping && formatOf(file) !== 'csv') throw new ImportUsageError(`${file}: a --mapping is for CSV files.`);
  formatOf(file);
}

async function* readBytes(file: string, onBytes: (count: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(file, { highWaterMark: chunkSize })) {
    onBytes((chunk as Uint8Array).length);
    yield chunk as Uint8Array;
  }
}

async function* unpack(bytes: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<Uint8Array> {
  try {
    // The stream that is read here reports the errors of both.
    for await (const chunk of pipeline(bytes, createGunzip(), () => undefined)) yield chunk as Uint8Array;
  } catch (error) {
    throw new ImportUsageError(
      `${file} is not a whole gzip file: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

export interface ReadOptions {
  readonly mapping?: CsvMapping | undefined;
  /** Told how many bytes of the file were read since. */
  readonly onBytes?: ((count: number) => void) | undefined;
}

/** The records of one file, read as they are asked for. */
export function readImportFile(
  file: string,
  { mapping, onBytes = () => undefined }: ReadOptions = {},
): AsyncIterable<SourceRecord> {
  const bytes = readBytes(file, onBytes);
  const lines = readLines(/\.gz$/i.test(file) ? unpack(bytes, file) : bytes);
  return formatOf(file) === 'csv' ? readCsvRecords(lines, file, mapping) : readJsonLines(lines, file);
}
