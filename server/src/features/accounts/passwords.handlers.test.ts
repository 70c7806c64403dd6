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
const minutes = (count: number) => new Date(Date.UTC(2033, 0, day) + count * 60_000);
beforeEach(() => {
  day += 1;
  server.setNow(minutes(0));
});

const old = 'correct horse';
const fresh = 'a new day dawns';
const login = (email: string, password: string) =>
  server.guest.login({ body: { email_address: email, password } }).then(({ token }) => token !== false);
const change = (client: TestServer['guest'], current_password = old, new_password = fresh) =>
  client.changePassword({ body: { current_password, new_password } });

async function askForReset(email: string, written = email): Promise<string> {
  await server.guest.requestPasswordReset({ body: { email_address: written } });
  const link = linkIn((await server.mailsTo(email)).at(-1));
  expect(link.page).toBe('/reset-password');
  return link.token;
}
/** Returns the mails that tell of a changed password. */
const toldOf = async (email: string) =>
  (await server.mailsTo(email)).filter(
    ({ subject }) => subject === 'The password of your Clearplate account was changed',
  );
const reset = (token: string, new_password = fresh) => server.guest.resetPassword({ body: { token, new_password } });

describe('changing the password', () => {
  it('ends the other sessions and keeps this one', async () => {
    const { id, email, client } = await server.signUp();
    const other = await server.as({ id });
    await change(client);
    await client.getUser();
    await expect(other.getUser()).rejects.toMatchObject({ status: 401 });
    expect([await login(email, old), await login(email, fresh)]).toEqual([false, true]);
  });

  it('needs the present one', async () => {
    const { id, client } = await server.signUp();
    const other = await server.as({ id });
    await expect(change(client, 'wrong horse')).rejects.toMatchObject({
      status: 400,
      body: { error: { issues: [{ field: 'current_password', message: 'is not your current password' }] } },
    });
    await other.getUser();
  });

  it('is refused after ten wrong ones; right ones don’t count', async () => {
    const { client } = await server.signUp();
    await change(client, old, fresh);
    for (let count = 0; count < 10; count += 1) await change(client, 'wrong horse').catch(() => undefined);
    await expect(change(client, fresh, old)).rejects.toMatchObject({ status: 429 });
  });

  it('is told by a mail, which opens nothing; a refused one is not', async () => {
    const { email, client } = await server.signUp();
    await change(client, 'wrong horse').catch(() => undefined);
    expect(await toldOf(email)).toEqual([]);
    await change(client);
    const mails = await toldOf(email);
    expect(mails.map(linkIn)).toEqual([{ page: '/forgotten-password', token: '' }]);
    await reset(await askForReset(email), 'and yet another');
    expect(await toldOf(email)).toHaveLength(2);
  });

  it('refuses a common one', async () => {
    const { client } = await server.signUp();
    await expect(change(client, old, 'iloveyou')).rejects.toMatchObject({
      body: { error: { issues: [{ field: 'new_password' }] } },
    });
  });

  it('ends links that were mailed before', async () => {
    const { email, client } = await server.signUp();
    const token = await askForReset(email);
    await change(client);
    await expect(reset(token)).rejects.toMatchObject({ status: 410 });
  });
});

