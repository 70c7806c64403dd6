import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadedServer } from './loaded-server.ts';
import { askAtRate, askWithoutPause, countOthers, quantile, type Outcome } from './open-loop.ts';
import type { LoadOptions } from './options.ts';

/** Holds the results of one kind of request, for the report. */
export interface Row {
  readonly title: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly statuses: Outcome['statuses'];
  /** These answers should not have occurred. */
  readonly failures: number;
}

export interface LoadResult {
  readonly rows: readonly Row[];
  readonly loopDelayMs: number;
  readonly isWellAfterwards: boolean;
}

function rowOf(title: string, outcome: Outcome, good: readonly number[] = [200]): Row {
  return {
    title,
    perSecond: outcome.latencies.length / outcome.seconds,
    p50: quantile(outcome, 0.5),
    p99: quantile(outcome, 0.99),
    statuses: outcome.statuses,
    failures: countOthers(outcome, good),
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Measures the stages of `npm run load` without a soak in turn; `say` gets each result. */
export async function runStages(
  server: LoadedServer,
  options: LoadOptions,
  say: (row: Row) => void,
): Promise<LoadResult> {
  const { url, menu, signIn } = server;
  const { seconds, rate, signIns } = options;
  const rows: Row[] = [];
  const note = (row: Row) => {
    rows.push(row);
    say(row);
  };
  await askAtRate(url, menu, rate / 3, Math.min(5, seconds));
  note(rowOf('a menu now and then', await askAtRate(url, menu, 10, Math.min(10, seconds))));
  await server.look();
  const [menus, entries] = await Promise.all([
    askAtRate(url, menu, rate, seconds),
    askAtRate(url, signIn, signIns, seconds),
  ]);
  const { loopDelayMs } = await server.look();
  note(rowOf(`${rate} menus a second`, menus));
  if (signIns > 0) note(rowOf(`${signIns} sign-ins a second beside them`, entries));
  const most = await askWithoutPause(url, menu, 64, Math.min(15, seconds));
  note(rowOf('menus as fast as answers come, to 64 at once', most));
  const tooMany = Math.round((most.latencies.length / most.seconds) * 3);
  const overload = await askAtRate(url, menu, tooMany, Math.min(5, seconds));
  note(rowOf(`${tooMany} menus a second, three times what it can`, overload, [200, 503]));
  await sleep(1000);
  const isWellAfterwards = await isReady(url);
  return { rows, loopDelayMs, isWellAfterwards };
}
