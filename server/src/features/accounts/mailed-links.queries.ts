import { createHash, randomBytes } from 'node:crypto';
import type { SpokenLanguage } from '@clearplate/domain/wording/translate';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { linkPurposes, type LinkPurpose } from './link-purposes.ts';

export interface OwnLink {
  readonly id: number;
  readonly userId: number;
  readonly email: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

const expiryOf = (purpose: LinkPurpose, now: Date) => new Date(now.getTime() + linkPurposes[purpose].lifetime);

/** Stores a link that is still to be mailed to this address. */
export async function insertLink(
  db: Db,
  link: { readonly userId: number; readonly purpose: LinkPurpose; readonly email: string },
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`
    insert into mailed_links (user_id, purpose, email, created_at, expires_at)
    values (${link.userId}, ${link.purpose}, ${link.email}, ${now}, ${expiryOf(link.purpose, now)}) returning id`);
  if (!row) throw new Error('no link was inserted');
  return row.id;
}

/** Does the same for whoever has this e-mail; `null` if nobody has, after the same work. */
export async function insertLinkFor(
  db: Db,
  { email, purpose, sampleToo }: { readonly email: string; readonly purpose: LinkPurpose; readonly sampleToo: boolean },
  now: Date,
): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(sql`
    insert into mailed_links (user_id, purpose, email, created_at, expires_at)
    select id, ${purpose}, email, ${now}, ${expiryOf(purpose, now)} from users
    where lower(email) = lower(${email}) and (not is_sample or ${sampleToo}) returning id`);
  return row?.id ?? null;
}

export interface LinkToMail {
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly language: SpokenLanguage;
  /** Only the token's hash is stored. A link that is mailed once more gets a new token. */
  readonly token: string;
}

/** Gives a link its token and its time; `undefined` if it was ended or is gone. */
export async function startLink(db: Db, id: number, now: Date): Promise<LinkToMail | undefined> {
  const [link] = await db.query<Omit<LinkToMail, 'token'>>(sql`
    select l.purpose, l.email, u.language from mailed_links l join users u on u.id = l.user_id
    where l.id = ${id} and l.used_at is null`);
  if (!link) return undefined;
  const token = randomBytes(32).toString('base64url');
  const [started] = await db.query(sql`
    update mailed_links set token_hash = ${hashOf(token)}, expires_at = ${expiryOf(link.purpose, now)}
    where id = ${id} and used_at is null returning id`);
  return started ? { ...link, token } : undefined;
}

/** Uses a link up, once across all servers; `undefined` if it is unknown, used, ended or too old. */
export async function takeLink(db: Db, purpose: LinkPurpose, token: string, now: Date): Promise<OwnLink | undefined> {
  const [row] = await db.query<OwnLink>(sql`
    update mailed_links set used_at = ${now}
    where token_hash = ${hashOf(token)} and purpose = ${purpose} and used_at is null and expires_at > ${now}
    returning id, user_id as "userId", email`);
  return row;
}

/** Ends the open links of these purposes, mailed or not. */
export async function endLinks(db: Db, userId: number, purposes: readonly LinkPurpose[], now: Date): Promise<void> {
  await db.query(sql`update mailed_links set used_at = ${now}
    where user_id = ${userId} and purpose = any(${purposes}) and used_at is null`);
}

/** Ends the ways back to addresses that came after this one. An intruder's must not outlive the owner's. */
export async function endLaterReverts(db: Db, { userId, id, email }: OwnLink, now: Date): Promise<void> {
  await db.query(sql`update mailed_links set used_at = ${now}
    where user_id = ${userId} and purpose = 'revert_email' and id > ${id} and lower(email) <> lower(${email})
      and used_at is null`);
}

/** Returns the open ways back to former addresses, oldest first. */
export function findWaysBack(db: Db, userId: number, now: Date): Promise<OwnLink[]> {
  return db.query(sql`
    select id, user_id as "userId", email from mailed_links
    where user_id = ${userId} and purpose = 'revert_email' and used_at is null and expires_at > ${now} order by id`);
}

/** Returns whether this e-mail belongs to an account other than `userId`'s, or can still be taken back by one. */
export async function isEmailTaken(db: Db, email: string, userId: number | undefined, now: Date): Promise<boolean> {
  const [row] = await db.query<{ taken: boolean }>(sql`
    select exists (select 1 from users where lower(email) = lower(${email}) and id is distinct from ${userId})
      or exists (select 1 from mailed_links where lower(email) = lower(${email}) and purpose = 'revert_email'
        and used_at is null and expires_at > ${now} and user_id is distinct from ${userId}) as taken`);
  return row?.taken ?? false;
}
