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

let month = 0;
const days = (count: number) => server.setNow(new Date(Date.UTC(2035, month, 1) + count * 86_400_000));
beforeEach(() => {
  month += 1;
  days(0);
});

const newEmail = () => `${unique()}@example.com`;
const change = (client: TestServer['guest'], email: string, more: object = {}) =>
  client.updateUser({ body: { username: 'Ann', email, ...more } });
const linkTo = async (email: string, page: string) =>
  (await server.mailsTo(email)).map(linkIn).findLast((link) => link.page === page)?.token ?? 'none';
const revert = async (email: string) =>
  server.guest.revertEmail({ body: { token: await linkTo(email, '/revert-email') } });
/** Has the present e-mail confirmed, by the link that was mailed to it. */
const confirm = async (email: string) =>
  server.guest.confirmEmail({ body: { token: await linkTo(email, '/confirm-email') } });
const signsIn = async (email: string, password = 'correct horse') =>
  (await server.guest.login({ body: { email_address: email, password } })).token !== false;

async function idOf(email: string): Promise<number> {
  const [row] = await server.db.query<{ id: number }>(sql`select id from users where email = ${email}`);
  return row?.id ?? 0;
}

async function resetBy(email: string, password: string): Promise<void> {
  await server.guest.requestPasswordReset({ body: { email_address: email } });
  await server.guest.resetPassword({ body: { token: await linkTo(email, '/reset-password'), new_password: password } });
}

describe('PUT /api/user', () => {
  it('changes name and e-mail under either name of the field, and nothing else that the body says', async () => {
    const { id, client } = await server.signUp();
    const [email, other] = [newEmail(), newEmail()];
    const changed = await client.updateUser({ body: { username: ' Bo ', email, role: 'w_admin', id: 1 } as never });
    expect(changed).toMatchObject({ id, username: 'Bo', email, email_address: email, role: 'user' });
    expect((await client.updateUser({ body: { username: 'Bo', email_address: other } })).email).toBe(other);
  });

  it.each([
    [{ username: '', email: 'a@b.example' }, 'username'],
    [{ username: 'nim\u202Eda', email: 'a@b.example' }, 'username'],
    [{ username: 'Bo', email: 'nobody' }, 'email'],
    [{ username: 'Bo' }, 'email'],
  ])('refuses %o', async (body, field) => {
    const { client } = await server.signUp();
    const refusal = { status: 400, body: { error: { issues: [{ field }] } } };
    await expect(client.updateUser({ body })).rejects.toMatchObject(refusal);
  });

  it('takes back the picture that it issued to this person, and no other address', async () => {
    const { id, email, client } = await server.signUp();
    const other = await server.signUp();
    await server.db.query(sql`update users set profile_picture_url = '/pictures/mine.webp' where id = ${id}`);
    await server.db.query(sql`update users set profile_picture_url = '/pictures/theirs.webp' where id = ${other.id}`);
    for (const url of ['/pictures/mine.webp', '', null]) {
      const user = await change(client, email, { profile_picture: url });
      expect(user.profile_picture_url).toBe('/pictures/mine.webp');
    }
    for (const url of ['/pictures/theirs.webp', 'https://evil.example/a.webp', 'javascript:alert(1)'])
      await expect(change(client, email, { profile_picture: url })).rejects.toMatchObject({
        status: 400,
        body: { error: { issues: [{ field: 'profile_picture' }] } },
      });
  });

  it('refuses an e-mail that somebody has, whatever its case, and mails nobody', async () => {
    const { email } = await buildUser(server.db);
    const { client, email: mine } = await server.signUp();
    const refusal = { status: 409, body: { error: { code: 'conflict', issues: [{ field: 'email' }] } } };
    await expect(change(client, email.toUpperCase())).rejects.toMatchObject(refusal);
    expect((await client.getUser()).email).toBe(mine);
    expect(await server.mailsTo(mine)).toEqual([]);
  });

  it('lets nobody try e-mails for long, refused ones too', async () => {
    const { email } = await buildUser(server.db);
    const { client, email: mine } = await server.signUp();
    for (let count = 0; count < 5; count += 1) await change(client, email).catch(() => undefined);
    await expect(change(client, newEmail())).rejects.toMatchObject({ status: 429 });
    await change(client, mine);
  });
});

