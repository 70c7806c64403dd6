import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { lexiconVersion } from '../../domain/src/lexicon/lexicon.ts';
import { filesIn } from '../../scripts/files-in.ts';
import { makeNational, type NationalOptions } from '../data/national.ts';
import { loadNational } from './load-national.ts';
import { openEmpty } from './open-empty.ts';

type Log = (line: string) => void;

const kinds = { usual: {}, plain: { isPlain: true }, crowded: { crowd: 60 } } as const satisfies Record<
  string,
  NationalOptions
>;

/** So many dishes: as they are, without components and variants, or with the densest map cell multiplied by sixty. */
export interface DataSet {
  readonly dishes: number;
  readonly kind: keyof typeof kinds;
}

const root = path.resolve(import.meta.dirname, '../..');
const sources = ['server/migrations', 'bench/data', 'bench/loading', 'server/src/features/import'];

/** Returns a key that changes with anything that affects the contents of the tables. */
async function keyOf(name: string): Promise<string> {
  const hash = createHash('sha256').update(lexiconVersion);
  for (const folder of sources)
    for (const file of (await filesIn(path.join(root, folder))).toSorted())
      if (!file.endsWith('.test.ts')) hash.update(await readFile(file));
  return `${name}-${hash.digest('hex').slice(0, 10)}`;
}

async function fill(directory: string, { dishes, kind }: DataSet, log: Log): Promise<void> {
  const now = new Date();
  const database = await openEmpty(directory, log);
  try {
    await loadNational(database, makeNational(dishes, now, kinds[kind]), now, log);
  } finally {
    await database.close();
  }
}

/**
 * Returns the data directory with these dishes in `cache`, and creates it if needed. Its key covers the migrations,
 * the import, the lexicon and the generator; other directories of this name are removed.
 */
export async function prepareDataSet(cache: string, set: DataSet, log: Log): Promise<string> {
  const name = set.kind === 'usual' ? String(set.dishes) : `${set.dishes}-${set.kind}`;
  const key = await keyOf(name);
  const directory = path.join(cache, key);
  if (existsSync(directory)) return directory;
  await mkdir(cache, { recursive: true });
  for (const old of await readdir(cache))
    if (old.slice(0, old.lastIndexOf('-')) === name) await rm(path.join(cache, old), { recursive: true });
  const unfinished = `${directory}.unfinished`;
  await fill(unfinished, set, log);
  await rename(unfinished, directory);
  return directory;
}
