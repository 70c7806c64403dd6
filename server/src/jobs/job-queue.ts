import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss';
import type { Database, Db } from '../db/db.ts';
import { executorOn } from './executor.ts';
import type { JobName, Jobs } from './job-kinds.ts';
import { jobSchema } from './prepare-jobs.ts';

/** Is what a worker knows about its job beside the data. */
export interface Attempt {
  /** Says whether this is the last try. */
  readonly isLast: boolean;
}

export type JobHandlers = { readonly [Name in JobName]: (data: Jobs[Name], attempt: Attempt) => Promise<void> };

/** Does background work, which any of the servers does. */
export interface JobQueue {
  /** Queues a job in the transaction of what it is about: both happen, or neither. */
  enqueue<Name extends JobName>(db: Db, name: Name, data: Jobs[Name]): Promise<void>;
  /** Starts working. Until then this server only queues jobs. */
  work(handlers: JobHandlers): Promise<void>;
  /** Lets running work end. What doesn't end in time is tried again elsewhere. */
  stop(): Promise<void>;
}

export interface JobQueueOptions {
  /** Is called with trouble of the queue itself. */
  readonly onError: (error: Error) => void;
  /** Is called when a job failed its last try. The error may quote personal texts. */
  readonly onGivenUp?: (name: JobName, error: unknown) => void;
  /** Says how many seconds lie between two polls for work; 1 by default. */
  readonly pollingSeconds?: number;
  /** Only queues jobs and maintains nothing, for short-lived programs. */
  readonly onlyEnqueues?: boolean;
}

const longestDrain = 2000;

const minute = 60_000;

// pg-boss passes on some errors as plain copies of their own fields, which the name of a TypeError isn't among.
function asError(copy: { readonly stack?: string }): Error {
  if (copy instanceof Error) return copy;
  const name = /^\w+/.exec(copy.stack ?? '')?.[0] ?? 'Error';
  return Object.assign(new Error(), { name }, copy);
}

/** Passes on each kind of error once a minute, because every poll fails while the database is away. */
function seldom(report: (error: Error) => void): (error: Error) => void {
  const reported = new Map<string, number>();
  return (copy) => {
    const error = asError(copy);
    const last = reported.get(error.name) ?? -minute;
    if (performance.now() - last < minute) return;
    reported.set(error.name, performance.now());
    report(error);
  };
}

// With one job a second, one after the other, a mail would wait behind everything that anybody asks for. Each job
// settles by itself.
const together = { batchSize: 5, burstWhenBatchFull: true, perJobResults: true } as const;

async function settle<Data extends object>(
  job: JobWithMetadata<Data>,
  handle: (data: Data, attempt: Attempt) => Promise<void>,
  onGivenUp: (error: unknown) => void,
): Promise<JobResult> {
  const isLast = job.retryCount >= job.retryLimit;
  try {
    await handle(job.data, { isLast });
    return { id: job.id, status: 'completed' };
  } catch (error) {
    if (isLast) onGivenUp(error);
    // The job stores it, so only the error's name is passed: a database's message quotes rows.
    return { id: job.id, status: 'failed', output: { reason: error instanceof Error ? error.name : 'unknown' } };
  }
}

/** Opens the queue under the server's own role. `prepareJobs` has created its tables. */
export async function openJobQueue(
  db: Database,
  { onError, onGivenUp, pollingSeconds = 1, onlyEnqueues = false }: JobQueueOptions,
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: executorOn(db),
    schema: jobSchema,
    migrate: false,
    createSchema: false,
    supervise: !onlyEnqueues,
    schedule: !onlyEnqueues,
    // Only an index's owner can rebuild it.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', seldom(onError));
  await boss.start();

  async function workOn<Name extends JobName>(name: Name, handle: JobHandlers[Name]): Promise<void> {
    const options = { ...together, includeMetadata: true, pollingIntervalSeconds: pollingSeconds } as const;
    await boss.work(name, options, (jobs: JobWithMetadata<Jobs[Name]>[]) =>
      Promise.all(jobs.map((job) => settle(job, handle, (error) => onGivenUp?.(name, error)))),
    );
  }

  return {
    async enqueue(transaction, name, data) {
      await boss.send(name, data, { db: executorOn(transaction) });
    },
    async work(handlers) {
      for (const name of Object.keys(handlers) as JobName[]) await workOn(name, handlers[name]);
    },
    stop: () => boss.stop({ timeout: longestDrain }),
  };
}
