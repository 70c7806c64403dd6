import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor } from '../../../test/api-client.ts';
import { buildUser } from '../../../test/builders.ts';
import { fillAccount, password } from '../../../test/fill-account.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { raw, sql } from '../../db/sql.ts';
import { openSession } from '../../http/session.ts';

let server: TestServer;
beforeAll(async () => {
  // It has a database of its own, because all of it is read as text: what all other files wrote makes that 30 seconds
  // of a processor.
  server = await createTestServer({}, undefined, { fresh: true });
});
afterAll(() => server.end());

/** Returns every table of every schema but the database's own, as SQL names it. */
async function tableNames(): Promise<string[]> {
  const rows = await server.db.query<{ name: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema')`);
  return rows.map(({ name }) => name);
}

/** Returns where any of the words stands, in any column of any table, whatever its type. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const patterns = words.map((word) => `%${word.toLowerCase()}%`);
  const found: string[] = [];
  for (const name of await tableNames()) {
    // It reads a whole table as text, the zip codes too, which takes its time on a busy computer.
    const [row] = await server.db.transaction(
      (db) =>
        db.query<{ found: boolean }>(sql`
          select exists (select 1 from ${raw(name)} t, lateral lower(t::text) as line
            where line like any(${patterns}::text[])) as found`),
      { statementTimeout: 30_000 },
    );
    if (row!.found) found.push(name);
  }
  return found;
}

async function storedPictures(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of server.pictures.list()) names.push(name);
  return names;
}

describe('the export', () => {
  it('has everything that is kept of the person, and of nobody else', async () => {
    const [mine, theirs] = [await fillAccount(server), await fillAccount(server)];
    const data = await mine.client.exportOwnData();
    const text = JSON.stringify(data).toLowerCase();
    expect(mine.canaries.filter((word) => !text.includes(word))).toEqual([]);
    expect(theirs.canaries.filter((word) => text.includes(word))).toEqual([]);
    expect(data.picture!.url).toBe(mine.pictureUrl);
    expect(Buffer.from(data.picture!.base64, 'base64').subarray(8, 12).toString()).toBe('WEBP');
    expect(data).toMatchObject({ cart: [{ quantity: 2 }], sessions: [{}], restaurants: [{ id: mine.restaurantId }] });
    expect(data.dish_edits).toHaveLength(1);
  });

  it('is a file that nobody in between keeps, without a hash of anything', async () => {
    const { token } = await server.signUp();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.app.inject({ url: '/api/user/export', headers });
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="clearplate-my-data.json"',
      'cache-control': 'no-store',
    });
    expect(answer.body).not.toMatch(/hash|argon2|token/i);
  });

  it('leaves out what somebody wrote under an e-mail that is not confirmed', async () => {
    const user = await buildUser(server.db);
    await server.db.query(sql`insert into enquiries (kind, name, email, phone, message)
      values ('general', 'A stranger', ${user.email}, '6175550100', 'x')`);
    const client = await server.as(user);
    expect((await client.exportOwnData()).enquiries).toEqual([]);
    await client.deleteUser({ body: { password } });
    expect(await tablesWith([user.email])).toEqual(['public.enquiries']);
  });

  it('is not made without end', async () => {
    const { client } = await server.signUp();
    for (let count = 0; count < 10; count += 1) await client.exportOwnData();
    await expect(client.exportOwnData()).rejects.toMatchObject({ status: 429 });
  });
});

describe('deleting the account', () => {
  it('leaves nothing of the person in any table nor in the store of the pictures', async () => {
    const [mine, theirs] = [await fillAccount(server), await fillAccount(server)];
    expect(await tablesWith(mine.canaries)).toEqual(
      expect.arrayContaining(['public.users', 'public.eater_allergens', 'public.enquiries', 'public.mailed_links']),
    );
    expect(await mine.client.deleteUser({ body: { password } })).toEqual({ ok: true });
    expect(await tablesWith(mine.canaries)).toEqual([]);
    expect((await storedPictures()).map((name) => `/pictures/${name}`)).not.toContain(mine.pictureUrl);
    expect((await server.app.inject({ url: mine.pictureUrl })).statusCode).toBe(404);
    // Whoever else is there keeps everything.
    const left = JSON.stringify(await theirs.client.exportOwnData()).toLowerCase();
    expect(theirs.canaries.filter((word) => !left.includes(word))).toEqual([]);
    expect((await storedPictures()).map((name) => `/pictures/${name}`)).toContain(theirs.pictureUrl);
  });

  it('keeps the history with an id that leads to nobody, and the restaurant without an owner', async () => {
    const { client, actorId, restaurantId } = await fillAccount(server);
    await client.deleteUser({ body: { password } });
    expect((await tablesWith([actorId])).toSorted()).toEqual([
      'public.admin_log',
      'public.component_history',
      'public.dish_history',
      'public.restaurant_history',
    ]);
    const rows = await server.db.query(sql`select owner_id from restaurants where id = ${restaurantId}`);
    expect(rows).toEqual([{ owner_id: null }]);
  });

  it('takes the count of wrong passwords along, and nobody else’s', async () => {
    const [mine, theirs] = [await server.signUp(), await server.signUp()];
    for (const { email } of [mine, theirs])
      await server.guest.login({ body: { email_address: email, password: 'wrong horse' } });
    const count = async (email: string) =>
      (await server.db.query(sql`select 1 from sign_in_failures where key = sha256(${Buffer.from(email)})`)).length;
    expect(await count(mine.email)).toBe(1);
    await mine.client.deleteUser({ body: { password } });
    expect([await count(mine.email), await count(theirs.email)]).toEqual([0, 1]);
  });

  it('ends every session', async () => {
    const { client, id, email } = await server.signUp();
    const elsewhere = clientFor(server.app, await openSession(server.db, id, new Date()));
    await elsewhere.getUser();
    await client.deleteUser({ body: { password } });
    await expect(client.getUser()).rejects.toMatchObject({ status: 401 });
    await expect(elsewhere.getUser()).rejects.toMatchObject({ status: 401 });
    expect(await server.guest.login({ body: { email_address: email, password } })).toEqual({ token: false });
  });

  it('needs the password, and is not a way to guess it', async () => {
    const { client } = await server.signUp();
    const wrong = { body: { password: 'wrong horse' } };
    const refusal = { status: 400, body: { error: { issues: [{ field: 'password' }] } } };
    for (let count = 0; count < 5; count += 1) await expect(client.deleteUser(wrong)).rejects.toMatchObject(refusal);
    await expect(client.deleteUser({ body: { password } })).rejects.toMatchObject({ status: 429 });
    await client.getUser();
  });
});
