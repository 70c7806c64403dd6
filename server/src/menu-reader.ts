import type { MenuDraft } from '@clearplate/contract/menu-draft';
import { readInProcess } from '@clearplate/menus/node/read-in-process';
import { createConcurrencyLimit, runOrRefuse } from './concurrency-limit.ts';
import { AppError } from './http/app-error.ts';
import type { Limit } from './http/rate-limit.ts';

/** Says how often one person may have files read, because a photograph takes a core for 20 seconds. */
export const menuReadingLimit: Limit = { name: 'menu drafts', hits: 30, seconds: 300 };

// One reader may take 1.2 GB until its process is ended.
const readers = createConcurrencyLimit({ atOnce: 1, waitingAtMost: 8, longestWait: 60_000 });

const busy = () =>
  new AppError('unavailable', 'Too many files are being read just now. Please try again.', { retryAfter: 20 });

/** Reads a menu or chart in a separate process, and forgets it. An unreadable file is refused with advice. */
export async function readMenuFile(bytes: Uint8Array): Promise<MenuDraft> {
  // The file's own name isn't sent, because its bytes tell its kind.
  const draft = await runOrRefuse(readers, busy, () => readInProcess({ name: '', bytes }));
  if ('problem' in draft)
    throw new AppError('bad_request', 'The file could not be read as a menu', {
      issues: [{ field: 'file', message: draft.problem }],
    });
  // The types differ only in what is readonly.
  return draft as MenuDraft;
}
