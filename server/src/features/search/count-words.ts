import type { Context } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import type { JobHandlers } from '../../jobs/job-queue.ts';
import { countSuggestions, countWords, hasSuggestions } from './count-words.queries.ts';

// It counts all menus of a country, on a slow disk.
const statementTimeout = 600_000;

/** Counts words and names again: frequent ones are suggested first, and searched for last. */
export async function countAll(db: Db): Promise<void> {
  await db.transaction(countWords, { statementTimeout });
  await db.transaction(countSuggestions, { statementTimeout });
}

/** Counts in a database that has its first dishes and was never counted. */
export async function countIfNever(db: Db): Promise<void> {
  if (!(await hasSuggestions(db))) await countAll(db);
}

/** Returns the background work of finding. */
export function discoveryJobs({ db }: Pick<Context, 'db'>): Pick<JobHandlers, 'search-words'> {
  return { 'search-words': () => countAll(db) };
}
