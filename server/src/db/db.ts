import type { Sql } from './sql.ts';

/** Is a statement with its values apart from its text. */
export type Statement = Pick<Sql, 'text' | 'values'>;

export type TransactionOptions = {
  /** Says how many milliseconds each statement inside may take; the pool's own limit by default. */
  statementTimeout?: number;
};

/** Is what queries are written against. The pool and a transaction look the same. */
export interface Db {
  /** Runs one statement and returns its rows. */
  query<Row>(statement: Statement): Promise<Row[]>;
  /**
   * Runs `work` in a transaction; inside another one it becomes a savepoint. After a serialization failure or a
   * deadlock the outermost `work` runs again, so it must have no effects outside the database.
   */
  transaction<Result>(work: (db: Db) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
}

/** Says how many connections a pool has open, how many of them do nothing, and how many wait for one. */
export interface PoolLoad {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Is a pool of connections. */
export interface Database extends Db {
  load(): PoolLoad;
  /**
   * Returns the same pool for one reader. When the signal comes, the running statement is ended with
   * StatementCancelled.
   */
  cancellable(signal: AbortSignal): Db;
  /** Runs `work` on one connection throughout, for what belongs to a session. */
  session<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Waits for the statements under way and closes every connection. */
  end(): Promise<void>;
}
