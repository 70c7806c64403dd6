import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import type { Workbook } from './workbook.ts';

/** Is a workbook, or why a file is none, as a sentence that continues "The file". */
export type ReadWorkbook = { readonly workbook: Workbook } | { readonly fault: string };

// Each may take a core and 200 MB.
const limit = createConcurrencyLimit({ atOnce: 2, waitingAtMost: 20, longestWait: 20_000 });
const longestMs = 10_000;
const mostMegabytes = 200;

const compound = [0xd0, 0xcf, 0x11, 0xe0];
const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);

/** Lists the first bytes of files that can't be a menu, whatever their name says, and why. */
const strangers: readonly (readonly [readonly number[], string])[] = [
  [[0x25, 0x50, 0x44, 0x46], 'is a PDF: copy its table into a spreadsheet'],
  [[0xff, 0xd8, 0xff], 'is a picture: type the menu into a spreadsheet'],
  [[0x89, 0x50, 0x4e, 0x47], 'is a picture: type the menu into a spreadsheet'],
];

/** A compound file contains either an old workbook, or a new one with a password. */
function compoundFault(bytes: Uint8Array): string {
  const encrypted = Buffer.from('EncryptedPackage', 'utf16le');
  return Buffer.from(bytes).includes(encrypted)
    ? 'is protected by a password: save a copy without one'
    : 'is of an old Excel (.xls): save it as XLSX';
}

/** Returns the kind of the bytes; `undefined` for a text. */
export function kindOfBytes(bytes: Uint8Array): 'archive' | { readonly fault: string } | undefined {
  if (startsWith(bytes, [0x50, 0x4b])) return 'archive';
  if (startsWith(bytes, compound)) return { fault: compoundFault(bytes) };
  const known = strangers.find(([start]) => startsWith(bytes, start));
  return known && { fault: known[1] };
}

async function readInThread(bytes: Uint8Array): Promise<ReadWorkbook> {
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), {
    workerData: bytes,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(longestMs) })) as [ReadWorkbook];
    return answer;
  } catch {
    return { fault: 'takes too long to read: copy the menu alone into a new file' };
  } finally {
    await worker.terminate();
  }
}

/** Reads a workbook in a thread, which is ended when it takes too much time or memory. */
export const readWorkbookFile = (bytes: Uint8Array): Promise<ReadWorkbook> => limit.run(() => readInThread(bytes));
