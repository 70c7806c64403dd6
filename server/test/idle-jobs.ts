import { queueOptions } from '../src/jobs/job-kinds.ts';
import type { JobHandlers } from '../src/jobs/job-queue.ts';

/** Handlers of every kind of background work that do nothing. */
export const idleJobs = Object.fromEntries(
  Object.keys(queueOptions).map((name) => [name, async () => undefined]),
) as unknown as JobHandlers;
