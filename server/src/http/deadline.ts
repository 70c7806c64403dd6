import type { FastifyRequest } from 'fastify';
import { DatabaseTimeout } from '../db/database-errors.ts';
import type { Db, TransactionOptions } from '../db/db.ts';

// This is in milliseconds. A request is answered within three seconds, or refused. This long after its first statement
// we wait for nothing more, except that each statement has a second of its own. A menu of a thousand dishes on a slow
// disk may take longer in all, as long as the database keeps answering.
const forAll = 2500;
const forEach = 1000;

const tooSlow = () => new DatabaseTimeout('The database answers too slowly');

/** Returns the work's result, or throws a refusal if it takes too long. The work itself continues to its end. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(tooSlow()), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

class Deadline {
  readonly #from = performance.now();

  /** Returns how many milliseconds the next statement may take. */
  left(): number {
    return Math.max(this.#from + forAll - performance.now(), forEach);
  }
}

/**
 * `onLate` is called before the statement's own caller hears of it, and thus before a rollback, which would be as slow.
 */
function keeping(deadline: Deadline, db: Db, onLate: (error: unknown) => void): Db {
  return {
    query: (statement) =>
      within(deadline.left(), db.query(statement)).catch((error: unknown) => {
        if (error instanceof DatabaseTimeout) onLate(error);
        throw error;
      }) as Promise<never>,
    transaction: (work, options) => db.transaction((inner) => work(keeping(deadline, inner, onLate)), options),
  };
}

/**
 * Refuses a transaction if the database makes the request wait too long: for a connection and the beginning, for any
 * statement, or for the commit, which then may or may not have happened.
 */
function transactionInTime<Result>(
  deadline: Deadline,
  db: Db,
  work: (db: Db) => Promise<Result>,
  options: TransactionOptions | undefined,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  let isGivenUp = false;
  const giveUp = (error: unknown = tooSlow()) => {
    isGivenUp = true;
    late.reject(error);
  };
  let timer = setTimeout(giveUp, deadline.left());
  const whole = db.transaction(async (inner) => {
    clearTimeout(timer);
    if (isGivenUp) throw tooSlow();
    const result = await work(keeping(deadline, inner, giveUp));
    timer = setTimeout(giveUp, deadline.left());
    return result;
  }, options);
  return Promise.race([whole.finally(() => clearTimeout(timer)), late.promise]);
}

const deadlines = new WeakMap<FastifyRequest, Deadline>();

/**
 * Wraps the database for one request: if it is slow, the request is refused in time instead of waiting for each
 * statement.
 */
export function dbInTime(db: Db, request: FastifyRequest): Db {
  const deadline = deadlines.get(request) ?? new Deadline();
  deadlines.set(request, deadline);
  return {
    query: (statement) => within(deadline.left(), db.query(statement)),
    transaction: (work, options) => transactionInTime(deadline, db, work, options),
  };
}
