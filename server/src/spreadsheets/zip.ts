import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** Why an archive can't be read. */
export class BadArchive extends Error {
  override name = 'BadArchive';
  readonly reason: 'damaged' | 'encrypted' | 'too_large';

  constructor(reason: BadArchive['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** The files of an archive by name. One is unpacked when it is asked for. */
export type Archive = ReadonlyMap<string, () => Buffer>;

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;
const endLength = 22;
const longestComment = 0xffff;
const stored = 0;
const deflated = 8;

interface Entry {
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

function findEnd(bytes: Buffer): number {
  const from = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= from; at -= 1) if (bytes.readUInt32LE(at) === signatures.end) return at;
  throw new BadArchive('damaged');
}

function unpack(bytes: Buffer, entry: Entry, room: number): Buffer {
  if ((entry.flags & 1) !== 0) throw new BadArchive('encrypted');
  // What an entry says of its size may be a lie, so inflating stops there.
  if (entry.size > room) throw new BadArchive('too_large');
  if (bytes.readUInt32LE(entry.at) !== signatures.local) throw new BadArchive('damaged');
  const from = entry.at + 30 + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28);
  const packed = bytes.subarray(from, from + entry.packed);
  if (entry.method !== stored && entry.method !== deflated) throw new BadArchive('damaged');
  const content =
    entry.method === stored ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.size) });
  if (content.length !== entry.size || crc32(content) !== entry.crc) throw new BadArchive('damaged');
  return content;
}

/** Runs a step over bytes that may lie about offsets and lengths. */
function orDamaged<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadArchive ? error : new BadArchive('damaged');
  }
}

/** Opens a ZIP archive. All that is read of it may unpack to `mostBytes`; checksums are compared, unlike by most readers. */
export function openZip(bytes: Buffer, mostBytes: number): Archive {
  return orDamaged(() => {
    let room = mostBytes;
    const archive = new Map<string, () => Buffer>();
    const end = findEnd(bytes);
    let at = bytes.readUInt32LE(end + 16);
    for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
      if (bytes.readUInt32LE(at) !== signatures.central) throw new BadArchive('damaged');
      const nameLength = bytes.readUInt16LE(at + 28);
      const entry: Entry = {
        flags: bytes.readUInt16LE(at + 8),
        method: bytes.readUInt16LE(at + 10),
        crc: bytes.readUInt32LE(at + 16),
        packed: bytes.readUInt32LE(at + 20),
        size: bytes.readUInt32LE(at + 24),
        at: bytes.readUInt32LE(at + 42),
      };
      const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
      archive.set(name, () => {
        const content = orDamaged(() => unpack(bytes, entry, room));
        room -= content.length;
        return content;
      });
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
    return archive;
  });
}

interface Written {
  readonly name: Buffer;
  readonly packed: Buffer;
  readonly content: Buffer;
  readonly at: number;
}

/** What both headers of a file say of it, after their signatures and versions. */
function describe({ name, packed, content }: Written): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  // Names are in UTF-8.
  header.writeUInt16LE(0x0800, 2);
  header.writeUInt16LE(deflated, 4);
  // 1 January 1980: the same files make the same archive.
  header.writeUInt16LE(0x21, 8);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

const word = (value: number) => Buffer.from(Uint32Array.of(value).buffer);

/** Writes texts as a ZIP archive. */
export function writeZip(files: Readonly<Record<string, string>>): Buffer {
  const written: Written[] = [];
  const locals: Buffer[] = [];
  let at = 0;
  for (const [path, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const one = { name: Buffer.from(path), content, packed: deflateRawSync(content), at };
    const local = Buffer.concat([word(signatures.local), describe(one), one.name, one.packed]);
    written.push(one);
    locals.push(local);
    at += local.length;
  }
  const central = written.map((one) => {
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(one.at, 10);
    return Buffer.concat([word(signatures.central), Buffer.from([20, 0]), describe(one), rest, one.name]);
  });
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(endLength);
  end.writeUInt32LE(signatures.end, 0);
  end.writeUInt16LE(written.length, 8);
  end.writeUInt16LE(written.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}