describe('a change of e-mail', () => {
  it('has the new one confirmed and tells the old one', async () => {
    const { client, email: old } = await server.signUp();
    const email = newEmail();
    expect(await change(client, email)).toMatchObject({ email, email_confirmed: false });
    expect((await server.mailsTo(old)).map(({ subject }) => subject)).toEqual([
      'The e-mail address of your Clearplate account was changed',
    ]);
    await server.guest.confirmEmail({ body: { token: await linkTo(email, '/confirm-email') } });
    expect((await client.getUser()).email_confirmed).toBe(true);
  });

  it('in case only keeps the confirmation and mails nobody', async () => {
    const { client, email, id } = await server.signUp();
    await server.db.query(sql`update users set email_confirmed_at = now() where id = ${id}`);
    const shouted = email.replace('@example.com', '@Example.COM');
    expect(await change(client, shouted)).toMatchObject({ email: shouted, email_confirmed: true });
    expect(await server.mailsTo(email)).toEqual([]);
  });

  it('ends the links that were mailed to the old one', async () => {
    const { client, email: old } = await server.signUp();
    await server.guest.requestPasswordReset({ body: { email_address: old } });
    await server.guest.requestSignInLink({ body: { email_address: old } });
    const [reset, signIn] = [await linkTo(old, '/reset-password'), await linkTo(old, '/sign-in-link')];
    await change(client, newEmail());
    const again = server.guest.resetPassword({ body: { token: reset, new_password: 'a new day dawns' } });
    await expect(again).rejects.toMatchObject({ status: 410 });
    await expect(server.guest.signInByLink({ body: { token: signIn } })).rejects.toMatchObject({ status: 410 });
  });

  it('leaves a mail that waits unsent when its link is ended', async () => {
    const { client, email: old } = await server.signUp();
    await server.guest.requestPasswordReset({ body: { email_address: old } });
    await change(client, newEmail());
    expect((await server.mailsTo(old)).map((mail) => linkIn(mail).page)).toEqual(['/revert-email']);
  });

  it('confirms the present e-mail only', async () => {
    const { client } = await server.signUp();
    const [first, second] = [newEmail(), newEmail()];
    await change(client, first);
    const token = await linkTo(first, '/confirm-email');
    await change(client, second);
    await expect(server.guest.confirmEmail({ body: { token } })).rejects.toMatchObject({ status: 410 });
    expect((await client.getUser()).email_confirmed).toBe(false);
  });
});

