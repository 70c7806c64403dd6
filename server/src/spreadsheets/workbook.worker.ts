import { parentPort, workerData } from 'node:worker_threads';
import { NoWorkbook, readWorkbook } from './workbook.ts';

// In a thread of its own: a workbook takes a core for a second, and what is wrong with one must not end the server.
try {
  parentPort?.postMessage({ workbook: readWorkbook(Buffer.from(workerData as Uint8Array)) });
} catch (error) {
  if (!(error instanceof NoWorkbook)) throw error;
  parentPort?.postMessage({ fault: error.message });
}
