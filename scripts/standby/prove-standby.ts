import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { pgbouncer } from '../../server/test/start-pgbouncer.ts';
import { root } from '../run-program.ts';
import type { Outcome, Step } from '../test-steps.ts';
import { findFailures } from './assess-take-over.ts';
import { prepareData } from './start-primary.ts';
import { type Scenario, takeOver, type TakeOver } from './take-over.ts';
import { describeTakeOver, writeReport } from './write-report.ts';

const report = 'docs/reports/second-machine.md';

/** In the order of the report. What the promise is made of runs twice. */
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

const nameOf = ({ name, synchronous }: Scenario) => `${synchronous ? 'synchronous' : 'asynchronous'}: ${name}`;

async function runAll(prepared: string): Promise<readonly TakeOver[]> {
  await prepareData(prepared);
  const runs: TakeOver[] = [];
  for (const scenario of scenarios) {
    const run = await takeOver(prepared, scenario);
    console.log(describeTakeOver(run));
    runs.push(run);
  }
  return runs;
}

/** Takes a primary away in each of the ways, writes the report, and returns what wasn't kept. */
async function proveStandby(): Promise<Outcome> {
  if (!existsSync(pgbouncer)) {
    console.error('PgBouncer is not installed (Debian’s package pgbouncer).');
    return { ok: false, passed: 0, failed: 1, skipped: 0, failures: [] };
  }
  const prepared = await mkdtemp(path.join(tmpdir(), 'clearplate-prepared-'));
  const remove = () => rmSync(prepared, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  process.once('exit', remove);
  const busy = loadavg()[0] ?? Number.NaN;
  try {
    const runs = await runAll(prepared);
    await writeFile(path.join(root, report), writeReport(runs, busy));
    console.log(`Written: ${report}`);
    const failures = runs.flatMap((run) =>
      findFailures(run).map((why) => ({
        name: nameOf(run.scenario),
        why,
        repeat: 'npm run prove -- --only standby',
        passedThen: false,
      })),
    );
    const failed = new Set(failures.map(({ name }) => name)).size;
    return { ok: failed === 0, passed: runs.length - failed, failed, skipped: 0, failures };
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/** A step of `npm run prove`. It runs alone, since it measures times. */
export const standbyStep: Step = { name: 'standby', fast: false, lane: 'site', run: proveStandby };
