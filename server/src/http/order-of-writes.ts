import { createConcurrencyLimit, runOrRefuse, type ConcurrencyLimit } from '../concurrency-limit.ts';
import { AppError } from './app-error.ts';

// This is in milliseconds. A waiting request holds neither a connection nor a row, and with its own work it ends within
// three seconds.
const longestWait = 1500;
const waitingAtMost = 20;

/** Runs each person's changes in this process one after the other. */
export interface OrderOfWrites {
  /** Does the work after the same person's earlier changes, or refuses it in time. */
  next<Result>(userId: number, work: () => Promise<Result>): Promise<Result>;
  /** Returns how many people are changing something. */
  load(): number;
}

const busy = () => new AppError('unavailable', 'Too many changes at once. Please try again.', { retryAfter: 2 });

/** Otherwise one person's many changes would take all connections for changes, and most would only wait for one row. */
export function createOrderOfWrites(): OrderOfWrites {
  const byPerson = new Map<number, ConcurrencyLimit>();
  return {
    load: () => byPerson.size,
    async next(userId, work) {
      const limit = byPerson.get(userId) ?? createConcurrencyLimit({ atOnce: 1, waitingAtMost, longestWait });
      byPerson.set(userId, limit);
      try {
        return await runOrRefuse(limit, busy, work);
      } finally {
        if (limit.load().running === 0) byPerson.delete(userId);
      }
    },
  };
}
