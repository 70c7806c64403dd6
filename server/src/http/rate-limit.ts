import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { AppError } from './app-error.ts';

/** How often something may happen per key: `hits` in a fixed window of `seconds`. */
export interface Limit {
  readonly name: string;
  readonly hits: number;
  readonly seconds: number;
}

// Hashed: the table holds no address. One IPv6 subscriber has a whole /64.
function keyOf(limit: Limit, from: string): Buffer {
  // As a server that listens on IPv6 too writes the IPv4 addresses it sees.
  const ip = from.replace(/^::ffff:(?=[\d.]+$)/i, '');
  const who = isIPv6(ip) && !ip.includes('.') ? networkOf(ip) : ip;
  return createHash('sha256').update(`${limit.name}\n${who}`).digest();
}

function networkOf(ip: string): string {
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
    groups.push(...Array.from({ length: missing }, () => '0'), ...tail.split(':').filter(Boolean));
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}

function windowOf(limit: Limit, now: Date): { start: Date; retryAfter: number } {
  const length = limit.seconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { start: new Date(start), retryAfter: Math.ceil((start + length - now.getTime()) / 1000) };
}

/** Counts one hit, atomically over all servers, and gives how many there were in this window. */
async function countHit(db: Db, limit: Limit, who: string, now: Date): Promise<number> {
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

/** Takes back a try that turned out not to count. */
export async function giveBackTry(db: Db, limit: Limit, who: string, now: Date): Promise<void> {
  const { start } = windowOf(limit, now);
  await db.query(sql`update rate_limits set hits = hits - 1
    where key = ${keyOf(limit, who)} and window_start = ${start} and hits > 0`);
}
