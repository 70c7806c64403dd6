import type { VerdictCounts } from '@clearplate/contract/eaters-body';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { InUse } from './in-use.ts';

// These are in seconds. A page's calls take less than 0.1; a statement may take 2.
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];

export interface Metrics {
  /** Returns everything in Prometheus' text format. */
  readonly render: () => Promise<string>;
  /** Counts an answered request. `route` is its pattern, because addresses contain personal data. */
  readonly noteRequest: (request: { method: string; route: string; status: number; seconds: number }) => void;
  /** Counts what a call's answer says beyond its status. */
  readonly noteAnswer: (call: string, output: unknown) => void;
}

function countRequests(registry: Registry): Metrics['noteRequest'] {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  return ({ seconds, ...labels }) => duration.observe(labels, seconds);
}

function countAnswers(registry: Registry): Metrics['noteAnswer'] {
  const registers = [registry];
  const signIns = new Counter({
    name: 'clearplate_sign_in_failures_total',
    help: 'Tries to sign in with a wrong password, an unknown address or a locked account',
    registers,
  });
  const verdicts = new Counter({
    name: 'clearplate_verdicts_total',
    help: 'Dishes that were counted by their verdict for somebody who avoids something',
    labelNames: ['verdict'],
    registers,
  });
  const noteVerdicts = (counts: VerdictCounts) => {
    const { none_declared, cross_contact, not_verified, avoid, with_change = 0 } = counts;
    const counted = { none_declared, cross_contact, not_verified, avoid, with_change };
    for (const [verdict, count] of Object.entries(counted)) verdicts.inc({ verdict }, count);
  };
  return (call, output) => {
    if (call === 'login' && (output as { token: unknown }).token === false) signIns.inc();
    if (call === 'countVerdicts') noteVerdicts(output as VerdictCounts);
    if (call === 'discoverRestaurants')
      for (const { counts } of (output as { items: { counts: VerdictCounts }[] }).items) noteVerdicts(counts);
  };
}

/** It isn't the library's registry, of which a process has one. Each server registers its own. */
const registers: Registry[] = [];

function watchPools(registry: Registry, reads: NonNullable<Context['reads']>, writes: Context['writes']): void {
  const connections = new Gauge({
    name: 'clearplate_database_connections',
    help: 'Connections of this server, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      const loads = { ...reads.loads(), ...(writes && { writes: writes.load() }) };
      for (const [pool, load] of Object.entries(loads)) {
        this.set({ pool, state: 'busy' }, load.open - load.idle);
        this.set({ pool, state: 'idle' }, load.idle);
        this.set({ pool, state: 'waiting' }, load.waiting);
      }
    },
  });
  registry.registerMetric(connections);
  if (!reads.hasReplica) return;
  const behind = new Gauge({
    name: 'clearplate_replica_behind_seconds',
    help: 'How old the replica’s state may be; +Inf when that is not known',
    registers,
    collect() {
      this.set(reads.behindMs() / 1000);
    },
  });
  registry.registerMetric(behind);
}

function watchJobs(registry: Registry, db: Db): void {
  const jobs = new Gauge({
    name: 'clearplate_jobs',
    help: 'Background work that is not done, by kind and state; “undelivered” was given up',
    labelNames: ['name', 'state'],
    registers,
    async collect() {
      this.reset();
      const rows = await db
        .query<{ name: string; state: string; count: number }>(
          sql`select name, state::text as state, count(*) as count from jobs.job where completed_on is null group by 1, 2`,
        )
        // If the database doesn't answer, the other figures matter all the more.
        .catch(() => []);
      for (const { count, ...labels } of rows) this.set(labels, count);
    },
  });
  registry.registerMetric(jobs);
}

function watchInUse(registry: Registry, inUse: InUse): void {
  const held = new Gauge({
    name: 'clearplate_in_use',
    help: 'What requests hold at this moment, by its kind: each is 0 when nobody asks for anything',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const [kind, read] of inUse) this.set({ kind }, read());
    },
  });
  registry.registerMetric(held);
}

let ofProcess: Registry | undefined;

/**
 * Observes memory, processor, event loop and open files. A process has one observer, which starts at the first request
 * for metrics.
 */
function metricsOfProcess(): Registry {
  if (!ofProcess) collectDefaultMetrics({ register: (ofProcess = new Registry()) });
  return ofProcess;
}

/** Counts what this server does. The figures of several servers add up. */
export function createMetrics({ db, reads, writes }: Pick<Context, 'db' | 'reads' | 'writes'>, inUse: InUse): Metrics {
  const registry = new Registry();
  if (reads) watchPools(registry, reads, writes);
  watchInUse(registry, inUse);
  watchJobs(registry, db);
  const render = () => Registry.merge([registry, metricsOfProcess()]).metrics();
  return { render, noteRequest: countRequests(registry), noteAnswer: countAnswers(registry) };
}
