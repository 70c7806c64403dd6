import { errorCode } from '../db/database-errors.ts';
import type { Db } from '../db/db.ts';
import { findUndelivered, tryUndeliveredAgain } from '../jobs/undelivered.ts';
import { withCommandDatabase } from './open-command-database.ts';
import { describeFailure } from '../describe-failure.ts';

const undefinedTable = '42P01';

async function show(db: Db, isAgain: boolean): Promise<void> {
  const given = await findUndelivered(db);
  for (const { kind, data, since } of given) console.log(`${since.toISOString()}  ${kind}  ${JSON.stringify(data)}`);
  if (given.length === 0) console.log('No mail was given up in the last 14 days.');
  else if (isAgain) console.log(`${await tryUndeliveredAgain(db)} of them are waiting to be sent again.`);
  else console.log('To send them again: npm run undelivered -- --again');
}

/**
 * Runs `npm run undelivered`. Returns the exit code: 0 done, 1 the database could not be used, 2 it was called wrongly.
 */
export async function undeliveredCommand(args: readonly string[]): Promise<number> {
  if (args.some((arg) => arg !== '--again')) {
    console.error('npm run undelivered lists the mails that were given up; npm run undelivered -- --again sends them.');
    return 2;
  }
  try {
    await withCommandDatabase((db) => show(db, args.includes('--again')));
    return 0;
  } catch (error) {
    if (errorCode(error) === undefinedTable) {
      console.error('This database has no Clearplate data yet. Start Clearplate on it first.');
      return 1;
    }
    console.error(describeFailure(error));
    return 1;
  }
}
