import { DatabaseUnreachable, isRetryable } from './database-errors.ts';
import type { Database, Db, PoolLoad } from './db.ts';
import { mostBehindMs, type ReplicaFreshness } from './replica-freshness.ts';

/** Whoever wrote something reads from the primary for this long, which is longer than a replica's state may be old. */
export const ownWritesSeconds = 5;

export type ReadOptions = {
  /** Is aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Returns whether only the current state will do. It is asked only if there is a replica. */
  mustBeNew: () => Promise<boolean>;
};

/** Says where requests that only read get their data. */
export type Reads = {
  /** Says whether there is a replica. Only then does it matter who wrote lately. */
  readonly hasReplica: boolean;
  open(options: ReadOptions): Promise<Db>;
  /** Returns the pools by their names. */
  loads(): Record<string, PoolLoad>;
  /** Returns how old the replica's state may be, in milliseconds; Infinity if unknown. */
  behindMs(): number;
};

// A replica may end a statement that stands in the way of its replay; and it refuses whatever turns out to write.
const isOfReplica = (error: unknown) => error instanceof DatabaseUnreachable || isRetryable(error);

/**
 * Reads from the replica until it fails, and from the primary from then on: a later statement never sees an older
 * state.
 */
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

/** Reads from the only database. */
export function readsFrom(primary: Database): Reads {
  return {
    hasReplica: false,
    open: async ({ signal }) => primary.cancellable(signal),
    loads: () => ({ primary: primary.load() }),
    behindMs: () => 0,
  };
}

/** Reads from a replica while it is known to be new enough, otherwise from the primary. */
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
      // This is asked last, so that the time it took doesn't count as the replica's.
      return behindMs() > mostBehindMs ? fromPrimary : fallingBack(replica.cancellable(signal), fromPrimary);
    },
  };
}
