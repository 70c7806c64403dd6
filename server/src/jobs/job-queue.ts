import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss';
import type { Database, Db } from '../db/db.ts';
import { executorOn } from './executor.ts';
import type { JobName, Jobs } from './job-kinds.ts';
import { jobSchema } from './prepare-jobs.ts';

/** What a worker knows of its job beside the data. */
export interface Attempt {
  /** Nothing tries again after this one. */
  readonly isLast: boolean;
}

export type JobHandlers = { readonly [Name in JobName]: (data: Jobs[Name], attempt: Attempt) => Promise<void> };

/** Background work that any of the servers does. */
export interface JobQueue {
  /** Leaves a job in the very transaction of what it tells of: both happen, or neither. */
  enqueue<Name extends JobName>(db: Db, name: Name, data: Jobs[Name]): Promise<void>;
  /** Begins to do the work; until then this server only leaves it. */
  work(handlers: JobHandlers): Promise<void>;
  /** Lets what is under way end; what doesn't in time is tried again elsewhere. */
  stop(): Promise<void>;
}

export interface JobQueueOptions {
  /** Told of trouble with the queue itself. */
  readonly onError: (error: Error) => void;
  /** Told of a job that failed its last time. The error may quote people's words. */
  readonly onGivenUp?: (name: JobName, error: unknown) => void;
  /** Seconds between two looks for work; 1 unless told. */
  readonly pollingSeconds?: number;
  /** Only leaves work and looks after nothing, for programs that come and go. */
  readonly onlyEnqueues?: boolean;
}

const longestDrain = 2000;

const minute = 60_000;

/** Passes on each kind of error once a minute: while the database is away, every look for work fails. */
function seldom(report: (error: Error) => void): (error: Error) => void {
  const reported = new Map<string, number>();
  return (error) => {
    const last = reported.get(error.name) ?? -minute;
    if (performance.now() - last < minute) return;
    reported.set(error.name, performance.now());
    report(error);
  };
}

// One job at a time, one a second, would let a mail wait behind all that anybody asks for. Each settles for itself.
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
    // Kept with the job, so the name only: a database's message quotes rows.
    return { id: job.id, status: 'failed', output: { reason: error instanceof Error ? error.name : 'unknown' } };
  }
}

/** Opens the queue under the server's own role; `prepareJobs` has made its tables. */
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
    // Rebuilding an index takes its owner.
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
