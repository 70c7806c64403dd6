import type { Db } from '../../server/src/db/db.ts';
import { startMenuSaves } from '../load/menu-saves.ts';
import { runOpenLoad } from '../load/open-loop.ts';
import { runLoad } from '../load/run-load.ts';
import type { Row } from '../report/rows.ts';
import { findPostgres, startApp } from '../systems/start-systems.ts';
import type { Places } from '../works/places.ts';
import { makeMixture, type Work } from '../works/works.ts';
import { canDo, measureLoad, requestsOf, rowOf, type Contestant } from './contestants.ts';
import { forgetCached } from './forget-cached.ts';

type Log = (line: string) => void;

/** An open loop asks each system for so much of what it answered when clients asked in turn. */
const shareOfClosed = 0.5;

/** Asks for each task at a fixed rate, half of what the system answered in turn. */
export async function measureOpen(
  dishes: number,
  { contestants, works, closed, seconds }: OpenPlan,
  log: Log,
): Promise<Row[]> {
  const rows: Row[] = [];
  log('At a fixed rate');
  for (const work of works)
    for (const contestant of contestants.filter((each) => canDo(each, work))) {
      const rate = (closed(work.name, contestant)?.rps ?? 0) * shareOfClosed;
      // Of a system that answers less, a round would be a handful of requests.
      if (!(rate * seconds >= 20)) continue;
      const load = {
        url: contestant.running.url,
        requests: requestsOf(contestant, work),
        rate,
        seconds,
        from: 61,
      };
      const summary = await measureLoad(contestant, () => runOpenLoad(load));
      rows.push(await rowOf(dishes, work.name, contestant, { clients: 0, loop: 'open', rate }, summary));
    }
  return rows;
}

export interface OpenPlan {
  readonly contestants: readonly Contestant[];
  readonly works: readonly Work[];
  readonly closed: (work: Row['work'], contestant: Contestant) => Pick<Row, 'rps'> | undefined;
  readonly seconds: number;
}

const savesPerMinute = 20;

/** Asks for everything at once, in turn and at a fixed rate, while menus are saved. */
export async function measureMixture(
  dishes: number,
  app: Contestant,
  { works, places, owner, seconds }: { works: readonly Work[]; places: Places; owner: Db; seconds: number },
  log: Log,
): Promise<Row[]> {
  log('A mixture, while menus are saved');
  const requests = makeMixture(works);
  const { url } = app.running;
  const saves = await startMenuSaves(url, owner, places.restaurants, savesPerMinute);
  try {
    const clients = 4;
    const before = saves.saved();
    const closed = await measureLoad(app, () => runLoad({ url, requests, clients, seconds, from: 0 }));
    const between = saves.saved();
    const rate = closed.rps * shareOfClosed;
    const open = await measureLoad(app, () => runOpenLoad({ url, requests, rate, seconds, from: 0 }));
    const how = { clients, loop: 'closed', saves: between - before } as const;
    return [
      await rowOf(dishes, 'mixture', app, how, closed),
      await rowOf(dishes, 'mixture', app, { clients: 0, loop: 'open', rate, saves: saves.saved() - between }, open),
    ];
  } finally {
    await saves.stop();
  }
}

/** How many requests one client sends after a cold start. */
const coldRequests = 40;

/** Starts the app anew for each task, with nothing of the database in memory, and asks once for some of it. */
export async function measureCold(dishes: number, directory: string, works: readonly Work[], log: Log): Promise<Row[]> {
  const rows: Row[] = [];
  for (const work of works) {
    log(`Cold: ${work.name}`);
    await forgetCached(directory);
    const running = await startApp(directory);
    try {
      const contestant = {
        name: 'Clearplate',
        set: 'usual',
        running,
        postgres: await findPostgres(directory),
      } as const;
      const load = { url: running.url, requests: work.app, clients: 1, seconds: 60, most: coldRequests, from: 17 };
      const summary = await measureLoad(contestant, () => runLoad(load));
      const of = { ...contestant, agreement: undefined };
      rows.push(await rowOf(dishes, work.name, of, { clients: 1, loop: 'cold' }, summary));
    } finally {
      await running.stop();
    }
  }
  return rows;
}
