import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Replica, type ReplicatedDatabase, startReplicatedDatabase } from '../../test/start-replica.ts';
import type { Database } from './db.ts';
import { type Address, createPool } from './pool.ts';
import { mostBehindMs, type ReplicaFreshness, watchReplica } from './replica-freshness.ts';
import { raw, sql } from './sql.ts';

let cluster: ReplicatedDatabase;
let standby: Replica;
const pools: Database[] = [];
const watches: ReplicaFreshness[] = [];

const poolAt = (address: Address): Database => {
  const pool = createPool({ address, statementTimeout: 0, size: 2 });
  pools.push(pool);
  return pool;
};
const watch = (primary: Database, replica: Database): ReplicaFreshness => {
  const watching = watchReplica(primary, replica, () => undefined);
  watches.push(watching);
  return watching;
};
const isCurrent = (freshness: ReplicaFreshness) => freshness.behindMs() <= mostBehindMs;
const hostOf = (address: Address) => ('host' in address ? address.host : '');

beforeAll(async () => {
  cluster = await startReplicatedDatabase();
  standby = await cluster.startReplica();
});
afterAll(async () => {
  await Promise.all(watches.map((each) => each.stop()));
  await Promise.all(pools.map((pool) => pool.end()));
  await cluster.stop();
});

/** Returns the process that sends the primary's log to its only replica. */
async function findSender(primary: Database): Promise<number> {
  const [row] = await primary.query<{ pid: number }>(sql`select pid from pg_stat_replication`);
  return row!.pid;
}

async function follow(replica: Database, primary: Address, name: string): Promise<void> {
  const conninfo = `host=${hostOf(primary)} user=clearplate_owner application_name=${name}`;
  await replica.query(raw(`alter system set primary_conninfo = '${conninfo}'`));
  await replica.query(raw('select pg_reload_conf()'));
}

const isThere = (db: Database, table: string) =>
  db.query(raw(`select * from ${table}`)).then(
    () => true,
    () => false,
  );

it('a replica of an idle primary that has just begun a file of its log is current', async () => {
  const primary = poolAt(cluster.primary.owner);
  const following = poolAt(standby.owner);
  await primary.query(raw('create table filled as select 1 as one'));
  await primary.query(raw('select pg_switch_wal()'));
  // What the background writes from time to time would end it.
  const [row] = await primary.query<{ offset: number }>(
    sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint % 16777216 as offset`,
  );
  expect(row).toEqual({ offset: 40 });
  const freshness = watch(primary, following);
  await expect.poll(() => isCurrent(freshness), { timeout: 10_000 }).toBe(true);
});

// What an asynchronous standby lacks when it takes over, another replica may have.
it('a replica of a primary that another one has replaced is not current, however far it is', async () => {
  const old = poolAt(cluster.primary.owner);
  const sender = await findSender(old);
  const [ahead, follower] = [await cluster.startReplica(), await cluster.startReplica()];
  const [next, other, following] = [poolAt(standby.owner), poolAt(ahead.owner), poolAt(follower.owner)];
  await follow(following, standby.owner, 'follower');
  const follows = sql`select 1 as one from pg_stat_replication where application_name = 'follower'`;
  await expect.poll(() => next.query(follows), { timeout: 20_000 }).toEqual([{ one: 1 }]);
  const before = watch(old, other);
  await expect.poll(() => isCurrent(before), { timeout: 10_000 }).toBe(true);

  process.kill(sender, 'SIGSTOP');
  await old.query(raw(`create table lost as select repeat('x', 100) as what from generate_series(1, 10000)`));
  await expect.poll(() => isThere(other, 'lost'), { timeout: 20_000 }).toBe(true);
  await next.query(raw('select pg_promote(true, 60)'));
  process.kill(sender, 'SIGCONT');
  await next.query(raw('create table told as select 1 as one'));
  const [current] = await next.query<{ at: number }>(sql`select pg_current_wal_lsn() - '0/0'::pg_lsn as at`);
  const [further] = await other.query<{ at: number }>(sql`select pg_last_wal_replay_lsn() - '0/0'::pg_lsn as at`);
  expect(further!.at).toBeGreaterThan(current!.at);
  expect([await isThere(next, 'lost'), await isThere(other, 'told')]).toEqual([false, false]);

  const [stale, right] = [watch(next, other), watch(next, following)];
  // A replica notes whom it follows with its checkpoints, of which it makes one in five minutes.
  const isRight = async () => (await following.query(raw('checkpoint')), isCurrent(right));
  await expect.poll(isRight, { timeout: 20_000, interval: 200 }).toBe(true);
  expect(await isThere(following, 'told')).toBe(true);
  expect(stale.behindMs()).toBe(Infinity);
});
