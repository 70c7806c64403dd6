import type { menuCalls } from '@clearplate/contract/menu';
import { authorize, authorizeReading, authorOf } from '../../http/authorize.ts';
import type { Handlers } from '../../http/handlers.ts';
import { limitTries, type Limit } from '../../http/rate-limit.ts';
import { saveMenu } from './save-menu.ts';
import { showMenu } from './show-menu.ts';

// A large menu takes a core for a second.
const limit: Limit = { name: 'menu saves', hits: 120, seconds: 300 };
// For a menu of a thousand dishes on a slow disk.
const statementTimeout = 15_000;

export const menuHandlers: Handlers<typeof menuCalls> = {
  async getMenuForEditing({ params: { id } }, { context, actor }) {
    await authorizeReading(context.db, actor, id);
    return showMenu(context.db, context, id);
  },

  async saveMenu({ params: { id }, body: { dishes: edits }, ifMatch }, request) {
    const { context, actor } = request;
    await limitTries(context.db, limit, `user ${actor.userId}`, context.now());
    return context.db.transaction(
      async (db) => {
        const restaurant = await authorize(db, actor, id);
        await saveMenu(db, restaurant, { edits, ifMatch }, authorOf(request));
        return showMenu(db, context, id);
      },
      { statementTimeout },
    );
  },
};
