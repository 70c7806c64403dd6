import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Db } from './db/db.ts';
import { migrate } from './db/migrate.ts';
import { readMigrations } from './db/migration-files.ts';
import { type Databases, openDatabases } from './db/open-databases.ts';
import { openReads } from './db/open-reads.ts';
import { checkRights } from './db/rights.ts';
import { syncReferenceData } from './features/catalogue/sync-reference-data.ts';
import { watchFolder } from './features/menu/arrived/watch-folder.ts';
import { countIfNever } from './features/search/count-words.ts';
import { storeDerived } from './features/derivation/store-derived.ts';
import { jobHandlers } from './job-handlers.ts';
import { openJobQueue } from './jobs/job-queue.ts';
import { prepareJobs } from './jobs/prepare-jobs.ts';
import type { Closers } from './lifecycle.ts';
import { describeError } from './http/error-handler.ts';
import { StartRefused } from './db/start-refused.ts';
import { MailNotSent, createMailer } from './mail/mailer.ts';
import { openPictureStore } from './pictures/open-picture-store.ts';
import { readLexiconAhead } from './read-lexicon-ahead.ts';
import { openTracing } from './tracing/open-tracing.ts';

// Requests that are still running then are cut off, so that there is time to stop the database as well.
const longestDrain = 7000;

/** Lets running requests end and takes no new ones. */
async function drain(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), longestDrain);
  await app.close();
  clearTimeout(cut);
}

/** Starts to take requests. Returns the address as a browser on this computer writes it. */
async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartRefused(
        `Port ${port} on ${host} is taken. Stop what uses it, or set PORT to another one: PORT=${port + 1} npm start`,
      );
    if (code === 'EACCES') throw new StartRefused(`PORT: this user may not listen on port ${port}.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartRefused(`HOST: this computer has no address ${host}.`);
    throw error;
  }
  const address = app.server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  const visible = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  return `http://${visible}:${actualPort}`;
}

const root = path.resolve(import.meta.dirname, '../..');

async function timed<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

async function fillDatabase(db: Db, config: Config, log: (line: string) => void): Promise<void> {
  await prepareJobs(db);
  await db.transaction((transaction) => syncReferenceData(transaction));
  if (config.sampleData) {
    const { loadSampleData } = await import('../../sample/load.ts');
    await loadSampleData(db, { log });
  }
  await countIfNever(db);
}

const mailFolder = (config: Config) => path.join(config.dataDirectory, 'mail');

function pageFolders() {
  const dist = path.join(root, 'web/dist');
  if (!existsSync(dist)) return undefined;
  return { dist, renderer: path.join(root, 'web/dist-server') };
}

function createContext(
  config: Config,
  parts: Pick<Context, 'db' | 'writes' | 'reads' | 'tracing' | 'pictures' | 'jobs'>,
): Context {
  const { statementDays, sampleAccountsSignIn, trustProxy, zipLookupUrl, publicUrl, tiles, metricsToken, logLevel } =
    config;
  return {
    ...parts,
    settings: {
      statementDays,
      sampleAccountsSignIn,
      trustProxy,
      zipLookupUrl,
      publicUrl,
      tiles,
      metricsToken,
      logLevel,
    },
    now: () => new Date(),
  };
}

/** Takes requests and does background work until the closers run. */
async function serve(
  config: Config,
  { app: db, writes }: Pick<Databases, 'app' | 'writes'>,
  closers: Closers,
  signal: AbortSignal,
): Promise<void> {
  const log = (line: string) => console.log(line);
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, folder: mailFolder(config) });
  closers.add(async () => mailer.close());
  let logger: FastifyBaseLogger | undefined;
  const jobs = await openJobQueue(db, {
    onError: (error) => logger?.error(describeError(error), 'Background jobs have a problem'),
    onGivenUp: (job, error) => {
      // Mails that are given up log that themselves, with their subject.
      if (!(error instanceof MailNotSent))
        logger?.error({ job, ...describeError(error) }, 'A background job failed and was given up');
    },
  });
  closers.add(() => jobs.stop());
  const tracing = await openTracing(config.tracing);
  if (tracing) closers.add(() => tracing.stop());
  const { reads, ...readers } = await openReads(config, db, log);
  closers.add(() => readers.close());
  const context = createContext(config, {
    db,
    writes,
    tracing,
    reads,
    jobs,
    pictures: await openPictureStore(config, log),
  });
  const app = await buildApp(context, pageFolders());
  logger = app.log;
  closers.add(() => drain(app));
  signal.throwIfAborted();
  const address = await listen(app, config);
  await jobs.work(jobHandlers(context, { mailer, publicUrl: config.publicUrl ?? address, log: app.log }));
  if (config.smtpUrl === undefined) log(`Mail is written to ${mailFolder(config)}; set SMTP_URL to send it`);
  log(`Clearplate is ready at ${address}`);
  if (config.watchFolder !== undefined) {
    log(`Watching ${config.watchFolder} for menus`);
    const { statementDays, watchFolder: folder } = config;
    const watching = watchFolder(db, { folder, statementDays, signal, log });
    closers.add(() => watching);
  }
  const derivation = storeDerived(db, { signal, now: context.now, log });
  closers.add(() => derivation);
  void readLexiconAhead(signal);
}

/** Starts everything in order and prints the address last. Each thing that started adds the step that stops it. */
export async function startServer(config: Config, closers: Closers, signal: AbortSignal): Promise<void> {
  const log = (line: string) => console.log(line);
  const databases = await timed(
    config.databaseUrl === undefined ? `Started PostgreSQL in ${config.dataDirectory}` : 'Connected to the database',
    () => openDatabases(config, log),
  );
  closers.add(() => databases.close());
  signal.throwIfAborted();
  const migrations = await readMigrations(path.join(root, 'server/migrations'));
  await timed('Checked the database', () =>
    migrate(databases.owner, { migrations, log, afterwards: (db) => fillDatabase(db, config, log) }),
  );
  await databases.closeOwner();
  await checkRights(databases.app, migrations);
  signal.throwIfAborted();
  await serve(config, databases, closers, signal);
}
