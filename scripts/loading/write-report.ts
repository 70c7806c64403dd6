import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { describeStatuses } from './open-loop.ts';
import type { LoadOptions } from './options.ts';
import type { LoadResult, Row } from './stages.ts';

const ms = (value: number) => (Number.isNaN(value) ? '–' : `${value.toFixed(value < 10 ? 1 : 0)} ms`);

/** Formats a row of the report's table, also for the screen. */
export function formatRow(row: Row): string {
  return `| ${row.title} | ${row.perSecond.toFixed(0)}/s | ${ms(row.p50)} | ${ms(row.p99)} | ${describeStatuses(row.statuses)} |`;
}

/** Returns the promises that the run broke. */
export function findBroken({ rows, isWellAfterwards }: LoadResult): string[] {
  const failed = rows
    .filter(({ failures }) => failures > 0)
    .map((row) => `${row.title}: ${describeStatuses(row.statuses)}`);
  return isWellAfterwards ? failed : [...failed, 'the server was not ready again a second after the overload'];
}

export async function writeReport(docs: string, options: LoadOptions, result: LoadResult, busy: readonly number[]) {
  const broken = findBroken(result);
  const lines = [
    '# Under load',
    '',
    '`npm run load` writes this page. It starts a server with its own PostgreSQL, and asks it over the loopback from the same',
    'computer, each request from another address, as a proxy in front names them. Times count from when a request was due, so',
    'that a server that falls behind shows it. “Menus” are `GET /api/restaurant/menu/{id}` with 50 dishes, compressed.',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node.js ${process.versions.node},`,
    `${options.seconds} s under load. Load average of the computer before the run ${busy[0]?.toFixed(1)}, after it ${loadavg()[0]?.toFixed(1)}: what`,
    'else it did counts against these figures.',
    '',
    '| asked for | came | p50 | p99 | answers |',
    '|---|---|---|---|---|',
    ...result.rows.map(formatRow),
    '',
    `Beside ${options.signIns} sign-ins a second, each a hash of some 13 ms of a core, the event loop was ${ms(result.loopDelayMs)} late (p99).`,
    'Beyond 320 requests at work, others are refused at once with 503 and `Retry-After`.',
    '',
    ...(broken.length === 0 ? ['Nothing failed.'] : ['Failed:', ...broken.map((each) => `- ${each}`)]),
    '',
    'What a long run does to memory and open files: [soak.md](soak.md).',
    '',
  ];
  await writeFile(path.join(docs, 'load.md'), lines.join('\n'));
}
