import { type Transporter, createTransport } from 'nodemailer';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const endOfHeaders = '\r\n\r\n';

/** Returns the message with its text unencoded, because people read its file and copy the link from it. */
function legible(message: Buffer, text: string): string {
  const headers = message.toString().split(endOfHeaders, 1)[0] ?? '';
  const unencoded = headers.replace(/^(content-transfer-encoding): .*$/im, '$1: 8bit');
  return `${unencoded}${endOfHeaders}${text.replaceAll(/\r?\n/g, '\r\n')}`;
}

/** Writes a mail as a file whose name sorts by time. Only the operator may read it, because its links sign in. */
async function writeToFolder(folder: string, message: Buffer, text: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
  // It gets its name when it is complete, so that nobody who watches the folder reads half a mail.
  const unfinished = path.join(folder, `.${name}`);
  await writeFile(unfinished, legible(message, text), { mode: 0o600, flag: 'wx' });
  await rename(unfinished, path.join(folder, `${name}.eml`));
}

/** Is a mail in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mails. */
export interface Mailer {
  /** Sends the mail, or throws `MailNotSent`. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailSettings {
  /** Is smtp:// or smtps://, with user and password if the server wants them. Without it, mail goes to the folder. */
  readonly smtpUrl: string | undefined;
  /** Is the sender. */
  readonly from: string;
  readonly folder: string;
}

/** A mail wasn't sent. The message contains codes only, because a mail server's own words may repeat the address. */
export class MailNotSent extends Error {
  override name = 'MailNotSent';

  constructor(error: unknown) {
    const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
    const codes = [code, responseCode].filter((each) => typeof each === 'string' || typeof each === 'number');
    super(`The mail did not go out (${codes.join(' ') || 'no code'})`);
  }
}

// A worker waits for one mail at a time, and a stopping server waits for the worker.
const timeoutMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function openTransport({ smtpUrl, from }: MailSettings): Transporter {
  const defaults = { from, disableFileAccess: true, disableUrlAccess: true };
  return smtpUrl === undefined
    ? createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, defaults)
    : createTransport({ url: smtpUrl, ...timeoutMs }, defaults);
}

/** Sends over SMTP, or writes each mail as an .eml file into a folder. */
export function createMailer(settings: MailSettings): Mailer {
  const transport = openTransport(settings);
  return {
    async send({ to, subject, text }) {
      try {
        const sent: unknown = await transport.sendMail({ to: { name: '', address: to }, subject, text });
        if (settings.smtpUrl === undefined)
          await writeToFolder(settings.folder, (sent as { message: Buffer }).message, text);
      } catch (error) {
        throw new MailNotSent(error);
      }
    },
    close: () => transport.close(),
  };
}
