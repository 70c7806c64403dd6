/** One record as a file gave it, before any check. `error`: the line could not even be read. */
export interface SourceRecord {
  readonly value: unknown;
  readonly file: string;
  /** Counted from 1; of a record that spans lines, the first. */
  readonly line: number;
  readonly error?: string | undefined;
}
