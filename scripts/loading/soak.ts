import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Health, LoadedServer } from './loaded-server.ts';
import { askAtRate, countOthers, quantile, describeStatuses, type Ask, type Outcome } from './open-loop.ts';

/** Reads the state after another half minute. */
export interface SoakLook extends Health {
  readonly minute: number;
  /** Counts the answers other than 200. */
  readonly failures: number;
  readonly statuses: Outcome['statuses'];
  readonly p99: number;
  readonly resets: number;
}

const post = (address: string, body: unknown): Ask => ({
  method: 'POST',
  path: address,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const eaters = { eaters: [{ avoids: [{ kind: 'allergen', allergen: 'milk', strictness: 'ask' }] }] };

/** Returns a sequence of requests as at lunch time: mostly menus, and some of everything else. */
function createMixture({ menu, signIn, beginUpload }: LoadedServer): () => Ask {
  const others: readonly (() => Ask)[] = [
    () => ({ method: 'GET', path: '/api/search/suggestions?q=di' }),
    () => ({ method: 'GET', path: '/api/search/dishesbypincode?zipcode=02139&q=number' }),
    () => post('/api/dish/judged?zipcode=02139&q=rice', eaters),
    () => post('/api/restaurant/discover?zipcode=02139&radius=10', eaters),
    () => ({ method: 'GET', path: '/' }),
  ];
  let turn = 0;
  const next = (): Ask => {
    turn += 1;
    if (turn % 100 === 0) return signIn();
    return turn % 5 === 0 ? (others[(turn / 5) % others.length] ?? menu)() : menu();
  };
  let asked = 0;
  // A tenth of the requests disconnect early: before, while or after the server works.
  return () => {
    asked += 1;
    if (asked % 10 !== 0) return next();
    return { ...(asked % 30 === 0 ? beginUpload() : next()), resetAfter: (asked * 7) % 60 };
  };
}

/** Reads the metrics after the server has noticed the disconnected clients. */
async function lookWhenQuiet(server: LoadedServer): Promise<Health> {
  for (let left = 20; ; left -= 1) {
    const look = await server.look();
    // Reading the metrics needs the database for a moment.
    if (look.held === 0 || left === 0) return look;
    await sleep(100);
  }
}

/** Sends requests for this many minutes, and reads the server's state twice in each. */
export async function soakFor(
  server: LoadedServer,
  { minutes, rate }: { minutes: number; rate: number },
  say: (look: SoakLook) => void,
): Promise<readonly SoakLook[]> {
  const looks: SoakLook[] = [];
  const next = createMixture(server);
  const start = performance.now();
  while (looks.length < minutes * 2) {
    const outcome = await askAtRate(server.url, next, rate, 30);
    const look = {
      minute: (performance.now() - start) / 60_000,
      failures: countOthers(outcome, [200]),
      statuses: outcome.statuses,
      p99: quantile(outcome, 0.99),
      resets: outcome.resets,
      ...(await lookWhenQuiet(server)),
    };
    looks.push(look);
    say(look);
  }
  return looks;
}

/** Formats a reading as a row of the table. */
export const describeLook = ({ minute, memoryMb, openFiles, held, statuses, resets, p99 }: SoakLook) =>
  `| ${minute.toFixed(1)} | ${memoryMb.toFixed(0)} MB | ${openFiles} | ${held} | ${describeStatuses(statuses)} | ${resets} | ${p99.toFixed(0)} ms |`;

/** Returns the median of five readings, because a garbage collection just before one of them distorts it. */
function settled(looks: readonly SoakLook[], read: (look: SoakLook) => number): number {
  const values = looks.map(read).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

// During the first minutes caches and pools fill up.
const warmUpMinutes = 5;

/** Compares memory and open files after the warm-up with those at the end. */
export function compareEnds(looks: readonly SoakLook[]) {
  const warm = looks.filter(({ minute }) => minute >= warmUpMinutes);
  const [first, last] = [warm.slice(0, 5), warm.slice(-5)];
  return {
    memoryMb: [settled(first, (look) => look.memoryMb), settled(last, (look) => look.memoryMb)] as const,
    openFiles: [settled(first, (look) => look.openFiles), settled(last, (look) => look.openFiles)] as const,
  };
}

/** Returns failures: bad answers, memory over a tenth above that after the warm-up, or growing file counts. */
export function findLeaks(looks: readonly SoakLook[]): string[] {
  const { memoryMb, openFiles } = compareEnds(looks);
  const failures = looks.reduce((sum, look) => sum + look.failures, 0);
  const held = Math.max(...looks.map((look) => look.held));
  return [
    ...(failures > 0 ? [`${failures} answers were not 200`] : []),
    ...(memoryMb[1] > memoryMb[0] * 1.1
      ? [`memory rose from ${memoryMb[0].toFixed(0)} to ${memoryMb[1].toFixed(0)} MB`]
      : []),
    ...(held > 0 ? [`${held} places, connections or the like were held with nobody asking`] : []),
    // A pool may hold a connection more or less.
    ...(openFiles[1] > openFiles[0] + 5 ? [`open files rose from ${openFiles[0]} to ${openFiles[1]}`] : []),
  ];
}

/** Writes docs/reports/soak.md. */
export async function writeSoak(docs: string, rate: number, looks: readonly SoakLook[], busy: readonly number[]) {
  const { memoryMb, openFiles } = compareEnds(looks);
  const leaks = findLeaks(looks);
  const lines = [
    '# A long run',
    '',
    `\`npm run load -- --soak 30\` writes this page. It asks a server with its own PostgreSQL ${rate} times a second: mostly for a`,
    'menu of 50 dishes, and for searches, suggestions, lists, pages and sign-ins between. A tenth of all requests is reset in',
    'the midst of it, a third of those while a picture is sent. Twice a minute, with nobody asking, it looks at the process:',
    '“held” is what requests hold by the metrics, places, connections and all else.',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node.js ${process.versions.node}. Load average before`,
    `the run ${busy[0]?.toFixed(1)}: what else the computer did counts against the times, hardly against memory and files.`,
    '',
    `From minute ${warmUpMinutes} to the end, each the middle of five looks: memory ${memoryMb[0].toFixed(0)} → ${memoryMb[1].toFixed(0)} MB`,
    `(${((memoryMb[1] / memoryMb[0] - 1) * 100).toFixed(1)} %), open files ${openFiles[0]} → ${openFiles[1]}.`,
    '',
    ...(leaks.length === 0 ? ['Nothing failed.'] : ['Failed:', ...leaks.map((each) => `- ${each}`)]),
    '',
    '| minute | memory | open files | held | answers | resets | p99 |',
    '| ---: | ---: | ---: | ---: | --- | ---: | ---: |',
    ...looks.filter(({ failures }, at) => at % 4 === 3 || failures > 0).map(describeLook),
    '',
  ];
  await writeFile(path.join(docs, 'soak.md'), lines.join('\n'));
}
