import { createPool } from '../../server/src/db/pool.ts';
import { ownerRole } from '../../server/src/db/embedded/create-cluster.ts';
import { databaseName } from '../../server/src/db/embedded/embedded-postgres.ts';
import { runLoad } from '../load/run-load.ts';
import { medianOf, summariseRound, type Summary } from '../load/summarise.ts';
import type { Row } from '../report/rows.ts';
import { makePlainTables } from '../systems/plain-tables.ts';
import {
  findPostgres,
  startApp,
  startOther,
  type RunningPostgres,
  type RunningSystem,
} from '../systems/start-systems.ts';
import type { OtherSystem } from '../systems/systems.ts';
import { choosePlaces, type Places } from '../works/places.ts';
import { makeWorks, type Work, type WorkName } from '../works/works.ts';
import { findSamples, measureAgreement, type Agreement } from './agreement.ts';
import { processorSeconds } from './processor-time.ts';

export interface Plan {
  readonly dishes: number;
  readonly directory: string;
  readonly systems: readonly OtherSystem[];
  readonly works: readonly WorkName[];
  readonly clients: readonly number[];
  readonly rounds: number;
  readonly seconds: number;
  readonly log: (line: string) => void;
}

/** A system that takes part in the measurements. */
interface Contestant {
  readonly name: Row['system'];
  readonly running: RunningSystem;
  agreement: Agreement | undefined;
}

async function preparePlaces(socket: string, log: Plan['log']): Promise<Places> {
  const db = createPool({
    address: { host: socket, user: ownerRole, database: databaseName },
    statementTimeout: 0,
    size: 1,
  });
  try {
    log('Making the tables of the other systems');
    await makePlainTables(db);
    return await choosePlaces(db);
  } finally {
    await db.end();
  }
}

/** Leaves out tasks that the systems of a kind can't do; the "ceiling" is measured for the app alone. */
function canDo(name: Row['system'], work: Work): boolean {
  if (name === 'Clearplate') return true;
  const isLibrary = name !== 'spec (ILIKE)' && name !== 'PostgreSQL full text';
  return work.others.length > 0 && !(isLibrary && (work.name === 'restaurants' || work.name === 'menu'));
}

/** Only warms caches and compilers. A menu is prepared at its first request, so each is requested once. */
function warmUp(seconds: number, { name, app }: Work) {
  return name === 'menu' ? { seconds: seconds * 20, most: app.length } : { seconds: Math.min(seconds, 1) };
}

async function measureRounds(
  { rounds, seconds, log }: Plan,
  postgres: RunningPostgres,
  clients: number,
  contestants: readonly Contestant[],
  works: readonly Work[],
): Promise<Map<string, Summary>> {
  const results = new Map<string, Summary[]>();
  for (let round = 0; round <= rounds; round += 1) {
    log(round === 0 ? `Warming up, ${clients} client(s)` : `Round ${round} of ${rounds}, ${clients} client(s)`);
    for (const work of works)
      for (const { name, running } of contestants.filter((each) => canDo(each.name, work))) {
        const requests = name === 'Clearplate' ? work.app : work.others;
        const length = round === 0 ? warmUp(seconds, work) : { seconds };
        const load = { url: running.url, requests, clients, ...length, from: round * 131 };
        const before = await processorSeconds([running.pid, postgres.pid]);
        const result = await runLoad(load);
        const used = (await processorSeconds([running.pid, postgres.pid])) - before;
        const summary = summariseRound(result, used);
        if (round > 0) results.set(`${work.name} ${name}`, [...(results.get(`${work.name} ${name}`) ?? []), summary]);
      }
  }
  return new Map([...results].map(([key, summaries]) => [key, medianOf(summaries)]));
}

/** Starts the other systems. Each is added as soon as it runs, so that it is stopped in any case. */
async function startOthers(plan: Plan, socket: string, places: Places, contestants: Contestant[]): Promise<void> {
  const [{ running: app } = { running: undefined }] = contestants;
  if (!app) return;
  const samples = plan.systems.length === 0 ? [] : await findSamples(app, places);
  for (const name of plan.systems) {
    plan.log(`Starting ${name}`);
    const running = await startOther(name, socket);
    const contestant: Contestant = { name, running, agreement: undefined };
    contestants.push(contestant);
    contestant.agreement = await measureAgreement(samples, running);
    plan.log(`${name}: ${running.buildSeconds} s, ${JSON.stringify(contestant.agreement)}`);
  }
}

async function rowsOf(
  plan: Plan,
  postgres: RunningPostgres,
  clients: number,
  contestants: readonly Contestant[],
  works: readonly Work[],
) {
  const summaries = await measureRounds(plan, postgres, clients, contestants, works);
  const rows: Row[] = [];
  for (const work of works)
    for (const { name, running, agreement } of contestants) {
      const summary = summaries.get(`${work.name} ${name}`);
      if (summary)
        rows.push({
          dishes: plan.dishes,
          work: work.name,
          system: name,
          clients,
          ...summary,
          memory_mb: await running.memory(),
          build_s: running.buildSeconds,
          ...(agreement && { app_hits_found: agreement.appHitsFound, hits_app_has: agreement.hitsAppHas }),
        });
    }
  return rows;
}

/** Measures all tasks and systems on one data set, in rounds over all of them. */
export async function measureSize(plan: Plan): Promise<Row[]> {
  const app = await startApp(plan.directory);
  const contestants: Contestant[] = [{ name: 'Clearplate', running: app, agreement: undefined }];
  try {
    const postgres = await findPostgres(plan.directory);
    const places = await preparePlaces(postgres.socket, plan.log);
    const works = makeWorks(places).filter(({ name }) => name === 'ceiling' || plan.works.includes(name));
    await startOthers(plan, postgres.socket, places, contestants);
    const rows: Row[] = [];
    for (const clients of plan.clients) rows.push(...(await rowsOf(plan, postgres, clients, contestants, works)));
    return rows;
  } finally {
    await Promise.all(contestants.slice(1).map(({ running }) => running.stop()));
    await app.stop();
  }
}
