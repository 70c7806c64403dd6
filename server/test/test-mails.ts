import type { Context } from '../src/context.ts';
import { sql } from '../src/db/sql.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import type { JobName, Jobs } from '../src/jobs/job-kinds.ts';
import type { Attempt } from '../src/jobs/job-queue.ts';
import type { Mail } from '../src/mail/mailer.ts';

const publicUrl = 'https://clearplate.example';

/**
 * Does the mail work that waits, as a worker would, and gives what went out in its order. What test files with a later
 * clock left behind is dropped.
 */
export async function deliverMails(context: Context): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const work = jobHandlers(context, { mailer, publicUrl, log: { error: () => undefined } });
  const jobs = await context.db.query<{ name: JobName; data: Jobs[JobName] }>(sql`
    with taken as (delete from jobs.job where name like '%-mail' and state = 'created' returning name, data, created_on)
    select name, data from taken left join mailed_links l on l.id = (data->>'linkId')::bigint
    where l.id is null or l.created_at <= ${context.now()} order by created_on`);
  for (const { name, data } of jobs) {
    const handle = work[name] as (given: unknown, attempt: Attempt) => Promise<void>;
    await handle(data, { isLast: false });
  }
  return mails;
}

/** The page and the token of a mail's only link. */
export function linkIn(mail: Mail | undefined): { page: string; token: string } {
  const links = [...(mail?.text.matchAll(/https?:\/\/\S+/g) ?? [])].map(([link]) => new URL(link));
  if (links.length !== 1 || links[0]!.origin !== publicUrl) throw new Error(`not one link of ours in ${mail?.text}`);
  return { page: links[0]!.pathname, token: links[0]!.hash.replace('#token=', '') };
}
