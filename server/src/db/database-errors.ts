import pg from 'pg';

/** The database can't be reached or doesn't answer: the caller may try again later. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

/** A statement ran longer than its limit; the database itself is well. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout';
}

/** The client has gone, and its statement was cancelled. */
export class StatementCancelled extends Error {
  override name = 'StatementCancelled';
}

/** Says that the database lacks disk or memory for the request. It can still be read. */
export class DatabaseFull extends Error {
  override name = 'DatabaseFull';
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'EACCES',
]);

// It is shutting down, crashed, starting up, out of connections, or read-only after a failover.
const sqlStates = new Set(['57P01', '57P02', '57P03', '53300', '25006']);

// Its disk is full, or it is out of memory.
const fullStates = new Set(['53100', '53200']);

// node-postgres gives these no code.
const messages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|connection error|not queryable|Client was closed/i;

/** Returns the error's SQLSTATE or system code. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function isUnreachable(error: Error): boolean {
  const code = errorCode(error);
  if (error instanceof pg.DatabaseError) return code !== undefined && (sqlStates.has(code) || code.startsWith('08'));
  if (error instanceof AggregateError) return error.errors.some((each) => each instanceof Error && isUnreachable(each));
  return (code !== undefined && networkCodes.has(code)) || messages.test(error.message);
}

/**
 * Gives connection trouble, overlong statements and lack of space their own classes. Every other error stays as it is.
 */
export function classifyDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ([DatabaseUnreachable, DatabaseTimeout, DatabaseFull].some((kind) => error instanceof kind)) return error;
  if (errorCode(error) === '57014') return new DatabaseTimeout('A statement took too long', { cause: error });
  if (fullStates.has(errorCode(error) ?? '')) return new DatabaseFull('The database is full', { cause: error });
  if (isUnreachable(error)) return new DatabaseUnreachable('The database does not answer', { cause: error });
  return error;
}

/**
 * Returns whether an error is a serialization failure or a deadlock. The same transaction may succeed when run again.
 */
export function isRetryable(error: unknown): boolean {
  const code = errorCode(error);
  return code === '40001' || code === '40P01';
}

/** Returns whether a prepared statement's tables changed after it was prepared. A fresh connection can then run it. */
export function isStalePlan(error: unknown): boolean {
  return errorCode(error) === '0A000' && error instanceof Error && error.message.includes('cached plan');
}

/** Returns the name of the violated constraint, so that a query can turn it into an outcome. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('23')) return undefined;
  return error.constraint;
}
