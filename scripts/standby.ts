import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { type Closers, createClosers } from '../server/src/lifecycle.ts';
import { pgbouncer } from '../server/test/start-pgbouncer.ts';
import { installDebianPackages } from './debian-packages.ts';
import { root } from './run-program.ts';
import { findFailures } from './standby/assess-take-over.ts';
import { prepareData } from './standby/start-primary.ts';
import { type Scenario, takeOver, type TakeOver } from './standby/take-over.ts';
import { describeTakeOver, writeReport } from './standby/write-report.ts';

const report = 'docs/reports/second-machine.md';

/**
 * These are in the order of the report. What is promised runs twice; a case that must lose something shows that a loss
 * is noticed.
 */
const scenarios: readonly Scenario[] = [
  { name: 'killed', synchronous: true, fault: 'killed', missing: 'none' },
  { name: 'killed, again', synchronous: true, fault: 'killed', missing: 'none' },
  { name: 'stalled, wakes after the takeover', synchronous: true, fault: 'stalled', wakes: 'after', missing: 'none' },
  { name: 'stalled, two primaries', synchronous: true, fault: 'stalled', wakes: 'before', missing: 'none' },
  { name: 'killed', synchronous: false, fault: 'killed', missing: 'any' },
  { name: 'killed, again', synchronous: false, fault: 'killed', missing: 'any' },
  { name: 'stalled, two primaries', synchronous: false, fault: 'stalled', wakes: 'before', missing: 'some' },
  { name: 'killed, the standby held back', synchronous: false, fault: 'killed', isHeldBack: true, missing: 'some' },
];

/** Takes a primary away in each of the ways, writes the report, and returns whether everything was as promised. */
async function proveAll(closers: Closers): Promise<boolean> {
  const busy = loadavg()[0] ?? Number.NaN;
  const prepared = await mkdtemp(path.join(tmpdir(), 'clearplate-prepared-'));
  closers.add(() => rm(prepared, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  await prepareData(prepared);
  const runs: TakeOver[] = [];
  for (const scenario of scenarios) {
    const run = await takeOver(prepared, scenario, closers);
    console.log(describeTakeOver(run));
    runs.push(run);
  }
  await writeFile(path.join(root, report), writeReport(runs, busy));
  console.log(`Written: ${report}`);
  return runs.every((run) => findFailures(run).length === 0);
}

/** `npm run standby`: shows what is lost when a standby takes over under load, and for how long. Takes four to six minutes. */
export async function run(): Promise<void> {
  if (!existsSync(pgbouncer) && !(await installDebianPackages(['pgbouncer']))) {
    console.error('PgBouncer is not installed. On Debian: apt-get install pgbouncer');
    process.exit(1);
  }
  const closers = createClosers((error) => console.error(error));
  const stop = () => void closers.run().then(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    if (!(await proveAll(closers))) process.exitCode = 1;
  } finally {
    await closers.run();
  }
}
