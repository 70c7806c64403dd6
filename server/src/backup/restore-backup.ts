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
import { type BackupManifest, pictureFolder } from './backup-manifest.ts';
import { loadRows } from './load-rows.ts';
import { verifyBackup } from './write-backup.ts';

export type RestoreTarget = {
  owner: Database;
  ownerAddress: Address;
  pictures: PictureStore;
  migrations: Migration[];
  log: (line: string) => void;
};

// Tables without rows are no data: a restoration that failed leaves such, and can be tried again.
async function refuseRows(owner: Db): Promise<void> {
  for (const table of ['users', 'restaurants', 'dishes', 'dish_history']) {
    const [there] = await owner.query<{ isThere: boolean }>(
      sql`select to_regclass(${`public.${table}`}) is not null as "isThere"`,
    );
    if (!there?.isThere) continue;
    const [row] = await owner.query<{ some: boolean }>(raw(`select exists (select 1 from public.${table}) as some`));
    if (row?.some)
      throw new StartRefused(`The database holds data already (table ${table}). Restore into an empty one.`);
  }
}

// Pictures of the backup itself are left over from a restoration that failed: a name never has other bytes.
async function refusePictures(store: PictureStore, { pictures }: BackupManifest): Promise<void> {
  const own = new Set(pictures.map(({ name }) => name));
  for await (const { name } of store.list())
    if (!own.has(name))
      throw new StartRefused('The store of the pictures holds others already. Restore into an empty one.');
}

/** Puts every picture into the store, and reads each back. */
async function loadPictures(store: PictureStore, folder: string, { pictures }: BackupManifest): Promise<void> {
  for (const { name, sha256 } of pictures) {
    await store.put(name, await readFile(path.join(pictureFolder(folder), name)));
    const kept = await store.get(name);
    if (!kept || createHash('sha256').update(kept).digest('hex') !== sha256)
      throw new StartRefused(`The store gives another picture ${name} than it was given. Nothing was kept.`);
  }
}

/** The migrations that the backup's database had run; refuses one that was made by a newer version or another one. */
function migrationsOf({ migrations, release }: BackupManifest, known: Migration[]): Migration[] {
  for (const { version, name, checksum } of migrations) {
    const own = known.find((migration) => migration.version === version);
    if (!own)
      throw new StartRefused(
        `The backup was made by a newer version of Clearplate (${release}): this one does not know its migration ${name}. Restore it with that version.`,
      );
    if (own.checksum !== checksum)
      throw new StartRefused(`The backup's migration ${name} is not the one that this version of Clearplate has.`);
  }
  const had = new Set(migrations.map(({ version }) => version));
  const last = Math.max(0, ...had);
  const slippedIn = known.find(({ version }) => version < last && !had.has(version));
  if (slippedIn)
    throw new StartRefused(
      `The backup's database had not run ${slippedIn.name}, though later ones: restore it elsewhere.`,
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
      'The database was prepared by a newer release than the backup is of. Restore into a new database.',
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
