import { csvColumns, recordOf, type FieldTexts } from './csv-fields.ts';
import { checkMappingColumns, mapRow, type CsvMapping } from './csv-mapping.ts';
import { ImportUsageError } from './import-usage-error.ts';
import { readCsv } from '../../text-files/read-csv.ts';
import type { Line } from '../../text-files/read-lines.ts';
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
      `${file}: the columns "${unknown.join('", "')}" are not known. Remove them, or give a --mapping. Known are: ${[...known].join(', ')}.`,
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

/** The records of a CSV file: our own columns, or another's by a mapping. The first row names the columns. */
export async function* readCsvRecords(
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
