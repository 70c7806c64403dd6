import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Address } from '../db/pool.ts';
import { quoteIdentifier } from '../db/roles.ts';
import { StartRefused } from '../db/start-refused.ts';
import { type BackupManifest, type SavedTable, tableFile } from './backup-manifest.ts';
import { measure } from './measure.ts';
import { copyInSql, copyOutSql, findTables, steadyOutput, tableSql } from './saved-tables.ts';

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
  if (unknown) throw new StartRefused(`The backup has a table ${tableSql(unknown)}, which its release does not make.`);
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
      `${tableSql(table)} has other rows after the restoration than in the backup. Nothing was kept.`,
    );
}

async function continueSequences(client: pg.Client, sequences: BackupManifest['sequences']): Promise<void> {
  for (const { name, last } of sequences)
    if (last !== null) await client.query('select setval($1, $2)', [`public.${quoteIdentifier(name)}`, last]);
}

async function load(client: pg.Client, folder: string, { tables, sequences }: BackupManifest): Promise<void> {
  await client.query(`begin; ${steadyOutput}; set constraints all immediate`);
  // Rows come table by table, and what our triggers would do has been done when they were first written.
  const keys = await findForeignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  await emptyTables(client, tables);
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
 * Puts a backup's rows in the place of what the tables hold, in one transaction: foreign keys are checked anew, and
 * every table is read again and compared. Whatever goes wrong leaves the tables as they were. `beforeCommit` runs in it.
 */
export async function loadRows(
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
