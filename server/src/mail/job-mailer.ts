import type { Mail, Mailer } from './mailer.ts';

/** Holds what background work needs to send mails. */
export interface JobMailer {
  readonly mailer: Mailer;
  /** Is the beginning of links. A request's own host is never used. */
  readonly publicUrl: string;
  readonly log: { error(about: object, words: string): void };
}

/** Sends a job's mail. If the last try fails, the log says so; `about` names the mail's subject, without an address. */
export async function sendFromJob(
  { mailer, log }: JobMailer,
  mail: Mail,
  about: object,
  { isLast }: { readonly isLast: boolean },
): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (isLast) log.error({ ...about, reason: String(error) }, 'A mail could not be delivered and was given up');
    throw error;
  }
}
