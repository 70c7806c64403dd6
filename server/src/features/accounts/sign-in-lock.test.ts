import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientFor } from '../../../test/api-client.ts';
import { buildUser } from '../../../test/builders.ts';
import { linkIn } from '../../../test/test-mails.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

let day = 0;
let minute = 0;
// Each try has a minute of its own, because what is tested is the account's limit and not the address's.
const tick = () => server.setNow(new Date(Date.UTC(2036, 0, day, 0, (minute += 1))));
beforeEach(() => {
  day += 1;
  minute = 0;
  tick();
});

async function login(email: string, password: string) {
  tick();
  return server.guest.login({ body: { email_address: email, password } });
}

const fail = async (email: string, times: number) => {
  for (let count = 0; count < times; count += 1) await login(email, 'wrong horse');
};

/** Makes an account look as if so many wrong passwords had been given, without hashing them. */
async function pretendFailures(email: string, failures: number): Promise<void> {
  await login(email, 'wrong horse');
  await server.db.query(sql`update sign_in_failures set failures = ${failures}
    where key = sha256(convert_to(lower(${email}), 'UTF8'))`);
}

describe('an account whose password was given wrongly', () => {
  it('takes the right one up to the hundredth time, and then no more', async () => {
    const { email } = await buildUser(server.db);
    await pretendFailures(email, 98);
    await fail(email, 1);
    const { token } = await login(email, 'correct horse');
    expect(token).toEqual(expect.any(String));
    await pretendFailures(email, 99);
    await fail(email, 1);
    expect(await login(email, 'correct horse')).toEqual({ token: false });
  });

  it('counts in a row only: a success begins anew', async () => {
    const { email } = await buildUser(server.db);
    await pretendFailures(email, 90);
    await login(email, 'correct horse');
    await fail(email, 11);
    expect((await login(email, 'correct horse')).token).toEqual(expect.any(String));
  });

  it('takes the right one from many who come at once, near the hundredth too, and then counts nothing', async () => {
    const { email } = await buildUser(server.db);
    await pretendFailures(email, 90);
    const body = { email_address: email, password: 'correct horse' };
    const answers = await Promise.all(Array.from({ length: 30 }, () => server.guest.login({ body })));
    expect(answers.filter(({ token }) => token === false)).toEqual([]);
    expect(await server.mailsTo(email)).toEqual([]);
    await fail(email, 99);
    expect((await login(email, 'correct horse')).token).toEqual(expect.any(String));
  });

  it('takes no right one among more wrong ones at once than it may have', async () => {
    const proxied = await createTestServer({ trustProxy: 1 });
    const { email } = await buildUser(proxied.db);
    const ask = async (ip: number, password: string) => {
      const headers = { 'x-forwarded-for': `198.51.100.${ip}` };
      const payload = { email_address: email, password };
      const answer = await proxied.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
      return answer.json<{ token: string | false }>().token;
    };
    await pretendFailures(email, 96);
    expect(await Promise.all([1, 2, 3, 4].map((ip) => ask(ip, 'wrong horse')))).toEqual([false, false, false, false]);
    expect(await ask(5, 'correct horse')).toBe(false);
    expect((await proxied.mailsTo(email)).map((mail) => linkIn(mail).page)).toEqual(['/sign-in-link']);
    await proxied.end();
  });

  it('gets one mail with a link when it locks, and nobody’s e-mail gets none', async () => {
    const { email } = await buildUser(server.db);
    for (const address of [email, 'nobody-here@example.com']) {
      await pretendFailures(address, 99);
      await fail(address.toUpperCase(), 3);
    }
    expect((await server.mailsTo(email)).map((mail) => linkIn(mail).page)).toEqual(['/sign-in-link']);
    expect(await server.mailsTo('nobody-here@example.com')).toEqual([]);
  });

  it('goes on where it is signed in, and signs in by the link, after which the password works again', async () => {
    const { email, client } = await server.signUp();
    await pretendFailures(email, 99);
    await fail(email, 1);
    await client.getUser();
    const { token: link } = linkIn((await server.mailsTo(email)).at(-1));
    const { token } = await server.guest.signInByLink({ body: { token: link } });
    expect((await clientFor(server.app, token).getUser()).email_confirmed).toBe(true);
    expect((await login(email, 'correct horse')).token).toEqual(expect.any(String));
  });

  it('is unlocked by a reset of the password as well', async () => {
    const { email } = await buildUser(server.db);
    await pretendFailures(email, 100);
    await server.guest.requestPasswordReset({ body: { email_address: email } });
    const { token } = linkIn((await server.mailsTo(email)).at(-1));
    await server.guest.resetPassword({ body: { token, new_password: 'a new day dawns' } });
    expect((await login(email, 'a new day dawns')).token).toEqual(expect.any(String));
  });

  it('is known by a hash of its e-mail only', async () => {
    const { email } = await buildUser(server.db);
    await fail(email, 1);
    const rows = await server.db.query<{ row: string }>(sql`select f::text as row from sign_in_failures f`);
    expect(rows.map(({ row }) => row).join('')).not.toContain(email);
  });
});

describe('a link to sign in', () => {
  it('is mailed to whoever has the e-mail, works once and for 30 minutes', async () => {
    const { email } = await buildUser(server.db);
    const ask = async () => {
      await server.guest.requestSignInLink({ body: { email_address: email } });
      return linkIn((await server.mailsTo(email)).at(-1)).token;
    };
    const token = await ask();
    await server.guest.signInByLink({ body: { token } });
    await expect(server.guest.signInByLink({ body: { token } })).rejects.toMatchObject({ status: 410 });
    const late = await ask();
    minute += 30;
    tick();
    await expect(server.guest.signInByLink({ body: { token: late } })).rejects.toMatchObject({ status: 410 });
  });

  it('answers the same for an e-mail that nobody has', async () => {
    expect(await server.guest.requestSignInLink({ body: { email_address: 'nobody@example.com' } })).toEqual({
      ok: true,
    });
    expect(await server.mailsTo('nobody@example.com')).toEqual([]);
  });

  it('opens no sample account where those don’t sign in', async () => {
    const { email } = await buildUser(server.db, { isSample: true });
    await server.guest.requestSignInLink({ body: { email_address: email } });
    const { token } = linkIn((await server.mailsTo(email)).at(-1));
    const open = await createTestServer({ sampleAccountsSignIn: false });
    open.setNow(new Date(Date.UTC(2036, 0, day, 0, minute)));
    await expect(open.guest.signInByLink({ body: { token } })).rejects.toMatchObject({ status: 410 });
    await open.end();
  });
});
