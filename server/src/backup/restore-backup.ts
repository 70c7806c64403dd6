import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database, Db } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import type { Migration } from '../db/migration-files.ts';
import type { Address } from '../db/pool.ts';
import { raw, sql } from '../db/sql.ts';
import { StartRefused } from '../db/start-refused.ts';
import { prepareJobs } from '../jobs/prepare-jobs.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { type BackupManifest, type SavedTable, pictureFolder, tableFile } from './backup-manifest.ts';
import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { quoteIdentifier } from '../db/roles.ts';
import { measure } from './measure.ts';
import { copyInSql, copyOutSql, findTables, isSaved, steadyOutput, tableSql } from './saved-tables.ts';
import { verifyBackup } from './write-backup.ts';

type ForeignKey = { table: string; name: string; definition: string };

async function findForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  return rows;
}

async function emptyTables(client: pg.Client, tables: readonly SavedTable[]): Promise<void> {
  const present = new Set((await findTables(client)).map(tableSql));
  const unknown = tables.find((table) => !present.has(tableSql(table)));
  if (unknown)
    throw new StartRefused(
      `The backup has a table ${tableSql(unknown)} that its release does not create. The backup may be damaged.`,
    );
  await client.query(`truncate ${[...present].join(', ')}`);
}

async function loadTable(client: pg.Client, folder: string, table: SavedTable): Promise<void> {
  const file = createReadStream(tableFile(folder, table));
  await pipeline(file, createGunzip(), client.query(copyFrom(copyInSql(table))));
}

async function checkTable(client: pg.Client, table: SavedTable): Promise<void> {
  const { stream, result } = measure();
  const nowhere = new Writable({ write: (_, __, done) => done() });
  await pipeline(client.query(copyTo(copyOutSql(table))), stream, nowhere);
  const { rows, sha256 } = result();
  if (rows !== table.rows || sha256 !== table.sha256)
    throw new StartRefused(
      `After the restoration, ${tableSql(table)} had different rows from the backup. Nothing was kept.`,
    );
}

async function continueSequences(client: pg.Client, sequences: BackupManifest['sequences']): Promise<void> {
  for (const { name, last } of sequences)
    if (last !== null) await client.query('select setval($1, $2)', [`public.${quoteIdentifier(name)}`, last]);
}

async function load(client: pg.Client, folder: string, manifest: BackupManifest): Promise<void> {
  const { sequences } = manifest;
  const tables = manifest.tables.filter(isSaved);
  await client.query(`begin; ${steadyOutput}; set constraints all immediate`);
  // Rows arrive table by table. Our triggers did their work when the rows were first written.
  const keys = await findForeignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  await emptyTables(client, manifest.tables);
  const ours = tables.filter(({ schema }) => schema === 'public').map(tableSql);
  for (const table of ours) await client.query(`alter table ${table} disable trigger user`);
  for (const table of tables) await loadTable(client, folder, table);
  await continueSequences(client, sequences);
  for (const table of ours) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const table of tables) await checkTable(client, table);
}

/**
 * Replaces what the tables hold with a backup's rows, in one transaction: foreign keys are checked anew, and every
 * table is read again and compared. If anything fails, the tables stay as they were. `beforeCommit` runs in the
 * transaction.
 */
