import type { chartCalls, ChartPage } from '@clearplate/contract/charts';
import { dayMs, isCurrent } from '@clearplate/domain/facts/instants';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { logAdminAct, type AdminAct } from '../../../db/admin-log.ts';
import type { Db } from '../../../db/db.ts';
import type { Author } from '../../../db/dish-history.ts';
import { AppError, badField, notFound } from '../../../http/app-error.ts';
import { actingFor } from '../../../http/authorize.ts';
import { decodeCursor, encodeCursor, toPage } from '../../../http/cursor.ts';
import type { CallRequest, Handlers } from '../../../http/handlers.ts';
import { demandVersion } from '../../../http/preconditions.ts';
import { type Limit, limitTries } from '../../../http/rate-limit.ts';
import { menuReadingLimit, readMenuFile } from '../../../menu-reader.ts';
import { applyChart, mostInRequest } from './apply-chart.ts';
import {
  findChain,
  findChainDishIds,
  findChains,
  findChart,
  findMenuNames,
  lockChain,
  markWithdrawn,
  type StoredChart,
} from './chart.queries.ts';
import { findRows, planChart } from './plan-chart.ts';
import { faultOfChart, storeChart } from './record-chart.ts';

// Each call reads the whole menu of a chain.
const limit: Limit = { name: 'charts', hits: 120, seconds: 300 };

const versionOf = (chart: StoredChart | undefined): string =>
  chart === undefined ? 'none' : [chart.id, chart.isApplied ? 'done' : 'pending', chart.withdrawal ?? ''].join('-');

type Ages = Pick<Context, 'settings' | 'now'>;

/** Returns how long a chart of that day clears. */
function ageOf(dated: string, { settings, now }: Ages) {
  const at = new Date(dated);
  const until = new Date(at.getTime() + settings.statementDays * dayMs);
  return {
    clears_until: until.toISOString().slice(0, 10),
    is_too_old: !isCurrent(at.toISOString(), now().toISOString(), settings.statementDays),
  };
}

async function show(db: Db, menu: string, ages: Ages): Promise<ChartPage> {
  const chain = await findChain(db, menu);
  if (!chain) throw notFound('Menu');
  const chart = await findChart(db, menu);
  const names = (await findMenuNames(db, menu)).map(({ name }) => name);
  const page = { version: versionOf(chart), chain: { ...chain, dishes: names.length } };
  if (!chart) return { ...page, chart: null };
  const { title, address, dated, recordedAt, recordedBy, withdrawal, isApplied, rows } = chart;
  const found = findRows(rows, names);
  return {
    ...page,
    chart: {
      title,
      address,
      dated,
      recorded_at: recordedAt,
      recorded_by: recordedBy,
      pending: isApplied ? null : withdrawal === null ? 'recording' : 'taking_back',
      ...ageOf(dated, ages),
      rows: found.rows,
      not_in_chart: found.notInChart,
    },
  };
}

async function demandChain(db: Db, menu: string): Promise<void> {
  if (!(await findChain(db, menu))) throw notFound('Menu');
}

const busy = () => new AppError('conflict', 'The chain’s dishes are still being written. Try again in a minute.');

type Change = (
  db: Db,
  current: StoredChart | undefined,
  author: Author,
) => Promise<{ readonly chartId: number; readonly act: AdminAct }>;

/**
 * Changes the chart that the admin saw, with what it says about every dish and with the log's entry, all or nothing.
 */
async function changeChart(
  { params: { menu }, ifMatch }: { readonly params: { readonly menu: string }; readonly ifMatch: readonly string[] },
  request: CallRequest<typeof chartCalls.recordChart>,
  change: Change,
): Promise<ChartPage> {
  const { context, actor } = request;
  await limitTries(context.db, limit, `user ${actor.userId}`, context.now());
  return context.db.transaction(async (db) => {
    if ((await lockChain(db, menu)) === 0) throw notFound('Menu');
    const current = await findChart(db, menu);
    demandVersion(versionOf(current), ifMatch);
    if (current?.isApplied === false) throw busy();
    const author = { ...actingFor(request), source: 'chart' as const };
    const { chartId, act } = await change(db, current, author);
    const ids = await findChainDishIds(db, menu);
    // Many dishes are left to a job, which begins as soon as this is committed.
    if (ids.length > mostInRequest) await context.jobs.enqueue(db, 'apply-chart', { chartId });
    else await applyChart(db, menu, author);
    await logAdminAct(db, author, act);
    return show(db, menu, context);
  });
}

export const chartHandlers: Handlers<typeof chartCalls> = {
  async listChains({ query: { q, limit: most, cursor } }, { context }) {
    const list = `chains ${q ?? ''}`;
    const rows = await findChains(context.db, { q, after: decodeCursor(list, z.int(), cursor), limit: most });
    return toPage(
      rows,
      most,
      ({ placeId }) => encodeCursor(list, placeId),
      ({ menu, name, places, title, dated }) => ({
        menu,
        name,
        places,
        chart: title === null || dated === null ? null : { title, dated, ...ageOf(dated, context) },
      }),
    );
  },

  getChart: ({ params: { menu } }, { context }) => show(context.db, menu, context),

  async readChartFile({ params: { menu }, file }, { context, actor }) {
    await limitTries(context.db, menuReadingLimit, `user ${actor.userId}`, context.now());
    await demandChain(context.db, menu);
    return readMenuFile(file);
  },

  async previewChart({ params: { menu }, body }, { context }) {
    const { db, now } = context;
    await demandChain(db, menu);
    const current = await findChart(db, menu);
    if (current?.isApplied === false) throw busy();
    const names = await findMenuNames(db, menu);
    const fault = faultOfChart(body, { current, menu: names.map(({ name }) => name), now: now() });
    if (fault) throw badField(...fault);
    const { is_too_old } = ageOf(body.dated, context);
    return { version: versionOf(current), ...(await planChart(db, names, body)), is_too_old };
  },

  recordChart(input, request) {
    const { params, body } = input;
    const { title, address, dated } = body;
    return changeChart(input, request, async (db, current, author) => {
      const stored = await storeChart(db, params.menu, body, { current, author });
      if ('problem' in stored) throw badField(...stored.problem);
      const after = { ...params, title, address, dated };
      return { chartId: stored.chartId, act: { action: 'record_chart', after } };
    });
  },

  withdrawChart(input, request) {
    const { params, body } = input;
    return changeChart(input, request, async (db, current) => {
      if (!current) throw notFound('Chart');
      const { id: chartId, title, address, dated } = current;
      await markWithdrawn(db, chartId, body.by_mistake ? 'mistake' : 'taken_down');
      const before = { ...params, title, address, dated, ...body };
      return { chartId, act: { action: 'withdraw_chart', before } };
    });
  },
};
