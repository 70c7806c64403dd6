import { createHash } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { AppError } from './app-error.ts';

/** How often something may happen per key: `hits` in a fixed window of `seconds`. */
export interface Limit {
  readonly name: string;
  readonly hits: number;
  readonly seconds: number;
}

// Hashed: the table holds no address.
function keyOf(limit: Limit, who: string): Buffer {
  return createHash('sha256').update(`${limit.name}\n${who}`).digest();
}

function windowOf(limit: Limit, now: Date): { start: Date; retryAfter: number } {
  const length = limit.seconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { start: new Date(start), retryAfter: Math.ceil((start + length - now.getTime()) / 1000) };
}

/** Refuses when the limit is reached; counts nothing. For limits on failures, see {@link countHit}. */
export async function refuseBeyond(db: Db, limit: Limit, who: string, now: Date): Promise<void> {
  const { start, retryAfter } = windowOf(limit, now);
  const [row] = await db.query<{ hits: number }>(
    sql`select hits from rate_limits where key = ${keyOf(limit, who)} and window_start = ${start}`,
  );
  if (row && row.hits >= limit.hits) {
    throw new AppError('rate_limited', 'Too many tries. Please wait a moment.', { retryAfter });
  }
}

/** Counts one hit, atomically over all servers, and gives how many there were in this window. */
export async function countHit(db: Db, limit: Limit, who: string, now: Date): Promise<number> {
  const { start } = windowOf(limit, now);
  const [row] = await db.query<{ hits: number }>(sql`
    insert into rate_limits (key, window_start, hits) values (${keyOf(limit, who)}, ${start}, 1)
    on conflict (key, window_start) do update set hits = rate_limits.hits + 1 returning hits`);
  const yesterday = new Date(now.getTime() - 86_400_000);
  if (row?.hits === 1) await db.query(sql`delete from rate_limits where window_start < ${yesterday}`);
  return row?.hits ?? 0;
}

/** Counts this try and refuses it beyond the limit. */
export async function limitTries(db: Db, limit: Limit, who: string, now: Date): Promise<void> {
  if ((await countHit(db, limit, who, now)) <= limit.hits) return;
  throw new AppError('rate_limited', 'Too many tries. Please wait a moment.', {
    retryAfter: windowOf(limit, now).retryAfter,
  });
}
