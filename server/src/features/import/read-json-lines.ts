import type { Line } from '../../text-files/read-lines.ts';
import type { SourceRecord } from './source-record.ts';

function parse(text: string): Pick<SourceRecord, 'value' | 'error'> {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { value: undefined, error: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** One record a line; blank lines don't count. */
export async function* readJsonLines(lines: AsyncIterable<Line>, file: string): AsyncGenerator<SourceRecord> {
  for await (const { line, text, error } of lines) {
    if (error !== undefined) yield { value: undefined, file, line, error };
    else if (text.trim() !== '') yield { ...parse(text), file, line };
  }
}
