import type { Db } from '../../server/src/db/db.ts';
import { flexSearch } from './flexsearch.ts';
import { groonga, hasGroonga } from './groonga.ts';
import { miniSearch } from './minisearch.ts';
import { postgresFulltext } from './postgres-fulltext.ts';
import { postgresIlike } from './postgres-ilike.ts';
import type { Searcher } from './searcher.ts';
import { sqliteFts } from './sqlite.ts';

/** Opens each other system over the same dishes. `folder` is empty and for its files. */
export const openers = {
  'spec (ILIKE)': async (db: Db) => postgresIlike(db),
  'PostgreSQL full text': async (db: Db) => postgresFulltext(db),
  FlexSearch: async (db: Db) => flexSearch(db),
  MiniSearch: async (db: Db) => miniSearch(db),
  'SQLite FTS5': async (db: Db, folder: string) => sqliteFts(db, folder),
  Groonga: groonga,
} satisfies Record<string, (db: Db, folder: string) => Promise<Searcher>>;

/** Reads given rows by their keys and sends them: the floor of a page, below which no search can be. */
export const floor = 'By key';
export type OtherSystem = keyof typeof openers;
/** The systems available here: Groonga needs Debian's package. */
export const otherSystems = (Object.keys(openers) as OtherSystem[]).filter((name) => name !== 'Groonga' || hasGroonga);
