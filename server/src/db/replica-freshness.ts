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

/** A position in one of the logs that begin at the same database: each promotion begins another. */
type Position = { position: number; timeline: number };
type Mark = Position & { at: number };

// Behind the header of a page that has no record yet there is nothing that a replica could replay: 40 bytes at the beginning
// of a file of the log, 24 of every other page. An idle primary stays there after each change of the file.
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

// A replica that was promoted goes its own way: what it has is no older state of the primary's. So does one that still
// follows, or followed further, a primary that another one has replaced: it may be at any position, of another log. Which
// one it follows a replica notes with its checkpoints, at times minutes after it began to: until then it isn't used.
async function replayedBy(replica: Db): Promise<Position> {
  const [row] = await replica.query<Position>(sql`
    select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint as position,
      (select greatest(timeline_id, min_recovery_end_timeline) from pg_control_checkpoint(), pg_control_recovery()) as timeline
    where pg_is_in_recovery()`);
  return row ?? { position: -1, timeline: 0 };
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
    const mark = await positionOf(primary);
    const replayed = await replayedBy(replica);
    // The last few are enough: an older one would count for nothing.
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
