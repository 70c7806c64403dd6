import type { Mail, Mailer } from './mailer.ts';

/** What background work sends mails with. */
export interface JobMailer {
  readonly mailer: Mailer;
  /** What links begin with; never what a request says of itself. */
  readonly publicUrl: string;
  readonly log: { error(about: object, words: string): void };
}

/** Sends a job's mail. When the last try fails the log says so; `about` names what it was, and no address. */
export async function sendFromJob(
  { mailer, log }: JobMailer,
  mail: Mail,
  about: object,
  { isLast }: { readonly isLast: boolean },
): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (isLast) log.error({ ...about, reason: String(error) }, 'A mail could not be delivered and is given up');
    throw error;
  }
}
