import { createHash, randomBytes } from 'node:crypto';
import type { Device } from '@clearplate/contract/sessions';
import type { Role } from '@clearplate/domain/menu/policies';
import type { SpokenLanguage } from '@clearplate/domain/wording/translate';
import type { Context } from '../context.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** Is a signed-in person, for the policies and the history. */
export interface Actor {
  readonly userId: number;
  readonly actorId: string;
  readonly role: Role;
}

const days = 86_400_000;
const idleDays = 30;
const absoluteDays = 180;

/** Returns 256 random bits. Only their hash is stored, so a copy of the table signs nobody in. */
function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Sessions that were last used before this time have ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleDays * days);
}

/** Says with which device and in which language somebody signs in. */
interface Place {
  readonly device?: Device;
  readonly language?: SpokenLanguage;
}

/** Opens a session and returns its token, which is shown only this once. From then on, mails are in its language. */
export async function openSession(
  db: Db,
  userId: number,
  now: Date,
  { device = 'other', language }: Place = {},
): Promise<string> {
  const token = newToken();
  await db.query(sql`delete from sessions where user_id = ${userId} and expires_at <= ${now}`);
  const expires = new Date(now.getTime() + absoluteDays * days);
  await db.query(sql`insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at, device)
    values (${hashToken(token)}, ${userId}, ${now}, ${now}, ${expires}, ${device})`);
  if (language !== undefined)
    await db.query(sql`update users set language = ${language} where id = ${userId} and language <> ${language}`);
  return token;
}

/**
 * Returns the person of a token; `undefined` if it is unknown, ended, idle for 30 days or older than 180, or belongs to
 * a sample account that can't sign in here.
 */
export async function findSession({ db, settings }: Context, token: string, now: Date): Promise<Actor | undefined> {
  const hash = hashToken(token);
  const [row] = await db.query<Actor & { lastUsedAt: Date }>(sql`
    select u.id as "userId", u.actor_id as "actorId", u.role, s.last_used_at as "lastUsedAt"
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${hash} and s.expires_at > ${now} and s.last_used_at > ${idleSince(now)}
      and (not u.is_sample or ${settings.sampleAccountsSignIn})`);
  if (!row) return undefined;
  // It is written at most once an hour, because a read should not cost a write.
  if (now.getTime() - row.lastUsedAt.getTime() > 3_600_000) {
    await db.query(sql`update sessions set last_used_at = ${now} where token_hash = ${hash}`);
  }
  return { userId: row.userId, actorId: row.actorId, role: row.role };
}

/** Notes that somebody changed something, by the database's clock, which all servers share. */
export async function noteWrite(db: Db, token: string): Promise<void> {
  await db.query(sql`update sessions set wrote_at = clock_timestamp()
    where user_id = (select user_id from sessions where token_hash = ${hashToken(token)})`);
}

/** Returns whether the person behind a token changed something in the last seconds, on any of their devices. */
export async function hasWrittenLately(db: Db, token: string, seconds: number): Promise<boolean> {
  const rows = await db.query(sql`select 1 from sessions where token_hash = ${hashToken(token)}
    and wrote_at > clock_timestamp() - make_interval(secs => ${seconds})`);
  return rows.length > 0;
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await db.query(sql`delete from sessions where token_hash = ${hashToken(token)}`);
}

/** Returns the token of an `Authorization: Bearer …` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1];
}
