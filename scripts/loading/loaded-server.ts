import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPool } from '../../server/src/db/pool.ts';
import { sql } from '../../server/src/db/sql.ts';
import { serverAlone, startServerProcess } from '../server-process.ts';
import type { Ask } from './open-loop.ts';

export interface Health {
  readonly memoryMb: number;
  readonly openFiles: number;
  /** The event loop's longest delay in a hundred samples since the last reading was this, in milliseconds. */
  readonly loopDelayMs: number;
  /**
   * By the server's metrics, requests hold this many slots, connections and other resources; 0 when no request is
   * running.
   */
  readonly held: number;
}

/** This server is configured as behind a proxy, with a menu of 50 dishes and people who sign in. */
export interface LoadedServer {
  readonly url: string;
  readonly menu: () => Ask;
  readonly signIn: () => Ask;
  /** Begins an upload of 100 kB and never completes it. */
  readonly beginUpload: () => Ask;
  readonly look: () => Promise<Health>;
  readonly stop: () => Promise<void>;
}

const json = { 'content-type': 'application/json' };
const password = 'correct horse battery';
const dishes = 50;

type Send = (method: string, address: string, body: unknown, headers?: Record<string, string>) => Promise<unknown>;

function sendTo(url: string): Send {
  return async (method, address, body, headers) => {
    const init = {
      method,
      headers: { ...json, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const answer = await fetch(url + address, init);
    if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}

async function register(send: Send, index: number) {
  const account = { username: 'Somebody', email_address: `${randomUUID()}@example.com`, password };
  const headers = { 'x-forwarded-for': `10.0.0.${index}` };
  const { token } = (await send('POST', '/api/auth/register', account, headers)) as { token: string };
  return { email: account.email_address, token };
}

const pantry = ['rice', 'butter', 'garlic', 'soy sauce', 'wheat flour', 'eggs', 'tomatoes', 'peanut oil', 'basil'];

const dish = (index: number) => ({
  key: randomUUID(),
  name: `Dish number ${index}`,
  description: 'As the house has made it for years, with what the market has.',
  section: ['Starters', 'Mains', 'Desserts'][index % 3],
  price_cents: 900 + index * 25,
  ingredients: pantry.filter((_, at) => (index + at) % 3 !== 0),
  statements: [{ allergen: 'milk', level: 'may_contain', reason: 'shared pans' }],
});

async function buildMenu(send: Send, socket: string, owner: { email: string; token: string }): Promise<number> {
  const db = createPool({ address: { host: socket, user: 'clearplate_owner', database: 'clearplate' }, size: 1 });
  try {
    const [row] = await db.query<{ id: number }>(sql`
      with mine as (update users set role = 'r_admin' where email = ${owner.email} returning id)
      insert into restaurants (owner_id, name, pin, lat, lng, h3_cell)
      select id, 'The Full House', '02139', 42.36, -71.1, 0 from mine returning id`);
    const id = row?.id ?? 0;
    const authorization = `Bearer ${owner.token}`;
    const address = `/api/restaurant/${id}/menu`;
    const { version } = (await send('GET', `${address}/editing`, undefined, { authorization })) as { version: string };
    const body = { dishes: Array.from({ length: dishes }, (_, index) => dish(index)) };
    await send('PUT', address, body, { authorization, 'if-match': `"${version}"` });
    return id;
  } finally {
    await db.end();
  }
}

async function lookAt(pid: number, url: string, metricsToken: string): Promise<Health> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const text = await answer.text();
  const lag = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1];
  const held = [...text.matchAll(/^clearplate_(?:in_use|database_connections)\{(?!.*"idle").*\} (\d+)$/gm)];
  return {
    memoryMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    openFiles: (await readdir(`/proc/${pid}/fd`)).length,
    loopDelayMs: Number(lag) * 1000,
    held: held.reduce((sum, [, count]) => sum + Number(count), 0),
  };
}

/** Starts the server in a temporary folder, which is removed with it. */
export async function startLoadedServer(): Promise<LoadedServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'clearplate-load-'));
  const metricsToken = randomUUID();
  const env = { PORT: '0', SAMPLE_DATA: 'off', DATA_DIR: directory, TRUST_PROXY: 'on', METRICS_TOKEN: metricsToken };
  const server = await startServerProcess({ ...serverAlone, env: { ...env, LOG_LEVEL: 'silent' } });
  const { url } = server;
  const send = sendTo(url);
  const people = await Promise.all(Array.from({ length: 20 }, (_, index) => register(send, index)));
  const restaurant = await buildMenu(send, path.join(directory, 'socket'), people[0] ?? { email: '', token: '' });
  let signIns = 0;
  return {
    url,
    menu: () => ({ method: 'GET', path: `/api/restaurant/menu/${restaurant}` }),
    signIn() {
      const { email } = people[(signIns += 1) % people.length] ?? { email: '' };
      const body = JSON.stringify({ email_address: email, password });
      return { method: 'POST', path: '/api/auth/login', headers: json, body };
    },
    beginUpload() {
      const { token } = people[(signIns += 1) % people.length] ?? { token: '' };
      const type = 'multipart/form-data; boundary=b';
      return {
        method: 'POST',
        path: '/api/user/profile-picture',
        headers: { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': '100000' },
        body: '--b\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n',
      };
    },
    look: () => lookAt(server.process.pid ?? 0, url, metricsToken),
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
