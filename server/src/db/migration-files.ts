import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

export type Migration = { version: number; name: string; checksum: string; text: string };

const pattern = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/;

async function readMigration(directory: string, file: string): Promise<Migration> {
  const version = pattern.exec(file)?.[1];
  if (version === undefined)
    throw new Error(`${file} in the migrations folder must have a name like 0001-what-it-does.sql`);
  const text = await readFile(path.join(directory, file), 'utf8');
  // A checkout that changes line endings must not look like a changed migration.
  const checksum = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
  return { version: Number(version), name: file.slice(0, -'.sql'.length), checksum, text };
}

/** Returns a folder's migrations in order. Throws if two share a number or a file is misnamed. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).toSorted();
  const migrations = await Promise.all(files.map((file) => readMigration(directory, file)));
  for (const [index, migration] of migrations.entries()) {
    const previous = migrations[index - 1];
    if (previous?.version === migration.version)
      throw new Error(
        `${previous.name} and ${migration.name} have the same number: give the newer one the next free number`,
      );
  }
  return migrations;
}
