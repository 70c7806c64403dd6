import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildUser } from '../../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { idleJobs } from '../../../test/idle-jobs.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../test/smtp-server.ts';
import { raw, sql } from '../../db/sql.ts';
import { openJobQueue, type JobQueue } from '../../jobs/job-queue.ts';
import { createMailer } from '../../mail/mailer.ts';
import { accountJobs } from './account-jobs.ts';
import { insertLink, takeLink } from './mailed-links.queries.ts';

const now = () => new Date();
const logged: unknown[] = [];
let database: TestDatabase;
let smtp: TestSmtpServer;
let jobs: JobQueue;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase({ fresh: true });
  await database.owner.query(raw(`update jobs.queue set retry_limit = 2, retry_delay = 0, retry_backoff = false`));
  folder = await mkdtemp(path.join(tmpdir(), 'clearplate-mail-'));
  smtp = await startSmtpServer();
  const mailer = createMailer({ smtpUrl: smtp.url, from: 'Clearplate <hello@clearplate.example>', folder });
  const log = { error: (...words: unknown[]) => void logged.push(words) };
  jobs = await openJobQueue(database.app, { onError: (error) => void logged.push(error), pollingSeconds: 0.5 });
  const work = accountJobs({ db: database.app, now }, { mailer, publicUrl: 'https://clearplate.example', log });
  await jobs.work({ ...idleJobs, ...work });
});
afterAll(async () => {
  await jobs.stop();
  await smtp.stop();
  await database.end();
  await rm(folder, { recursive: true });
});

async function mailReset(): Promise<string> {
  const { id: userId, email } = await buildUser(database.app);
  await database.app.transaction(async (db) => {
    const linkId = await insertLink(db, { userId, purpose: 'reset_password', email }, now());
    await jobs.enqueue(db, 'account-mail', { linkId });
  });
  return email;
}

const mailsTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email));
const arrived = (email: string) => vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), 10_000);

it('delivers over SMTP, and the link in the mail works', async () => {
  const email = await mailReset();
  await arrived(email);
  // A mail server may get a long line in pieces.
  const text = mailsTo(email)[0]!.text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const token = /https:\/\/clearplate\.example\/reset-password#token=([\w-]{43})\r\n/.exec(text)?.[1];
  expect(await takeLink(database.app, 'reset_password', token ?? '', now())).toMatchObject({ email });
});

it('tries again when the server refuses at first', async () => {
  smtp.refuseNext(2);
  await arrived(await mailReset());
  expect(logged).toEqual([]);
});

it('gives up in the end: the mail lies in the dead letter queue, and the log says so without the address', async () => {
  smtp.refuseNext(3);
  const email = await mailReset();
  await vi.waitFor(async () => {
    const rows = await database.app.query(sql`select 1 from jobs.job where name = 'undelivered'`);
    expect(rows).toHaveLength(1);
  }, 10_000);
  expect(mailsTo(email)).toEqual([]);
  const reason = 'MailNotSent: The mail did not go out (EENVELOPE 450)';
  expect(logged).toEqual([[{ linkId: expect.any(Number), reason }, 'A mail could not be delivered and was given up']]);
  const [row] = await database.app.query<{ kept: string }>(sql`select string_agg(j::text, '') as kept from jobs.job j`);
  expect(row!.kept).not.toContain(email);
  expect(row!.kept).not.toContain('ann@example.com');
});

it('mails nothing for nobody, and nothing to somebody who has gone meanwhile', async () => {
  const sent: unknown[] = [];
  const work = accountJobs(
    { db: database.app, now },
    {
      mailer: { send: async (mail) => void sent.push(mail), close: () => undefined },
      publicUrl: 'https://clearplate.example',
      log: { error: () => undefined },
    },
  );
  await work['account-mail']({ linkId: null }, { isLast: false });
  const { id: userId, email } = await buildUser(database.app);
  const linkId = await insertLink(database.app, { userId, purpose: 'sign_in', email }, now());
  await database.app.query(sql`delete from users where id = ${userId}`);
  await work['account-mail']({ linkId }, { isLast: false });
  expect(sent).toEqual([]);
});
