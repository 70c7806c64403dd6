import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, unique } from '../../../test/builders.ts';
import { clientFor } from '../../../test/api-client.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { appointAdmin } from './appoint-admin.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

it('appoints an account that is there, whatever the case of its e-mail, once', async () => {
  const email = `${unique('BO')}@example.com`;
  await buildUser(server.db, { email });
  expect(await appointAdmin(server.db, email.toLowerCase())).toEqual({ done: 'appointed', isEmailConfirmed: false });
  expect(await appointAdmin(server.db, email)).toEqual({ done: 'already' });
});

it('opens an account where there is none, with a password that signs in', async () => {
  const email = `${unique()}@example.com`;
  const appointment = await appointAdmin(server.db, email);
  if (appointment.done !== 'created') throw new Error(appointment.done);
  const { token } = await server.guest.login({ body: { email_address: email, password: appointment.password } });
  expect(await clientFor(server.app, String(token)).getUser()).toMatchObject({ email, role: 'w_admin' });
});
