/** A line without its end; or, with `error`, one that can't be used. `line` counts from 1. */
export interface Line {
  readonly line: number;
  readonly text: string;
  readonly error?: string;
}

/** Bytes that a line may have. */
const longest = 1_048_576;

const newline = 10;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(line: number, bytes: Uint8Array): Line {
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

/** Of a line that grows too long nothing more is kept than shows that it is too long. */
function collect(parts: Uint8Array[], size: number, part: Uint8Array): number {
  if (size <= longest) parts.push(size + part.length > longest ? part.subarray(0, longest + 1 - size) : part);
  return size + part.length;
}

/** The lines of a stream of bytes. Holds no more than a chunk and one line of bounded length. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let line = 1;
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      const rest = chunk.subarray(from, end);
      if (parts.length > 0) collect(parts, size, rest);
      yield decode(line, parts.length > 0 ? Buffer.concat(parts) : rest);
      line += 1;
      from = end + 1;
      parts = [];
      size = 0;
    }
    if (from < chunk.length) size = collect(parts, size, chunk.subarray(from));
  }
  if (size > 0) yield decode(line, Buffer.concat(parts));
}
