import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const home = {
  name: 'Home',
  address_line_1: '1 Main St',
  address_line_2: 'Apt 2',
  city: 'Cambridge',
  state: 'Massachusetts',
  zip_code: '02139',
  country: 'United States',
};
const idOf = ({ id }: { id: number }) => ({ id: String(id) });

it('is saved, listed, given as a list of one, changed and deleted', async () => {
  const { client } = await server.signUp();
  expect(await client.listAddresses()).toEqual([]);
  const made = await client.createAddress({ body: home });
  expect(made).toEqual({ id: made.id, ...home });
  expect(await client.listAddresses()).toEqual([made]);
  expect(await client.getAddress({ params: idOf(made) })).toEqual([made]);
  const changed = await client.updateAddress({ params: idOf(made), body: { ...home, name: 'Work' } });
  expect(changed).toEqual({ ...made, name: 'Work' });
  expect(await client.listAddresses()).toEqual([changed]);
  expect(await client.deleteAddress({ params: idOf(made) })).toEqual({ ok: true });
  await expect(client.getAddress({ params: idOf(made) })).rejects.toMatchObject({ status: 404 });
  await expect(client.deleteAddress({ params: idOf(made) })).rejects.toMatchObject({ status: 404 });
});

it('answers with a slash at the end, too', async () => {
  const { token } = await server.signUp();
  const headers = { authorization: `Bearer ${token}` };
  const made = await server.app.inject({ method: 'POST', url: '/api/address/', headers, payload: home });
  expect(made.statusCode).toBe(200);
  const id = made.json<{ id: number }>().id;
  for (const url of ['/api/address', '/api/address/'])
    expect((await server.app.inject({ url, headers })).json()).toEqual([{ id, ...home }]);
  expect((await server.app.inject({ url: `/api/address/${id}/`, headers })).statusCode).toBe(200);
});

it.each([[''], ['   '], [undefined]])('does without a second line: %j', async (address_line_2) => {
  const { client } = await server.signUp();
  const made = await client.createAddress({ body: { ...home, address_line_2 } });
  expect(made.address_line_2).toBe('');
});

it('cuts ZIP+4 to the zip code and keeps its leading zero', async () => {
  const { client } = await server.signUp();
  expect((await client.createAddress({ body: { ...home, zip_code: '02139-1234' } })).zip_code).toBe('02139');
});

it.each([
  ['name', { name: '' }],
  ['address_line_1', { address_line_1: ' ' }],
  ['address_line_1', { address_line_1: 'x'.repeat(201) }],
  ['city', { city: '' }],
  ['state', { state: '' }],
  ['country', { country: '' }],
  ['zip_code', { zip_code: '2139' }],
  ['zip_code', { zip_code: '021391234' }],
  ['zip_code', { zip_code: 2139 as unknown as string }],
  ['city', { city: undefined as unknown as string }],
])('refuses a wrong %s', async (field, wrong) => {
  const { client } = await server.signUp();
  const refusal = { status: 400, body: { error: { issues: [{ field }] } } };
  await expect(client.createAddress({ body: { ...home, ...wrong } })).rejects.toMatchObject(refusal);
  expect(await client.listAddresses()).toEqual([]);
});

it('of somebody else is not there, and stays as it is', async () => {
  const [{ client }, other] = [await server.signUp(), await server.signUp()];
  const made = await client.createAddress({ body: home });
  const params = idOf(made);
  await expect(other.client.getAddress({ params })).rejects.toMatchObject({ status: 404 });
  await expect(other.client.updateAddress({ params, body: { ...home, name: 'Mine' } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(other.client.deleteAddress({ params })).rejects.toMatchObject({ status: 404 });
  expect(await client.listAddresses()).toEqual([made]);
});

it('is one of at most 50, also when all come at once', async () => {
  const { client } = await server.signUp();
  const atOnce = () => Promise.allSettled(Array.from({ length: 11 }, () => client.createAddress({ body: home })));
  const sent = [];
  for (let time = 0; time < 5; time += 1) sent.push(...(await atOnce()));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
});
