import type pg from 'pg';
import type { Db, Statement, TransactionOptions } from './db.ts';
import { DatabaseUnreachable, isRetryable } from './database-errors.ts';
import { raw } from './sql.ts';
import type { Runner } from './statement-runner.ts';

const attempts = 3;

/** Holds the connections whose last transaction didn't end. Whoever got one of them next would wait in vain. */
export const unusable = new WeakSet<pg.ClientBase>();

async function runTransaction<Result>(
  client: pg.ClientBase,
  runner: Runner,
  work: (db: Db) => Promise<Result>,
  options: TransactionOptions,
): Promise<Result> {
  const limit = options.statementTimeout;
  const inside = savepointDb(client, runner, 1, limit);
  try {
    await runner.run(client, raw('begin'));
    if (limit !== undefined) await runner.run(client, raw(`set local statement_timeout = ${Math.trunc(limit)}`));
    const result = await work(inside);
    await runner.run(client, raw('commit'), limit);
    return result;
  } catch (error) {
    // The rollback would also wait on a connection that doesn't answer.
    if (!(error instanceof DatabaseUnreachable))
      await runner.run(client, raw('rollback')).catch(() => unusable.add(client));
    throw error;
  }
}

/** Runs a whole transaction, and runs it again after a serialization failure or a deadlock. */
export async function transactionOn<Result>(
  client: pg.ClientBase,
  runner: Runner,
  work: (db: Db) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runTransaction(client, runner, work, options);
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
    }
  }
}

function savepointDb(client: pg.ClientBase, runner: Runner, depth: number, limit: number | undefined): Db {
  return {
    query: <Row>(statement: Statement) => runner.run(client, statement, limit) as Promise<Row[]>,
    async transaction(work) {
      const name = `nested_${depth}`;
      await runner.run(client, raw(`savepoint ${name}`));
      try {
        const result = await work(savepointDb(client, runner, depth + 1, limit));
        await runner.run(client, raw(`release savepoint ${name}`));
        return result;
      } catch (error) {
        if (!(error instanceof DatabaseUnreachable)) await runner.run(client, raw(`rollback to savepoint ${name}`));
        throw error;
      }
    },
  };
}

/** Returns a `Db` on one connection, outside a transaction. */
export function connectionDb(client: pg.ClientBase, runner: Runner): Db {
  return {
    query: <Row>(statement: Statement) => runner.run(client, statement) as Promise<Row[]>,
    transaction: (work, options) => transactionOn(client, runner, work, options),
  };
}
