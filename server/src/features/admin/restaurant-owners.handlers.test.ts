import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../test/api-client.ts';
import { buildDish, buildEnquiry, buildRestaurant, buildUser, unique } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { raw, sql } from '../../db/sql.ts';

let server: TestServer;
let admin: ApiClient;
beforeAll(async () => {
  server = await createTestServer();
  admin = (await server.signUp({ role: 'w_admin' })).client;
});
afterAll(() => server.end());

const byId = (id: number) => ({ params: { id: String(id) } });

async function confirmed(role: 'user' | 'r_admin' | 'w_admin' = 'user') {
  const user = await buildUser(server.db, { role });
  await server.db.query(sql`update users set email_confirmed_at = now() where id = ${user.id}`);
  return user;
}

async function roleOf(id: number): Promise<string | undefined> {
  const [row] = await server.db.query<{ role: string }>(sql`select role from users where id = ${id}`);
  return row?.role;
}

const appoint = (restaurantId: number, email: string, accept_unconfirmed = false) =>
  admin.appointOwner({ ...byId(restaurantId), body: { email, accept_unconfirmed } });
const remove = (restaurantId: number, ownerId: number) =>
  admin.removeOwner({ params: { id: String(restaurantId), ownerId: String(ownerId) } });

describe('a new restaurant', () => {
  const body = () => ({ name: unique('Table '), address: '5 Harvard Sq', zip: '02138' });

  it('lies where its zip code does', async () => {
    const given = body();
    const made = await admin.createRestaurant({ body: { ...given, url: 'https://table.example/' } });
    expect(made).toMatchObject({ name: given.name, city: 'Cambridge', state: 'MA', pin: '02138', owner: null });
    const [shown] = await server.guest.getRestaurant(byId(made.id));
    expect(shown).toMatchObject({ time_zone: 'America/New_York', dish_count: 0, url: 'https://table.example/' });
    expect(shown!.lat).toBeCloseTo(42.38, 1);
    const near = await server.guest.listRestaurantsByPincode({ params: { zip: '02138' } });
    expect(near.items.map(({ id }) => id)).toContain(made.id);
    const [row] = await server.db.query<{ cell: string }>(
      sql`select to_hex(h3_cell) as cell from restaurants where id = ${made.id}`,
    );
    expect(row!.cell).toMatch(/^862a3[0-9a-f]{4}ffffff$/);
  });

  it('takes its time zone from its state', async () => {
    const made = await admin.createRestaurant({ body: { ...body(), zip: '96815' } });
    expect((await server.guest.getRestaurant(byId(made.id)))[0]).toMatchObject({ time_zone: 'Pacific/Honolulu' });
  });

  it.each([
    ['zip', { zip: '00000' }],
    ['zip', { zip: '34001' }],
    ['name', { name: ' ' }],
    ['url', { url: 'javascript:alert(1)' }],
  ])('is refused for a wrong %s', async (field, wrong) => {
    await expect(admin.createRestaurant({ body: { ...body(), ...wrong } })).rejects.toMatchObject({
      status: 400,
      body: { error: { issues: [{ field }] } },
    });
  });

  it('is not listed twice', async () => {
    const given = body();
    await admin.createRestaurant({ body: given });
    const again = admin.createRestaurant({ body: { ...given, name: given.name.toUpperCase() } });
    await expect(again).rejects.toMatchObject({ status: 409 });
    await admin.createRestaurant({ body: { ...given, address: '6 Harvard Sq' } });
  });
});

describe('the list of restaurants', () => {
  it('finds by words of the name and by zip code, with dishes and owner, page by page', async () => {
    const word = unique('Zebra');
    const owner = await confirmed('r_admin');
    const built = [];
    for (const name of [`${word} One`, `${word} Two`, `${word} Three`])
      built.push((await buildRestaurant(server.db, { name, zip: '99501', ownerId: owner.id })).id);
    await buildDish(server.db, { restaurantId: built[0]! });
    for (const q of [word.toLowerCase(), '99501']) {
      const first = await admin.listOwnedRestaurants({ query: { q, limit: '2' } });
      const second = await admin.listOwnedRestaurants({ query: { q, limit: '2', cursor: first.next } });
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(built.toReversed());
      expect(second.items[0]).toMatchObject({ dish_count: 1, owner: { email: owner.email, email_confirmed: true } });
    }
    const { items } = await admin.listOwnedRestaurants({ query: { limit: '1' } });
    expect(items[0]!.id).toBeGreaterThanOrEqual(built[2]!);
  });
});

