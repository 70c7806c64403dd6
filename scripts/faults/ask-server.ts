import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/src/db/db.ts';
import { sql } from '../../server/src/db/sql.ts';

export const json = { 'content-type': 'application/json' };

/** Opens an account on a server and returns its token. */
export async function register(url: string, email_address: string): Promise<string> {
  const body = JSON.stringify({ username: 'Owner', email_address, password: 'correct horse battery' });
  const answer = await fetch(`${url}/api/auth/register`, { method: 'POST', headers: json, body });
  return ((await answer.json()) as { token: string }).token;
}

/** Holds an owner's token and the id of their restaurant. */
export interface Owner {
  readonly token: string;
  readonly restaurant: number;
}

/** Opens an account on a server, with its own restaurant. */
export async function openRestaurant(url: string, database: Database): Promise<Owner> {
  const email = `owner-${randomUUID()}@example.com`;
  const token = await register(url, email);
  const [row] = await database.query<{ id: number }>(sql`
    with mine as (update users set role = 'r_admin' where email = ${email} returning id)
    insert into restaurants (owner_id, name, pin, lat, lng, h3_cell)
    select id, 'Half Moon', '02139', 42.36, -71.1, 0 from mine returning id`);
  return { token, restaurant: row?.id ?? 0 };
}

export interface TimedAnswer {
  readonly path: string;
  readonly status: number;
  readonly took: number;
  readonly retryAfter: string | null;
}

/** Sends a request and returns how many milliseconds its whole answer took. */
export async function askTimed(url: string, path: string, init: RequestInit = {}): Promise<TimedAnswer> {
  const start = performance.now();
  const answer = await fetch(url + path, init);
  await answer.arrayBuffer();
  const retryAfter = answer.headers.get('retry-after');
  return { path, status: answer.status, took: performance.now() - start, retryAfter };
}

// This is in milliseconds. We promise these limits, so a late answer is a failure too. The server decides on a refusal
// within three seconds, and the rest allows for a busy machine.
export const longestAnswer = 3500;
export const longestHealing = 5000;
