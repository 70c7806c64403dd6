import type { Db } from '../../server/src/db/db.ts';
import { flexSearch } from './flexsearch.ts';
import { miniSearch } from './minisearch.ts';
import { postgresFulltext } from './postgres-fulltext.ts';
import { postgresIlike } from './postgres-ilike.ts';
import type { Searcher } from './searcher.ts';
import { sqliteFts } from './sqlite.ts';

/** What opens each other system over the same dishes. `folder` is for files, and empty. */
export const openers = {
  'spec (ILIKE)': async (db: Db) => postgresIlike(db),
  'PostgreSQL full text': async (db: Db) => postgresFulltext(db),
  FlexSearch: async (db: Db) => flexSearch(db),
  MiniSearch: async (db: Db) => miniSearch(db),
  'SQLite FTS5': async (db: Db, folder: string) => sqliteFts(db, folder),
} satisfies Record<string, (db: Db, folder: string) => Promise<Searcher>>;

export type OtherSystem = keyof typeof openers;
export const otherSystems = Object.keys(openers) as readonly OtherSystem[];
