import type { EditableMenu, MenuDish } from '@clearplate/contract/menu';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { menuVersion } from '../../db/menu-lock.ts';
import { findMenuRows, type MenuDishRow } from './menu.queries.ts';

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

function showDish(row: MenuDishRow): MenuDish {
  return {
    ...row,
    ingredients_changed_at: instant(row.ingredients_changed_at),
    ingredients_complete_at: instant(row.ingredients_complete_at),
    cross_contact_stated_at: instant(row.cross_contact_stated_at),
    statements: row.statements.map(
      ({ allergen_id: allergen, level, reason, ingredient, source, stated_at, stated_by }) => ({
        allergen,
        level,
        reason,
        ingredient,
        source,
        stated_by,
        stated_at: stated_at === null ? null : new Date(stated_at).toISOString(),
      }),
    ),
  };
}

/** The menu as it is, with the version to save it by. */
export async function showMenu(
  db: Db,
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  restaurantId: number,
): Promise<EditableMenu> {
  const rows = await findMenuRows(db, restaurantId);
  return {
    version: menuVersion(rows),
    restaurant_id: restaurantId,
    now: now().toISOString(),
    statement_days: settings.statementDays,
    dishes: rows.map(showDish),
  };
}
