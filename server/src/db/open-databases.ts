import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnreachable } from './database-errors.ts';
import type { Database } from './db.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { setLoginDefaults } from './login-defaults.ts';
import { type Address, createPool, type PoolOptions } from './pool.ts';
import { appRole, ensureAppRole } from './roles.ts';
import { sql } from './sql.ts';
import { StartRefused } from './start-refused.ts';

export type DatabaseSettings = {
  dataDirectory: string;
  databaseUrl: string | undefined;
  migrationDatabaseUrl: string | undefined;
  preparedStatements: boolean;
};

export type Databases = {
  /** Is for migrations. It owns the tables and has no time limit, and is open only until `closeOwner`. */
  owner: Database;
  /** Is the address of `owner`, for a separate connection. */
  ownerAddress: Address;
  /** Is for everything else: the server's own role. */
  app: Database;
  /**
   * Is the same role for requests that change something. It has a third of all connections, so that waiting for a row
   * stops no reader.
   */
  writes: Database;
  /** Closes the owner's connections. A running server has none that may change tables. */
  closeOwner: () => Promise<void>;
  close: () => Promise<void>;
};

type Log = (line: string) => void;

const oldestVersion = 15;
const timeoutMs = 30_000;

const connections = { app: 7, writes: 3 };

/** Closes a pool at the first call. Later calls wait for the same. */
function closingOnce(pool: Database): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => (closing ??= pool.end());
}

function openAppPools(options: PoolOptions) {
  const app = createPool({ ...options, size: connections.app });
  const writes = createPool({ ...options, size: connections.writes, applicationName: 'clearplate writes' });
  return { app, writes, end: () => Promise.all([app.end(), writes.end()]) };
}

async function openEmbedded(settings: DatabaseSettings, log: Log): Promise<Databases> {
  const postgres = await startEmbeddedPostgres({ directory: settings.dataDirectory, log });
  const owner = createPool({ address: postgres.owner, statementTimeout: 0, size: 2 });
  const { app, writes, end } = openAppPools({
    address: postgres.app,
    preparedStatements: settings.preparedStatements,
  });
  const closeOwner = closingOnce(owner);
  const close = async () => {
    await Promise.all([closeOwner(), end()]);
    await postgres.stop();
  };
  try {
    await ensureAppRole(owner, appRole);
  } catch (error) {
    await close();
    throw error;
  }
  return { owner, ownerAddress: postgres.owner, app, writes, closeOwner, close };
}

// A database that starts together with the server needs a moment longer.
async function waitFor(database: Database, variable: string, log: Log): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await database.query(sql`select 1`);
      return;
    } catch (error) {
      const cause = error instanceof DatabaseUnreachable ? error.cause : error;
      const reason =
        cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : String(cause);
      if (!(error instanceof DatabaseUnreachable)) throw new StartRefused(`${variable}: ${reason}`, { cause });
      if (Date.now() > deadline)
        throw new StartRefused(`${variable}: the database does not answer (${reason}).`, { cause });
      if (attempt === 1)
        log(`The database of ${variable} does not answer yet (${reason}); trying for ${timeoutMs / 1000} s`);
      await sleep(500);
    }
  }
}

async function checkVersion(database: Database): Promise<void> {
  const [row] = await database.query<{ version: string; number: number }>(
    sql`select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  );
  if (row && row.number < oldestVersion * 10_000)
    throw new StartRefused(
      `DATABASE_URL: Clearplate needs PostgreSQL ${oldestVersion} or newer; this is ${row.version}.`,
    );
}

async function findLogin(database: Database): Promise<string> {
  const [row] = await database.query<{ login: string }>(sql`select session_user as login`);
  return row?.login ?? '';
}

// A pooler may silently drop the role that a connection asked for, and the server would work with the owner's rights.
async function checkRole(app: Database, wanted: boolean): Promise<void> {
  const [row] = await app.query<{ role: string; member: boolean }>(
    sql`select current_user as role, pg_has_role(current_user, ${appRole}, 'usage') as member`,
  );
  if (row && (wanted ? row.role === appRole : row.member)) return;
  throw new StartRefused(
    `DATABASE_URL: the connection works as ${row?.role ?? 'nobody'} instead of as the role ${appRole}. Behind a connection pooler, set PREPARED_STATEMENTS=off and MIGRATION_DATABASE_URL.`,
  );
}

async function openExternal(settings: DatabaseSettings, databaseUrl: string, log: Log): Promise<Databases> {
  const { migrationDatabaseUrl, preparedStatements } = settings;
  const address = { connectionString: databaseUrl };
  const ownerAddress = { connectionString: migrationDatabaseUrl ?? databaseUrl };
  const owner = createPool({ address: ownerAddress, statementTimeout: 0, size: 2 });
  const login = createPool({ address, statementTimeout: 0, size: 1, preparedStatements });
  const appOptions: PoolOptions = { address, preparedStatements, ...(preparedStatements && { role: appRole }) };
  const { app, writes, end } = openAppPools(appOptions);
  const closeOwner = closingOnce(owner);
  const close = async () => void (await Promise.all([closeOwner(), end()]));
  try {
    await waitFor(owner, migrationDatabaseUrl === undefined ? 'DATABASE_URL' : 'MIGRATION_DATABASE_URL', log);
    await waitFor(login, 'DATABASE_URL', log);
    await checkVersion(owner);
    const name = await findLogin(login);
    await ensureAppRole(owner, name);
    if (!preparedStatements) await setLoginDefaults({ owner, login, check: app }, name, log);
    await checkRole(app, preparedStatements);
    return { owner, ownerAddress, app, writes, closeOwner, close };
  } catch (error) {
    await close();
    throw error;
  } finally {
    await login.end();
  }
}

/** Opens the database of the settings: one of your own, or the embedded one, which is started. */
export async function openDatabases(settings: DatabaseSettings, log: Log): Promise<Databases> {
  const { databaseUrl } = settings;
  return databaseUrl === undefined ? openEmbedded(settings, log) : openExternal(settings, databaseUrl, log);
}
