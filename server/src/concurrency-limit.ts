/** What runs under a limit at this moment, and what waits to. */
export interface LimitLoad {
  readonly running: number;
  readonly waiting: number;
}

/** Work had to wait for longer than it may. It never began. */
export class WaitedTooLong extends Error {
  override name = 'WaitedTooLong';
}

/** How much of one kind of work runs at once in this process. */
export interface ConcurrencyLimit {
  /** Whether work that comes now would neither run at once nor may wait: its caller refuses it in words of their own. */
  isFull(): boolean;
  /** Runs the work now or when it is its turn. However it ends, what it held is given to the next. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  load(): LimitLoad;
}

export interface LimitOptions {
  readonly atOnce: number;
  readonly waitingAtMost: number;
  /** Milliseconds after which what still waits is refused with WaitedTooLong; without it, it waits for its turn. */
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
  // In the order in which they came.
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
        // Whoever is next takes over what this one held.
        if (next) next();
        else running -= 1;
      }
    },
  };
}

/** Runs the work under the limit, or throws what `refuse` gives where there is no room for it, or none in time. */
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
