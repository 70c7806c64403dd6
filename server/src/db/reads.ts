import { DatabaseUnreachable, isRetryable } from './database-errors.ts';
import type { Database, Db, PoolLoad } from './db.ts';
import { mostBehindMs, type ReplicaFreshness } from './replica-freshness.ts';

/** Who wrote something reads from the primary for so long: longer than any state that a replica may show. */
export const ownWritesSeconds = 5;

export type ReadOptions = {
  /** Given when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Whether nothing older than this moment will do. Asked only where there is a replica. */
  mustBeNew: () => Promise<boolean>;
};

/** Where requests that only read find their data. */
export type Reads = {
  /** Whether there is a replica: only then does it matter who wrote lately. */
  readonly hasReplica: boolean;
  open(options: ReadOptions): Promise<Db>;
  /** The pools by their names. */
  loads(): Record<string, PoolLoad>;
  /** How old the replica's state may be, in milliseconds; Infinity when that isn't known. */
  behindMs(): number;
};

// A replica may end a statement that stands in the way of its replay; and it refuses whatever turns out to write.
const isOfReplica = (error: unknown) => error instanceof DatabaseUnreachable || isRetryable(error);

/** The replica until it fails, from then on the primary: a later statement never sees an older state. */
function fallingBack(replica: Db, primary: Db): Db {
  let chosen = replica;
  async function on<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    if (chosen === primary) return work(primary);
    try {
      return await work(replica);
    } catch (error) {
      if (!isOfReplica(error)) throw error;
      chosen = primary;
      return work(primary);
    }
  }
  return {
    query: (statement) => on((db) => db.query(statement)),
    transaction: (work, options) => on((db) => db.transaction(work, options)),
  };
}

/** Reads from the one database there is. */
export function readsFrom(primary: Database): Reads {
  return {
    hasReplica: false,
    open: async ({ signal }) => primary.cancellable(signal),
    loads: () => ({ primary: primary.load() }),
    behindMs: () => 0,
  };
}

/** Reads from a replica as long as it is known to be new enough, and from the primary else. */
export function readsFromReplica(
  primary: Database,
  replica: Database,
  { behindMs }: Pick<ReplicaFreshness, 'behindMs'>,
): Reads {
  return {
    hasReplica: true,
    behindMs,
    loads: () => ({ primary: primary.load(), replica: replica.load() }),
    async open({ signal, mustBeNew }) {
      const fromPrimary = primary.cancellable(signal);
      if (await mustBeNew()) return fromPrimary;
      // Asked last, so that the time it took to find out doesn't count as the replica's.
      return behindMs() > mostBehindMs ? fromPrimary : fallingBack(replica.cancellable(signal), fromPrimary);
    },
  };
}
