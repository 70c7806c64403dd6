import { crc32, deflateRawSync } from 'node:zlib';

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;
const endLength = 22;
const deflated = 8;

interface Written {
  readonly name: Buffer;
  readonly packed: Buffer;
  readonly content: Buffer;
  readonly at: number;
}

/** Returns what both headers of a file contain after their signatures and versions. */
function describe({ name, packed, content }: Written): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  // Names are in UTF-8.
  header.writeUInt16LE(0x0800, 2);
  header.writeUInt16LE(deflated, 4);
  // This is 1 January 1980, so that the same files make the same archive.
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
