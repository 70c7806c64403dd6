import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import type { Context, Settings } from '../src/context.ts';
import type { Database, Db } from '../src/db/db.ts';
import { readsFrom } from '../src/db/reads.ts';
import { openJobQueue } from '../src/jobs/job-queue.ts';
import { openSession } from '../src/http/session.ts';
import type { PageFolders } from '../src/pages/pages.ts';
import { createFolderPictureStore } from '../src/pictures/folder-picture-store.ts';
import type { PictureStore } from '../src/pictures/picture-store.ts';
import { clientFor, type ApiClient } from './api-client.ts';
import type { Mail } from '../src/mail/mailer.ts';
import { buildUser } from './builders.ts';
import { deliverMails } from './test-mails.ts';
import { createTestDatabase } from './create-test-database.ts';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly pictures: PictureStore;
  readonly jobs: Context['jobs'];
  readonly guest: ApiClient;
  /** A client signed in as this person. */
  readonly as: (user: { readonly id: number }) => Promise<ApiClient>;
  /** A new person and their client. */
  readonly signUp: (
    fields?: Parameters<typeof buildUser>[1],
  ) => Promise<{ id: number; email: string; client: ApiClient; token: string }>;
  /** Sends what waits to be mailed, and gives what went to this address. */
  readonly mailsTo: (email: string) => Promise<Mail[]>;
  /** Moves the server's clock. */
  readonly setNow: (now: Date) => void;
  readonly end: () => Promise<void>;
}

const defaults: Settings = { statementDays: 180, sampleAccountsSignIn: true, trustProxy: false, logLevel: 'silent' };

/**
 * The whole API in process on a real database, on a `fresh` one that only it has; with the folders of the web app's build
 * also its pages; with `limited` its statements have as little time as in service.
 */
export async function createTestServer(
  settings: Partial<Settings> = {},
  log?: { write(line: string): void },
  {
    folders,
    fresh,
    limited,
    ...more
  }: Pick<Context, 'tracing'> & { readonly folders?: PageFolders; fresh?: boolean; limited?: boolean } = {},
): Promise<TestServer> {
  const database = await createTestDatabase({ fresh, limited });
  const db: Database = database.app;
  let set: Date | undefined;
  const now = () => set ?? new Date();
  const folder = path.join(tmpdir(), `clearplate-pictures-${randomUUID()}`);
  const pictures = createFolderPictureStore(folder);
  const jobs = await openJobQueue(db, { onError: () => undefined, onlyEnqueues: true });
  const context = {
    db,
    reads: readsFrom(database.app),
    pictures,
    jobs,
    settings: { ...defaults, ...settings },
    now,
    ...more,
  };
  const app = await buildApp(context, folders, log);
  const sent: Mail[] = [];
  const as = async (user: { id: number }) => clientFor(app, await openSession(db, user.id, now()));
  return {
    app,
    db,
    pictures,
    jobs,
    guest: clientFor(app),
    as,
    async signUp(fields) {
      const user = await buildUser(db, fields);
      const token = await openSession(db, user.id, now());
      return { ...user, token, client: clientFor(app, token) };
    },
    async mailsTo(email) {
      sent.push(...(await deliverMails(context)));
      return sent.filter(({ to }) => to === email);
    },
    setNow: (to) => void (set = to),
    async end() {
      await app.close();
      await jobs.stop();
      await database.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
