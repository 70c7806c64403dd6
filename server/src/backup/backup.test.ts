import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { cp, lstat, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildDish, buildRestaurant, buildUser } from '../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { onDatabase } from '../../test/test-databases.ts';
import { readMigrations } from '../db/migration-files.ts';
import { sql } from '../db/sql.ts';
import { openSession } from '../http/session.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { createFolderPictureStore } from '../pictures/folder-picture-store.ts';
import { newPictureName, type PictureStore } from '../pictures/picture-store.ts';
import { type BackupManifest, manifestFile, pictureFolder } from './backup-manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let directory: string;
let source: TestDatabase;
let folder: string;
let manifest: BackupManifest;
const picture = { name: newPictureName(), bytes: Buffer.from('a picture, as the store sees it') };
const another = { name: newPictureName(), bytes: Buffer.from('another one') };
const used: TestDatabase[] = [];

async function addressOf({ owner }: TestDatabase) {
  const [row] = await owner.query<{ name: string }>(sql`select current_database() as name`);
  return onDatabase(inject('testDatabases').owner, row!.name);
}

const addPair = (database: TestDatabase) =>
  database.app.transaction(async (db) => {
    const { id } = await buildRestaurant(db, { name: 'Half Moon' });
    await buildDish(db, { restaurantId: id, name: 'Half Moon’s dish', ingredients: ['rice'] });
  });

/** Somebody keeps adding restaurants with a dish, each pair in one transaction, until told to stop. */
async function keepWriting(database: TestDatabase, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await addPair(database);
}

/** Stores what a diner sent to a kitchen, and what it ticked. */
const sendOrder = ({ app }: TestDatabase) =>
  app.query(sql`
    with sent as (
      insert into kitchen_orders (kitchen_hash, diner_hash, language, place, people, lines, sent_at, expires_at)
      values (sha256('kitchen'), sha256('diner'), 'en', '', '[{"avoids": "peanut"}]', '[]', now(), now() + interval '4 hours')
      returning id)
    insert into kitchen_order_ticks (order_id, position, mark, initials, at) select id, 0, 'seen', 'AB', now() from sent`);

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'clearplate-backup-'));
  source = await createTestDatabase({ fresh: true });
  used.push(source);
  const { id } = await buildUser(source.app, { email: 'ada@example.com' });
  await openSession(source.app, id, new Date());
  await buildDish(source.app, { name: 'Back\\slash\ttab\nnew line', ingredients: ['rice', 'ghee', 'a "quoted" one'] });
  await sendOrder(source);
  const jobs = await openJobQueue(source.app, { onError: () => undefined, onlyEnqueues: true });
  await jobs.enqueue(source.app, 'account-mail', { linkId: 7 });
  await jobs.stop();
  const pictures = createFolderPictureStore(path.join(directory, 'pictures'));
  for (const { name, bytes } of [picture, another]) await pictures.put(name, bytes);
  folder = path.join(directory, 'backups', 'backup');
  await addPair(source);
  const stopping = new AbortController();
  const writing = keepWriting(source, stopping.signal);
  manifest = await writeBackup(await addressOf(source), pictures, folder);
  stopping.abort();
  await writing;
});
afterAll(async () => {
  await Promise.all(used.map((database) => database.end()));
  await rm(directory, { recursive: true, force: true });
});

const emptyStore = async () => createFolderPictureStore(await mkdtemp(path.join(directory, 'restored-')));

async function restoreInto(database: TestDatabase, from = folder, store?: PictureStore) {
  const pictures = store ?? (await emptyStore());
  const migrations = await readMigrations(path.resolve(import.meta.dirname, '../../migrations'));
  const ownerAddress = await addressOf(database);
  await restoreBackup(from, { owner: database.owner, ownerAddress, pictures, migrations, log: () => undefined });
  return pictures;
}

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase({ fresh: true });
  used.push(database);
  return database;
}

