import type { menuCalls } from '@clearplate/contract/menu';
import { authorize, authorizeReading, authorOf } from '../../http/authorize.ts';
import type { Handlers } from '../../http/handlers.ts';
import { limitTries, type Limit } from '../../http/rate-limit.ts';
import { replaceLastSave } from './menu.queries.ts';
import { hashOfSave, wasLastSave } from './repeated-save.ts';
import { saveMenu } from './save-menu.ts';
import { showMenu } from './show-menu.ts';

// A large menu takes a core for a second.
const limit: Limit = { name: 'menu saves', hits: 120, seconds: 300 };

export const menuHandlers: Handlers<typeof menuCalls> = {
  async getMenuForEditing({ params: { id } }, { context, actor }) {
    await authorizeReading(context.db, actor, id);
    return showMenu(context.db, context, id);
  },

  async saveMenu({ params: { id }, body, ifMatch }, request) {
    const { context, actor } = request;
    await limitTries(context.db, limit, `user ${actor.userId}`, context.now());
    return context.db.transaction(async (db) => {
      const restaurant = await authorize(db, actor, id);
      const hash = hashOfSave(actor.userId, ifMatch, body);
      const { dishes: edits, order } = body;
      if (!(await wasLastSave(db, id, hash)))
        await saveMenu(db, restaurant, { edits, order, ifMatch }, authorOf(request));
      const menu = await showMenu(db, context, id);
      await replaceLastSave(db, id, { hash, version: menu.version });
      return menu;
    });
  },
};
