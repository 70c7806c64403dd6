import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildRestaurant } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

async function open() {
  const owner = await server.signUp({ role: 'r_admin' });
  const admin = await server.signUp({ role: 'w_admin' });
  const { id } = await buildRestaurant(server.db, { ownerId: owner.id, name: 'Half Moon' });
  return { id, owner, admin, params: { id: String(id) } };
}

const lunch = { weekday: 1, opens: '11:00', closes: '14:30' };

it('tells who changed what of a restaurant, before and after, the latest first', async () => {
  const { owner, admin, params } = await open();
  const { version } = await owner.client.updateRestaurant({
    params,
    body: { name: 'Full Moon', url: 'https://a.example' },
  });
  await admin.client.setOpeningHours({ params, ifMatch: version, body: { opening_hours: [lunch] } });
  const forOwner = (await owner.client.listRestaurantHistory({ params })).items;
  expect(forOwner).toMatchObject([
    { by: 'admin', person: null, changes: [{ field: 'opening_hours', before: null, after: 'Mon 11:00–14:30' }] },
    {
      by: 'restaurant',
      person: 'Somebody',
      changes: [
        { field: 'name', before: 'Half Moon', after: 'Full Moon' },
        { field: 'url', before: null, after: 'https://a.example' },
      ],
    },
  ]);
  const [first] = (await admin.client.listRestaurantHistory({ params })).items;
  expect(first?.person).toBe('Somebody');
});

it('tells of what a restaurant answers for by its names', async () => {
  const { owner, params } = await open();
  await owner.client.updateRestaurant({ params, body: { also_answers_for: ['gluten', 'coconut'] } });
  const [entry] = (await owner.client.listRestaurantHistory({ params })).items;
  expect(entry?.changes).toEqual([
    { field: 'also_answers_for', before: null, after: 'Cereals containing gluten, Coconut' },
  ]);
});

it('has nothing of a save that changed nothing, and nothing of one that was refused', async () => {
  const { owner, params } = await open();
  await owner.client.updateRestaurant({ params, body: { name: 'Half Moon' } });
  const stale = owner.client.updateRestaurant({ params, ifMatch: '999', body: { name: 'Mine' } });
  await expect(stale).rejects.toMatchObject({ status: 412 });
  expect((await owner.client.listRestaurantHistory({ params })).items).toEqual([]);
});

it('is added to, and never rewritten by the server', async () => {
  await expect(server.db.query(sql`update restaurant_history set actor_id = gen_random_uuid()`)).rejects.toThrow(
    'permission denied',
  );
  await expect(server.db.query(sql`delete from restaurant_history`)).rejects.toThrow('permission denied');
});
