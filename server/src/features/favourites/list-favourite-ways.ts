import type { FavouriteWay } from '@clearplate/contract/favourites';
import { newsAmong } from '@clearplate/domain/menu/dish-news';
import { unsettled, type WayState } from '@clearplate/domain/menu/ordered-way';
import type { Db } from '../../db/db.ts';
import { type Changes, changesSinceChosen, noPreparation, stateOfChosen } from '../../dish-changes/chosen-ways.ts';
import { findChangesSince } from '../../dish-changes/find-changes.ts';
import { findFavouriteWays, type FavouriteWayRow } from './favourite-ways.queries.ts';

/** Nothing is said of a dish made so where nobody makes it so any more; the dish as it comes never answers for it. */
function factsOf({ way_facts: facts }: FavouriteWayRow, state: WayState): FavouriteWay['facts'] {
  if (!facts || state === 'withdrawn') return null;
  return state === 'same' ? facts : (unsettled(facts) as NonNullable<FavouriteWay['facts']>);
}

function toFavourite(row: FavouriteWayRow, changes: Changes): FavouriteWay {
  const state = stateOfChosen(row, changes);
  const { leaves_out, adds, uses = [], used = [] } = row.making ?? row.seen_variant ?? noPreparation;
  return {
    added_at: row.added_at.toISOString(),
    removed_at: row.removed_at?.toISOString() ?? null,
    dish: row,
    way: {
      id: row.way,
      name: row.making?.name ?? row.seen_name,
      leaves_out: [...leaves_out],
      adds: [...adds],
      ...(uses.length > 0 && { uses: [...uses], used: [...used] }),
      state,
    },
    price: row.way_price_cents === null ? null : row.way_price_cents / 100,
    facts: factsOf(row, state),
    as_of: row.history_id,
    news: changes.flatMap(({ at, changes: all }) => newsAmong(all).map((change) => ({ at, change }))),
  };
}

/** Returns the ways to make a dish that somebody keeps, with what became of each since they saw it. */
export async function listFavouriteWays(db: Db, userId: number): Promise<FavouriteWay[]> {
  const rows = await findFavouriteWays(db, userId);
  const marks = Map.groupBy(rows, ({ dish_id }) => dish_id);
  const changes = await findChangesSince(
    db,
    [...marks].map(([dishId, ways]) => ({
      dishId,
      historyId: Math.min(...ways.map(({ seen_history_id }) => seen_history_id)),
    })),
  );
  return rows.map((row) => toFavourite(row, changesSinceChosen(row, changes)));
}
