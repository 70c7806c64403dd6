import { createHash } from 'node:crypto';
import { createConcurrencyLimit, WaitedTooLong, type ConcurrencyLimit } from '../concurrency-limit.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { AppError } from './app-error.ts';
import { callerNetwork } from './caller-network.ts';

/** Says how often something may happen per key: `hits` in a fixed window of `seconds`. */
export interface Limit {
  readonly name: string;
  readonly hits: number;
  readonly seconds: number;
}

// The key is hashed, so that the table contains no address.
function keyOf(limit: Limit, from: string): Buffer {
  return createHash('sha256')
    .update(`${limit.name}\n${callerNetwork(from)}`)
    .digest();
}

function windowOf(limit: Limit, now: Date): { start: Date; retryAfter: number } {
  const length = limit.seconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { start: new Date(start), retryAfter: Math.ceil((start + length - now.getTime()) / 1000) };
}

function tooManyTries(limit: Limit, now: Date): AppError {
  const { retryAfter } = windowOf(limit, now);
  return new AppError('rate_limited', 'Too many tries. Please wait a moment.', { retryAfter });
}

/** Counts one hit, or none, atomically across all servers. Returns how many there were before in this window. */
async function countHit(db: Db, limit: Limit, who: string, now: Date, hit: 0 | 1): Promise<number> {
  const { start } = windowOf(limit, now);
  const [row] = await db.query<{ hits: number }>(sql`
    insert into rate_limits (key, window_start, hits) values (${keyOf(limit, who)}, ${start}, ${hit})
    on conflict (key, window_start) do update set hits = rate_limits.hits + excluded.hits returning hits`);
  const before = (row?.hits ?? hit) - hit;
  const yesterday = new Date(now.getTime() - 86_400_000);
  if (hit === 1 && before === 0) await db.query(sql`delete from rate_limits where window_start < ${yesterday}`);
  return before;
}

async function findHits(db: Db, limit: Limit, who: string, now: Date): Promise<number> {
  const { start } = windowOf(limit, now);
  const [row] = await db.query<{ hits: number }>(
    sql`select hits from rate_limits where key = ${keyOf(limit, who)} and window_start = ${start}`,
  );
  return row?.hits ?? 0;
}

/** Counts this try and refuses it above the limit. */
export async function limitTries(db: Db, limit: Limit, who: string, now: Date): Promise<void> {
  if ((await countHit(db, limit, who, now, 1)) >= limit.hits) throw tooManyTries(limit, now);
}

// This holds the tries that run in this process, by their key.
const underWay = new Map<string, ConcurrencyLimit>();

/** Says how many milliseconds a try waits for others with its key. */
const longestWait = 2000;

/** Runs no more of a key's tries at once than may be wrong. Of many wrong ones, the rest is refused unseen. */
async function inTurn<Result>(limit: Limit, who: string, work: () => Promise<Result>): Promise<Result> {
  const key = keyOf(limit, who).toString('hex');
  const tries =
    underWay.get(key) ?? createConcurrencyLimit({ atOnce: limit.hits, waitingAtMost: Infinity, longestWait });
  underWay.set(key, tries);
  try {
    return await tries.run(work);
  } catch (error) {
    if (!(error instanceof WaitedTooLong)) throw error;
    throw new AppError('unavailable', 'Too many tries at once just now. Please try again.', { retryAfter: 2 });
  } finally {
    const { running, waiting } = tries.load();
    if (running + waiting === 0) underWay.delete(key);
  }
}

interface Try {
  readonly limit: Limit;
  readonly who: string;
  readonly now: Date;
}

/**
 * Runs a try that counts against its limit only if it is wrong, that is, if `work` returns nothing. It is counted once
 * that is known, in the same statement that returns the number of wrong ones before it. At the limit it is refused
 * whatever its result, so that of many at once, on whichever servers, no more than the limit are answered as wrong.
 * Nothing is held meanwhile: right tries don't wait for each other, and failing work, or a dying server, leaves nothing
 * behind.
 */
export function withTry<Result extends object>(
  db: Db,
  { limit, who, now }: Try,
  work: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  return inTurn(limit, who, async () => {
    if ((await findHits(db, limit, who, now)) >= limit.hits) throw tooManyTries(limit, now);
    const result = await work();
    // Right and wrong use the same statement, so that a refused client can't tell them apart by the time.
    const before = await countHit(db, limit, who, now, result === undefined ? 1 : 0);
    if (before >= limit.hits) throw tooManyTries(limit, now);
    return result;
  });
}
