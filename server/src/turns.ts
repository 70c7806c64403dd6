/** Work that waits for its turn: `atOnce` run, and `isFull` says when `waitingAtMost` others wait already. */
export interface Turns {
  isFull(): boolean;
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A queue in this process. Whoever takes a turn asks before whether it is full, and refuses in its own words. */
export function createTurns({ atOnce, waitingAtMost }: { atOnce: number; waitingAtMost: number }): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    isFull: () => waiting.length >= waitingAtMost,
    async take(work) {
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
