import type { Db } from '../../db/db.ts';
import { findChartsInForce } from '../../db/charts.ts';
import type { Author } from '../../db/dish-history.ts';
import { sql } from '../../db/sql.ts';
import { chartInForce, type ChartInForce } from '../../dish-changes/chart-in-force.ts';
import { followKitchens } from '../../dish-changes/follow-kitchens.ts';
import { insertDishes } from '../../dish-changes/insert-dishes.ts';
import { loadDishes, type LoadedDish } from '../../dish-changes/load-dishes.ts';
import { deriveDishes, saveDishes, type Derive, type EditedDish } from '../../dish-changes/save-dishes.ts';
import type { Outcome } from './import-report.ts';
import { createDeriver, planDish, type DishPlan, type DishTarget } from './plan-dish.ts';

export interface WriteOptions {
  readonly historySource: 'import' | 'sample';
  /** Is called while the locks are held: the import may have waited for an owner's save, and its time must be later. */
  readonly now: () => Date;
}

// This bounds the size of one statement, and thus the memory for a menu that a thousand places share.
const chunkSize = 1000;

export interface DishOutcome {
  readonly outcome: Outcome;
  /** Lists what the record warns of, and the dish, which was edited by hand, doesn't. */
  readonly unheeded: readonly string[];
}

const keyOf = ({ restaurantId, externalId }: Pick<LoadedDish, 'restaurantId' | 'externalId'>) =>
  `${restaurantId} ${externalId}`;

/**
 * Locks and loads the dishes, always in the order of their ids, so that two imports wait for each other instead of
 * deadlocking.
 */
async function lockTargets(db: Db, targets: readonly DishTarget[]): Promise<Map<string, LoadedDish>> {
  const rows = await db.query<{ id: number }>(sql`
    select d.id
    from unnest(${targets.map(({ restaurantId }) => restaurantId)}::bigint[],
      ${targets.map(({ externalId }) => externalId)}::text[]) as given (restaurant_id, external_id)
    join dishes d on d.restaurant_id = given.restaurant_id and d.external_id = given.external_id
    order by d.id for update of d`);
  const ids = rows.map(({ id }) => id);
  const loaded = ids.length > 0 ? await loadDishes(db, ids) : [];
  return new Map(loaded.map((dish) => [keyOf(dish), dish]));
}

interface Planned extends DishPlan {
  readonly target: DishTarget;
  readonly stored: LoadedDish | undefined;
}

async function insertNew(db: Db, planned: readonly Planned[], now: Date): Promise<EditedDish[]> {
  const fresh = planned.filter(({ write }) => write === 'insert');
  if (fresh.length === 0) return [];
  const rows = fresh.map(({ target: { restaurantId, externalId }, after }) => ({
    restaurantId,
    key: { external: externalId },
    dish: after,
  }));
  const ids = await insertDishes(db, rows, now);
  return fresh.map(({ after }, index) => ({ id: ids[index] ?? 0, before: null, after, isInserted: true }));
}

async function writePlanned(db: Db, planned: readonly Planned[], author: Author, derive: Derive): Promise<void> {
  const inserted = await insertNew(db, planned, author.now);
  const known = planned.flatMap(({ stored, after, write }) =>
    stored ? [{ id: stored.id, stored, after, write }] : [],
  );
  const updated = known.filter(({ write }) => write === 'update');
  const edited = updated.map(({ id, stored, after }): EditedDish => ({ id, before: stored.dish, after }));
  await saveDishes(db, [...inserted, ...edited], author, derive);
  const outdated = known.filter(({ write }) => write === 'derive');
  await deriveDishes(
    db,
    outdated.map(({ id, after }) => ({ id, dish: after })),
    author.now,
    derive,
  );
  const changed = [...updated, ...outdated].map(({ id }) => id);
  if (changed.length > 0) await followKitchens(db, changed, author);
}

/** Returns the charts that the dishes of these restaurants follow, by the restaurants' ids. */
async function findCharts(db: Db, targets: readonly DishTarget[]): Promise<ReadonlyMap<number, ChartInForce>> {
  const byRestaurant = new Map<number, ChartInForce>();
  const places = [...new Set(targets.map(({ restaurantId }) => restaurantId))];
  for (const chart of await findChartsInForce(db, places)) {
    const inForce = chartInForce(chart);
    for (const id of chart.restaurantIds) byRestaurant.set(id, inForce);
  }
  return byRestaurant;
}

/** Writes new and changed dishes with their history and facts, and returns each target's outcome. */
export async function writeDishes(
  db: Db,
  targets: readonly DishTarget[],
  { historySource, now }: WriteOptions,
): Promise<DishOutcome[]> {
  const outcomes: DishOutcome[] = [];
  const derive = createDeriver();
  for (let from = 0; from < targets.length; from += chunkSize) {
    const chunk = targets.slice(from, from + chunkSize);
    const storedByKey = await lockTargets(db, chunk);
    const charts = await findCharts(db, chunk);
    const author = { source: historySource, actorId: null, requestId: null, now: now() };
    const planned = chunk.map((each): Planned => {
      const target = { ...each, chart: charts.get(each.restaurantId) };
      const stored = storedByKey.get(keyOf(target));
      return { target, stored, ...planDish(target, stored, derive, author.now) };
    });
    await writePlanned(db, planned, author, derive);
    outcomes.push(...planned.map(({ outcome, unheeded }) => ({ outcome, unheeded })));
  }
  return outcomes;
}
