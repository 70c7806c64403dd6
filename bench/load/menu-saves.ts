import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../server/src/db/db.ts';
import { sql } from '../../server/src/db/sql.ts';

export interface MenuSaves {
  /** How many were saved so far. */
  readonly saved: () => number;
  readonly stop: () => Promise<void>;
}

const json = { 'content-type': 'application/json' };

async function send(url: string, method: string, path: string, body?: unknown, headers = {}): Promise<unknown> {
  const init = { method, headers: { ...json, ...headers }, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const answer = await fetch(url + path, init);
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Registers somebody, whom the database's owner makes a site admin. */
async function signUp(url: string, owner: Db): Promise<string> {
  const account = { username: 'Bench', email_address: `${randomUUID()}@example.com`, password: randomUUID() };
  const { token } = (await send(url, 'POST', '/api/auth/register', account)) as { token: string };
  await owner.query(sql`update users set role = 'w_admin' where email = ${account.email_address}`);
  return token;
}

interface Editable {
  readonly version: string;
  readonly dishes: readonly { readonly id: number; readonly ingredients: readonly string[] }[];
}

/** Saves so many menus a minute, one after the other, each with another list of ingredients for its first dish. */
export async function startMenuSaves(
  url: string,
  owner: Db,
  menus: readonly number[],
  perMinute: number,
): Promise<MenuSaves> {
  const authorization = `Bearer ${await signUp(url, owner)}`;
  const stopped = new AbortController();
  let saved = 0;
  async function save(menu: number): Promise<void> {
    const path = `/api/restaurant/${menu}/menu`;
    const { version, dishes } = (await send(url, 'GET', `${path}/editing`, undefined, { authorization })) as Editable;
    const [dish] = dishes;
    if (!dish) return;
    const edit = { id: dish.id, ingredients: [...dish.ingredients.slice(0, 20), `Salt ${saved}`] };
    await send(url, 'PUT', path, { dishes: [edit] }, { authorization, 'if-match': `"${version}"` });
    saved += 1;
  }
  async function run(): Promise<void> {
    for (let turn = 0; !stopped.signal.aborted; turn += 1) {
      await save(menus[turn % menus.length] ?? 0);
      await sleep(60_000 / perMinute, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }
  const running = run();
  // It is awaited by `stop`; until then a failure waits there.
  running.catch(() => undefined);
  return {
    saved: () => saved,
    async stop() {
      stopped.abort();
      await running;
    },
  };
}
