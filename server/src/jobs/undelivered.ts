import { PgBoss } from 'pg-boss';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { executorOn } from './executor.ts';
import { deadLetterQueue } from './job-kinds.ts';
import { jobSchema } from './prepare-jobs.ts';

/** Is a mail that was given up. Its data are ids. */
export interface Undelivered {
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly since: Date;
}

/** Returns the mails that were given up in the last 14 days, oldest first. */
export function findUndelivered(db: Db): Promise<Undelivered[]> {
  return db.query<Undelivered>(sql`select source_name as kind, data, created_on as since from jobs.job
    where name = ${deadLetterQueue} and state = 'created' order by created_on`);
}

/** Moves all of them back to their queues, to be tried like new ones. Returns how many there were. */
export async function tryUndeliveredAgain(db: Db): Promise<number> {
  const boss = new PgBoss({
    db: executorOn(db),
    schema: jobSchema,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    return await boss.redrive(deadLetterQueue);
  } finally {
    await boss.stop({ graceful: false });
  }
}
