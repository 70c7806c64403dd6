/** Says how much runs under a limit now, and how much waits for it. */
export interface LimitLoad {
  readonly running: number;
  readonly waiting: number;
}

/** Is thrown if work waited longer than it may. It never began. */
export class WaitedTooLong extends Error {
  override name = 'WaitedTooLong';
}

/** Limits how much of one kind of work runs at once in this process. */
export interface ConcurrencyLimit {
  /** Returns whether new work could neither run now nor wait. The caller then refuses it in its own words. */
  isFull(): boolean;
  /** Runs the work now, or when its turn comes. However it ends, its place goes to the next. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  load(): LimitLoad;
}

export interface LimitOptions {
  readonly atOnce: number;
  readonly waitingAtMost: number;
  /**
   * After this many milliseconds, waiting work is refused with WaitedTooLong. Without a limit it waits for its turn.
   */
  readonly longestWait?: number;
}

/** Resolves when the function that it leaves in `waiting` is called; after `longest` it leaves the queue and rejects. */
function turnIn(waiting: Set<() => void>, longest: number | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      waiting.delete(begin);
      resolve();
    };
    const giveUp = () => {
      waiting.delete(begin);
      reject(new WaitedTooLong('It was not its turn in time'));
    };
    const timer = longest === undefined ? undefined : setTimeout(giveUp, longest);
    waiting.add(begin);
  });
}

export function createConcurrencyLimit({ atOnce, waitingAtMost, longestWait }: LimitOptions): ConcurrencyLimit {
  let running = 0;
  // The queue is first come, first served.
  const waiting = new Set<() => void>();
  return {
    isFull: () => running >= atOnce && waiting.size >= waitingAtMost,
    load: () => ({ running, waiting: waiting.size }),
    async run(work) {
      if (running >= atOnce) await turnIn(waiting, longestWait);
      else running += 1;
      try {
        return await work();
      } finally {
        const [next] = waiting;
        // The next in the queue takes over this one's place.
        if (next) next();
        else running -= 1;
      }
    },
  };
}

/**
 * Runs the work under the limit. Throws what `refuse` returns if the queue is full, or the work isn't reached in time.
 */
export async function runOrRefuse<Result>(
  limit: ConcurrencyLimit,
  refuse: () => Error,
  work: () => Promise<Result>,
): Promise<Result> {
  if (limit.isFull()) throw refuse();
  try {
    return await limit.run(work);
  } catch (error) {
    throw error instanceof WaitedTooLong ? refuse() : error;
  }
}
