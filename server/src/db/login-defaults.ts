import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnreachable } from './database-errors.ts';
import type { Db } from './db.ts';
import { standardTimeout } from './pool.ts';
import { quoteIdentifier } from './roles.ts';
import { raw, sql } from './sql.ts';

type Defaults = { timeout: string; zone: string };

async function areInForce(db: Db): Promise<boolean> {
  const [row] = await db.query<Defaults>(
    sql`select current_setting('statement_timeout') as timeout, current_setting('timezone') as zone`,
  );
  return row?.timeout === `${standardTimeout / 1000}s` && row.zone === 'UTC';
}

async function statementsFor(db: Db, login: string): Promise<string[]> {
  const [row] = await db.query<{ name: string }>(sql`select current_database() as name`);
  const where = `alter role ${quoteIdentifier(login)} in database ${quoteIdentifier(row?.name ?? '')}`;
  return [`${where} set statement_timeout = ${standardTimeout}`, `${where} set timezone = 'UTC'`];
}

// The server works without them, whatever prevents them, and its operator is told what to do.
async function isSetBy(db: Db, statements: string[]): Promise<boolean> {
  const setting = db.transaction(async (transaction) => {
    for (const statement of statements) await transaction.query(raw(statement));
  });
  return setting.then(
    () => true,
    () => false,
  );
}

// Connections that were opened before don't have the defaults. If an idle one ends, a pooler replaces it silently.
async function endIdleConnections(db: Db, login: string): Promise<void> {
  await db.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = ${login} and state = 'idle' and pid <> pg_backend_pid()`);
}

const mostTries = 10;

// A pooler may hand out a connection that has just ended, and notices only then.
async function areInForceByNow(db: Db): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await areInForce(db);
    } catch (error) {
      if (!(error instanceof DatabaseUnreachable) || tried === mostTries) throw error;
      await sleep(100);
    }
  }
}

/**
 * Gives a login the time limit and the time zone of the server's statements, in this database and nowhere else:
 * behind a pooler no connection can ask for them itself. They hold for connections that are opened from then on;
 * idle ones are ended, so that the pooler opens them anew.
 * `owner` may not be allowed to; the login itself always may. `check` opens a connection of the login's own.
 */
export async function setLoginDefaults(
  { owner, login, check }: { owner: Db; login: Db; check: Db },
  name: string,
  log: (line: string) => void,
): Promise<void> {
  if (await areInForce(login)) return;
  const statements = await statementsFor(login, name);
  const isSet = (await isSetBy(owner, statements)) || (await isSetBy(login, statements));
  // A login that may set the defaults may not be allowed to end connections. The next line then says what is left to
  // do.
  if (isSet) await endIdleConnections(owner, name).catch(() => undefined);
  if (isSet && (await areInForceByNow(check))) return;
  log(
    isSet
      ? 'The connections that the pooler holds have no time limit or another time zone yet. Let it open them anew.'
      : `Statements have no time limit, or another time zone than UTC. Let an administrator of the database run:\n${statements.map((each) => `  ${each};`).join('\n')}`,
  );
}