describe('taking a change back', () => {
  it('gives the old e-mail back, signs out everywhere and ends the new one’s links and the password', async () => {
    const { client, email: old } = await server.signUp();
    const email = newEmail();
    await change(client, email);
    await server.guest.requestPasswordReset({ body: { email_address: email } });
    const reset = await linkTo(email, '/reset-password');
    expect(await revert(old)).toEqual({ ok: true });
    await expect(client.getUser()).rejects.toMatchObject({ status: 401 });
    const late = server.guest.resetPassword({ body: { token: reset, new_password: 'a new day dawns' } });
    await expect(late).rejects.toMatchObject({ status: 410 });
    expect([await signsIn(old), await signsIn(email)]).toEqual([false, false]);
    await expect(revert(old)).rejects.toMatchObject({ status: 410 });
    const token = await linkTo(old, '/reset-password');
    await server.guest.resetPassword({ body: { token, new_password: 'the owner’s again' } });
    expect(await signsIn(old, 'the owner’s again')).toBe(true);
  });

  it('shuts an intruder out who had set another password meanwhile', async () => {
    const { client, email: old } = await server.signUp();
    const stolen = newEmail();
    days(1);
    await change(client, stolen);
    await resetBy(stolen, 'the intruder’s own');
    await revert(old);
    for (const password of ['the intruder’s own', 'correct horse']) expect(await signsIn(old, password)).toBe(false);
    const token = await linkTo(old, '/reset-password');
    await server.guest.resetPassword({ body: { token, new_password: 'the owner’s again' } });
    expect(await signsIn(old, 'the owner’s again')).toBe(true);
  });

  it('shuts an intruder out who had set another password before', async () => {
    const { client, email: old } = await server.signUp();
    const words = { current_password: 'correct horse', new_password: 'the intruder’s own' };
    await client.changePassword({ body: words });
    days(1);
    await change(client, newEmail());
    await revert(old);
    expect(await signsIn(old, 'the intruder’s own')).toBe(false);
  });

  it('can’t be undone by an intruder’s own link', async () => {
    const { id, client, email: old } = await server.signUp();
    const [second, third] = [newEmail(), newEmail()];
    await change(client, second);
    await confirm(second);
    await change(client, third);
    const intruders = await linkTo(second, '/revert-email');
    await revert(old);
    await expect(server.guest.revertEmail({ body: { token: intruders } })).rejects.toMatchObject({ status: 410 });
    expect(await idOf(old)).toBe(id);
  });

  it('is no way back in for an intruder who changed the e-mail there and back', async () => {
    const { client, email: old } = await server.signUp();
    const intruders = newEmail();
    await change(client, intruders);
    await confirm(intruders);
    await change(client, old);
    expect(await linkTo(intruders, '/revert-email')).toBe('none');
    const first = await linkTo(old, '/revert-email');
    await change(client, intruders);
    expect(await linkTo(old, '/revert-email')).not.toBe(first);
    await confirm(intruders);
    const third = newEmail();
    await change(client, third);
    const token = await linkTo(intruders, '/revert-email');
    await change(client, old);
    await expect(server.guest.revertEmail({ body: { token } })).rejects.toMatchObject({ status: 410 });
    await revert(old);
  });

  it('is no way in for a stranger whose address was mistyped and put right', async () => {
    const { client, email: old } = await server.signUp();
    const [mistyped, meant] = [newEmail(), newEmail()];
    await change(client, mistyped);
    await change(client, meant);
    expect(await linkTo(mistyped, '/revert-email')).toBe('none');
    expect(await linkTo(old, '/revert-email')).not.toBe('none');
  });

  it('works after an intruder took a later change back', async () => {
    const { id, client, email: old } = await server.signUp();
    const [second, third] = [newEmail(), newEmail()];
    await change(client, second);
    await confirm(second);
    await change(client, third);
    await revert(second);
    await revert(old);
    expect(await idOf(old)).toBe(id);
  });

  it('finds the old e-mail free: nobody else gets it while it can be taken back', async () => {
    const { client, email: old } = await server.signUp();
    await change(client, newEmail());
    const body = { username: 'Eve', email_address: old, password: 'a long walk home' };
    await expect(server.guest.register({ body })).rejects.toMatchObject({ status: 409 });
    const { client: eve } = await server.signUp();
    await expect(change(eve, old.toUpperCase())).rejects.toMatchObject({ status: 409 });
    await server.mailsTo(old);
    days(7.1);
    const { token } = await server.guest.register({ body });
    expect((await clientFor(server.app, token).getUser()).email).toBe(old);
  });

  it('works for seven days', async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    for (const { client } of [one, other]) await change(client, newEmail());
    for (const { email } of [one, other]) await server.mailsTo(email);
    days(6.9);
    await revert(one.email);
    days(7.1);
    await expect(revert(other.email)).rejects.toMatchObject({ status: 410 });
  });
});