const usersOf = ({ owner }: TestDatabase) => owner.query(sql`select email from users`);

it('what was saved while people write comes back whole: every row, each pair, work to do, sequences and pictures', async () => {
  const restored = await emptyDatabase();
  const pictures = await restoreInto(restored);
  expect(await usersOf(restored)).toEqual([{ email: 'ada@example.com' }]);
  for (const { name, bytes } of [picture, another]) expect(await pictures.get(name)).toEqual(bytes);
  const [counts] = await restored.owner.query<Record<'restaurants' | 'pairs' | 'dishes', number>>(sql`
    select count(*) filter (where r.name = 'Half Moon') as restaurants,
      count(d.id) filter (where r.name = 'Half Moon') as pairs, (select count(*) from dishes) as dishes
    from restaurants r left join dishes d on d.restaurant_id = r.id`);
  expect(counts!.pairs).toBe(counts!.restaurants);
  // The rows show what was written before and after the one moment: it was taken amid the writing.
  const [there] = await source.owner.query<{ count: number }>(
    sql`select count(*) as count from restaurants where name = 'Half Moon'`,
  );
  expect(counts!.pairs).toBeGreaterThan(0);
  expect(there!.count).toBeGreaterThan(counts!.pairs);
  expect(counts!.dishes).toBe(manifest.tables.find(({ name }) => name === 'dishes')?.rows);
  expect(await restored.owner.query(sql`select name from dishes where name like 'Back%'`)).toEqual([
    { name: 'Back\\slash\ttab\nnew line' },
  ]);
  expect(await restored.owner.query(sql`select data from jobs.job where name = 'account-mail'`)).toEqual([
    { data: { linkId: 7 } },
  ]);
  // The server's own role goes on where the ids ended.
  const { id } = await buildRestaurant(restored.app);
  expect(id).toBeGreaterThan(counts!.restaurants);
  await expect(restored.app.query(sql`insert into dishes (restaurant_id, name) values (-1, 'x')`)).rejects.toThrow(
    /foreign key/,
  );
});

const ordersIn = ({ owner }: TestDatabase) => owner.query<{ id: number }>(sql`select id from kitchen_orders`);

it('what diners sent to kitchens is in no backup, and is not restored from one of before', async () => {
  expect(await ordersIn(source)).toHaveLength(1);
  expect((await readdir(folder)).filter((name) => name.includes('kitchen_order'))).toEqual([]);
  expect(manifest.tables.filter(({ name }) => name.startsWith('kitchen_order'))).toEqual([]);
  // A release that still saved them made this backup.
  const hashOf = (byte: string) => `\\\\x${byte.repeat(32)}`;
  const day = '2026-11-01 12:00:00+00';
  const row = `${['1', '\\N', '\\N', hashOf('01'), hashOf('02'), 'en', '', '[]', '[]', day, day].join('\t')}\n`;
  const columns = 'id user_id restaurant_id kitchen_hash diner_hash language place people lines sent_at expires_at';
  const before = await damagedCopy(async (copy) => {
    const { tables, ...rest } = JSON.parse(await readFile(manifestFile(copy), 'utf8')) as BackupManifest;
    const sha256 = createHash('sha256').update(row).digest('hex');
    const orders = { schema: 'public', name: 'kitchen_orders', columns: columns.split(' '), rows: 1, sha256 };
    await writeFile(path.join(copy, 'public.kitchen_orders.copy.gz'), gzipSync(row));
    await writeFile(manifestFile(copy), JSON.stringify({ ...rest, tables: [...tables, orders] }));
  });
  const restored = await emptyDatabase();
  await restoreInto(restored, before);
  expect(await usersOf(restored)).toEqual([{ email: 'ada@example.com' }]);
  expect(await ordersIn(restored)).toEqual([]);
  await sendOrder(restored);
});

