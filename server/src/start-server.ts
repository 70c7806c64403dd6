import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Db } from './db/db.ts';
import { migrate } from './db/migrate.ts';
import { readMigrations } from './db/migration-files.ts';
import { openDatabases } from './db/open-databases.ts';
import { StartRefused } from './db/start-refused.ts';
import { syncReferenceData } from './features/catalogue/sync-reference-data.ts';
import { keepDerived } from './features/derivation/keep-derived.ts';
import { prepareJobs } from './jobs/prepare-jobs.ts';
import type { Closers } from './lifecycle.ts';
import { openPictureStore } from './pictures/open-picture-store.ts';
import type { PictureStore } from './pictures/picture-store.ts';

const root = path.resolve(import.meta.dirname, '../..');

// Requests that are still running then are cut off, so that the database has time to stop as well.
const longestDrain = 7000;

async function timed<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

async function fillDatabase(db: Db, config: Config, log: (line: string) => void): Promise<void> {
  await prepareJobs(db);
  await db.transaction((transaction) => syncReferenceData(transaction));
  if (!config.sampleData) return;
  const { loadSampleData } = await import('../../sample/load.ts');
  await loadSampleData(db, { log });
}

function createContext(config: Config, db: Db, pictures: PictureStore): Context {
  const { statementDays, sampleAccountsSignIn, trustProxy, zipLookupUrl, logLevel } = config;
  return {
    db,
    pictures,
    settings: { statementDays, sampleAccountsSignIn, trustProxy, zipLookupUrl, logLevel },
    now: () => new Date(),
  };
}

async function drain(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), longestDrain);
  await app.close();
  clearTimeout(cut);
}

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
  signal.throwIfAborted();
  const dist = path.join(root, 'web/dist');
  const folders = { dist, samplePictures: path.join(root, 'sample/pictures') };
  const context = createContext(config, databases.app, await openPictureStore(config, log));
  const app = await buildApp(context, existsSync(dist) ? folders : undefined);
  closers.add(() => drain(app));
  signal.throwIfAborted();
  console.log(`Clearplate is ready at ${await listen(app, config)}`);
  const derivation = keepDerived(databases.app, { signal, now: () => new Date(), log });
  closers.add(() => derivation);
}
