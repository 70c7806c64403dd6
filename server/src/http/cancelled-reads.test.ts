import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish } from '../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { raw, sql } from '../db/sql.ts';

let server: TestServer;
let database: TestDatabase;
let address: string;
const lines: string[] = [];
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(line) };
  server = await createTestServer({ logLevel: 'warn' }, log, { limited: true });
  database = await createTestDatabase();
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  server.app.server.closeAllConnections();
  await server.end();
  await database.end();
});

/** Returns the statements of the server that wait for the table that the test holds. */
const waiting = () =>
  database.owner.query<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );

it('a client that goes away ends its query in the database, and the connection serves others', async () => {
  const { id } = await buildDish(server.db);
  const read = (signal?: AbortSignal) => fetch(`${address}/api/dish/${id}`, signal ? { signal } : {});
  await database.owner.transaction(async (db) => {
    await db.query(raw('lock table dishes in access exclusive mode'));
    const leaving = new AbortController();
    const started = performance.now();
    const answer = read(leaving.signal).catch((error: unknown) => (error as Error).name);
    await expect.poll(waiting).toHaveLength(1);
    leaving.abort();
    expect(await answer).toBe('AbortError');
    // This comes long before the limit of two seconds would have ended it.
    await expect.poll(waiting, { timeout: 1000, interval: 20 }).toEqual([]);
    expect(performance.now() - started).toBeLessThan(1500);
  });
  const answers = await Promise.all(Array.from({ length: 10 }, () => read().then(({ status }) => status)));
  expect(answers).toEqual(Array.from({ length: 10 }, () => 200));
  expect(lines).toEqual([]);
});

it('a read that takes too long is ended and answered as unavailable, with when to try again', async () => {
  const { id } = await buildDish(server.db);
  await database.owner.transaction(async (db) => {
    await db.query(raw('lock table dishes in access exclusive mode'));
    const answer = await fetch(`${address}/api/dish/${id}`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await waiting()).toEqual([]);
  });
});
