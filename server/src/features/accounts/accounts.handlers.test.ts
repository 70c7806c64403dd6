import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildUser, unique } from '../../../test/builders.ts';
import { clientFor } from '../../../test/api-client.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';
import { hashing } from '../../http/passwords.ts';
import { openSession } from '../../http/session.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

// Each test has a window of its own, because wrong passwords are counted per address.
let day = 0;
beforeEach(() => server.setNow(new Date(Date.UTC(2030, 0, (day += 1)))));

const login = (email_address: string, password = 'correct horse') =>
  server.guest.login({ body: { email_address, password } });

/** Returns what came of a try: right, wrong, or the status of its refusal. */
async function tryOn({ app }: TestServer, email: string, password = 'correct horse'): Promise<string> {
  const payload = { email_address: email, password };
  const { statusCode, json } = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
  if (statusCode !== 200) return String(statusCode);
  return json<{ token: string | false }>().token === false ? 'wrong' : 'right';
}

const countOf = (outcomes: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(outcomes, (each) => each)].map(([name, all]) => [name, all.length]));

describe('signing in', () => {
  it('gives a token that signs in, whatever the case of the e-mail', async () => {
    const email = `${unique('ANN')}@Example.com`;
    const user = await buildUser(server.db, { email });
    const { token } = await login(email.toLowerCase());
    const me = await clientFor(server.app, String(token)).getUser();
    expect(me).toMatchObject({ id: user.id, email, email_address: email, role: 'user' });
  });

  it('gives false for a wrong password and for an unknown e-mail alike', async () => {
    const { email } = await buildUser(server.db);
    expect(await login(email, 'wrong horse')).toEqual({ token: false });
    expect(await login('nobody@example.com')).toEqual({ token: false });
  });

  it('stores no token, only its hash', async () => {
    const { email, id } = await buildUser(server.db);
    const { token } = await login(email);
    expect(String(token)).toMatch(/^[\w-]{43}$/);
    const [row] = await server.db.query<{ hash: string }>(
      sql`select encode(token_hash, 'escape') as hash from sessions where user_id = ${id}`,
    );
    expect(row!.hash).not.toContain(token);
  });

  it('refuses after ten failures a minute from one address, with the same body; successes do not count', async () => {
    const { email } = await buildUser(server.db);
    for (let count = 0; count < 12; count += 1) await login(email);
    for (let count = 0; count < 10; count += 1) await login(email, 'wrong');
    const refused = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email_address: email, password: 'correct horse' },
    });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json()).toMatchObject({ token: false, error: { code: 'rate_limited' } });
  });

  it('lets no more than ten guesses through when they all come at once', async () => {
    const { email } = await buildUser(server.db);
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => tryOn(server, email, 'wrong')));
    expect(countOf(outcomes)).toEqual({ wrong: 10, '429': 50 });
  });

  it('lets no more than ten through over several servers on one database either', async () => {
    const { email } = await buildUser(server.db);
    // Another process has nothing in common with this one but the database.
    vi.resetModules();
    const { createTestServer: createOther } = await import('../../../test/test-server.ts');
    const other = await createOther();
    other.setNow(new Date(Date.UTC(2030, 0, day)));
    const guesses = Array.from({ length: 60 }, (_, turn) => tryOn(turn % 2 ? server : other, email, 'wrong'));
    expect(countOf(await Promise.all(guesses))).toEqual({ wrong: 10, '429': 50 });
    await other.end();
  });

  it('lets everybody in who comes at once from one address with the right password', async () => {
    const { email } = await buildUser(server.db);
    const others = await Promise.all([1, 2, 3].map(() => buildUser(server.db)));
    const right = Array.from({ length: 60 }, (_, turn) =>
      tryOn(server, [email, ...others.map((each) => each.email)][turn % 4]!),
    );
    const wrong = Array.from({ length: 9 }, () => tryOn(server, email, 'wrong'));
    expect(countOf(await Promise.all(wrong.concat(right)))).toEqual({ right: 60, wrong: 9 });
    expect(await tryOn(server, email, 'wrong')).toBe('wrong');
    expect(await tryOn(server, email)).toBe('429');
  });

  it('counts no try that could not be compared', async () => {
    const { email } = await buildUser(server.db);
    const busy = Promise.withResolvers<void>();
    const comparing = Array.from({ length: 104 }, () => hashing.run(() => busy.promise));
    for (let count = 0; count < 12; count += 1) expect(await tryOn(server, email, 'wrong')).toBe('503');
    busy.resolve();
    await Promise.all(comparing);
    expect(await tryOn(server, email, 'wrong')).toBe('wrong');
    const key = sql`sha256(convert_to(lower(${email}), 'UTF8'))`;
    expect(await server.db.query(sql`select failures from sign_in_failures where key = ${key}`)).toEqual([
      { failures: 1 },
    ]);
  });

  it('counts the addresses of one IPv6 network as one', async () => {
    const proxied = await createTestServer({ trustProxy: 1 });
    proxied.setNow(new Date(Date.UTC(2030, 0, day)));
    const guess = (ip: string) =>
      proxied.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': ip },
        payload: { email_address: 'nobody@example.com', password: 'wrong' },
      });
    const network = unique('').slice(1, 5).replace(/[g-z]/g, 'a');
    for (let count = 0; count < 10; count += 1) await guess(`2001:db8:${network}::${count}`);
    expect((await guess(`2001:db8:${network}:0:ffff::1`)).statusCode).toBe(429);
    expect((await guess(`2001:db8:${network}:1::1`)).statusCode).toBe(200);
    // Only the last address was seen by the proxy; those before it are the caller's own words.
    expect((await guess(`203.0.113.7, 2001:db8:${network}::77`)).statusCode).toBe(429);
    await proxied.end();
  });

  it('counts an IPv4 address as one, also in the notation of IPv6', async () => {
    const proxied = await createTestServer({ trustProxy: 1 });
    proxied.setNow(new Date(Date.UTC(2030, 0, day)));
    const guess = (ip: string) =>
      proxied.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': ip },
        payload: { email_address: 'nobody@example.com', password: 'wrong' },
      });
    for (let count = 0; count < 10; count += 1) await guess(count % 2 ? '198.51.100.9' : '::ffff:198.51.100.9');
    for (const ip of ['198.51.100.9', '::FFFF:198.51.100.9']) expect((await guess(ip)).statusCode).toBe(429);
    await proxied.end();
  });

  it('believes no X-Forwarded-For unless told to, and exempts no loopback', async () => {
    const guess = (ip: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': ip },
        remoteAddress: '127.0.0.1',
        payload: { email_address: 'nobody@example.com', password: 'wrong' },
      });
    for (let count = 0; count < 10; count += 1) await guess(`203.0.113.${count}`);
    expect((await guess('203.0.113.77')).statusCode).toBe(429);
  });

  it('ends the sample accounts’ sessions where those don’t sign in', async () => {
    const { id } = await buildUser(server.db, { isSample: true });
    const client = await server.as({ id });
    await client.getUser();
    const token = await openSession(server.db, id, new Date(Date.UTC(2030, 0, day)));
    const open = await createTestServer({ sampleAccountsSignIn: false });
    open.setNow(new Date(Date.UTC(2030, 0, day)));
    await expect(clientFor(open.app, token).getUser()).rejects.toMatchObject({ status: 401 });
    await open.end();
  });

  it('lets the sample accounts in only where nobody else can reach the server', async () => {
    const open = await createTestServer({ sampleAccountsSignIn: false });
    const { email } = await buildUser(server.db, { isSample: true });
    const body = { email_address: email, password: 'correct horse' };
    expect(await open.guest.login({ body })).toEqual({ token: false });
    expect((await login(email)).token).toEqual(expect.any(String));
    await open.end();
  });
});

describe('a session', () => {
  it('ends at logout', async () => {
    const { client } = await server.signUp();
    await client.getUser();
    await client.logout();
    await expect(client.getUser()).rejects.toMatchObject({ status: 401 });
  });

  it('ends after 30 days without use and goes on while used, for 180 days at most', async () => {
    const start = Date.UTC(2031, 0, 1);
    const at = (days: number) => server.setNow(new Date(start + days * 86_400_000));
    at(0);
    const { email } = await buildUser(server.db);
    const used = clientFor(server.app, String((await login(email)).token));
    const unused = clientFor(server.app, String((await login(email)).token));
    for (const days of [29, 58, 87, 116, 145, 174]) {
      at(days);
      await used.getUser();
    }
    await expect(unused.getUser()).rejects.toMatchObject({ status: 401 });
    at(180.1);
    await expect(used.getUser()).rejects.toMatchObject({ status: 401 });
  });
});
