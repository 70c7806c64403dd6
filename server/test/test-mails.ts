import type { Db } from '../src/db/db.ts';
import { sql } from '../src/db/sql.ts';
import { accountJobs } from '../src/features/accounts/account-jobs.ts';
import type { Mail } from '../src/mail/mailer.ts';

const publicUrl = 'https://clearplate.example';

/**
 * Does the mail work that waits, as a worker would, and gives what went out in its order. What test files with a later
 * clock left behind is dropped.
 */
export async function deliverMails(db: Db, now: () => Date): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const work = accountJobs({ db, now }, { mailer, publicUrl, log: { error: () => undefined } });
  const jobs = await db.query<{ data: { linkId: number | null } | { userId: number } }>(sql`
    with taken as (delete from jobs.job where name in ('account-mail', 'password-mail') and state = 'created'
      returning data, created_on)
    select data from taken left join mailed_links l on l.id = (data->>'linkId')::bigint
    where l.id is null or l.created_at <= ${now()} order by created_on`);
  for (const { data } of jobs) {
    if ('userId' in data) await work['password-mail'](data, { isLast: false });
    else await work['account-mail'](data, { isLast: false });
  }
  return mails;
}

/** The page and the token of a mail's only link. */
export function linkIn(mail: Mail | undefined): { page: string; token: string } {
  const links = [...(mail?.text.matchAll(/https?:\/\/\S+/g) ?? [])].map(([link]) => new URL(link));
  if (links.length !== 1 || links[0]!.origin !== publicUrl) throw new Error(`not one link of ours in ${mail?.text}`);
  return { page: links[0]!.pathname, token: links[0]!.hash.replace('#token=', '') };
}
