/** Is the kind of a file by its bytes, because its name may lie. */
export type BytesKind = 'pdf' | 'archive' | 'png' | 'jpeg' | 'old office file' | 'other picture' | 'text' | 'unknown';

const begins = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

function isText(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 65_536);
  let odd = 0;
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) odd += 1;
  return odd < head.length * 0.005;
}

export function kindOfBytes(bytes: Uint8Array): BytesKind {
  // Programs write a few bytes before a PDF's first line.
  if (ascii(bytes, 0, 1024).includes('%PDF-')) return 'pdf';
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04) || begins(bytes, 0x50, 0x4b, 0x05, 0x06)) return 'archive';
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'old office file';
  const isOther =
    begins(bytes, 0x47, 0x49, 0x46, 0x38) ||
    begins(bytes, 0x42, 0x4d) ||
    (begins(bytes, 0x52, 0x49, 0x46, 0x46) && ascii(bytes, 8, 12) === 'WEBP') ||
    ascii(bytes, 4, 8) === 'ftyp' ||
    begins(bytes, 0x49, 0x49, 0x2a, 0) ||
    begins(bytes, 0x4d, 0x4d, 0, 0x2a);
  if (isOther) return 'other picture';
  if (begins(bytes, 0xff, 0xfe) || begins(bytes, 0xfe, 0xff)) return 'text';
  return isText(bytes) ? 'text' : 'unknown';
}

/** Decodes a text file: UTF-8, UTF-16 with its mark, or else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (begins(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export type TextKind = 'page' | 'json' | 'lines of json' | 'table';

/** Returns what a text is, from its beginning. */
export function kindOfText(text: string): TextKind {
  const head = text
    .slice(0, 20_000)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^[{[]/.test(head)) {
    const [first = '', second = ''] = head.split('\n');
    // A chart is one line, longer than the part that is examined.
    const isChart = /^\{\s*"type"\s*:\s*"chart"/.test(first);
    const isLines =
      /^\{.*\}\s*$/.test(first) &&
      /^\s*(?:\{.*)?$/.test(second) &&
      /"type"\s*:\s*"(?:dish|restaurant|chart)"/.test(first);
    return isChart || isLines ? 'lines of json' : 'json';
  }
  if (head.startsWith('<') || /<(?:html|body|table|div|ul|h[1-6])\b/i.test(head.slice(0, 4000))) return 'page';
  return 'table';
}
