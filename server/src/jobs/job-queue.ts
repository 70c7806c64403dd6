import { PgBoss, type JobWithMetadata } from 'pg-boss';
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

/** Opens the queue under the server's own role; `prepareJobs` has made its tables. */
export async function openJobQueue(
  db: Database,
  { onError, pollingSeconds = 1, onlyEnqueues = false }: JobQueueOptions,
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
    const options = { includeMetadata: true, pollingIntervalSeconds: pollingSeconds } as const;
    await boss.work(name, options, async ([job]: JobWithMetadata<Jobs[Name]>[]) => {
      if (job) await handle(job.data, { isLast: job.retryCount >= job.retryLimit });
    });
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
