import { PgBoss } from 'pg-boss';
import { errorCode } from '../db/database-errors.ts';
import type { Db } from '../db/db.ts';
import { appRole } from '../db/roles.ts';
import { raw, sql } from '../db/sql.ts';
import { StartRefused } from '../db/start-refused.ts';
import { executorOn } from './executor.ts';
import { deadLetterQueue, queueOptions } from './job-kinds.ts';

/** Is the schema of pg-boss, which contains nothing else. */
export const jobSchema = 'jobs';

async function createSchema(owner: Db): Promise<void> {
  const [row] = await owner.query<{ exists: boolean }>(
    sql`select exists (select 1 from pg_namespace where nspname = ${jobSchema}) as exists`,
  );
  if (row?.exists) return;
  try {
    await owner.query(raw(`create schema ${jobSchema}`));
  } catch (error) {
    if (errorCode(error) !== '42501') throw error;
    throw new StartRefused(
      [
        `Background jobs are stored in the schema ${jobSchema}, which the login that migrates isn't allowed to create.`,
        'As an administrator of the database, run:',
        `  create schema ${jobSchema} authorization that_login;`,
      ].join('\n'),
      { cause: error },
    );
  }
}

async function createQueues(boss: PgBoss): Promise<void> {
  if (!(await boss.getQueue(deadLetterQueue))) await boss.createQueue(deadLetterQueue);
  for (const [name, options] of Object.entries(queueOptions)) {
    if (await boss.getQueue(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
  }
  await boss.schedule('clean-up', '17 * * * *');
  await boss.schedule('ending-statements', '13 8 * * *');
  // Tills export at night. This time is the morning in the United States.
  await boss.schedule('arrived-menus', '7 12 * * *');
  await boss.schedule('watched-dishes', '*/5 * * * *');
  await boss.schedule('stray-pictures', '43 4 * * *');
  await boss.schedule('search-words', '13 4 * * *');
}

// The server's own role changes rows and no tables.
async function grant(owner: Db): Promise<void> {
  for (const right of [
    `usage on schema ${jobSchema}`,
    `select, insert, update, delete on all tables in schema ${jobSchema}`,
    `usage on all sequences in schema ${jobSchema}`,
    `execute on all functions in schema ${jobSchema}`,
  ])
    await owner.query(raw(`grant ${right} to ${appRole}`));
}

/** Updates pg-boss's tables and our queues to this version, as their owner. It runs under the migrations' lock. */
export async function prepareJobs(owner: Db): Promise<void> {
  await createSchema(owner);
  const boss = new PgBoss({
    db: executorOn(owner),
    schema: jobSchema,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  try {
    await boss.start();
    await createQueues(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
  await grant(owner);
}
