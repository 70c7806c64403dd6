import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BackupManifest } from '../backup/backup-manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { verifyBackup, writeBackup } from '../backup/write-backup.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { ownerRole } from '../db/embedded/create-cluster.ts';
import { DataDirectoryInUse } from '../db/embedded/data-lock.ts';
import { databaseName } from '../db/embedded/embedded-postgres.ts';
import { readMigrations } from '../db/migration-files.ts';
import { openDatabases } from '../db/open-databases.ts';
import type { Address } from '../db/pool.ts';
import { StartRefused } from '../db/start-refused.ts';
import { findSocket } from './open-command-database.ts';
import { openPictureStore } from '../pictures/open-picture-store.ts';
import { describeFailure } from '../describe-failure.ts';

const log = (line: string) => console.log(line);

class Misused extends Error {}

/**
 * Returns the address of the owner's login: on the settings' database, or on the embedded one, even while its server
 * runs.
 */
async function openOwner(config: Config): Promise<{ address: Address; close: () => Promise<void> }> {
  try {
    const { ownerAddress, close } = await openDatabases(config, log);
    return { address: ownerAddress, close };
  } catch (error) {
    const host = error instanceof DataDirectoryInUse ? await findSocket(config.dataDirectory) : undefined;
    if (host === undefined) throw error;
    return { address: { host, user: ownerRole, database: databaseName }, close: async () => undefined };
  }
}

function t({ tables, pictures, takenAt, release }: BackupManifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${pictures.length} pictures, as of ${takenAt}, release ${release}`;
}

// Some file systems don't take these characters in names.
const folderName = (now: Date) => `clearplate-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

async function backup(config: Config, parent: string): Promise<void> {
  const folder = path.resolve(parent, folderName(new Date()));
  if (existsSync(folder)) throw new StartRefused(`${folder} already exists. Try again in a second.`);
  const owner = await openOwner(config);
  try {
    const manifest = await writeBackup(owner.address, await openPictureStore(config, log), folder);
    log(`Saved and read back: ${t(manifest)}.\n${folder}`);
  } finally {
    await owner.close();
  }
}

async function restore(config: Config, folder: string): Promise<void> {
  await verifyBackup(folder);
  const migrations = await readMigrations(path.resolve(import.meta.dirname, '../../migrations'));
  const { owner, ownerAddress, close } = await openDatabases(config, log);
  try {
    const pictures = await openPictureStore(config, log);
    const manifest = await restoreBackup(folder, { owner, ownerAddress, pictures, migrations, log });
    log(`Restored and compared: ${t(manifest)}.`);
  } finally {
    await close();
  }
}

async function run(work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    console.error(describeFailure(error, Misused));
    return error instanceof Misused || error instanceof ConfigError ? 2 : 1;
  }
}

function oneFolder(args: readonly string[], usage: string): string {
  const [folder] = args;
  if (args.length !== 1 || !folder || folder.startsWith('-')) throw new Misused(usage);
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
}

const config = () => readConfig(process.env, process.cwd());

/** Runs `npm run backup`. Returns the exit code: 0 done, 1 it could not be done, 2 it was called wrongly. */
export function backupCommand(args: readonly string[]): Promise<number> {
  const usage = 'Give the folder that backups are kept in: npm run backup -- /srv/backups';
  return run(async () => backup(config(), oneFolder(args, usage)));
}

/** Runs `npm run restore`. Returns the exit code as `npm run backup` does. */
export function restoreCommand(args: readonly string[]): Promise<number> {
  const usage = 'Give the folder of one backup: npm run restore -- /srv/backups/clearplate-20261101T030000Z';
  return run(async () => restore(config(), oneFolder(args, usage)));
}
