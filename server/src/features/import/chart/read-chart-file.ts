import { ChartAddress, type ChartRow } from '@clearplate/contract/charts';
import { AppError } from '../../../http/app-error.ts';
import type { ChartRecord } from '../import-record.ts';
import { parseRecord } from '../parse-record.ts';
import { rowsOfRecord } from './document-of-record.ts';

export interface ReadChart {
  readonly title: string | null;
  readonly address: string | null;
  readonly dated: string | null;
  readonly rows: ChartRow[];
}

type Dish = ChartRecord['dishes'][number];

const unreadable = (message: string) =>
  new AppError('bad_request', 'The file could not be read as a chart', {
    issues: [{ field: 'file', message }],
  });

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw unreadable(`line ${number} is not JSON`);
  }
}

/** Reads JSON Lines as `read-menu` prints them: one chart, or the dishes of one. */
export function readChartFile(bytes: Uint8Array, now: Date): ReadChart {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('is not UTF-8');
  }
  const dishes: Dish[] = [];
  let head: Omit<ReadChart, 'rows'> = { title: null, address: null, dated: null };
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const parsed = parseRecord(parseLine(line, index + 1), now);
    if ('reason' in parsed) throw unreadable(`line ${index + 1}: ${parsed.reason}`);
    const { record } = parsed;
    if (record.type === 'restaurant' || record.type === 'component') continue;
    if (record.type === 'chart') {
      head = { title: record.title, address: record.address, dated: record.dated };
      dishes.push(...record.dishes);
      continue;
    }
    const address = ChartAddress.safeParse(record.source?.address);
    head = { ...head, dated: head.dated ?? record.stated_on ?? null, address: head.address ?? address.data ?? null };
    const { name, section, statements } = record;
    dishes.push({ name, section, also: [], statements: statements.map((said) => ({ ...said, date: undefined })) });
  }
  if (dishes.length === 0) throw unreadable('has no dishes');
  const read = rowsOfRecord(dishes);
  if ('problem' in read) throw unreadable(read.problem);
  return { ...head, rows: read.rows };
}
