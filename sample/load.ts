import type { Db } from '../server/src/db/db.ts';
import { sql } from '../server/src/db/sql.ts';
import { importRecords } from '../server/src/features/import/import-records.ts';
import type { SourceRecord } from '../server/src/features/import/source-record.ts';
import { buildRecords } from './build-records.ts';
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
  return db.transaction(
    async (transaction) => {
      await transaction.query(sql`select pg_advisory_xact_lock(${lockKey})`);
      if (!(await isEmpty(transaction))) return false;
      await load(transaction, now, log);
      return true;
    },
    { statementTimeout },
  );
}

async function isEmpty(db: Db): Promise<boolean> {
  const [row] = await db.query<{ empty: boolean }>(sql`
    select not exists (select 1 from restaurants) and not exists (select 1 from users) as empty`);
  return row?.empty === true;
}

async function load(db: Db, now: Date, log: (message: string) => void): Promise<void> {
  const report = await importRecords(db, sourceRecords(now), { source: 'restaurant', historySource: 'sample', now });
  const [first] = report.errors;
  if (first) throw new Error(`The sample's record ${first.line} was refused: ${first.reason}`);
  await createSampleAccounts(db, now);
  log(
    `Sample data: ${report.restaurants.created} restaurants with ${report.dishes.created} dishes, and three accounts`,
  );
}

async function* sourceRecords(now: Date): AsyncGenerator<SourceRecord> {
  let line = 0;
  for (const value of buildRecords(now)) {
    line += 1;
    yield { value, file: 'sample', line };
  }
}
