import { availableParallelism, cpus, loadavg } from 'node:os';
import { row, table } from '../measuring/markdown-table.ts';
import { rate } from './ask-servers.ts';
import { countWrites, figuresOf, findFailures } from './assess-take-over.ts';
import { noticeSeconds, splitSeconds, type TakeOver } from './take-over.ts';

const seconds = (value: number | undefined) => (value === undefined ? '–' : `${value.toFixed(1)} s`);

/** Names each status, leaving what it said to `describeReasons`. */
function describeLost(lost: Readonly<Record<string, number>>): string {
  const byStatus = Object.groupBy(Object.entries(lost), ([reason]) => reason.split(' “', 1)[0] ?? '');
  const sum = (each: readonly [string, number][] = []) => each.reduce((total, [, count]) => total + count, 0);
  return (
    Object.entries(byStatus)
      .map(([status, each]) => `${sum(each)} × ${status}`)
      .join(', ') || 'none'
  );
}

/** Says which texts the refusals had, the most frequent first. */
function describeReasons(runs: readonly TakeOver[]): string {
  const all = new Map<string, number>();
  for (const run of runs)
    for (const kind of ['read', 'write'] as const)
      for (const [reason, count] of Object.entries(figuresOf(run, kind).lost))
        all.set(reason, (all.get(reason) ?? 0) + count);
  const sorted = [...all].toSorted(([, one], [, other]) => other - one);
  return sorted.map(([reason, count]) => `${count} × ${reason}`).join(', ');
}

const nameOf = ({ scenario: { synchronous, name } }: TakeOver) => [synchronous ? 'synchronous' : 'asynchronous', name];

/** Returns the rows of the report's two tables. */
function rowsOf(run: TakeOver) {
  const [reads, writes] = [figuresOf(run, 'read'), figuresOf(run, 'write')];
  const { acknowledged, missing, unsureAndStored } = countWrites(run);
  return {
    writes: row(
      ...nameOf(run),
      `${missing} of ${acknowledged}`,
      describeLost(writes.lost),
      unsureAndStored,
      seconds(writes.worksAgain),
      seconds(writes.afterwards),
      seconds(writes.lastLost),
      seconds(writes.longestAnswer),
    ),
    reads: row(
      ...nameOf(run),
      describeLost(reads.lost),
      seconds(reads.goesOnFor),
      // There is nothing to report about what was never away.
      seconds(reads.goesOnFor === undefined ? undefined : reads.worksAgain),
      seconds(reads.goesOnFor === undefined ? undefined : reads.afterwards),
      seconds(reads.lastLost),
      seconds(reads.longestAnswer),
    ),
  };
}

/** Prints how one run ended. */
export function describeTakeOver(run: TakeOver): string {
  const rows = rowsOf(run);
  return [rows.writes, rows.reads, ...findFailures(run).map((failure) => `FAILED ${failure}`)].join('\n');
}

/** Writes docs/reports/second-machine.md. */
export function writeReport(runs: readonly TakeOver[], busy: number): string {
  const failures = runs.flatMap((run) => findFailures(run).map((failure) => `- ${nameOf(run).join(', ')}: ${failure}`));
  return [
    '# A second machine takes over',
    '',
    '`npm run standby` writes this page. Two servers behind PgBouncer, a primary, and a streaming standby that also',
    `answers public reads, all on one computer, are asked ${rate} times a second, a quarter of it writes. After 6 s all processes of the`,
    `primary are killed at once, or stopped as if its machine hung. ${noticeSeconds} s later, which stand for whoever notices, the standby is`,
    'promoted and PgBouncer is led to it. “Two primaries”: the stalled one wakes once the standby is promoted, and PgBouncer still leads to',
    `it for ${splitSeconds} s. “Held back”: for 3 s before the kill nothing reached the standby. Then each write that was refused is sent once more, with its own`,
    '`Idempotency-Key`, and what is stored is counted on the new primary.',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node.js ${process.versions.node}.`,
    `Load average of the computer before ${busy.toFixed(1)}, after ${(loadavg()[0] ?? Number.NaN).toFixed(1)}: what else it did counts against the times.`,
    '',
    `What came instead of the answers that were lost: ${describeReasons(runs)}.`,
    '',
    '## Writes',
    '',
    ...table(
      [
        'replication',
        'the primary is',
        'acknowledged and missing',
        'lost',
        'of these stored all the same',
        'work again after',
        'of that after the takeover',
        'last one lost after it',
        'longest answer',
      ],
      runs.map((run) => rowsOf(run).writes),
    ),
    '',
    '## Reads',
    '',
    ...table(
      [
        'replication',
        'the primary is',
        'lost',
        'first one lost after',
        'work again after',
        'of that after the takeover',
        'last one lost after it',
        'longest answer',
      ],
      runs.map((run) => rowsOf(run).reads),
    ),
    '',
    ...(failures.length > 0 ? ['Failed:', '', ...failures, ''] : ['Nothing failed.', '']),
  ].join('\n');
}
