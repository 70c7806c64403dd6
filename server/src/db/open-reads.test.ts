import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFor } from '../../test/api-client.ts';
import { buildDish, buildRestaurant, buildUser } from '../../test/builders.ts';
import { type Replica, type ReplicatedDatabase, startReplicatedDatabase, urlOf } from '../../test/start-replica.ts';
import { buildApp } from '../app.ts';
import { syncReferenceData } from '../features/catalogue/sync-reference-data.ts';
import { openSession } from '../http/session.ts';
import { createFolderPictureStore } from '../pictures/folder-picture-store.ts';
import type { Database, Db } from './db.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { openReads, type OpenReads } from './open-reads.ts';
import { createPool } from './pool.ts';
import { appRole, ensureAppRole } from './roles.ts';
import { raw, sql } from './sql.ts';

let cluster: ReplicatedDatabase;
let replica: Replica;
let pools: { owner: Database; primary: Database; replica: Database };
let opened: OpenReads;
let app: FastifyInstance;
const told: string[] = [];

const settings = { statementDays: 180, sampleAccountsSignIn: true, trustProxy: false, logLevel: 'silent' } as const;
const t = (line: string) => void told.push(line);

beforeAll(async () => {
  cluster = await startReplicatedDatabase();
  const { owner, app: login } = cluster.primary;
  const ownerPool = createPool({ address: owner, statementTimeout: 0, size: 2 });
  await ensureAppRole(ownerPool, appRole);
  const migrations = await readMigrations(path.resolve(import.meta.dirname, '../../migrations'));
  await migrate(ownerPool, { migrations, afterwards: (db) => db.transaction((inner) => syncReferenceData(inner)) });
  replica = await cluster.startReplica();
  pools = {
    owner: ownerPool,
    primary: createPool({ address: login }),
    replica: createPool({ address: replica.owner, size: 1 }),
  };
  const urls = { databaseUrl: urlOf(login), databaseReplicaUrl: replica.url, preparedStatements: true };
  opened = await openReads(urls, pools.primary, t);
  const pictures = createFolderPictureStore(path.join(tmpdir(), 'clearplate-no-pictures'));
  const jobs = { enqueue: async () => undefined };
  const now = () => new Date();
  app = await buildApp({ db: pools.primary, reads: opened.reads, pictures, jobs, settings, now });
});
afterAll(async () => {
  await app.close();
  await opened.close();
  await Promise.all(Object.values(pools).map((pool) => pool.end()));
  await cluster.stop();
});

async function openMenu() {
  const owner = await buildUser(pools.primary, { role: 'r_admin' });
  const { id: restaurantId } = await buildRestaurant(pools.primary, { ownerId: owner.id });
  // The dish is one write, so that the replica has all of it or nothing.
  const { id } = await pools.primary.transaction((db) => buildDish(db, { restaurantId, ingredients: ['rice'] }));
  const dishId = String(id);
  const client = clientFor(app, await openSession(pools.primary, owner.id, new Date()));
  const guest = clientFor(app);
  const allergensFor = async (reader: typeof guest) => (await reader.getDish({ params: { id: dishId } }))[0]?.allergens;
  return { client, guest, dishId, allergensFor };
}

const pause = () => pools.replica.query(raw('select pg_wal_replay_pause()'));
const resume = () => pools.replica.query(raw('select pg_wal_replay_resume()'));
const hasArrived = async (dishId: string) =>
  (await pools.replica.query(sql`select 1 from dishes where id = ${dishId}`)).length === 1;
const isReplicaUsed = () => told.at(-1) === 'The replica answers public reads';

it('answers guests from the replica, who wrote from the primary, and everybody from it once the replica is behind', async () => {
  const { client, guest, dishId, allergensFor } = await openMenu();
  await expect.poll(() => hasArrived(dishId), { timeout: 10_000 }).toBe(true);
  await expect.poll(isReplicaUsed, { timeout: 5000 }).toBe(true);
  expect(await allergensFor(guest)).toEqual([]);
  await pause();
  const since = performance.now();
  await client.addDishAllergen({ params: { dishId, allergen: 'milk' } });
  expect(await allergensFor(client)).toEqual(['Milk']);
  // Shows that it is the replica that answers.
  expect(await allergensFor(guest)).toEqual([]);
  await expect.poll(() => allergensFor(guest), { timeout: 10_000, interval: 50 }).toEqual(['Milk']);
  expect(performance.now() - since).toBeLessThan(3500);
  await resume();
});

it('notes that somebody wrote where every server sees it, for some seconds', async () => {
  const { client, dishId } = await openMenu();
  const noted = sql`select count(*) as sessions from sessions where wrote_at > now() - interval '1 second'`;
  const [before] = await pools.primary.query<{ sessions: number }>(noted);
  await client.addDishAllergen({ params: { dishId, allergen: 'milk' } });
  const [after] = await pools.primary.query<{ sessions: number }>(noted);
  expect(after!.sessions).toBe(before!.sessions + 1);
});

it('is refused by its name when it is no replica, or the replica of something else', async () => {
  const url = urlOf(cluster.primary.app);
  const open = (databaseReplicaUrl: string) =>
    openReads({ databaseUrl: url, databaseReplicaUrl, preparedStatements: true }, pools.primary, t);
  await expect(open(url)).rejects.toThrow(/^DATABASE_REPLICA_URL: this is no replica/);
  await expect(open(url.replace(/[^/]*$/, 'nowhere'))).rejects.toThrow(/^DATABASE_REPLICA_URL: .*nowhere/);
});

it('falls back on the primary when the replica ends in the middle of a request, and when it stays away', async () => {
  const { guest, dishId, allergensFor } = await openMenu();
  // A replica may be some seconds behind and still answer: until then it doesn't know the dish.
  await expect.poll(() => hasArrived(dishId), { timeout: 10_000 }).toBe(true);
  const open = () => opened.reads.open({ signal: new AbortController().signal, mustBeNew: async () => false });
  const whoAnswers = (db: Db) => db.query(sql`select pg_is_in_recovery() as replica`);
  await expect.poll(async () => whoAnswers(await open()), { timeout: 5000 }).toEqual([{ replica: true }]);
  const db = await open();
  expect(await whoAnswers(db)).toEqual([{ replica: true }]);
  const readAll = Promise.all(Array.from({ length: 50 }, () => allergensFor(guest)));
  await replica.stop();
  expect(await whoAnswers(db)).toEqual([{ replica: false }]);
  expect(await readAll).toEqual(Array.from({ length: 50 }, () => []));
  await expect.poll(isReplicaUsed, { timeout: 5000 }).toBe(false);
  expect(await allergensFor(guest)).toEqual([]);
});
