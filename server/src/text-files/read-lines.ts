/** Is a line without its end; or, with `error`, one that can't be used. `line` counts from 1. */
export interface Line {
  readonly line: number;
  readonly text: string;
  readonly error?: string;
}

/** Is the maximum number of bytes in a line of an import. */
const longestImported = 1_048_576;

const newline = 10;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(line: number, bytes: Uint8Array, longest: number): Line {
  if (bytes.length > longest) return { line, text: '', error: `is longer than ${longest} bytes` };
  try {
    const text = decoder.decode(bytes).replace(/\r$/, '');
    const withoutBom = line === 1 ? text.replace(/^\uFEFF/, '') : text;
    if (withoutBom.includes('\0'))
      return { line, text: '', error: 'contains a NUL byte: is this a text file in UTF-8?' };
    return { line, text: withoutBom };
  } catch {
    return { line, text: '', error: 'is not UTF-8: save the file in UTF-8' };
  }
}

/** Cuts bytes into lines, chunk by chunk. Holds no more than the rest of a chunk and one line of bounded length. */
export class LineSplitter {
  readonly #longest: number;
  #parts: Uint8Array[] = [];
  #size = 0;
  #line = 1;

  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Keeps of a line that is too long only enough to show that. */
  #keep(part: Uint8Array): void {
    const room = this.#longest + 1 - this.#size;
    // This is a copy, because its chunk may be large.
    if (room > 0) this.#parts.push(part.slice(0, room));
    this.#size += part.length;
  }

  #finish(rest: Uint8Array): Line {
    if (this.#size > 0) this.#keep(rest);
    const line = decode(this.#line, this.#size > 0 ? Buffer.concat(this.#parts) : rest, this.#longest);
    this.#line += 1;
    this.#parts = [];
    this.#size = 0;
    return line;
  }

  /** Takes the lines that end in a chunk. */
  *take(chunk: Uint8Array): Generator<Line> {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      yield this.#finish(chunk.subarray(from, end));
      from = end + 1;
    }
    if (from < chunk.length) this.#keep(chunk.subarray(from));
  }

  /** Returns the last line, if nothing ended it. */
  *rest(): Generator<Line> {
    if (this.#size > 0) yield this.#finish(new Uint8Array());
  }
}

/** Reads the lines of a stream of bytes. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const splitter = new LineSplitter(longestImported);
  for await (const chunk of chunks) yield* splitter.take(chunk);
  yield* splitter.rest();
}
