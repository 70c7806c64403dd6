import { withdrawChart } from '@clearplate/domain/menu/follow-chart';
import type { Db } from '../../../db/db.ts';
import { sql } from '../../../db/sql.ts';
import { editByChart } from './edit-by-chart.ts';

/**
 * Removes places from their chain's menu, each with the menu that it shares now: the chain's chart no longer denies
 * anything in their dishes, but its warnings stay. A place's own edits don't keep it in a chain.
 */
export async function leaveChains(db: Db, menus: ReadonlyMap<number, string | null>, now: Date): Promise<void> {
  const places = [...menus.keys()];
  await db.query(sql`
    update restaurants r set menu_key = given.menu_key, version = r.version + 1
    from unnest(${places}::bigint[], ${[...menus.values()]}::text[]) as given (id, menu_key)
    where r.id = given.id and r.menu_key is distinct from given.menu_key`);
  const dishes = await db.query<{ id: number }>(sql`
    select id from dishes d where restaurant_id = any(${places}::bigint[]) and exists (
      select from allergen_statements s where s.dish_id = d.id and s.source = 'published') order by id`);
  const author = { source: 'chart' as const, actorId: null, requestId: null, now };
  // The day doesn't matter: every denial of any of the chain's charts ends.
  const withdrawal = { at: now.toISOString(), byMistake: false };
  await editByChart(
    db,
    dishes.map(({ id }) => id),
    author,
    (loaded) => loaded.map(({ id, dish }) => ({ id, before: dish, after: withdrawChart(dish, withdrawal) })),
  );
}
