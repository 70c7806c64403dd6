import { queueOptions } from '../src/jobs/job-kinds.ts';
import type { JobHandlers } from '../src/jobs/job-queue.ts';

/** Does every kind of background work by doing nothing. */
export const idleJobs = Object.fromEntries(
  Object.keys(queueOptions).map((name) => [name, async () => undefined]),
) as unknown as JobHandlers;
