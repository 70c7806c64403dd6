import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './db.ts';
import { sql } from './sql.ts';

/** What answers from a replica is at most this much older than what was committed, in milliseconds. */
export const mostBehindMs = 3000;
const everyMs = 400;

/** How new a replica is known to be. */
export type ReplicaFreshness = {
  /** How long ago, in milliseconds, the primary was surely no further than the replica is; Infinity when unknown. */
  behindMs(): number;
  stop(): Promise<void>;
};

type Mark = { at: number; position: number };

async function positionOf(primary: Db): Promise<Mark> {
  const at = performance.now();
  const [row] = await primary.query<{ position: number }>(
    sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as position`,
  );
  return { at, position: row?.position ?? Infinity };
}

// A replica that was promoted goes its own way: what it has is no older state of the primary's.
async function replayedBy(replica: Db): Promise<number> {
  const [row] = await replica.query<{ position: number | null }>(sql`
    select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end as position`);
  return row?.position ?? -1;
}

/**
 * Notes again and again how far the primary's log is, and which of these marks the replica has passed since. No two
 * clocks are compared, and a replica that hears nothing from its primary doesn't look up to date.
 */
export function watchReplica(primary: Db, replica: Db, log: (line: string) => void): ReplicaFreshness {
  const stopping = new AbortController();
  let marks: Mark[] = [];
  let freshAt = -Infinity;
  let wasUsed = false;
  const behindMs = () => performance.now() - freshAt;

  function describeChange(): void {
    const isUsed = behindMs() <= mostBehindMs;
    if (isUsed !== wasUsed)
      log(isUsed ? 'The replica answers public reads' : 'The replica is behind or silent; the primary answers');
    wasUsed = isUsed;
  }

  async function look(): Promise<void> {
    marks.push(await positionOf(primary));
    const replayed = await replayedBy(replica);
    freshAt = Math.max(freshAt, ...marks.filter(({ position }) => position <= replayed).map(({ at }) => at));
    // Of those still to be passed the last few are enough: an older one would count for nothing.
    marks = marks.filter(({ position }) => position > replayed).slice(-20);
  }
  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch(() => undefined);
      describeChange();
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
  const watching = watch();
  return {
    behindMs,
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
