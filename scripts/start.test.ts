import { chmod, lstat, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive } from '../server/src/db/embedded/process-identity.ts';
import { createPool } from '../server/src/db/pool.ts';
import { raw, sql } from '../server/src/db/sql.ts';
import { fillDataDirectory } from './prepared-data/prepared-data.ts';
import {
  exitCode,
  launch,
  type Launch,
  serverAlone,
  type ServerProcess,
  startServerProcess,
} from './server-process.ts';

let directory: string;
const running: ServerProcess[] = [];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'clearplate-start-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const ownerAddress = () => ({
  host: path.join(directory, 'socket'),
  user: 'clearplate_owner',
  database: 'clearplate',
});

const environment = (): Record<string, string> => ({ PORT: '0', DATA_DIR: directory, SAMPLE_DATA: 'off' });

async function start(options: Launch): Promise<ServerProcess> {
  const server = await startServerProcess({ ...options, env: { ...environment(), ...options.env } });
  running.push(server);
  return server;
}

const npmStart = (): Launch => {
  const npm = process.env['npm_execpath'];
  return npm === undefined ? { program: 'npm', args: ['start'] } : { program: process.execPath, args: [npm, 'start'] };
};

async function findPostgres(): Promise<number> {
  const file = await readFile(path.join(directory, 'postgres/postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

test('npm start answers, and SIGTERM to npm stops the server and its database', async () => {
  const server = await start(npmStart());
  expect(server.output().trim().split('\n').at(-1)).toBe(`Clearplate is ready at ${server.url}`);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const postgres = await findPostgres();
  await server.stop();
  await expect.poll(() => isAlive(postgres), { timeout: 12_000 }).toBe(false);
  await expect(fetch(`${server.url}/livez`)).rejects.toThrow('fetch failed');
});

test('the end of npm without a word stops the server too', async () => {
  await fillDataDirectory(directory);
  const server = await start(npmStart());
  const postgres = await findPostgres();
  server.process.kill('SIGKILL');
  await expect.poll(() => isAlive(postgres), { timeout: 12_000 }).toBe(false);
});

test('a server keeps others off its data, works under its own role, and lets a request finish before it ends', async () => {
  await fillDataDirectory(directory);
  const first = await start(serverAlone);
  const second = launch({ ...serverAlone, env: environment() });
  expect(await exitCode(second.process)).toBe(1);
  expect(second.output()).toContain(`Clearplate already runs on ${directory}`);

  const owner = createPool({ address: ownerAddress(), statementTimeout: 0, size: 2 });
  await fetch(`${first.url}/readyz`);
  const logins = () =>
    owner.query(sql`
      select distinct usename from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and usename <> current_user`);
  await expect.poll(logins).toEqual([{ usename: 'clearplate_app' }]);
  await owner.query(
    sql`insert into users (username, email, password_hash) values ('Somebody', 'somebody@example.com', '$argon2id$x')`,
  );

  const response = await owner.transaction(async (db) => {
    await db.query(raw('lock table allergens'));
    const request = fetch(`${first.url}/api/allergen/all`);
    const isWaiting = async () => {
      const [row] = await owner.query<{ waiting: boolean }>(
        sql`select exists (select 1 from pg_locks where not granted) as waiting`,
      );
      return row?.waiting;
    };
    await expect.poll(isWaiting).toBe(true);
    first.process.kill('SIGTERM');
    return { request };
  });
  await owner.end();
  expect((await response.request).status).toBe(200);
  expect(await exitCode(first.process)).toBe(0);

  const again = await start({ ...serverAlone, env: { SAMPLE_DATA: 'on' } });
  expect(again.output()).not.toContain('sample');
});

test('a port that is taken is named with a way out', async () => {
  await fillDataDirectory(directory);
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as { port: number };
  const server = launch({ ...serverAlone, env: { ...environment(), PORT: String(port) } });
  expect(await exitCode(server.process)).toBe(1);
  expect(server.output()).toContain(`Port ${port} on 127.0.0.1 is taken`);
  blocker.close();
});

test('a setting that makes no sense is refused by its name', async () => {
  const server = launch({ ...serverAlone, env: { ...environment(), STATEMENT_DAYS: 'soon' } });
  expect(await exitCode(server.process)).toBe(1);
  expect(server.output().trim()).toBe('STATEMENT_DAYS must be a whole number from 1 to 3650; it is "soon".');
});

/** Returns the permissions for others on a folder and everything in it, by path, leaving out those with none. */
async function openToOthers(folder: string): Promise<Record<string, string>> {
  const inside = (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name));
  const found = await Promise.all([folder, ...inside].map(async (name) => [name, (await lstat(name)).mode] as const));
  const open = found
    .filter(([, mode]) => (mode & 0o077) !== 0)
    .map(([name, mode]) => [name, (mode & 0o777).toString(8)]);
  return Object.fromEntries(open) as Record<string, string>;
}

async function registerWithPicture(url: string): Promise<void> {
  const body = { username: 'Ada', email_address: 'ada@example.com', password: 'correct horse battery' };
  const headers = { 'content-type': 'application/json' };
  const registered = await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { token } = (await registered.json()) as { token: string };
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#070' } });
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'picture.png');
  const sent = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form };
  expect((await fetch(`${url}/api/user/profile-picture`, sent)).status).toBe(200);
}

test('whatever the server keeps in files is for its own user only, in a folder that an older release left open too', async () => {
  const data = path.join(directory, 'data');
  await fillDataDirectory(data);
  const first = await start({ ...serverAlone, env: { DATA_DIR: data } });
  await registerWithPicture(first.url);
  const mails = () => readdir(path.join(data, 'mail')).catch(() => []);
  await expect.poll(mails, { timeout: 20_000 }).toEqual([expect.stringMatching(/\.eml$/)]);
  // If we are root, PostgreSQL may run as another user, who must be able to pass through.
  const passable = process.getuid?.() === 0 ? { [data]: '711' } : {};
  expect(await openToOthers(data)).toEqual(passable);
  await first.stop();
  await chmod(path.join(data, 'pictures'), 0o755);
  await writeFile(path.join(data, 'postgres.log'), 'DETAIL:  Key (lower(email))=(ada@example.com) already exists.');
  await start({ ...serverAlone, env: { DATA_DIR: data } });
  expect(await openToOthers(data)).toEqual(passable);
});

test('a database in which the server may not do its work is refused before anybody is let in, with the SQL that mends it', async () => {
  await fillDataDirectory(directory);
  const first = await start(serverAlone);
  const owner = createPool({ address: ownerAddress(), size: 1 });
  await owner.query(raw('revoke insert on users, sessions from clearplate_app'));
  await owner.end();
  await first.stop();
  const second = launch({ ...serverAlone, env: environment() });
  expect(await exitCode(second.process)).toBe(1);
  expect(second.output()).toContain('grant insert on users, sessions to clearplate_app;');
  expect(second.output()).not.toContain('ready');
});
