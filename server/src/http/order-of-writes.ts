import { createConcurrencyLimit, runOrRefuse, type ConcurrencyLimit } from '../concurrency-limit.ts';
import { AppError } from './app-error.ts';

// Milliseconds. Who waits holds neither a connection nor a row; with its own work the request ends within three seconds.
const longestWait = 1500;
const waitingAtMost = 20;

/** Each person's changes in this process, one after the other. */
export interface OrderOfWrites {
  /** Does the work when what the same person sent before is done, or refuses it in time. */
  next<Result>(userId: number, work: () => Promise<Result>): Promise<Result>;
  /** How many people have changes under way. */
  load(): number;
}

const busy = () => new AppError('unavailable', 'Too many changes at once. Please try again.', { retryAfter: 2 });

/** One person's many changes would else take all the connections that there are for changes, and most only wait for one row. */
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