async function loadRows(
  address: Address,
  folder: string,
  manifest: BackupManifest,
  beforeCommit: () => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ ...address, application_name: 'clearplate restore' });
  await client.connect();
  try {
    await load(client, folder, manifest);
    await beforeCommit();
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

export type RestoreTarget = {
  owner: Database;
  ownerAddress: Address;
  pictures: PictureStore;
  migrations: Migration[];
  log: (line: string) => void;
};

// A failed restoration leaves tables without rows. They count as empty, so it can be tried again.
async function refuseRows(owner: Db): Promise<void> {
  for (const table of ['users', 'restaurants', 'dishes', 'dish_history']) {
    const [there] = await owner.query<{ isThere: boolean }>(
      sql`select to_regclass(${`public.${table}`}) is not null as "isThere"`,
    );
    if (!there?.isThere) continue;
    const [row] = await owner.query<{ some: boolean }>(raw(`select exists (select 1 from public.${table}) as some`));
    if (row?.some)
      throw new StartRefused(`The database already holds data (table ${table}). Restore into an empty one.`);
  }
}

// A failed restoration leaves pictures of this backup. They may stay, because a name always has the same bytes.
async function refusePictures(store: PictureStore, { pictures }: BackupManifest): Promise<void> {
  const own = new Set(pictures.map(({ name }) => name));
  for await (const { name } of store.list())
    if (!own.has(name))
      throw new StartRefused('The picture store already holds other pictures. Restore into an empty one.');
}

/** Puts every picture into the store, and reads each back. */
async function loadPictures(store: PictureStore, folder: string, { pictures }: BackupManifest): Promise<void> {
  for (const { name, sha256 } of pictures) {
    await store.put(name, await readFile(path.join(pictureFolder(folder), name)));
    const kept = await store.get(name);
    if (!kept || createHash('sha256').update(kept).digest('hex') !== sha256)
      throw new StartRefused(
        `The picture store returned a different picture ${name} from the one that was saved. Nothing was kept.`,
      );
  }
}

/**
 * Returns the migrations that the backup's database had run. Throws if a newer version, or another product, made the
 * backup.
 */
function migrationsOf({ migrations, release }: BackupManifest, known: Migration[]): Migration[] {
  for (const { version, name, checksum } of migrations) {
    const own = known.find((migration) => migration.version === version);
    if (!own)
      throw new StartRefused(
        `The backup was made by a newer version of Clearplate (${release}): this version does not know its migration ${name}. Restore it with that one.`,
      );
    if (own.checksum !== checksum)
      throw new StartRefused(
        `The backup's migration ${name} differs from the one in this version of Clearplate. Restore it with the version that made it.`,
      );
  }
  const had = new Set(migrations.map(({ version }) => version));
  const last = Math.max(0, ...had);
  const slippedIn = known.find(({ version }) => version < last && !had.has(version));
  if (slippedIn)
    throw new StartRefused(
      `The backup's database had run later migrations than ${slippedIn.name}, but not that one. Restore it with the version of Clearplate that made it.`,
    );
  return known.filter(({ version }) => had.has(version));
}

async function refuseNewerTables(owner: Db, migrations: Migration[]): Promise<void> {
  const [there] = await owner.query<{ isThere: boolean }>(
    sql`select to_regclass('public.schema_migrations') is not null as "isThere"`,
  );
  if (!there?.isThere) return;
  const [row] = await owner.query<{ newest: number }>(
    sql`select coalesce(max(version), 0) as newest from schema_migrations`,
  );
  if ((row?.newest ?? 0) > (migrations.at(-1)?.version ?? 0))
    throw new StartRefused(
      'The database was prepared by a newer release than the one that made the backup. Restore into a new database.',
    );
}

/**
 * Restores a backup into an empty database and an empty store of pictures: the tables as they were in the backup's
 * release, its rows, and then the migrations since, as they would run on that database.
 */
export async function restoreBackup(folder: string, target: RestoreTarget): Promise<BackupManifest> {
  const { owner, ownerAddress, pictures, log } = target;
  const manifest = await verifyBackup(folder);
  const migrations = migrationsOf(manifest, target.migrations);
  await refuseRows(owner);
  await refusePictures(pictures, manifest);
  await refuseNewerTables(owner, migrations);
  await migrate(owner, { migrations, log, afterwards: prepareJobs });
  await loadRows(ownerAddress, folder, manifest, () => loadPictures(pictures, folder, manifest));
  await migrate(owner, { migrations: target.migrations, log });
  return manifest;
}
