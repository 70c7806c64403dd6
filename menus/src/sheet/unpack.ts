import { inflateSync } from 'fflate';
import { UnreadableFile } from '../draft.ts';
import { limits } from '../limits.ts';

/** Says that an archive can't be unpacked, and why. */
export class BadArchive extends UnreadableFile {
  readonly reason: 'damaged' | 'encrypted' | 'too large';

  constructor(reason: BadArchive['reason'], says: string, options?: ErrorOptions) {
    super(says, options);
    this.reason = reason;
  }
}

export const damaged = (cause?: unknown): BadArchive =>
  new BadArchive(
    'damaged',
    'The spreadsheet is damaged and can’t be unpacked. Open it in your spreadsheet program and save it again.',
    { cause },
  );
const encrypted = () =>
  new BadArchive(
    'encrypted',
    'This is a locked file, or one of an Office from before 2007. Open it and save it as XLSX without a password, or as PDF.',
  );
const tooLarge = () =>
  new BadArchive(
    'too large',
    `Unpacked, the file is larger than ${limits.unpackedBytes / 1024 / 1024} MB. Copy the table into a new spreadsheet and save that.`,
  );

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;
const endLength = 22;
const longestComment = 0xffff;
const mostEntries = 10_000;

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1)
    if (view.getUint32(at, true) === signatures.end) return at;
  throw damaged();
}

function listEntries(bytes: Uint8Array): Entry[] {
  const view = viewOf(bytes);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries)
    throw new UnreadableFile('The archive has too many parts. Save the sheet anew, with nothing but the table.');
  const decoder = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== signatures.central) throw damaged();
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const entry = {
      name: decoder.decode(bytes.subarray(at + 46, at + 46 + name)),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    };
    at += 46 + name + extra + comment;
    return entry;
  });
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Unpacks into as many bytes as the archive announces. If that is a lie, the checksum differs. */
function unpackEntry(bytes: Uint8Array, { flags, method, crc, packed, size, at }: Entry): Uint8Array {
  if ((flags & 1) !== 0) throw encrypted();
  const view = viewOf(bytes);
  if (view.getUint32(at, true) !== signatures.local || (method !== 0 && method !== 8)) throw damaged();
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const stored = bytes.subarray(from, from + packed);
  const content = method === 0 ? stored : inflateSync(stored, { out: new Uint8Array(size) });
  if (content.length !== size || crcOf(content) !== crc) throw damaged();
  return content;
}

/** Runs a step over bytes that may lie about offsets and lengths. */
function orDamaged<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof UnreadableFile ? error : damaged(error);
  }
}

/** Returns the names of the files in an archive. */
export const namesIn = (bytes: Uint8Array): string[] => orDamaged(() => listEntries(bytes).map(({ name }) => name));

/**
 * Unpacks the parts of an archive whose names `wanted` accepts, into no more memory than the limit. Checksums are
 * compared, so that a damaged file is never read as another.
 */
export function unpack(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  mostBytes: number = limits.unpackedBytes,
): Map<string, string> {
  return orDamaged(() => {
    const entries = listEntries(bytes).filter(({ name }) => wanted(name));
    if (entries.reduce((sum, { size }) => sum + size, 0) > mostBytes) throw tooLarge();
    const decoder = new TextDecoder();
    return new Map(entries.map((entry) => [entry.name, decoder.decode(unpackEntry(bytes, entry))]));
  });
}
