import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Address } from '../db/pool.ts';
import { StartRefused } from '../db/start-refused.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { version } from '../version.ts';
import {
  type BackupManifest,
  manifestFile,
  pictureFolder,
  readManifest,
  type SavedPicture,
  type SavedTable,
  tableFile,
} from './backup-manifest.ts';
import { type Measured, measure } from './measure.ts';
import { copyOutSql, findTables, isSaved, steadyOutput, type TableName } from './saved-tables.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function saveTable(client: pg.Client, folder: string, table: TableName): Promise<SavedTable> {
  const { stream, result } = measure();
  const file = createWriteStream(tableFile(folder, table), { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(client.query(copyTo(copyOutSql(table))), stream, createGzip({ level: 1 }), file);
  return { ...table, ...result() };
}

async function savePictures(pictures: PictureStore, folder: string, saved: Map<string, SavedPicture>): Promise<void> {
  for await (const { name } of pictures.list()) {
    if (saved.has(name)) continue;
    const bytes = await pictures.get(name);
    // The picture was replaced while we copied.
    if (!bytes) continue;
    await writeFile(path.join(pictureFolder(folder), name), bytes, { mode: 0o600, flush: true });
    saved.set(name, { name, sha256: sha256(bytes) });
  }
}

type Rows = Pick<BackupManifest, 'migrations' | 'tables' | 'sequences' | 'postgres' | 'takenAt'>;

async function findMigrations(client: pg.Client): Promise<BackupManifest['migrations']> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as exists`,
  );
  if (found[0]?.exists !== true)
    throw new StartRefused('This database has no Clearplate data yet. Start Clearplate on it first.');
  const { rows } = await client.query<BackupManifest['migrations'][number]>(
    'select version, name, checksum from public.schema_migrations order by version',
  );
  return rows;
}

/** Writes all tables as they were at one moment, whatever is written meanwhile. */
async function saveRows(address: Address, folder: string): Promise<Rows> {
  const client = new pg.Client({ ...address, application_name: 'clearplate backup' });
  await client.connect();
  try {
    await client.query(`begin isolation level repeatable read read only; ${steadyOutput}`);
    const { rows } = await client.query<{ postgres: string; takenAt: Date }>(
      `select current_setting('server_version') as postgres, now() as "takenAt"`,
    );
    const migrations = await findMigrations(client);
    const tables: SavedTable[] = [];
    for (const table of (await findTables(client)).filter(isSaved)) tables.push(await saveTable(client, folder, table));
    const { rows: sequences } = await client.query<{ name: string; last: string | null }>(
      `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' order by 1`,
    );
    await client.query('commit');
    return {
      postgres: rows[0]?.postgres ?? '',
      takenAt: (rows[0]?.takenAt ?? new Date()).toISOString(),
      migrations,
      tables,
      sequences: sequences.map(({ name, last }) => ({ name, last: last === null ? null : Number(last) })),
    };
  } finally {
    await client.end();
  }
}

async function measureSaved(file: string): Promise<Measured> {
  const { stream, result } = measure();
  const nowhere = new Writable({ write: (_, __, done) => done() });
  await pipeline(createReadStream(file), createGunzip(), stream, nowhere);
  return result();
}

/** Reads a whole backup again and compares every table and picture with what its manifest says. */
export async function verifyBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  const damaged = (what: string, cause?: unknown) =>
    new StartRefused(`The backup in ${folder} is damaged: ${what} differs from what was saved.`, { cause });
  for (const table of manifest.tables) {
    const name = `${table.schema}.${table.name}`;
    const found = await measureSaved(tableFile(folder, table)).catch((cause: unknown) => {
      throw damaged(name, cause);
    });
    if (found.rows !== table.rows || found.sha256 !== table.sha256) throw damaged(name);
  }
  for (const { name, sha256: expected } of manifest.pictures) {
    const bytes = await readFile(path.join(pictureFolder(folder), name)).catch(() => undefined);
    if (!bytes || sha256(bytes) !== expected) throw damaged(`the picture ${name}`);
  }
  return manifest;
}

async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  await writeFile(manifestFile(folder), `${JSON.stringify(manifest, undefined, 1)}\n`, { mode: 0o600, flush: true });
  const directory = await open(folder, 'r');
  await directory.sync();
  await directory.close();
}

/**
 * Saves the database and the pictures into a new folder, and reads everything back before the folder gets its name.
 * Pictures are copied before the rows and once more after them: they never change, and whatever the rows refer to was
 * stored before. What this leaves behind when it fails is deleted.
 */
export async function writeBackup(address: Address, pictures: PictureStore, folder: string): Promise<BackupManifest> {
  const unfinished = `${folder}.unfinished`;
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 });
  await mkdir(unfinished, { mode: 0o700 });
  try {
    await mkdir(pictureFolder(unfinished), { mode: 0o700 });
    const saved = new Map<string, SavedPicture>();
    await savePictures(pictures, unfinished, saved);
    const rows = await saveRows(address, unfinished);
    await savePictures(pictures, unfinished, saved);
    await writeManifest(unfinished, { format: 1, release: version, ...rows, pictures: [...saved.values()] });
    const manifest = await verifyBackup(unfinished);
    await rename(unfinished, folder);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
