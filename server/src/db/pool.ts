import pg from 'pg';
import { cancelOnAbort } from './cancel-statement.ts';
import { connectionDb, transactionOn, unusable } from './connection-db.ts';
import { DatabaseUnreachable, StatementCancelled, classifyDatabaseError, isStalePlan } from './database-errors.ts';
import type { Database, Db, Statement } from './db.ts';
import { createStatementNames } from './statement-names.ts';
import { createRunner } from './statement-runner.ts';
import { valueParsers } from './value-parsers.ts';

/** Where a database is: a URL, or a socket directory or host with a user and a database name. */
export type Address = { connectionString: string } | { host: string; user: string; database: string };

export type PoolOptions = {
  address: Address;
  /** The role that every connection takes on, when it isn't the login's own. */
  role?: string;
  /** Milliseconds that a statement may take; 0 for no limit. 2000 unless told. */
  statementTimeout?: number;
  /** Off behind a connection pooler that shares a session among clients and knows no prepared statements. */
  preparedStatements?: boolean;
  /** Connections at most; 10 unless told. */
  size?: number;
  applicationName?: string;
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
};

/** What every statement of the server may take, in milliseconds, unless told. */
export const standardTimeout = 2000;

/**
 * A request's statement is planned once for each connection: its plan costs up to ten times its work, and is written so
 * that no values make another one better. Nor does it wait for helpers to start. Long work is planned as ever.
 */
const forRequests = ['plan_cache_mode=force_generic_plan', 'max_parallel_workers_per_gather=0'];

// A pooler refuses settings in the start-up packet, so they go there only where sessions are our own.
function sessionSettings({
  role,
  statementTimeout = standardTimeout,
  preparedStatements = true,
}: PoolOptions): string | undefined {
  if (!preparedStatements && role === undefined) return undefined;
  const settings = [`statement_timeout=${statementTimeout}`, 'timezone=UTC'];
  if (statementTimeout > 0 && preparedStatements) settings.push(...forRequests);
  if (role !== undefined) settings.push(`role=${role}`);
  return settings.map((setting) => `-c ${setting}`).join(' ');
}

function poolConfig(options: PoolOptions): pg.PoolConfig {
  const settings = sessionSettings(options);
  return {
    ...options.address,
    ...(settings !== undefined && { options: settings }),
    max: options.size ?? 10,
    connectionTimeoutMillis: 1500,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: options.applicationName ?? 'clearplate',
    types: valueParsers,
  };
}

/** Opens a pool; it connects with the first statement. */
export function createPool(options: PoolOptions): Database {
  const pool = new pg.Pool(poolConfig(options));
  // Without a listener one reset connection would end the process.
  pool.on('error', (error) => options.onConnectionLost?.(error));
  // The same while a connection is in use: its statement fails, or the next one does.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const runner = createRunner({
    nameOf: options.preparedStatements === false ? undefined : createStatementNames(),
    statementTimeout: options.statementTimeout ?? standardTimeout,
  });

  async function withClient<Result>(
    work: (client: pg.PoolClient) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const client = await pool.connect().catch((error: unknown) => {
      throw classifyDatabaseError(error);
    });
    const settled = signal && cancelOnAbort(client, signal);
    let broken = false;
    try {
      if (signal?.aborted) throw new StatementCancelled('Nobody waits for this any more');
      return await work(client);
    } catch (error) {
      broken = error instanceof DatabaseUnreachable || isStalePlan(error) || unusable.has(client);
      throw signal?.aborted ? new StatementCancelled('Nobody waits for this any more', { cause: error }) : error;
    } finally {
      await settled?.();
      client.release(broken);
    }
  }

  async function query<Row>(statement: Statement, signal?: AbortSignal): Promise<Row[]> {
    for (let connectionsLeft = options.size ?? 10; ; connectionsLeft -= 1) {
      try {
        return await withClient((client) => runner.run(client, statement) as Promise<Row[]>, signal);
      } catch (error) {
        // The connection is gone with its prepared statements; the next one may hold the same old plan.
        if (connectionsLeft === 0 || !isStalePlan(error)) throw error;
      }
    }
  }

  const on = (signal?: AbortSignal): Db => ({
    query: (statement) => query(statement, signal),
    transaction: (work, transactionOptions) =>
      withClient((client) => transactionOn(client, runner, work, transactionOptions), signal),
  });

  return {
    ...on(),
    cancellable: on,
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    session: (work) => withClient((client) => work(connectionDb(client, runner))),
    end: () => pool.end(),
  };
}