describe('resetting a forgotten password', () => {
  it('sets it by the link, ends every session, and confirms the e-mail', async () => {
    const { email, client } = await server.signUp();
    await reset(await askForReset(email, email.toUpperCase()));
    await expect(client.getUser()).rejects.toMatchObject({ status: 401 });
    expect([await login(email, old), await login(email, fresh)]).toEqual([false, true]);
    const { token } = await server.guest.login({ body: { email_address: email, password: fresh } });
    expect((await clientFor(server.app, String(token)).getUser()).email_confirmed).toBe(true);
  });

  it('answers the same for an e-mail that nobody has, and mails nothing', async () => {
    const answer = await server.guest.requestPasswordReset({ body: { email_address: 'nobody@example.com' } });
    expect(answer).toEqual({ ok: true });
    expect(await server.mailsTo('nobody@example.com')).toEqual([]);
  });

  it('works once, even when it is used many times at once', async () => {
    const { email } = await buildUser(server.db);
    const token = await askForReset(email);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () =>
        reset(token).then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
      ),
    );
    expect(outcomes.filter((status) => status === 200)).toHaveLength(1);
    expect(outcomes.filter((status) => status === 410)).toHaveLength(5);
  });

  it('works for 30 minutes', async () => {
    const [one, other] = [await buildUser(server.db), await buildUser(server.db)];
    const [early, late] = [await askForReset(one.email), await askForReset(other.email)];
    server.setNow(minutes(29.9));
    await reset(early);
    server.setNow(minutes(30.1));
    await expect(reset(late)).rejects.toMatchObject({ status: 410 });
  });

  it('keeps the link when the new password is refused', async () => {
    const { email } = await buildUser(server.db);
    const token = await askForReset(email);
    for (const bad of ['password1', email]) await expect(reset(token, bad)).rejects.toMatchObject({ status: 400 });
    await reset(token);
  });

  it('ends the other links of the account', async () => {
    const { email } = await buildUser(server.db);
    const first = await askForReset(email);
    await reset(await askForReset(email));
    await expect(reset(first)).rejects.toMatchObject({ status: 410 });
  });

  it('takes no link of another purpose, and no made-up one', async () => {
    const { email } = await buildUser(server.db);
    await server.guest.requestSignInLink({ body: { email_address: email } });
    const { token } = linkIn((await server.mailsTo(email)).at(-1));
    await expect(reset(token)).rejects.toMatchObject({ status: 410 });
    await expect(reset('A'.repeat(43))).rejects.toMatchObject({ status: 410 });
    await expect(reset('no token')).rejects.toMatchObject({ status: 400 });
  });

  it('keeps the token as a hash only, nowhere as it is', async () => {
    const { id, email } = await buildUser(server.db);
    const token = await askForReset(email);
    const [row] = await server.db.query<{ link: string; jobs: string }>(sql`
      select (select string_agg(l::text, '') from mailed_links l where user_id = ${id}) as link,
        (select coalesce(string_agg(j::text, ''), '') from jobs.job j) as jobs`);
    expect(row!.link).toContain(email);
    expect(row!.link + row!.jobs).not.toContain(token);
    expect(row!.jobs).not.toContain(email);
  });

  it('builds the link from the settings, never from what the request says', async () => {
    const { email } = await buildUser(server.db);
    await server.app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
      payload: { email_address: email },
    });
    const [mail] = await server.mailsTo(email);
    expect(mail!.text).not.toContain('evil.example');
    expect(mail!.text).toContain('https://clearplate.example/reset-password#token=');
  });

  it('mails one address three times in fifteen minutes, known or not', async () => {
    const { email } = await buildUser(server.db);
    for (const address of [email, 'nobody@example.com']) {
      const ask = (written = address) => server.guest.requestPasswordReset({ body: { email_address: written } });
      for (let count = 0; count < 3; count += 1) await ask();
      await expect(ask(address.toUpperCase())).rejects.toMatchObject({
        status: 429,
        headers: { 'retry-after': '900' },
      });
    }
    expect(await server.mailsTo(email)).toHaveLength(3);
  });

  it('is asked for twenty times an hour from one address', async () => {
    const ask = (count: number) =>
      server.guest.requestPasswordReset({ body: { email_address: `nobody${count}@example.com` } });
    for (let count = 0; count < 20; count += 1) await ask(count);
    await expect(ask(21)).rejects.toMatchObject({ status: 429 });
  });

  it('lets nobody try links for long', async () => {
    for (let count = 0; count < 30; count += 1) await reset('B'.repeat(43)).catch(() => undefined);
    await expect(reset('B'.repeat(43))).rejects.toMatchObject({ status: 429 });
  });

  it('mails no sample account where those don’t sign in', async () => {
    const open = await createTestServer({ sampleAccountsSignIn: false });
    open.setNow(minutes(0));
    const { email } = await buildUser(server.db, { isSample: true });
    await open.guest.requestPasswordReset({ body: { email_address: email } });
    expect(await open.mailsTo(email)).toEqual([]);
    await open.end();
  });
});
