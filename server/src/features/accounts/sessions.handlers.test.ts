import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor } from '../../../test/api-client.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const day = 86_400_000;
const start = Date.UTC(2034, 0, 1);
const at = (days: number) => server.setNow(new Date(start + days * day));

async function signInFrom(email: string, userAgent: string) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': userAgent },
    payload: { email_address: email, password: 'correct horse' },
  });
  return clientFor(server.app, response.json<{ token: string }>().token);
}

describe('one’s sessions', () => {
  it('are told apart by a coarse device and their times, the asking one marked', async () => {
    at(0);
    const { email, client, token } = await server.signUp();
    at(1);
    await signInFrom(email, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Secret/1.2');
    at(2);
    const sessions = await client.listSessions();
    expect(sessions).toEqual([
      { id: expect.any(String), device: 'other', current: true, created_at: iso(0), last_used_at: iso(2) },
      { id: expect.any(String), device: 'iphone', current: false, created_at: iso(1), last_used_at: iso(1) },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(token);
    expect(JSON.stringify(sessions)).not.toContain('Secret');
  });

  it('don’t name those that have ended', async () => {
    at(10);
    const { email, client } = await server.signUp();
    await signInFrom(email, 'Linux');
    at(30);
    await client.getUser();
    at(41);
    expect(await client.listSessions()).toHaveLength(1);
  });

  it('are ended one by one', async () => {
    at(50);
    const { email, client } = await server.signUp();
    const other = await signInFrom(email, 'Android');
    const { id } = (await client.listSessions()).find(({ current }) => !current)!;
    await client.endSession({ params: { id } });
    await expect(other.getUser()).rejects.toMatchObject({ status: 401 });
    await client.getUser();
    await expect(client.endSession({ params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('are nobody else’s to end or to see', async () => {
    at(60);
    const [mine, stranger] = [await server.signUp(), await server.signUp()];
    const { id } = (await mine.client.listSessions())[0]!;
    await expect(stranger.client.endSession({ params: { id } })).rejects.toMatchObject({ status: 404 });
    expect((await stranger.client.listSessions()).map((session) => session.id)).not.toContain(id);
    await mine.client.getUser();
  });

  it('are ended everywhere at once, and nobody else’s', async () => {
    at(70);
    const [mine, stranger] = [await server.signUp(), await server.signUp()];
    const other = await signInFrom(mine.email, 'Windows NT 10.0');
    await mine.client.endAllSessions();
    for (const client of [mine.client, other]) await expect(client.getUser()).rejects.toMatchObject({ status: 401 });
    await stranger.client.getUser();
  });

  it('refuse an id that is none', async () => {
    at(80);
    const { client } = await server.signUp();
    await expect(client.endSession({ params: { id: '1' } })).rejects.toMatchObject({ status: 400 });
  });
});

function iso(days: number): string {
  return new Date(start + days * day).toISOString();
}
