import { parentPort, workerData } from 'node:worker_threads';
import { NoWorkbook, readWorkbook } from './workbook.ts';

// It runs in a thread: a workbook takes a core for a second, and a bad one must not end the server.
try {
  // A thread's messages go only to who started it, so there is no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage({ workbook: readWorkbook(workerData as Uint8Array) });
} catch (error) {
  if (!(error instanceof NoWorkbook)) throw error;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage({ fault: error.message });
}
