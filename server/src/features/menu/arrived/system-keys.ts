import type { Db } from '../../../db/db.ts';
import { sql } from '../../../db/sql.ts';
import { faultOfText } from '../../../db/storable-text.ts';
import type { KnownMenu, MatchedDish } from './compare-arrived.ts';
import type { StoredDraft } from './stored-draft.ts';

const mostKey = 200;

/** Returns whether a kind of file has keys of its own system. Our own import's keys are the menu's already. */
const hasKeys = ({ kind, dishes }: StoredDraft): boolean =>
  kind !== 'Clearplate import' && dishes.some(({ key }) => key !== undefined);

async function findSystemKeys(db: Db, restaurantId: number, draft: StoredDraft): Promise<KnownMenu['keys']> {
  if (!hasKeys(draft)) return new Map();
  const rows = await db.query<{ key: string; id: number }>(sql`
    select key, dish_id as id from dish_system_keys where restaurant_id = ${restaurantId} and system = ${draft.kind}`);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Prepares a menu for matching a file's dishes. */
export const knownMenu = async (
  db: Db,
  restaurantId: number,
  draft: StoredDraft,
  dishes: KnownMenu['dishes'],
): Promise<KnownMenu> => ({
  dishes,
  keys: await findSystemKeys(db, restaurantId, draft),
});

/** Stores which keys a file uses for the menu's dishes, so that they are still found after they are renamed. */
export async function storeSystemKeys(
  db: Db,
  restaurantId: number,
  draft: StoredDraft,
  matched: readonly MatchedDish[],
): Promise<void> {
  if (!hasKeys(draft)) return;
  const counts = Map.groupBy(matched, ({ said }) => said.key);
  const kept = matched.flatMap(({ said: { key }, known }) => {
    // A key that two dishes of the file have identifies neither.
    const isKept =
      key !== undefined &&
      known &&
      key.length <= mostKey &&
      faultOfText(key) === undefined &&
      counts.get(key)?.length === 1;
    return isKept ? [{ key, id: known.id }] : [];
  });
  if (kept.length === 0) return;
  await db.query(sql`
    insert into dish_system_keys (restaurant_id, system, key, dish_id)
    select ${restaurantId}, ${draft.kind}, key, id
    from unnest(${kept.map(({ key }) => key)}::text[], ${kept.map(({ id }) => id)}::bigint[]) as kept (key, id)
    on conflict (restaurant_id, system, key) do update set dish_id = excluded.dish_id
    where dish_system_keys.dish_id <> excluded.dish_id`);
}

/**
 * Returns a version that changes when a key means another dish. What was shown of a file may then be about another
 * dish.
 */
export async function keysVersion(db: Db, restaurantId: number): Promise<string> {
  const [row] = await db.query<{ version: string | null }>(sql`
    select left(encode(sha256(convert_to(string_agg(system || ' ' || key || ' ' || dish_id, ',' order by system, key), 'UTF8')),
      'hex'), 16) as version
    from dish_system_keys where restaurant_id = ${restaurantId}`);
  return row?.version ?? '';
}
