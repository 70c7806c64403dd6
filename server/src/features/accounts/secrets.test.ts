import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unique } from '../../../test/builders.ts';
import { linkIn } from '../../../test/test-mails.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';
import { newPictureName } from '../../pictures/picture-store.ts';
import { appointAdmin } from './appoint-admin.ts';

const now = new Date(Date.UTC(2043, 0, 1));
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(now);
});
afterAll(() => server.end());

const new_password = 'a new long secret';

async function mailedToken(): Promise<string> {
  const { email } = await server.signUp();
  await server.guest.requestPasswordReset({ body: { email_address: email } });
  return linkIn((await server.mailsTo(email)).at(-1)).token;
}

async function firstPassword(): Promise<string> {
  const appointed = await appointAdmin(server.db, `${unique()}@example.com`);
  return appointed.done === 'created' ? appointed.password : '';
}

const secrets = [
  { what: 'a mailed link', bits: 256, make: mailedToken, encoding: 'base64url' },
  { what: 'a session', bits: 256, make: async () => (await server.signUp()).token, encoding: 'base64url' },
  { what: 'a site admin’s first password', bits: 128, make: firstPassword, encoding: 'base64url' },
  { what: 'a picture', bits: 128, make: async () => newPictureName().replace('.webp', ''), encoding: 'hex' },
] as const;

it.each(secrets)('the secret of $what is random over $bits bits at least', async ({ bits, make, encoding }) => {
  const made = [await make(), await make(), await make()];
  for (const secret of made) expect(Buffer.from(secret, encoding).length * 8).toBeGreaterThanOrEqual(bits);
  expect(new Set(made).size).toBe(made.length);
});

it('a link with a shorter token, as older releases mailed them, works until it expires', async () => {
  const { id } = await server.signUp();
  const token = randomBytes(24).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await server.db.query(sql`insert into mailed_links (user_id, purpose, email, created_at, expires_at, token_hash)
    values (${id}, 'reset_password', 'x@example.com', ${now}, ${new Date(now.getTime() + 60_000)}, ${hash})`);
  await server.guest.resetPassword({ body: { token, new_password } });
  await expect(server.guest.resetPassword({ body: { token, new_password } })).rejects.toMatchObject({ status: 410 });
});