describe('an owner', () => {
  it('is appointed by e-mail and may edit from then on; removed from the last restaurant they are a user again', async () => {
    const person = await confirmed();
    const [one, two] = [await buildRestaurant(server.db), await buildRestaurant(server.db)];
    expect((await appoint(one.id, person.email.toUpperCase())).owner).toMatchObject({ id: person.id });
    expect(await roleOf(person.id)).toBe('r_admin');
    await appoint(two.id, person.email);
    expect((await remove(one.id, person.id)).owner).toBeNull();
    expect(await roleOf(person.id)).toBe('r_admin');
    await remove(two.id, person.id);
    expect(await roleOf(person.id)).toBe('user');
  });

  it('who is an admin of the site stays one', async () => {
    const person = await confirmed('w_admin');
    const { id } = await buildRestaurant(server.db);
    await appoint(id, person.email);
    expect(await roleOf(person.id)).toBe('w_admin');
    await remove(id, person.id);
    expect(await roleOf(person.id)).toBe('w_admin');
  });

  it('has an account, and has confirmed its address unless the admin made sure otherwise', async () => {
    const { id } = await buildRestaurant(server.db);
    const issue = (field: string) => ({ status: 400, body: { error: { issues: [{ field }] } } });
    await expect(appoint(id, `${unique()}@example.com`)).rejects.toMatchObject(issue('email'));
    const { email, id: userId } = await buildUser(server.db);
    await expect(appoint(id, email)).rejects.toMatchObject(issue('accept_unconfirmed'));
    expect(await roleOf(userId)).toBe('user');
    expect((await appoint(id, email, true)).owner).toMatchObject({ email_confirmed: false });
  });

  it('is not put in the place of another, nor removed in their stead', async () => {
    const [mine, theirs] = [await confirmed(), await confirmed()];
    const { id } = await buildRestaurant(server.db);
    await appoint(id, mine.email);
    await expect(appoint(id, theirs.email)).rejects.toMatchObject({ status: 409 });
    expect((await appoint(id, mine.email)).owner).toMatchObject({ id: mine.id });
    await expect(remove(id, theirs.id)).rejects.toMatchObject({ status: 409 });
    expect([await roleOf(mine.id), await roleOf(theirs.id)]).toEqual(['r_admin', 'user']);
  });

  it('losing two restaurants at once is a user again, and appointed twice at once stays an owner', async () => {
    const person = await confirmed();
    const built = [await buildRestaurant(server.db), await buildRestaurant(server.db)];
    await Promise.all(built.map(({ id }) => appoint(id, person.email)));
    await Promise.all(built.map(({ id }) => remove(id, person.id)));
    expect(await roleOf(person.id)).toBe('user');
    await appoint(built[0]!.id, person.email);
    await Promise.all([remove(built[0]!.id, person.id), appoint(built[1]!.id, person.email)]);
    expect(await roleOf(person.id)).toBe('r_admin');
  });
});

describe('a claim', () => {
  it('is granted in one step: the restaurant, the answer and the log', async () => {
    const person = await confirmed();
    const restaurant = await buildRestaurant(server.db);
    const { id } = await buildEnquiry(server.db, { email: person.email, restaurantId: restaurant.id });
    const granted = await admin.appointClaimant({ ...byId(id), body: {} });
    expect(granted).toMatchObject({ claim: { owner: 'Somebody' }, account: { role: 'r_admin' } });
    expect(granted.answer?.text).toContain(`${restaurant.name} is now yours`);
    expect((await server.mailsTo(person.email)).map(({ subject }) => subject)).toEqual(['Half Moon on Clearplate']);
    const acts = await server.db.query(
      sql`select action from admin_log where restaurant_id = ${restaurant.id} or enquiry_id = ${id} order by id`,
    );
    expect(acts).toEqual([{ action: 'appoint_owner' }, { action: 'answer_enquiry' }]);
  });

  it('of a restaurant that another owns, or by nobody known, changes nothing', async () => {
    const owner = await confirmed('r_admin');
    const restaurant = await buildRestaurant(server.db, { ownerId: owner.id });
    const { email, id: userId } = await confirmed();
    const taken = await buildEnquiry(server.db, { email, restaurantId: restaurant.id });
    await expect(admin.appointClaimant({ ...byId(taken.id), body: {} })).rejects.toMatchObject({ status: 409 });
    const free = await buildRestaurant(server.db);
    const stranger = await buildEnquiry(server.db, { restaurantId: free.id });
    await expect(admin.appointClaimant({ ...byId(stranger.id), body: {} })).rejects.toMatchObject({ status: 400 });
    const general = await buildEnquiry(server.db, { email });
    await expect(admin.appointClaimant({ ...byId(general.id), body: {} })).rejects.toMatchObject({ status: 409 });
    expect(await roleOf(userId)).toBe('user');
    const open = await server.db.query(sql`select 1 from enquiries
      where id = any(${[taken.id, stranger.id, general.id]}::bigint[]) and answered_at is null`);
    expect(open).toHaveLength(3);
  });
});

describe('the log', () => {
  it('says who did what to whom, the latest first, with before and after', async () => {
    const person = await confirmed();
    const restaurant = await buildRestaurant(server.db);
    await appoint(restaurant.id, person.email);
    await remove(restaurant.id, person.id);
    const { items } = await admin.listAdminLog({ query: { limit: '2' } });
    const entry = {
      by: 'Somebody',
      person: 'Somebody',
      restaurant_id: restaurant.id,
      restaurant_name: restaurant.name,
    };
    expect(items).toMatchObject([
      { action: 'remove_owner', ...entry },
      { action: 'appoint_owner', ...entry },
    ]);
    const [row] = await server.db.query(sql`
      select before, after -> 'role' as role, person_id = (select actor_id from users where id = ${person.id}) as right
      from admin_log where id = ${items[1]!.id}`);
    expect(row).toEqual({ before: { owner: null, role: 'user' }, role: 'r_admin', right: true });
  });

  it('can’t be rewritten by the server’s own role', async () => {
    for (const statement of ['update admin_log set action = null', 'delete from admin_log', 'truncate admin_log'])
      await expect(server.db.query(raw(statement))).rejects.toMatchObject({ code: '42501' });
  });
});
