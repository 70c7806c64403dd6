import type { EditableMenu, menuCalls } from '@clearplate/contract/menu';
import { authorOf, authorize, authorizeReading } from '../../http/authorize.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type Limit, limitTries } from '../../http/rate-limit.ts';
import { findLastSave, findMenuDishes, replaceLastSave } from './menu.queries.ts';
import { createHash } from 'node:crypto';
import { versionOfComponents } from '../../db/components.ts';
import type { Db } from '../../db/db.ts';
import { lockMenu, menuVersion } from '../../db/menu-lock.ts';
import { saveMenu } from './save-menu.ts';
import { dateWithin, findUsable, showUsed } from './used-components.ts';
import type { Context } from '../../context.ts';

/** Returns the menu as it is, with its version. */
async function showMenu(
  db: Db,
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  restaurantId: number,
): Promise<EditableMenu> {
  const dishes = await findMenuDishes(db, restaurantId);
  const { here, all } = await findUsable(db, restaurantId, dishes);
  const components = all.map(({ component }) => component);
  return {
    version: menuVersion(dishes),
    restaurant_id: restaurantId,
    now: now().toISOString(),
    statement_days: settings.statementDays,
    dishes: dishes.map((dish) => dateWithin(dish, components)),
    components: all.map(showUsed),
    components_version: versionOfComponents(here),
  };
}

/** Returns the same for the same save by the same person from the same version of the menu. */
function hashOfSave(userId: number, ifMatch: readonly string[], body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, ifMatch, body]))
    .digest('base64url');
}

/**
 * Returns whether this same save made the menu what it is. Then its answer was lost, and nothing is left to do. The
 * menu is locked from here on, so that the time of the save is later than that of the lock's previous holder.
 */
async function wasLastSave(db: Db, restaurantId: number, hash: string): Promise<boolean> {
  const version = menuVersion(await lockMenu(db, restaurantId));
  const last = await findLastSave(db, restaurantId);
  return last?.hash === hash && last.version === version;
}

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
      const { dishes: edits, order, components, components_version: componentsVersion } = body;
      if (!(await wasLastSave(db, id, hash)))
        await saveMenu(
          db,
          restaurant,
          { edits, order, components, componentsVersion, statementDays: context.settings.statementDays, ifMatch },
          authorOf(request),
        );
      const menu = await showMenu(db, context, id);
      await replaceLastSave(db, id, { hash, version: menu.version });
      return menu;
    });
  },
};
