import type { menuExportCalls } from '@clearplate/contract/menu-export';
import { menuFormatIds, menuFormats } from '@clearplate/domain/menu/menu-formats';
import { writeGs1 } from '@clearplate/menus/out/gs1';
import type { OutgoingMenu } from '@clearplate/menus/out/outgoing-menu';
import { unsaidOfMenu, writeMenu } from '@clearplate/menus/out/write-menu';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/app-error.ts';
import { authorizeReading } from '../../http/authorize.ts';
import type { Handlers } from '../../http/handlers.ts';
import { limitTries, type Limit } from '../../http/rate-limit.ts';
import type { Actor } from '../../http/session.ts';
import { StreamedFile } from '../../http/streamed-file.ts';
import { loadOutgoingMenu } from './load-outgoing-menu.ts';

// Each one assesses every allergen of every dish.
const limit: Limit = { name: 'menu formats', hits: 60, seconds: 300 };

async function openMenu({ db, settings, now }: Context, id: number): Promise<OutgoingMenu> {
  const menu = await loadOutgoingMenu(db, id, { now: now(), statementDays: settings.statementDays });
  if (!menu) throw notFound('Restaurant');
  return menu;
}

async function openOwnMenu(context: Context, actor: Actor, id: number): Promise<OutgoingMenu> {
  await authorizeReading(context.db, actor, id);
  await limitTries(context.db, limit, `user ${actor.userId}`, context.now());
  return openMenu(context, id);
}

export const menuExportHandlers: Handlers<typeof menuExportCalls> = {
  async exportMenuAllergens({ params: { id } }, { context }) {
    return writeGs1(await openMenu(context, id));
  },

  async listMenuFormats({ params: { id } }, { context, actor }) {
    const { dishes } = await openOwnMenu(context, actor, id);
    return menuFormatIds.map((format) => ({ format, dishes: unsaidOfMenu(format, dishes) }));
  },

  async exportMenuAs({ params: { id, format } }, { context, actor }) {
    const menu = await openOwnMenu(context, actor, id);
    const { file: name, media } = menuFormats[format];
    return new StreamedFile({ name, media, pieces: writeMenu(format, menu) });
  },
};
