import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../server/src/db/db.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/src/db/embedded/embedded-postgres.ts';
import { createPool } from '../../server/src/db/pool.ts';
import { raw, sql } from '../../server/src/db/sql.ts';
import { serverAlone, startServerProcess, type ServerProcess } from '../server-process.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let directory: string | undefined;
const disks: SmallDisk[] = [];
// Starting on such disks takes a while.
let obstacle = process.env['PROVE'] === '1' ? undefined : 'part of npm run prove';
let postgres: EmbeddedPostgres;
let owner: Database;
let server: ServerProcess;
let token: string;

const folders = () => ({
  database: path.join(directory ?? '', 'database'),
  pictures: path.join(directory ?? '', 'server'),
});

async function mountDisks(): Promise<void> {
  for (const [folder, megabytes] of [
    [folders().database, 300],
    [folders().pictures, 2],
  ] as const) {
    const disk = await mountSmallDisk(folder, megabytes);
    if (typeof disk === 'string') obstacle = disk;
    else disks.push(disk);
  }
}

beforeAll(async () => {
  if (obstacle !== undefined) return;
  directory = await mkdtemp(path.join(tmpdir(), 'clearplate-full-'));
  await mountDisks();
  if (obstacle !== undefined) return;
  postgres = await startEmbeddedPostgres({ directory: folders().database, durable: true });
  owner = createPool({ address: postgres.owner, statementTimeout: 0, size: 1 });
  const { host, user } = postgres.owner as { host: string; user: string };
  const env = {
    PORT: '0',
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'silent',
    DATA_DIR: folders().pictures,
    DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}/clearplate`,
  };
  server = await startServerProcess({ ...serverAlone, env });
  const body = { username: 'A', email_address: 'a@example.com', password: 'correct horse battery' };
  const registered = await ask('POST', '/api/auth/register', body);
  token = (registered.body as { token: string }).token;
  // A database in use keeps log files and overwrites them.
  for (let count = 0; count < 6; count += 1) await owner.query(raw('select pg_switch_wal()'));
  await owner.query(raw('checkpoint'));
});
beforeEach(({ skip }) => skip(obstacle !== undefined, obstacle));
afterAll(async () => {
  if (obstacle === undefined) {
    await server.stop();
    await owner.end();
    await postgres.stop();
  }
  for (const disk of disks) await disk.unmount();
  if (directory !== undefined) await rm(directory, { recursive: true, force: true });
});

async function ask(method: string, address: string, body?: unknown) {
  const isForm = body instanceof FormData;
  const answer = await fetch(server.url + address, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const statusOf = async (method: string, address: string, body?: unknown) => (await ask(method, address, body)).status;

const readings = ['/readyz', '/api/allergen/all', '/api/dish', '/api/restaurant', '/api/user', '/api/preference'];

async function expectReadings(): Promise<void> {
  for (const address of readings) expect([address, await statusOf('GET', address)]).toEqual([address, 200]);
}

interface Preference {
  readonly name: string;
  readonly ingredients: string;
}

// These texts don't compress, so that each takes new space.
const long = (name: string): Preference => ({
  name,
  ingredients: Array.from({ length: 100 }, () => `${crypto.randomUUID()}${crypto.randomUUID()}`).join(', '),
});

/** Writes until the disk is full, and returns which writes were acknowledged and which were refused. */
async function writeUntilFull(): Promise<{ kept: string[]; refused: string[]; status: number }> {
  const kept: string[] = [];
  for (let count = 0; count < 50; count += 1) {
    await owner.query(sql`delete from rate_limits`).catch(() => undefined);
    const preference = long(`list ${count}`);
    const status = await statusOf('POST', '/api/preference', preference);
    if (status !== 200) return { kept, refused: [preference.name], status };
    kept.push(preference.name);
  }
  return { kept, refused: [], status: 200 };
}

const namesNow = async () => ((await ask('GET', '/api/preference')).body as Preference[]).map(({ name }) => name);

test('a full disk under the database: readings go on, writings are refused whole, and it heals by itself', async () => {
  const [disk] = disks;
  await disk?.fill();
  const { kept, refused, status } = await writeUntilFull();
  expect(status).toBe(503);
  expect(await statusOf('POST', '/api/preference', long('another'))).toBe(503);
  await expectReadings();
  expect((await namesNow()).toSorted()).toEqual(kept.toSorted());
  await disk?.makeRoom();
  expect(await statusOf('POST', '/api/preference', long(refused[0] ?? ''))).toBe(200);
  expect((await namesNow()).toSorted()).toEqual([...kept, ...refused].toSorted());
  expect(server.process.exitCode).toBeNull();
});

test('a full disk under the pictures: pages go on, a picture is refused whole, and it heals by itself', async () => {
  const [, disk] = disks;
  const picture = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#000',
    },
  })
    .png()
    .toBuffer();
  const form = () => {
    const data = new FormData();
    data.set('image', new Blob([new Uint8Array(picture)]));
    return data;
  };
  const send = () => ask('POST', '/api/user/profile-picture', form());
  const { body } = await send();
  const before = (body as { profile_picture_url: string }).profile_picture_url;
  await disk?.fill();
  expect((await send()).status).toBe(503);
  await expectReadings();
  expect(await ask('GET', '/api/user/profile-picture')).toMatchObject({ body: { profile_picture_url: before } });
  expect((await fetch(server.url + before)).status).toBe(200);
  expect(await readdir(path.join(folders().pictures, 'pictures'))).toEqual([path.basename(before)]);
  await disk?.makeRoom();
  expect((await send()).status).toBe(200);
});
