import type { menuDraftCalls } from '@clearplate/contract/menu-draft';
import { authorizeReading } from '../../../http/authorize.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { limitTries } from '../../../http/rate-limit.ts';
import { menuReadingLimit, readMenuFile } from '../../../menu-reader.ts';

export const menuDraftHandlers: Handlers<typeof menuDraftCalls> = {
  async readMenuDraft({ params: { id }, file }, { context, actor }) {
    await authorizeReading(context.db, actor, id);
    await limitTries(context.db, menuReadingLimit, `user ${actor.userId}`, context.now());
    return readMenuFile(file);
  },
};
