import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callInputs } from '../../test/matrix/call-inputs.ts';
import { address } from '../../test/matrix/call-records.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { sql } from '../db/sql.ts';
import { deleteExpired } from '../features/accounts/expired.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const home = () => ({ body: address('Home'), idempotencyKey: randomUUID() });

describe('a call that is sent again with its key', () => {
  it('is done once and answers the same, also when all come at once', async () => {
    const { client } = await server.signUp();
    const input = home();
    const answers = await Promise.all(Array.from({ length: 4 }, () => client.createAddress(input)));
    answers.push(await client.createAddress(input));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await client.listAddresses()).toEqual([answers[0]]);
  });

  it('is done for every key, and without one each time', async () => {
    const { client } = await server.signUp();
    await client.createAddress(home());
    await client.createAddress(home());
    for (let count = 0; count < 2; count += 1) await client.createAddress({ body: address('Home') });
    expect(await client.listAddresses()).toHaveLength(4);
  });

  it('that failed may be tried again', async () => {
    const { client } = await server.signUp();
    const input = { body: { name: 'No garlic', eater_id: 999_999_999 }, idempotencyKey: randomUUID() };
    for (let count = 0; count < 2; count += 1)
      await expect(client.createPreference(input)).rejects.toMatchObject({ status: 400 });
    await client.createPreference({ ...input, body: { name: 'No garlic' } });
    expect(await client.listPreferences()).toHaveLength(1);
  });

  it('is refused with something else in it, and nothing is done', async () => {
    const { client } = await server.signUp();
    const input = home();
    await client.createAddress(input);
    await expect(client.createAddress({ ...input, body: address('Work') })).rejects.toMatchObject({ status: 400 });
    expect(await client.listAddresses()).toHaveLength(1);
  });

  it('of somebody else, or to another call, is another', async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    const input = home();
    await one.client.createAddress(input);
    await other.client.createAddress(input);
    await one.client.createEater({ body: { name: 'Kid' }, idempotencyKey: input.idempotencyKey });
    expect(await other.client.listAddresses()).toHaveLength(1);
    expect(await one.client.listEaters()).toHaveLength(2);
  });

  it('counts as one for a guest, and against the limit once', async () => {
    const { body } = callInputs.sendGeneralEnquiry();
    const email = `${randomUUID()}@example.com`;
    const input = { body: { ...body, email } as never, idempotencyKey: randomUUID() };
    // It has a time of its own, because what other files sent from this address counts against the same limit.
    server.setNow(new Date('2024-02-03T10:00:00Z'));
    for (let count = 0; count < 8; count += 1) await server.guest.sendGeneralEnquiry(input);
    server.setNow(new Date());
    const kept = await server.db.query(sql`select 1 from enquiries where email = ${email}`);
    expect(kept).toHaveLength(1);
  });

  it('a day later is a new one', async () => {
    const { client } = await server.signUp();
    const input = home();
    await client.createAddress(input);
    const late = new Date(Date.now() + 86_400_001);
    server.setNow(late);
    await client.createAddress(input);
    expect(await client.listAddresses()).toHaveLength(2);
    await deleteExpired(server.db, new Date(late.getTime() + 86_400_001), new Date(0));
    expect(await server.db.query(sql`select 1 from idempotency_keys`)).toEqual([]);
    server.setNow(new Date());
  });
});

it.each(['short', 'with space', 'x'.repeat(101), 'ключ-ключ'])('refuses the key %j', async (key) => {
  const { token } = await server.signUp();
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  const payload = address('Home');
  const answer = await server.app.inject({ method: 'POST', url: '/api/address', headers, payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: { issues: [{ field: 'Idempotency-Key' }] } });
});
