import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export type Measured = { rows: number; sha256: string };

const lineFeed = 10;

function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, at + 1)) lines += 1;
  return lines;
}

/** Passes a table's rows on and counts and hashes them. COPY escapes line feeds in values, so a line is a row. */
export function measure(): { stream: Transform; result: () => Measured } {
  const hash = createHash('sha256');
  let rows = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      rows += countLines(chunk);
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ rows, sha256: hash.copy().digest('hex') }) };
}
