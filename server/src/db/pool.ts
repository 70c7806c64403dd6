import pg from 'pg';
import { once } from 'node:events';
import { connect } from 'node:net';
import { connectionDb, transactionOn, unusable } from './connection-db.ts';
import { DatabaseUnreachable, StatementCancelled, classifyDatabaseError, isStalePlan } from './database-errors.ts';
import type { Database, Db, Statement } from './db.ts';
import { createStatementNames } from './statement-names.ts';
import { createRunner } from './statement-runner.ts';

// PostgreSQL's protocol calls it a CancelRequest: its length, its code, then the process and its secret.
const requestCode = 80_877_102;
const timeoutMs = 1000;

/** Adds the properties of a connection that node-postgres has and doesn't declare. */
type Connection = pg.ClientBase & { host: string; port: number; processID: number | null; secretKey: number | null };

function request({ processID, secretKey }: Connection): Buffer {
  const bytes = Buffer.alloc(16);
  for (const [index, value] of [16, requestCode, processID ?? 0, secretKey ?? 0].entries())
    bytes.writeInt32BE(value, index * 4);
  return bytes;
}

// It is sent unencrypted: it contains no data, PostgreSQL takes it so, and its secret is worthless once the connection
// ends.
async function sendCancel(client: Connection): Promise<void> {
  const { host, port } = client;
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket.setTimeout(timeoutMs, () => socket.destroy());
  socket.on('error', () => undefined);
  socket.write(request(client));
  // PostgreSQL hangs up after it has passed the signal on.
  socket.resume();
  await once(socket, 'close');
}

/**
 * Ends the statement that runs on a connection as soon as the signal comes, over a second connection. The function that
 * it returns must be awaited before the connection serves somebody else: the request could end their statement instead.
 */
function cancelOnAbort(client: pg.ClientBase, signal: AbortSignal): () => Promise<void> {
  let sent: Promise<void> | undefined;
  const send = () => void (sent ??= sendCancel(client as Connection));
  signal.addEventListener('abort', send, { once: true });
  return async () => {
    signal.removeEventListener('abort', send);
    await sent;
  };
}

const oid = {
  int8: 20,
  numeric: 1700,
  date: 1082,
  int8Array: 1016,
  numericArray: 1231,
  dateArray: 1182,
  textArray: 1009,
};

const parseTextArray: (value: string) => (string | null)[] = pg.types.getTypeParser(oid.textArray);
const parseNumberArray = (value: string) => parseTextArray(value).map((item) => (item === null ? null : Number(item)));

// Ids, counts and cents stay far below 2^53. A date has no time zone, so it stays the text that it is.
const parsers = new Map<number, (value: string) => unknown>([
  [oid.int8, Number],
  [oid.numeric, Number],
  [oid.date, String],
  [oid.int8Array, parseNumberArray],
  [oid.numericArray, parseNumberArray],
  [oid.dateArray, parseTextArray],
]);

/** Parses values from PostgreSQL: int8 and numeric as numbers, date as text, timestamptz as Date. */
const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    parsers.get(id) ?? pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

/** Says where a database is: a URL, or a socket directory or host with a user and a database name. */
export type Address = { connectionString: string } | { host: string; user: string; database: string };

export type PoolOptions = {
  address: Address;
  /** Is the role that every connection takes on, if it isn't the login's own. */
  role?: string;
  /** Says how many milliseconds a statement may take; 2000 by default, 0 for no limit. */
  statementTimeout?: number;
  /** Is off behind a connection pooler that shares sessions among clients and has no prepared statements. */
  preparedStatements?: boolean;
  /** Is the maximum number of connections; 10 by default. */
  size?: number;
  /** Says how long a statement waits for a connection, in milliseconds; 1500 by default. */
  connectionTimeout?: number;
  applicationName?: string;
  /** Is called when an idle connection breaks. The pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
};

/** Is the default limit of a statement of the server, in milliseconds. */
export const standardTimeout = 2000;

/**
 * A request's statement is planned once for each connection: planning costs up to ten times its work, and statements
 * are written so that no values would make another plan better. It doesn't start parallel workers either. Long work is
 * planned as usual.
 */
const forRequests = ['plan_cache_mode=force_generic_plan', 'max_parallel_workers_per_gather=0'];

// A pooler refuses settings in the start-up packet, so they are sent only if sessions are our own.
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
    connectionTimeoutMillis: options.connectionTimeout ?? 1500,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: options.applicationName ?? 'clearplate',
    types: valueParsers,
  };
}

/** Opens a pool, which connects with its first statement. */
export function createPool(options: PoolOptions): Database {
  const pool = new pg.Pool(poolConfig(options));
  // Without a listener one reset connection would end the process.
  pool.on('error', (error) => options.onConnectionLost?.(error));
  // This is the same while a connection is in use: its statement fails, or the next one does.
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
        // The connection is gone with its prepared statements. The next one may have the same old plan.
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
