import type { Db } from '../server/src/db/db.ts';
import { sql } from '../server/src/db/sql.ts';
import { importRecords } from '../server/src/features/import/import-records.ts';
import type { SourceRecord } from '../server/src/features/import/source-record.ts';
import { createSampleAccounts } from './sample-accounts.ts';

export interface LoadOptions {
  /** The moment from which "stated 12 days ago" counts; the clock's unless told. */
  readonly now?: Date;
  readonly log?: (message: string) => void;
}

// Any number that nothing else locks with: "cpsample" on a telephone's keys.
const lockKey = 27_726_753;

// Whoever waits for the lock waits as long as the other loads.
const statementTimeout = 120_000;

/**
 * Fills an empty database with the sample's restaurants and accounts, all or nothing. Where there is a
 * restaurant or a user already it does nothing and returns `false`. Of two servers that start at once,
 * one loads and the other waits and then finds everything there.
 */
export async function loadSampleData(db: Db, options: LoadOptions = {}): Promise<boolean> {
  const { now = new Date(), log = () => undefined } = options;
  const loaded = await db.transaction(
    async (transaction) => {
      await transaction.query(sql`select pg_advisory_xact_lock(${lockKey})`);
      return (await isEmpty(transaction)) ? load(transaction, now) : undefined;
    },
    { statementTimeout },
  );
  if (loaded !== undefined) log(loaded);
  return loaded !== undefined;
}

async function isEmpty(db: Db): Promise<boolean> {
  const [row] = await db.query<{ empty: boolean }>(sql`
    select not exists (select 1 from restaurants) and not exists (select 1 from users) as empty`);
  return row?.empty === true;
}

/** Returns what there is to say about it. */
async function load(db: Db, now: Date): Promise<string> {
  const start = performance.now();
  // Here and not above: a server that has its data needs none of it.
  const { buildRecords } = await import('./build-records.ts');
  const source = sourceRecords(buildRecords(now));
  const report = await importRecords(db, source, { source: 'restaurant', historySource: 'sample', now: () => now });
  const [first] = report.errors;
  if (first) throw new Error(`The sample's record ${first.line} was refused: ${first.reason}`);
  await createSampleAccounts(db, now);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { restaurants, dishes } = report;
  return `Loaded the sample: ${restaurants.created} restaurants with ${dishes.created} dishes, and three accounts (${seconds} s)`;
}

async function* sourceRecords(records: Iterable<unknown>): AsyncGenerator<SourceRecord> {
  let line = 0;
  for (const value of records) {
    line += 1;
    yield { value, file: 'sample', line };
  }
}
