import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type CsvMapping, checkMappingColumns, mapRow } from './csv-mapping.ts';
import { ImportUsageError } from './import-usage-error.ts';
import { type FieldTexts, csvColumns, recordOf } from './csv-fields.ts';
import { readCsv } from '../../text-files/read-csv.ts';
import { type Line, readLines } from '../../text-files/read-lines.ts';
import type { SourceRecord } from './source-record.ts';

function checkOwnColumns(header: readonly string[], file: string): void {
  if (!header.includes('type'))
    throw new ImportUsageError(
      `${file} has no column "type". Add one that says restaurant or dish in each row, or give a --mapping.`,
    );
  const known = new Set([...csvColumns.restaurant, ...csvColumns.dish]);
  const unknown = header.filter((column) => !known.has(column));
  if (unknown.length > 0)
    throw new ImportUsageError(
      `${file}: the columns "${unknown.join('", "')}" are not known. Remove them, or give a --mapping. The known columns are: ${[...known].join(', ')}.`,
    );
}

function checkHeader(header: readonly string[], file: string, mapping: CsvMapping | undefined): void {
  const twice = header.find((column, index) => header.indexOf(column) !== index);
  if (twice !== undefined) throw new ImportUsageError(`${file} has two columns "${twice}".`);
  if (mapping) checkMappingColumns(mapping, header, file);
  else checkOwnColumns(header, file);
}

function fieldsOf(row: ReadonlyMap<string, string>, mapping: CsvMapping | undefined): FieldTexts {
  if (mapping) return mapRow(mapping, row);
  return new Map([...row].map(([column, cell]) => [column, cell.trim()] as const).filter(([, cell]) => cell !== ''));
}

/** Reads the records of a CSV file: our own columns, or another's by a mapping. The first row names the columns. */
async function* readCsvRecords(
  lines: AsyncIterable<Line>,
  file: string,
  mapping?: CsvMapping,
): AsyncGenerator<SourceRecord> {
  let header: string[] | undefined;
  for await (const { line, cells, error } of readCsv(lines)) {
    if (!header) {
      if (error !== undefined)
        throw new ImportUsageError(`${file}: its first row, which must name the columns, ${error}.`);
      header = cells.map((cell) => cell.trim());
      checkHeader(header, file, mapping);
    } else if (error !== undefined) {
      yield { value: undefined, file, line, error };
    } else if (cells.length !== header.length) {
      yield { value: undefined, file, line, error: `has ${cells.length} cells, the header ${header.length}` };
    } else {
      const row = new Map(header.map((column, index) => [column, cells[index] ?? '']));
      yield { value: recordOf(fieldsOf(row, mapping)), file, line };
    }
  }
  if (!header) throw new ImportUsageError(`${file} is empty.`);
}

function parse(text: string): Pick<SourceRecord, 'value' | 'error'> {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { value: undefined, error: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Reads one record a line; blank lines don't count. */
async function* readJsonLines(lines: AsyncIterable<Line>, file: string): AsyncGenerator<SourceRecord> {
  for await (const { line, text, error } of lines) {
    if (error !== undefined) yield { value: undefined, file, line, error };
    else if (text.trim() !== '') yield { ...parse(text), file, line };
  }
}

const chunkSize = 64 * 1024;

type Format = 'json-lines' | 'csv';

const formats: Readonly<Record<string, Format>> = { '.jsonl': 'json-lines', '.ndjson': 'json-lines', '.csv': 'csv' };

function formatOf(file: string): Format {
  const format = formats[path.extname(file.replace(/\.gz$/i, '')).toLowerCase()];
  if (!format)
    throw new ImportUsageError(
      `${file}: the name must end in .jsonl, .ndjson or .csv, followed by .gz if it is compressed.`,
    );
  return format;
}

/** Refuses a file that can't be imported before anything is written. */
export async function checkImportFile(file: string, hasMapping: boolean): Promise<void> {
  if (file === '-') {
    if (hasMapping) throw new ImportUsageError('Standard input is read as JSON Lines: a --mapping is for CSV files.');
    return;
  }
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

async function* readStandardInput(onBytes: (count: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of process.stdin) {
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
      `${file} is not a complete gzip file: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

export interface ReadOptions {
  readonly mapping?: CsvMapping | undefined;
  /** Is called with the number of bytes that were read since the last call. */
  readonly onBytes?: ((count: number) => void) | undefined;
}

/** Reads the records of one file as they are asked for. */
export function readImportFile(
  file: string,
  { mapping, onBytes = () => undefined }: ReadOptions = {},
): AsyncIterable<SourceRecord> {
  if (file === '-') return readJsonLines(readLines(readStandardInput(onBytes)), 'standard input');
  const bytes = readBytes(file, onBytes);
  const lines = readLines(/\.gz$/i.test(file) ? unpack(bytes, file) : bytes);
  return formatOf(file) === 'csv' ? readCsvRecords(lines, file, mapping) : readJsonLines(lines, file);
}
