import type { FastifyRequest } from 'fastify';
import { DatabaseTimeout } from '../db/database-errors.ts';
import type { Db } from '../db/db.ts';

// In milliseconds. Each statement has a limit of its own; these keep several slow ones from adding up to an answer that
// comes later than within three seconds.
const noticeable = 1000;
const longest = 2500;

/** What the work gives, or a refusal once that took too long; the work itself goes on to its end. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(tooSlow()), Math.max(milliseconds, 0));
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const tooSlow = () => new DatabaseTimeout('The database answers too slowly');

/** How long one request has waited for a database that is slow. */
class Patience {
  #spent = 0;

  async spendOn<Result>(work: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    try {
      return await (this.#spent === 0 ? work() : within(longest - this.#spent, work()));
    } finally {
      const took = performance.now() - start;
      if (took > noticeable) this.#spent += took;
    }
  }
}

/** Begins a transaction in time or not at all; what has begun has all the time that its statements may take. */
async function beginInTime<Result>(
  patience: Patience,
  db: Db,
  [work, options]: Parameters<Db['transaction']>,
): Promise<Result> {
  const begun = Promise.withResolvers<void>();
  const start = performance.now();
  let isLate: boolean | undefined;
  const whole = db.transaction(async (inner) => {
    // A transaction may be run anew; that it began in time is known by then.
    isLate ??= performance.now() - start > noticeable;
    if (isLate) {
      // Told before the rollback, which would be as slow.
      begun.reject(tooSlow());
      throw tooSlow();
    }
    begun.resolve();
    return work(inner);
  }, options) as Promise<Result>;
  whole.catch((error: unknown) => begun.reject(error));
  try {
    await patience.spendOn(() => begun.promise);
  } catch (error) {
    isLate = true;
    throw error;
  }
  return whole;
}

const patiences = new WeakMap<FastifyRequest, Patience>();

/** A database for one request: when it is slow, the request is refused in time instead of waiting for each statement. */
export function patientDb(db: Db, request: FastifyRequest): Db {
  const patience = patiences.get(request) ?? new Patience();
  patiences.set(request, patience);
  return {
    query: (statement) => patience.spendOn(() => db.query(statement)),
    transaction: (...transaction) => beginInTime(patience, db, transaction as Parameters<Db['transaction']>),
  };
}
