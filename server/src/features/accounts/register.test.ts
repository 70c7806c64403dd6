import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientFor } from '../../../test/api-client.ts';
import { buildUser, unique } from '../../../test/builders.ts';
import { linkIn } from '../../../test/test-mails.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

// Each test has a window of its own, because registrations are counted per address.
let day = 0;
beforeEach(() => server.setNow(new Date(Date.UTC(2032, 0, (day += 1)))));

const person = (fields: object = {}) => ({
  username: 'Ann',
  email_address: `${unique()}@example.com`,
  password: 'a long walk home',
  ...fields,
});
const register = (fields: object = {}) => server.guest.register({ body: person(fields) });
const issuesOf = (fields: object) =>
  register(fields).then(
    () => 'accepted',
    (error: { status: number; body: { error: { issues?: { field: string; message: string }[] } } }) => [
      error.status,
      ...(error.body.error.issues ?? []).map(({ field, message }) => `${field} ${message}`),
    ],
  );

describe('registering', () => {
  it('opens an account without rights, whatever else the body asks for, and signs in', async () => {
    const body = { ...person(), role: 'w_admin', is_sample: true, id: 1, email_confirmed: true };
    const { token } = await server.guest.register({ body });
    const me = await clientFor(server.app, token).getUser();
    expect(me).toMatchObject({ username: 'Ann', email: body.email_address, role: 'user', email_confirmed: false });
    const { token: again } = await server.guest.login({ body });
    expect(again).toEqual(expect.any(String));
  });

  it('has the e-mail confirmed by a link that works once', async () => {
    const body = person();
    const { token } = await server.guest.register({ body });
    const mails = await server.mailsTo(body.email_address);
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your e-mail address for Clearplate']);
    expect(mails[0]!.text).toContain('You get this e-mail because');
    const link = linkIn(mails[0]);
    expect(link.page).toBe('/confirm-email');
    await server.guest.confirmEmail({ body: { token: link.token } });
    expect((await clientFor(server.app, token).getUser()).email_confirmed).toBe(true);
    await expect(server.guest.confirmEmail({ body: { token: link.token } })).rejects.toMatchObject({ status: 410 });
  });

  it('writes in the language of the last sign-in', async () => {
    const body = person();
    const subjects = async () => (await server.mailsTo(body.email_address)).map(({ subject }) => subject);
    const post = (url: string, language: string) =>
      server.app.inject({ method: 'POST', url, headers: { 'accept-language': language }, payload: body });
    expect((await post('/api/auth/register', 'es-MX,es;q=0.9,en;q=0.8')).statusCode).toBe(200);
    const spanish = await server.mailsTo(body.email_address);
    expect(spanish.map(({ subject }) => subject)).toEqual(['Confirma tu dirección de correo para Clearplate']);
    expect(linkIn(spanish[0]).page).toBe('/confirm-email');
    await post('/api/auth/login', 'en');
    await server.guest.requestPasswordReset({ body: { email_address: body.email_address } });
    expect((await subjects()).at(-1)).toBe('Set a new Clearplate password');
  });

  it('mails the confirmation once more when asked, and not when it is confirmed', async () => {
    const body = person();
    const { token } = await server.guest.register({ body });
    const me = clientFor(server.app, token);
    await me.requestEmailConfirmation();
    const mails = await server.mailsTo(body.email_address);
    expect(mails).toHaveLength(2);
    await server.guest.confirmEmail({ body: { token: linkIn(mails[1]).token } });
    await me.requestEmailConfirmation();
    expect(await server.mailsTo(body.email_address)).toHaveLength(2);
  });

  it('leaves neither account nor mail behind when it fails', async () => {
    const { email } = await buildUser(server.db);
    expect(await issuesOf({ email_address: email.toUpperCase() })).toEqual([
      409,
      'email_address already belongs to an account',
    ]);
    expect(await server.mailsTo(email.toUpperCase())).toEqual([]);
  });

  it('gives an e-mail to one of many who ask at once', async () => {
    const body = person();
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        server.guest.register({ body }).then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
      ),
    );
    expect(outcomes.filter((status) => status === 200)).toHaveLength(1);
    expect(outcomes.filter((status) => status === 409)).toHaveLength(4);
  });

  it.each([
    [{ password: 'short12' }, 'password must have at least 8 characters'],
    [{ password: 'x'.repeat(129) }, 'password must have at most 128 characters'],
    [{ password: '🍏'.repeat(129) }, 'password must have at most 128 characters'],
    [{ password: '🍏'.repeat(7) }, 'password must have at least 8 characters'],
    [{ password: 'password' }, 'password is one of the most common passwords'],
    [{ password: 'PassWord1' }, 'password is one of the most common passwords'],
    [{ password: '123456789' }, 'password is one of the most common passwords'],
    [{ password: 'Clearplate' }, 'password must not be your name or e-mail'],
    [{ username: 'Annabella', password: 'annabella' }, 'password must not be your name or e-mail'],
    [{ username: ' ' }, 'username must not be empty'],
    [{ username: 'x'.repeat(101) }, 'username must have at most 100 characters'],
    [{ username: 'line\nbreak' }, 'username must not contain control characters'],
    [{ username: 'nim\u202Eda' }, 'username must not contain characters that turn the direction of text'],
    [{ username: 'nim\u2066da' }, 'username must not contain characters that turn the direction of text'],
    [{ username: 'nim\u200Fda' }, 'username must not contain characters that turn the direction of text'],
    [{ username: 'nim\u061Cda' }, 'username must not contain characters that turn the direction of text'],
    [{ email_address: 'nobody' }, 'email_address must be an e-mail address'],
    [{ email_address: 'a@b.example\r\nBcc: c@d.example' }, 'email_address must not contain control characters'],
  ])('refuses %o and says why', async (fields, issue) => {
    expect(await issuesOf(fields)).toContain(issue);
  });

  it.each(['8 letter', 'x'.repeat(127) + 'y', '🍏'.repeat(127) + '🍐', 'correct horse battery staple'])(
    'takes the password %s, and signs in with it',
    async (password) => {
      const body = person({ password });
      await server.guest.register({ body });
      expect((await server.guest.login({ body })).token).toEqual(expect.any(String));
    },
  );

  it('refuses more than twenty an hour from one address, the refused ones too', async () => {
    for (let count = 0; count < 20; count += 1) await issuesOf({ password: 'password' });
    await expect(register()).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
  });

  it('stores the password with Argon2id at 19 MiB and two passes', async () => {
    const body = person();
    await server.guest.register({ body });
    const [row] = await server.db.query<{ hash: string }>(
      sql`select password_hash as hash from users where email = ${body.email_address}`,
    );
    expect(row!.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
