import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** WOFF 2 names these tables by a number; any other is spelled out after 63. */
const cmapNumber = 0;
const spelledOut = 63;
/** For these two, the length after the transformation follows as well, unless the header says that there is none. */
const [glyfNumber, locaNumber] = [10, 11];
const untransformedGlyphs = 3;
const headerLength = 48;

/** Returns the table of a WOFF 2 file that says which letters have a shape: https://www.w3.org/TR/WOFF2/. */
function readCmap(file: Buffer): Buffer {
  let at = headerLength;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let offset = 0;
  let cmap: readonly [start: number, end: number] | undefined;
  for (let tables = file.readUInt16BE(12); tables > 0; tables -= 1) {
    const flags = file.readUInt8(at++);
    const table = flags & 63;
    if (table === spelledOut) at += 4;
    let length = number();
    const isGlyphs = table === glyfNumber || table === locaNumber;
    if (isGlyphs ? flags >> 6 !== untransformedGlyphs : flags >> 6 !== 0) length = number();
    if (table === cmapNumber) cmap = [offset, offset + length];
    offset += length;
  }
  if (!cmap) throw new Error('The font has no table of letters');
  return brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(...cmap);
}

/** Adds the letters of a subtable of format 4: segments of 16-bit codes. */
function addSegments(table: Buffer, letters: Set<number>): void {
  const bytes = table.readUInt16BE(6);
  for (let at = 0; at < bytes; at += 2) {
    const end = table.readUInt16BE(14 + at);
    const start = table.readUInt16BE(16 + bytes + at);
    for (let code = start; code <= end && code < 0xffff; code += 1) letters.add(code);
  }
}

/** Adds the letters of a subtable of format 12: groups of 32-bit codes. */
function addGroups(table: Buffer, letters: Set<number>): void {
  for (let group = table.readUInt32BE(12) - 1; group >= 0; group -= 1) {
    const start = table.readUInt32BE(16 + 12 * group);
    const end = table.readUInt32BE(20 + 12 * group);
    for (let code = start; code <= end; code += 1) letters.add(code);
  }
}

/** Returns the letters that a WOFF 2 font has a shape for. */
export function lettersOfFont(path: string): ReadonlySet<string> {
  const cmap = readCmap(readFileSync(path));
  const letters = new Set<number>();
  for (let record = cmap.readUInt16BE(2) - 1; record >= 0; record -= 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * record));
    const format = table.readUInt16BE(0);
    if (format === 4) addSegments(table, letters);
    if (format === 12) addGroups(table, letters);
  }
  return new Set([...letters].map((code) => String.fromCodePoint(code)));
}
