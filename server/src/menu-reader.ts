import type { MenuDraft } from '@clearplate/contract/menu-draft';
import { readInProcess } from '@clearplate/menus/node/read-in-process';
import { createConcurrencyLimit, runOrRefuse } from './concurrency-limit.ts';
import { AppError } from './http/app-error.ts';
import type { Limit } from './http/rate-limit.ts';

/** How often somebody may have files read: a photograph takes a core for 20 seconds. */
export const menuReadingLimit: Limit = { name: 'menu drafts', hits: 30, seconds: 300 };

// One may take 1.2 GB until its process is ended.
const readers = createConcurrencyLimit({ atOnce: 1, waitingAtMost: 8, longestWait: 60_000 });

const busy = () =>
  new AppError('unavailable', 'Too many files are being read just now. Please try again.', { retryAfter: 20 });

/** Reads a menu or chart in a process of its own, and forgets it; what can't be read is refused with what to do. */
export async function readMenuFile(bytes: Uint8Array): Promise<MenuDraft> {
  // The file's own name isn't sent: what it is, is seen from its bytes.
  const draft = await runOrRefuse(readers, busy, () => readInProcess({ name: '', bytes }));
  if ('problem' in draft)
    throw new AppError('bad_request', 'The file could not be read as a menu', {
      issues: [{ field: 'file', message: draft.problem }],
    });
  // What is sent is the same, but for what may be written to.
  return draft as MenuDraft;
}
