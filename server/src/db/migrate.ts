import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './database-errors.ts';
import type { Database, Db } from './db.ts';
import type { Migration } from './migration-files.ts';
import { quoteIdentifier } from './roles.ts';
import { raw, sql } from './sql.ts';
import { StartRefused } from './start-refused.ts';

export type MigrateOptions = {
  migrations: Migration[];
  /** Runs after the migrations in the same locked step, so that no two servers do it at once. */
  afterwards?: (db: Db) => Promise<void>;
  log?: (line: string) => void;
};

// This is 'clearpl' in ASCII: any number will do as long as every version of the server uses the same one.
const lockKey = 27_988_542_884_605_036n;

async function withLock<Result>(db: Db, log: (line: string) => void, work: () => Promise<Result>): Promise<Result> {
  for (let waiting = false; ; waiting = true) {
    const [row] = await db.query<{ locked: boolean }>(sql`select pg_try_advisory_lock(${lockKey}) as locked`);
    if (row?.locked) break;
    if (!waiting) log('Another server is preparing the database; waiting for it');
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    // If the connection is gone, so is the lock.
    await db.query(sql`select pg_advisory_unlock(${lockKey})`).catch(() => undefined);
  }
}

type Applied = { version: number; name: string; checksum: string };

async function findApplied(db: Db): Promise<Applied[]> {
  await db.query(sql`
    create table if not exists schema_migrations (
      version integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  return db.query<Applied>(sql`select version, name, checksum from schema_migrations order by version`);
}

function findPending(migrations: Migration[], applied: Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  for (const { version, name, checksum } of applied) {
    const migration = known.get(version);
    if (!migration)
      throw new StartRefused(
        `The database has the migration ${name}, which this version of Clearplate does not know, because a newer version has used the database. Start that version, or restore a backup.`,
      );
    if (migration.checksum !== checksum)
      throw new StartRefused(
        `The migration ${name} was changed after this database had run it. Put the file back as it was and write a new migration.`,
      );
  }
  const newest = applied.at(-1)?.version ?? 0;
  const pending = migrations.filter(({ version }) => !applied.some((each) => each.version === version));
  const late = pending.find(({ version }) => version < newest);
  if (late)
    throw new StartRefused(
      `The migration ${late.name} has a lower number than one that the database has already run. Give it the next free number.`,
    );
  return pending;
}

async function apply(db: Db, { version, name, checksum, text }: Migration): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.query(raw(text));
    await transaction.query(
      sql`insert into schema_migrations (version, name, checksum) values (${version}, ${name}, ${checksum})`,
    );
  });
}

// The login lacks the right, or there is no schema to do it in.
const lacksRights = new Set(['42501', '3F000']);

async function refusal(db: Db, cause: unknown): Promise<StartRefused> {
  const [row] = await db.query<{ login: string; database: string; tablesOwner: string | null }>(sql`
    select session_user as login, current_database() as database,
      (select tableowner from pg_tables where schemaname = 'public' and tablename = 'users') as "tablesOwner"`);
  const { login = '', database = '', tablesOwner = null } = row ?? {};
  const said = cause instanceof Error ? cause.message : String(cause);
  const advice =
    tablesOwner === null || tablesOwner === login
      ? [
          'As an administrator of the database, run:',
          `  grant create on database ${quoteIdentifier(database)} to ${quoteIdentifier(login)};`,
          `  grant usage, create on schema public to ${quoteIdentifier(login)};`,
        ]
      : [`The tables belong to ${tablesOwner}: set MIGRATION_DATABASE_URL to a login of that name.`];
  return new StartRefused(
    [`The login ${login} isn't allowed to migrate the database ${database} (${said}).`, ...advice].join('\n'),
    { cause },
  );
}

async function migrateLocked(db: Db, { migrations, afterwards, log = () => undefined }: MigrateOptions) {
  const pending = findPending(migrations, await findApplied(db));
  for (const migration of pending) {
    log(`Migrating the database: ${migration.name}`);
    await apply(db, migration);
  }
  await afterwards?.(db);
  return pending.map(({ name }) => name);
}

/**
 * Brings the database to the newest version, each migration in its own transaction, one server at a time. Returns
 * the names of those that ran. Throws StartRefused when the database is newer than the code, or its login may not.
 */
export async function migrate(owner: Database, options: MigrateOptions): Promise<string[]> {
  return owner.session(async (db) => {
    try {
      return await withLock(db, options.log ?? (() => undefined), () => migrateLocked(db, options));
    } catch (error) {
      throw lacksRights.has(errorCode(error) ?? '') ? await refusal(db, error) : error;
    }
  });
}
