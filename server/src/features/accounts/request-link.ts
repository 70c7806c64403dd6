import type { Context } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import type { LinkPurpose } from './link-purposes.ts';
import { insertLink, insertLinkFor } from './mailed-links.queries.ts';

/** Mails a link to whoever has this e-mail. An unknown e-mail makes the same work, and no mail. */
export async function requestLink(context: Context, email: string, purpose: LinkPurpose): Promise<void> {
  const { settings, jobs, now } = context;
  const asked = { email, purpose, sampleToo: settings.sampleAccountsSignIn };
  await context.db.transaction(async (db) => {
    await jobs.enqueue(db, 'account-mail', { linkId: await insertLinkFor(db, asked, now()) });
  });
}

/** Mails a link to an account's address, in the transaction of what the mail is about. */
export async function mailLink(
  { jobs, now }: Context,
  db: Db,
  link: { readonly userId: number; readonly purpose: LinkPurpose; readonly email: string },
): Promise<void> {
  await jobs.enqueue(db, 'account-mail', { linkId: await insertLink(db, link, now()) });
}
