import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { raw, sql } from '../../server/src/db/sql.ts';
import { type Closers, createClosers } from '../../server/src/lifecycle.ts';
import { type Answer, askServers, warmUp } from './ask-servers.ts';
import { type Machines, startMachines } from './start-machines.ts';

/** Says how the primary is lost, and what the operator does about it. */
export interface Scenario {
  readonly name: string;
  readonly synchronous: boolean;
  /** All its processes are killed, or stopped as if its machine hung. */
  readonly fault: 'killed' | 'stalled';
  /**
   * Says when a stalled one goes on: before PgBouncer leads to the standby, which means with two primaries, or only
   * after it.
   */
  readonly wakes?: 'before' | 'after';
  /** Whether nothing reaches the standby from some seconds before the fault on. */
  readonly isHeldBack?: boolean;
  /**
   * Says how many acknowledged writes are missing afterwards: none, as the setting promises, or some, as this proof
   * must notice.
   */
  readonly missing: 'none' | 'any' | 'some';
}

/** Says what happened, in milliseconds since the load began. */
export interface TakeOver {
  readonly scenario: Scenario;
  readonly answers: readonly Answer[];
  readonly fault: number;
  readonly promoted: number;
  /** PgBouncer leads to the new primary from here on. */
  readonly led: number;
  /** Says how often each write is stored on the new primary when the load is over. */
  readonly stored: Stored;
  /** Says the same after each write that wasn't acknowledged was sent once more, and how that was answered. */
  readonly storedInTheEnd: Stored;
  readonly repeated: readonly Answer[];
  /** Whether both servers still run. */
  readonly serversRun: boolean;
  /** Whether one of them sends a mail, which is in the database. */
  readonly mailIsSent: boolean;
}

/** Says how often each write is stored, by its name. */
type Stored = ReadonlyMap<string, number>;

const seconds = 22;
const atSeconds = { heldBack: 3, fault: 6 };
/** Stands for the person or program that notices that the primary is gone: nothing here does that by itself. */
export const noticeSeconds = 3;
/** There are two primaries for this long, in the cases with two. */
export const splitSeconds = 2;

async function takeOverNow({ primary, standby, pooler }: Machines, { wakes }: Scenario, since: () => number) {
  await standby.db.query(raw('select pg_promote(true, 60)'));
  const promoted = since();
  if (wakes === 'before') {
    primary.wake();
    await sleep(splitSeconds * 1000);
  }
  await pooler.repoint(standby.host);
  const led = since();
  if (wakes === 'after') {
    await sleep(3000);
    primary.wake();
  }
  return { promoted, led };
}

async function countStored({ standby }: Machines): Promise<Stored> {
  const rows = await standby.db.query<{ name: string; count: number }>(
    sql`select name, count(*) as count from addresses where name like 'home %' group by name`,
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}

async function runScenario(machines: Machines, scenario: Scenario): Promise<TakeOver> {
  const { tokens } = machines;
  const urls = machines.servers.map(({ url }) => url);
  await warmUp(urls, tokens);
  const start = performance.now();
  const since = () => performance.now() - start;
  const loading = askServers({ urls, tokens, label: 'home', seconds });
  await sleep(atSeconds.heldBack * 1000);
  if (scenario.isHeldBack === true) await machines.holdStandbyBack();
  await sleep(atSeconds.fault * 1000 - since());
  const fault = since();
  await (scenario.fault === 'killed' ? machines.primary.kill() : machines.primary.stall());
  await sleep(noticeSeconds * 1000);
  const steps = await takeOverNow(machines, scenario, since);
  const answers = await loading;
  const stored = await countStored(machines);
  const repeated: Answer[] = [];
  for (const { kind, status, repeat } of answers) if (kind === 'write' && status !== 200) repeated.push(await repeat());
  const storedInTheEnd = await countStored(machines);
  const serversRun = machines.servers.every(
    ({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null,
  );
  const mailIsSent = await machines.sendMail();
  return { scenario, answers, fault, ...steps, stored, storedInTheEnd, repeated, serversRun, mailIsSent };
}

/**
 * Starts all the machines on a copy of the prepared data, takes the primary away under load, says what came of it, and
 * stops them. A caller that runs the closers before it has ended stops them too.
 */
export async function takeOver(prepared: string, scenario: Scenario, outer: Closers): Promise<TakeOver> {
  const closers = createClosers((error) => console.error(error));
  outer.add(() => closers.run());
  const directory = await mkdtemp(path.join(tmpdir(), 'cst-'));
  closers.add(() => rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  try {
    const machines = await startMachines({ prepared, directory, synchronous: scenario.synchronous }, closers);
    return await runScenario(machines, scenario);
  } finally {
    await closers.run();
  }
}
