import { DatabaseUnreachable } from './database-errors.ts';
import type { Database, Db } from './db.ts';
import { createPool, type PoolOptions } from './pool.ts';
import { type Reads, readsFrom, readsFromReplica } from './reads.ts';
import { watchReplica } from './replica-freshness.ts';
import { appRole } from './roles.ts';
import { sql } from './sql.ts';
import { StartRefused } from './start-refused.ts';

export type ReadSettings = {
  databaseUrl: string | undefined;
  databaseReplicaUrl: string | undefined;
  preparedStatements: boolean;
};

export type OpenReads = { reads: Reads; close(): Promise<void> };

type Identity = { cluster: number; isReplica: boolean; mayRead: boolean };

async function identify(db: Db): Promise<Identity | undefined> {
  const [row] = await db.query<Identity>(sql`
    select system_identifier as cluster, pg_is_in_recovery() as "isReplica",
      pg_has_role(current_user, ${appRole}, 'usage') as "mayRead" from pg_control_system()`);
  return row;
}

const named = (reason: string, cause?: unknown) => new StartRefused(`DATABASE_REPLICA_URL: ${reason}`, { cause });

/**
 * Refuses a database that is no replica of the primary. If it doesn't answer, the server starts anyway, because the
 * primary answers.
 */
async function checkReplica(primary: Db, replica: Db, log: (line: string) => void): Promise<void> {
  const [own, other] = await Promise.all([
    identify(primary),
    identify(replica).catch((error: unknown) => {
      if (error instanceof DatabaseUnreachable) return undefined;
      throw named(error instanceof Error ? error.message : String(error), error);
    }),
  ]);
  if (!other) return log('The replica of DATABASE_REPLICA_URL does not answer; the primary answers until it does');
  if (!other.isReplica) throw named('this is no replica, it takes writes of its own.');
  if (other.cluster !== own?.cluster) throw named('this is a replica of another database than DATABASE_URL.');
  if (!other.mayRead) throw named(`the connection does not work under the role ${appRole}.`);
}

/** Opens the database for public reads: the settings' replica, or the database itself. */
export async function openReads(
  settings: ReadSettings,
  primary: Database,
  log: (line: string) => void,
): Promise<OpenReads> {
  const { databaseUrl, databaseReplicaUrl, preparedStatements } = settings;
  if (databaseUrl === undefined || databaseReplicaUrl === undefined)
    return { reads: readsFrom(primary), close: async () => undefined };
  const poolAt = (connectionString: string, options: Partial<PoolOptions> = {}) =>
    createPool({
      address: { connectionString },
      preparedStatements,
      ...(preparedStatements && { role: appRole }),
      ...options,
    });
  // These connections are separate, so that the replica doesn't look out of date when all others are taken.
  const watching = { size: 1, applicationName: 'clearplate replica watch' };
  const watchers = [poolAt(databaseUrl, watching), poolAt(databaseReplicaUrl, watching)] as const;
  const replica = poolAt(databaseReplicaUrl, { applicationName: 'clearplate reads' });
  const end = () => Promise.all([...watchers, replica].map((pool) => pool.end()));
  try {
    await checkReplica(...watchers, log);
  } catch (error) {
    await end();
    throw error;
  }
  const freshness = watchReplica(...watchers, log);
  return {
    reads: readsFromReplica(primary, replica, freshness),
    async close() {
      await freshness.stop();
      await end();
    },
  };
}
