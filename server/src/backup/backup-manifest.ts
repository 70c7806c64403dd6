import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartRefused } from '../db/start-refused.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

/**
 * Describes the rows of one table, as PostgreSQL's COPY writes them. The hash is of the text before it was compressed.
 */
const SavedTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: count,
  sha256: Hash,
});
export type SavedTable = z.infer<typeof SavedTable>;

const SavedPicture = z.object({ name: z.string(), sha256: Hash });
export type SavedPicture = z.infer<typeof SavedPicture>;

/** Says what a backup holds. It is written last: a folder without it is no backup. */
const BackupManifest = z.object({
  format: z.literal(1),
  release: z.string(),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ version: z.int(), name: z.string(), checksum: Hash })),
  tables: z.array(SavedTable),
  sequences: z.array(z.object({ name: z.string(), last: z.int().nullable() })),
  pictures: z.array(SavedPicture),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

export const manifestFile = (folder: string) => path.join(folder, 'manifest.json');
export const tableFile = (folder: string, { schema, name }: { schema: string; name: string }) =>
  path.join(folder, `${schema}.${name}.copy.gz`);
export const pictureFolder = (folder: string) => path.join(folder, 'pictures');

/** Reads what a folder holds; refuses one that isn't a whole backup of a format that we know. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartRefused(`${folder} is not a complete backup: it has no manifest.json.`);
  try {
    return BackupManifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartRefused(`${folder}: this version of Clearplate can't read its manifest.json.`, { cause });
  }
}
