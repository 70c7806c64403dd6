import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { lexiconVersion } from '../../domain/src/lexicon/lexicon.ts';
import { filesIn } from '../../scripts/files-in.ts';
import { makeNational } from '../data/national.ts';
import { loadNational } from './load-national.ts';
import { openEmpty } from './open-empty.ts';

type Log = (line: string) => void;

const root = path.resolve(import.meta.dirname, '../..');
const sources = ['server/migrations', 'bench/data', 'bench/loading', 'server/src/features/import'];

/** Returns a key that changes with anything that affects the contents of the tables. */
async function keyOf(dishes: number): Promise<string> {
  const hash = createHash('sha256').update(lexiconVersion);
  for (const folder of sources)
    for (const file of (await filesIn(path.join(root, folder))).toSorted())
      if (!file.endsWith('.test.ts')) hash.update(await readFile(file));
  return `${dishes}-${hash.digest('hex').slice(0, 10)}`;
}

async function fill(directory: string, dishes: number, log: Log): Promise<void> {
  const now = new Date();
  const database = await openEmpty(directory, log);
  try {
    await loadNational(database, makeNational(dishes, now), now, log);
  } finally {
    await database.close();
  }
}

/**
 * Returns the data directory with this many dishes in `cache`, and creates it if needed. Its key covers the migrations,
 * the import, the lexicon and the generator; other directories of this size are removed.
 */
export async function prepareDataSet(cache: string, dishes: number, log: Log): Promise<string> {
  const key = await keyOf(dishes);
  const directory = path.join(cache, key);
  if (existsSync(directory)) return directory;
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache))
    if (name.startsWith(`${dishes}-`)) await rm(path.join(cache, name), { recursive: true });
  const unfinished = `${directory}.unfinished`;
  await fill(unfinished, dishes, log);
  await rename(unfinished, directory);
  return directory;
}
