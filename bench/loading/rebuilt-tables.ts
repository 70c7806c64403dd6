import type { Db } from '../../server/src/db/db.ts';
import { raw } from '../../server/src/db/sql.ts';

/** Tables that follow from others by a function of the database, which fills them for all dishes at once. */
export const rebuiltTables: readonly string[] = ['dish_terms', 'search_words'];

/** Fills them. */
export async function rebuildTables(owner: Db): Promise<void> {
  await owner.query(raw('select rebuild_search()'));
}
