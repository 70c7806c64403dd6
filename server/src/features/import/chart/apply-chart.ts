import { withdrawChart, type Withdrawal } from '@clearplate/domain/menu/follow-chart';
import type { Db } from '../../../db/db.ts';
import type { Author } from '../../../db/dish-history.ts';
import type { LoadedDish } from '../../../dish-changes/load-dishes.ts';
import type { EditedDish } from '../../../dish-changes/save-dishes.ts';
import { chartInForce, followInForce, type ChartInForce } from '../../../dish-changes/chart-in-force.ts';
import {
  endChart,
  findChainDishIds,
  findChart,
  findMenuOfChart,
  findPasts,
  lockChain,
  markApplied,
} from './chart.queries.ts';
import { editByChart } from './edit-by-chart.ts';

/** This many are written while the person who recorded the chart waits. More are left to a job. */
export const mostInRequest = 500;

const applyTimeout = 120_000;

async function followAll(db: Db, loaded: readonly LoadedDish[], inForce: ChartInForce): Promise<EditedDish[]> {
  const ids = loaded.map(({ id }) => id);
  const pasts = await findPasts(db, ids, inForce.at);
  return loaded.map((each) => ({
    id: each.id,
    before: each.dish,
    after: followInForce(each, inForce, pasts.get(each.id)),
  }));
}

function withdrawAll(loaded: readonly LoadedDish[], withdrawal: Withdrawal): EditedDish[] {
  return loaded.map(({ id, dish }) => ({ id, before: dish, after: withdrawChart(dish, withdrawal) }));
}

/**
 * Applies what is still to be done about a chain's chart to the dishes of all its places, in the caller's transaction.
 * Returns how many dishes say something else now.
 */
export async function applyChart(db: Db, menu: string, author: Author): Promise<number> {
  await lockChain(db, menu);
  const chart = await findChart(db, menu);
  if (!chart) return 0;
  const ids = await findChainDishIds(db, menu);
  const { withdrawal } = chart;
  const inForce = chartInForce(chart);
  const written = await editByChart(db, ids, author, (loaded) =>
    withdrawal === null
      ? followAll(db, loaded, inForce)
      : withdrawAll(loaded, { at: inForce.at, address: chart.address, byMistake: withdrawal === 'mistake' }),
  );
  if (withdrawal === null) await markApplied(db, chart.id, author.now);
  else await endChart(db, chart.id, author.now);
  return written;
}

/** Does what a request left to a job, unless it was done meanwhile. */
export function applyLeftChart(db: Db, chartId: number, now: () => Date): Promise<void> {
  return db.transaction(
    async (transaction) => {
      const menu = await findMenuOfChart(transaction, chartId);
      if (menu === undefined) return;
      // The time is taken under the lock, so that it is later than whatever owners saved meanwhile.
      await lockChain(transaction, menu);
      await applyChart(transaction, menu, { source: 'chart', actorId: null, requestId: null, now: now() });
    },
    { statementTimeout: applyTimeout },
  );
}
