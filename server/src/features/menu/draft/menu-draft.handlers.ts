import type { MenuDraft, menuDraftCalls } from '@clearplate/contract/menu-draft';
import { readInProcess } from '@clearplate/menus/node/read-in-process';
import { createConcurrencyLimit, runOrRefuse } from '../../../concurrency-limit.ts';
import { AppError } from '../../../http/app-error.ts';
import { authorizeReading } from '../../../http/authorize.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { limitTries, type Limit } from '../../../http/rate-limit.ts';

// A photograph takes a core for 20 seconds.
const limit: Limit = { name: 'menu drafts', hits: 30, seconds: 300 };

// One may take 1.2 GB until its process is ended.
const readers = createConcurrencyLimit({ atOnce: 1, waitingAtMost: 8, longestWait: 60_000 });

const busy = () =>
  new AppError('unavailable', 'Too many files are being read just now. Please try again.', { retryAfter: 20 });

export const menuDraftHandlers: Handlers<typeof menuDraftCalls> = {
  async readMenuDraft({ params: { id }, file }, { context, actor }) {
    await authorizeReading(context.db, actor, id);
    await limitTries(context.db, limit, `user ${actor.userId}`, context.now());
    // The file's own name isn't sent: what it is, is seen from its bytes.
    const draft = await runOrRefuse(readers, busy, () => readInProcess({ name: '', bytes: file }));
    if ('problem' in draft)
      throw new AppError('bad_request', 'The file could not be read as a menu', {
        issues: [{ field: 'file', message: draft.problem }],
      });
    // What is sent is the same, but for what may be written to.
    return draft as MenuDraft;
  },
};
