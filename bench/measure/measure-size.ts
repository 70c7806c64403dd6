import { createPool } from '../../server/src/db/pool.ts';
import type { Database } from '../../server/src/db/db.ts';
import { ownerRole } from '../../server/src/db/embedded/create-cluster.ts';
import { databaseName } from '../../server/src/db/embedded/embedded-postgres.ts';
import type { DataSet } from '../loading/data-set.ts';
import { runLoad } from '../load/run-load.ts';
import { medianOf, type Summary } from '../load/summarise.ts';
import type { Row } from '../report/rows.ts';
import { makePlainTables } from '../systems/plain-tables.ts';
import { findPostgres, startApp, startOther, type RunningSystem } from '../systems/start-systems.ts';
import { floor, type OtherSystem } from '../systems/systems.ts';
import { choosePlaces, type Places } from '../works/places.ts';
import { makeWorks, type Work, type WorkName } from '../works/works.ts';
import { findSamples, measureAgreement } from './agreement.ts';
import { measureCold, measureMixture, measureOpen } from './beyond-rounds.ts';
import { findFloorPages } from './floor-pages.ts';
import { canDo, keyOf, measureLoad, requestsOf, rowOf, type Contestant } from './contestants.ts';

export interface Plan {
  readonly dishes: number;
  /** The data sets on which the app is measured side by side; the other systems are on the first. */
  readonly sets: readonly { readonly kind: DataSet['kind']; readonly directory: string }[];
  readonly systems: readonly OtherSystem[];
  readonly works: readonly WorkName[];
  readonly clients: readonly number[];
  readonly rounds: number;
  readonly seconds: number;
  /** Whether it is also asked at a fixed rate, with cold caches, and for everything at once while menus are saved. */
  readonly isBeyondRounds: boolean;
  readonly log: (line: string) => void;
}

const openOwner = (socket: string): Database =>
  createPool({ address: { host: socket, user: ownerRole, database: databaseName }, statementTimeout: 0, size: 1 });

async function preparePlaces(socket: string, log: Plan['log']): Promise<Places> {
  const db = openOwner(socket);
  try {
    log('Making the tables of the other systems');
    await makePlainTables(db);
    return await choosePlaces(db);
  } finally {
    await db.end();
  }
}

/** Only warms caches and compilers. A menu is prepared at its first request, so each is requested once. */
function warmUp(seconds: number, { name, app }: Work) {
  return name === 'menu' ? { seconds: seconds * 20, most: app.length } : { seconds: Math.min(seconds, 1) };
}

type Summaries = ReadonlyMap<string, Summary>;

async function measureRounds(
  { rounds, seconds, log }: Plan,
  clients: number,
  contestants: readonly Contestant[],
  works: readonly Work[],
): Promise<Summaries> {
  const results = new Map<string, Summary[]>();
  for (let round = 0; round <= rounds; round += 1) {
    log(round === 0 ? `Warming up, ${clients} client(s)` : `Round ${round} of ${rounds}, ${clients} client(s)`);
    for (const work of works)
      for (const contestant of contestants.filter((each) => canDo(each, work))) {
        const requests = requestsOf(contestant, work);
        const length = round === 0 ? warmUp(seconds, work) : { seconds };
        const load = { url: contestant.running.url, requests, clients, ...length, from: round * 131 };
        const summary = await measureLoad(contestant, () => runLoad(load));
        const key = keyOf(work.name, contestant);
        if (round > 0) results.set(key, [...(results.get(key) ?? []), summary]);
      }
  }
  return new Map([...results].map(([key, summaries]) => [key, medianOf(summaries)]));
}

/** Starts the other systems and the floor. Each is added as soon as it runs, so that it is stopped in any case. */
async function startOthers(
  plan: Plan,
  places: Places,
  works: readonly Work[],
  contestants: Contestant[],
): Promise<void> {
  const [app] = contestants;
  if (!app) return;
  const samples = plan.systems.length === 0 ? [] : await findSamples(app.running, places);
  for (const name of plan.systems) {
    plan.log(`Starting ${name}`);
    const running = await startOther(name, app.postgres.socket);
    const contestant: Contestant = { ...app, name, running, agreement: undefined };
    contestants.push(contestant);
    contestant.agreement = await measureAgreement(samples, running);
    plan.log(`${name}: ${running.buildSeconds} s, ${JSON.stringify(contestant.agreement)}`);
  }
  const pages = await findFloorPages(app.running, works);
  if (pages.size === 0) return;
  const running = await startOther(floor, app.postgres.socket);
  contestants.push({ ...app, name: floor, running, pages });
}

async function rowsOf(
  plan: Plan,
  contestants: readonly Contestant[],
  works: readonly Work[],
  clients: number,
  summaries: Summaries,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const work of works)
    for (const contestant of contestants) {
      const summary = summaries.get(keyOf(work.name, contestant));
      const how = { clients, loop: 'closed' } as const;
      if (summary) rows.push(await rowOf(plan.dishes, work.name, contestant, how, summary));
    }
  return rows;
}

async function measureMore(
  plan: Plan,
  contestants: readonly Contestant[],
  works: readonly Work[],
  summaries: Summaries,
  places: Places,
): Promise<Row[]> {
  const { dishes, seconds, log } = plan;
  const closed = (work: Row['work'], contestant: Contestant) => summaries.get(keyOf(work, contestant));
  const rows = await measureOpen(dishes, { contestants, works, closed, seconds }, log);
  const [app] = contestants;
  if (!app) return rows;
  const owner = openOwner(app.postgres.socket);
  try {
    const all = makeWorks(places);
    // Long enough for some menus to be saved.
    const long = seconds * 15;
    return [...rows, ...(await measureMixture(dishes, app, { works: all, places, owner, seconds: long }, log))];
  } finally {
    await owner.end();
  }
}

async function measureStarted(plan: Plan, contestants: Contestant[]): Promise<{ rows: Row[]; works: Work[] }> {
  const [app] = contestants;
  if (!app) return { rows: [], works: [] };
  const places = await preparePlaces(app.postgres.socket, plan.log);
  const works = makeWorks(places).filter(({ name }) => name === 'ceiling' || plan.works.includes(name));
  await startOthers(plan, places, works, contestants);
  const rows: Row[] = [];
  for (const clients of plan.clients) {
    const summaries = await measureRounds(plan, clients, contestants, works);
    rows.push(...(await rowsOf(plan, contestants, works, clients, summaries)));
    if (plan.isBeyondRounds) rows.push(...(await measureMore(plan, contestants, works, summaries, places)));
  }
  return { rows, works };
}

const stopAll = (systems: readonly RunningSystem[]) => Promise.all(systems.map((system) => system.stop()));

/** Measures all tasks and systems on data sets of one size, in rounds over all of them. */
export async function measureSize(plan: Plan): Promise<Row[]> {
  const apps: RunningSystem[] = [];
  const contestants: Contestant[] = [];
  const { rows, works } = await (async () => {
    try {
      for (const { kind, directory } of plan.sets) {
        const running = await startApp(directory);
        apps.push(running);
        const postgres = await findPostgres(directory);
        contestants.push({ name: 'Clearplate', set: kind, running, postgres, agreement: undefined });
      }
      return await measureStarted(plan, contestants);
    } finally {
      // The other systems read the first app's database.
      await stopAll(contestants.map(({ running }) => running).filter((running) => !apps.includes(running)));
      await stopAll(apps);
    }
  })();
  const [first] = plan.sets;
  if (!plan.isBeyondRounds || !first) return rows;
  return [...rows, ...(await measureCold(plan.dishes, first.directory, works, plan.log))];
}
