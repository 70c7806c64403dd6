import type { Db } from '../../server/src/db/db.ts';
import { raw } from '../../server/src/db/sql.ts';
import { countSuggestions } from '../../server/src/features/search/count-words.queries.ts';

/** Tables that are derived from others and filled for all dishes at once. */
export const rebuiltTables: readonly string[] = ['dish_terms', 'search_words'];

/** Fills them, and counts the suggestions that appear while typing. */
export async function rebuildTables(owner: Db): Promise<void> {
  await owner.query(raw('select rebuild_search()'));
  await countSuggestions(owner);
}
