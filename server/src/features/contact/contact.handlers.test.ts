import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildRestaurant, unique } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

// Each test has a window of its own, far from the others'.
let day = 0;
beforeEach(() => server.setNow(new Date(Date.UTC(2030, 0, (day += 1)))));

const general = { name: 'Ann', email: 'ann@example.com', phoneno: '6175550100', message: 'Hello\nthere' };
const restaurant = {
  c_name: 'Bo',
  c_email: 'bo@example.com',
  c_phoneno: '6175550101',
  restaurant_name: 'Bo’s',
  restaurant_address: '1 Main St',
  zipcode: '02139',
  website: 'https://bo.example/menu?a=1',
};

it('keeps a general enquiry of a guest', async () => {
  const message = unique('message');
  await server.guest.sendGeneralEnquiry({ body: { ...general, message } });
  const rows = await server.db.query(sql`select kind, name, email, phone from enquiries where message = ${message}`);
  expect(rows).toEqual([{ kind: 'general', name: 'Ann', email: 'ann@example.com', phone: '6175550100' }]);
});

it('keeps a restaurant enquiry', async () => {
  const restaurant_name = unique('Bo');
  await server.guest.sendRestaurantEnquiry({ body: { ...restaurant, restaurant_name } });
  const rows = await server.db.query(
    sql`select kind, zipcode, website, message from enquiries where restaurant_name = ${restaurant_name}`,
  );
  expect(rows).toEqual([{ kind: 'restaurant', zipcode: '02139', website: restaurant.website, message: null }]);
});

it.each([
  ['email', { email: 'nobody' }],
  ['phoneno', { phoneno: '617555010' }],
  ['phoneno', { phoneno: '617-555-0100' }],
  ['name', { name: '  ' }],
  ['message', { message: '' }],
  ['name', { name: 'a\u0000b' }],
])('refuses a wrong %s', async (field, wrong) => {
  await expect(server.guest.sendGeneralEnquiry({ body: { ...general, ...wrong } })).rejects.toMatchObject({
    status: 400,
    body: { error: { issues: [{ field }] } },
  });
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://x.example',
  'https://a:b@x.example',
  'https://x.example\\@evil.example',
  'x.example',
  'https://',
])('refuses the website %s', async (website) => {
  await expect(server.guest.sendRestaurantEnquiry({ body: { ...restaurant, website } })).rejects.toMatchObject({
    status: 400,
    body: { error: { issues: [{ field: 'website' }] } },
  });
});

it('needs a website, unless a listed restaurant is claimed', async () => {
  const { website: _, ...without } = restaurant;
  await expect(server.guest.sendRestaurantEnquiry({ body: without })).rejects.toMatchObject({
    status: 400,
    body: { error: { issues: [{ field: 'website' }] } },
  });
  const { id } = await buildRestaurant(server.db, {});
  const restaurant_name = unique('Bo');
  await server.guest.sendRestaurantEnquiry({ body: { ...without, restaurant_name, restaurant_id: id } });
  const rows = await server.db.query(
    sql`select website, restaurant_id as id from enquiries where restaurant_name = ${restaurant_name}`,
  );
  expect(rows).toEqual([{ website: null, id }]);
});

it('says within how many days claims are usually settled, once enough were', async () => {
  const { id } = await buildRestaurant(server.db, {});
  const claim = () => server.guest.sendRestaurantEnquiry({ body: { ...restaurant, restaurant_id: id } });
  expect(await claim()).toEqual({ ok: true });
  const now = new Date(Date.UTC(2030, 0, day));
  await server.db.query(sql`
    insert into enquiries (kind, name, email, phone, restaurant_name, restaurant_address, zipcode, website, restaurant_id,
      created_at, answered_at)
    select 'restaurant', 'Bo', 'bo@example.com', '6175550101', 'Bo', '1 Main St', '02139', 'https://bo.example', ${id},
      ${now}::timestamptz - (each || ' days')::interval, ${now}::timestamptz - interval '6 hours'
    from generate_series(1, 5) as each`);
  expect(await claim()).toEqual({ ok: true, usual_days: 5 });
  expect(await server.guest.sendGeneralEnquiry({ body: general })).toEqual({ ok: true });
});

it('takes five enquiries in ten minutes from one address and says when to come back', async () => {
  for (let count = 0; count < 5; count += 1) await server.guest.sendGeneralEnquiry({ body: general });
  const sixth = await server.guest.sendGeneralEnquiry({ body: general }).catch((error: unknown) => error);
  expect(sixth).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
});
