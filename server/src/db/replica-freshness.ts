import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './db.ts';
import { sql } from './sql.ts';

/** An answer from a replica is at most this much older than the committed state, in milliseconds. */
export const mostBehindMs = 3000;
const everyMs = 400;

/** Says how new a replica is known to be. */
export type ReplicaFreshness = {
  /**
   * Returns how long ago, in milliseconds, the primary was certainly no further than the replica is now; Infinity if
   * unknown.
   */
  behindMs(): number;
  stop(): Promise<void>;
};

/** Is a position in one of the logs of the same database. Each promotion begins a new log. */
type Position = { position: number; timeline: number };
type Mark = Position & { at: number };

// After the header of a page without records there is nothing that a replica could replay: 40 bytes at the beginning of
// a log file, 24 of every other page. An idle primary stays there after each change of files.
async function positionOf(primary: Db): Promise<Mark> {
  const at = performance.now();
  const [row] = await primary.query<Position>(sql`
    select position - case
        when position % pg_size_bytes(current_setting('wal_segment_size')) = 40 then 40
        when position % current_setting('wal_block_size')::bigint = 24 then 24 else 0 end as position,
      ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int as timeline
    from (select lsn, pg_wal_lsn_diff(lsn, '0/0')::bigint as position from pg_current_wal_insert_lsn() lsn) here`);
  return { at, position: row?.position ?? Infinity, timeline: row?.timeline ?? 0 };
}

// A promoted replica goes its own way: its state is no older state of the primary. The same holds if it still follows a
// primary that was replaced, or followed it for too long: its position is in another log. A replica notes which log it
// follows with its checkpoints, sometimes minutes late. Until then it isn't used.
async function replayedBy(replica: Db): Promise<Position> {
  const [row] = await replica.query<Position>(sql`
    select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint as position,
      (select greatest(timeline_id, min_recovery_end_timeline) from pg_control_checkpoint(), pg_control_recovery()) as timeline
    where pg_is_in_recovery()`);
  return row ?? { position: -1, timeline: 0 };
}

/**
 * Records again and again how far the primary's log is, and which of these marks the replica has passed since. It
 * compares no two clocks, and a replica that is cut off from its primary doesn't look up to date.
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
    const mark = await positionOf(primary);
    const replayed = await replayedBy(replica);
    // The last few suffice, because older ones wouldn't count.
    marks = [...marks, mark].filter(({ timeline }) => timeline === mark.timeline).slice(-20);
    if (replayed.timeline !== mark.timeline) return;
    freshAt = Math.max(freshAt, ...marks.filter(({ position }) => position <= replayed.position).map(({ at }) => at));
    marks = marks.filter(({ position }) => position > replayed.position);
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
