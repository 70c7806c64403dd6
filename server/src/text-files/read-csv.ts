import { parse } from 'csv-parse/sync';
import type { Line } from './read-lines.ts';

/** Is one record of a CSV file; or, with `error`, one that can't be read. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly error?: string;
}

// This limits the lines of a record with line breaks in its cells, so that one stray quote can't swallow a file.
const mostLines = 200;
const mostCharacters = 1_048_576;

function countQuotes(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count += 1;
  return count;
}

function parseCells(text: string, delimiter: string): readonly string[] | undefined {
  if (!text.includes('"')) return text.split(delimiter);
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      record_delimiter: ['\n'],
      max_record_size: 2 * mostCharacters,
    });
    return rows.length === 1 ? rows[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Returns how many lines the first record takes; 0 if more than are here; `undefined` if it never ends. */
function linesOfRecord(pending: readonly Line[]): number | undefined {
  let quotes = 0;
  let size = 0;
  for (const [index, { text, error }] of pending.entries()) {
    quotes += countQuotes(text);
    size += text.length + 1;
    if (error !== undefined || index >= mostLines || size > mostCharacters) return undefined;
    if (quotes % 2 === 0) return index + 1;
  }
  return 0;
}

/** Removes the complete records from the front of `pending`. After a bad one it continues with the next line. */
function* takeRows(pending: Line[], delimiter: string, isEnd: boolean): Generator<CsvRow> {
  for (let first = pending[0]; first; first = pending[0]) {
    const { line, text, error } = first;
    const count = error === undefined ? linesOfRecord(pending) : undefined;
    if (count === 0 && !isEnd) return;
    const cells = count
      ? parseCells(
          pending
            .slice(0, count)
            .map((each) => each.text)
            .join('\n'),
          delimiter,
        )
      : undefined;
    pending.splice(0, cells && count ? count : 1);
    if (cells) {
      if (count !== 1 || text.trim() !== '') yield { line, cells };
    } else {
      const reason = count
        ? 'a quote (") inside a cell must be doubled, and the cell quoted'
        : 'a quote (") is opened and not closed';
      yield { line, cells: [], error: error ?? reason };
    }
  }
}

/** Reads the records of a CSV file (RFC 4180), each with the line on which it starts. Blank lines don't count. */
export async function* readCsv(lines: AsyncIterable<Line>, delimiter = ','): AsyncGenerator<CsvRow> {
  const pending: Line[] = [];
  for await (const line of lines) {
    pending.push(line);
    yield* takeRows(pending, delimiter, false);
  }
  yield* takeRows(pending, delimiter, true);
}
