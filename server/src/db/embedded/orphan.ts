import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { ownerRole } from './create-cluster.ts';

type PidFile = { pid: number; socketDirectory: string };

async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const socketDirectory = lines[4]?.trim();
  return pid > 0 && socketDirectory ? { pid, socketDirectory } : undefined;
}

async function servesCluster(socketDirectory: string, cluster: string): Promise<boolean> {
  const client = new pg.Client({
    host: socketDirectory,
    user: ownerRole,
    database: 'postgres',
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ directory: string }>("select current_setting('data_directory') as directory");
    return rows[0] !== undefined && (await realpath(rows[0].directory)) === (await realpath(cluster));
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Asks a PostgreSQL that outlived its server to stop. Its process id alone proves nothing, since the id may belong
 * to another program by now; that it answers on its socket for these very files does.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const found = await readPidFile(cluster);
  if (found && (await servesCluster(found.socketDirectory, cluster))) process.kill(found.pid, 'SIGINT');
}
