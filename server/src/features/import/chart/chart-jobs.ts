import type { Context } from '../../../context.ts';
import type { JobHandlers } from '../../../jobs/job-queue.ts';
import { applyLeftChart } from './apply-chart.ts';

/** Writes a menu of many places in the background, in one transaction. */
export function chartJobs({ db, now }: Pick<Context, 'db' | 'now'>): Pick<JobHandlers, 'apply-chart'> {
  return { 'apply-chart': ({ chartId }) => applyLeftChart(db, chartId, now) };
}
