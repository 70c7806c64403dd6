/** Is one record as a file has it, before any check. `error`: the line can't even be read. */
export interface SourceRecord {
  readonly value: unknown;
  readonly file: string;
  /** Counts from 1; for a record of several lines, it is the first. */
  readonly line: number;
  readonly error?: string | undefined;
}