it('a backup, and the folder that is made for it, are for their owner only', async () => {
  const inside = await readdir(path.dirname(folder), { recursive: true });
  expect(inside.length).toBeGreaterThan(5);
  for (const name of ['', ...inside])
    expect(await lstat(path.join(path.dirname(folder), name))).toSatisfy(({ mode }: Stats) => (mode & 0o077) === 0);
});

it('a target that holds anything is refused and stays as it is', async () => {
  await expect(restoreInto(source)).rejects.toThrow(/already holds data/);
  expect(await usersOf(source)).toEqual([{ email: 'ada@example.com' }]);
});

async function damagedCopy(damage: (folder: string) => Promise<void>): Promise<string> {
  const copy = await mkdtemp(path.join(directory, 'damaged-'));
  await cp(folder, copy, { recursive: true });
  await damage(copy);
  return copy;
}

const changeManifest = (change: (manifest: BackupManifest) => void) =>
  damagedCopy(async (copy) => {
    const text = await readFile(manifestFile(copy), 'utf8');
    const changed = JSON.parse(text) as BackupManifest;
    change(changed);
    await writeFile(manifestFile(copy), JSON.stringify(changed));
  });

it('a backup that is damaged, unfinished or newer than the code is refused, and nothing is restored', async () => {
  const target = await emptyDatabase();
  const refused = async (from: string, why: RegExp) => expect(restoreInto(target, from)).rejects.toThrow(why);
  const other = await readFile(path.join(folder, 'public.users.copy.gz'));
  await refused(
    await damagedCopy((copy) => writeFile(path.join(copy, 'public.dishes.copy.gz'), other)),
    /public\.dishes differs from what was saved/,
  );
  await refused(
    await damagedCopy((copy) => truncate(path.join(copy, 'public.dishes.copy.gz'), 30)),
    /public\.dishes differs from what was saved/,
  );
  await refused(
    await damagedCopy((copy) => writeFile(path.join(pictureFolder(copy), another.name), 'changed')),
    /the picture [0-9a-f]+\.webp differs from what was saved/,
  );
  await refused(
    await damagedCopy((copy) => rm(path.join(pictureFolder(copy), picture.name))),
    /the picture [0-9a-f]+\.webp differs from what was saved/,
  );
  await refused(await damagedCopy((copy) => rm(manifestFile(copy))), /not a complete backup/);
  await refused(
    await changeManifest(({ migrations }) =>
      migrations.push({ version: 9999, name: '9999-later', checksum: '0'.repeat(64) }),
    ),
    /newer version of Clearplate.*9999-later/,
  );
  // A column that isn't there fails in the middle of loading: what was loaded before is taken back.
  await refused(await changeManifest(({ tables }) => tables.at(-1)!.columns.push('nowhere')), /nowhere/);
  expect(await usersOf(target)).toEqual([]);
  // And the same target still takes a good one.
  await restoreInto(target);
  expect(await usersOf(target)).toEqual([{ email: 'ada@example.com' }]);
});

it('a restoration that the store of the pictures breaks off, or spoils, keeps no row and can be run again', async () => {
  const target = await emptyDatabase();
  const store = await emptyStore();
  const failing = async (name: string) => {
    if (name === another.name) throw new Error('the store is full');
    await store.put(name, picture.bytes);
  };
  await expect(restoreInto(target, folder, { ...store, put: failing })).rejects.toThrow('the store is full');
  const spoilt = { ...store, get: async () => Buffer.from('something else') };
  await expect(restoreInto(target, folder, spoilt)).rejects.toThrow(/returned a different picture/);
  expect(await usersOf(target)).toEqual([]);
  await restoreInto(target, folder, store);
  expect(await usersOf(target)).toEqual([{ email: 'ada@example.com' }]);
  expect(await store.get(another.name)).toEqual(another.bytes);
});

it('a store that holds pictures of somebody else is refused', async () => {
  const store = await emptyStore();
  await store.put(newPictureName(), picture.bytes);
  await expect(restoreInto(await emptyDatabase(), folder, store)).rejects.toThrow(/already holds other pictures/);
});
