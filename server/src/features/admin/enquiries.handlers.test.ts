import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEnquiry, buildRestaurant, buildUser, unique } from '../../../test/builders.ts';
import type { ApiClient } from '../../../test/api-client.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { enquiryJobs } from './enquiry-jobs.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
let admin: { id: number; client: ApiClient };
beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signUp({ role: 'w_admin' });
});
afterAll(() => server.end());

const byId = (id: number) => ({ params: { id: String(id) } });

/** Reads all pages, because other tests leave enquiries here, too. */
async function listAll(state: 'open' | 'answered' = 'open', limit = '100') {
  const all = [];
  for (let cursor: string | undefined; ;) {
    const page = await admin.client.listEnquiries({ query: { state, limit, cursor } });
    all.push(...page.items);
    cursor = page.next;
    if (cursor === undefined) return all;
  }
}

const idsOf = async (...which: Parameters<typeof listAll>) => (await listAll(...which)).map(({ id }) => id);

async function actsAbout(enquiryId: number) {
  return server.db.query<{ action: string; mine: boolean }>(sql`
    select action, actor_id = (select actor_id from users where id = ${admin.id}) and request_id <> '' as mine
    from admin_log where enquiry_id = ${enquiryId} order by id`);
}

describe('the inbox', () => {
  it('lists open ones, the oldest first, page by page, and answered ones, the latest first', async () => {
    const built: number[] = [];
    for (let count = 0; count < 5; count += 1) built.push((await buildEnquiry(server.db)).id);
    const mine = (ids: number[]) => ids.filter((id) => built.includes(id));
    expect(mine(await idsOf('open', '2'))).toEqual(built);
    // Two in one millisecond must not hide one another.
    const at = new Date(Date.now() + 60_000);
    server.setNow(at);
    for (const id of built.slice(0, 3)) await admin.client.closeEnquiry(byId(id));
    server.setNow(new Date());
    expect(mine(await idsOf('open', '2'))).toEqual(built.slice(3));
    expect(mine(await idsOf('answered', '2'))).toEqual(built.slice(0, 3).toReversed());
  });

  it('shows whose account the address is, and whether that is sure', async () => {
    const { email } = await buildUser(server.db, { role: 'r_admin' });
    const { id } = await buildEnquiry(server.db, { email: email.toUpperCase() });
    const items = await listAll();
    expect(items.find((each) => each.id === id)).toMatchObject({
      kind: 'general',
      message: 'Hello',
      account: { username: 'Somebody', role: 'r_admin', email_confirmed: false },
      claim: null,
      answer: null,
    });
  });

  it('keeps which restaurant a sender claims; one that is gone counts as none', async () => {
    const owner = await buildUser(server.db, { role: 'r_admin' });
    const restaurant = await buildRestaurant(server.db, { ownerId: owner.id });
    const name = unique('Claimed');
    const body = {
      c_name: 'Bo',
      c_email: 'bo@example.com',
      c_phoneno: '6175550101',
      restaurant_name: name,
      restaurant_address: '1 Main St',
      zipcode: '02139',
      website: 'https://bo.example/',
    };
    await server.guest.sendRestaurantEnquiry({ body: { ...body, restaurant_id: String(restaurant.id) } });
    await server.guest.sendRestaurantEnquiry({ body: { ...body, restaurant_id: 999_999_999 } });
    const items = await listAll();
    expect(items.filter((each) => each.restaurant_name === name).map(({ claim }) => claim)).toEqual([
      {
        restaurant_id: restaurant.id,
        restaurant_name: restaurant.name,
        restaurant_address: '1 Main St, Cambridge, Massachusetts 02139',
        restaurant_phone: '',
        restaurant_site: null,
        owner: 'Somebody',
      },
      null,
    ]);
  });

  it('counts what is open', async () => {
    const before = await admin.client.getAdminOverview();
    await buildEnquiry(server.db);
    const { id: restaurantId } = await buildRestaurant(server.db);
    await buildEnquiry(server.db, { restaurantId });
    expect(await admin.client.getAdminOverview()).toMatchObject({
      open_enquiries: before.open_enquiries + 2,
      open_claims: before.open_claims + 1,
    });
  });
});

describe('an answer', () => {
  it('is mailed with what it answers, and kept with who and when', async () => {
    const { id, email } = await buildEnquiry(server.db);
    const now = new Date(Date.now() + 120_000);
    server.setNow(now);
    const answered = await admin.client.answerEnquiry({ ...byId(id), body: { answer: ' Yes.\nWe do. ' } });
    expect(answered.answer).toEqual({
      at: now.toISOString(),
      by: 'Somebody',
      text: 'Yes.\nWe do.',
      mailed: false,
      undelivered: false,
    });
    const mails = await server.mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'Your question to Clearplate' });
    expect(mails[0]!.text).toContain('Hello Somebody,\n\nYes.\nWe do.');
    expect(mails[0]!.text).toContain('> Hello');
    const { items } = await admin.client.listEnquiries({ query: { state: 'answered', limit: '100' } });
    expect(items.find((each) => each.id === id)?.answer).toMatchObject({ mailed: true });
    expect(await actsAbout(id)).toEqual([{ action: 'answer_enquiry', mine: true }]);
    server.setNow(new Date());
  });

  it('that could not be delivered says so', async () => {
    const { id } = await buildEnquiry(server.db);
    const admin = await server.signUp({ role: 'w_admin' });
    const params = { id: String(id) };
    await admin.client.answerEnquiry({ params, body: { answer: 'Yes.' } });
    const broken = { send: () => Promise.reject(new Error('550')), close: () => undefined };
    const outlet = { mailer: broken, publicUrl: 'https://clearplate.example', log: { error: () => undefined } };
    const { 'enquiry-mail': mailAnswer } = enquiryJobs({ db: server.db, now: () => new Date() }, outlet);
    await expect(mailAnswer({ enquiryId: id }, { isLast: false })).rejects.toThrow('550');
    expect((await admin.client.getEnquiry({ params })).answer).toMatchObject({ mailed: false, undelivered: false });
    await expect(mailAnswer({ enquiryId: id }, { isLast: true })).rejects.toThrow('550');
    expect((await admin.client.getEnquiry({ params })).answer).toMatchObject({ mailed: false, undelivered: true });
  });

  it('of a second admin is refused and changes nothing: one mail goes out', async () => {
    const other = await server.signUp({ role: 'w_admin' });
    const { id, email } = await buildEnquiry(server.db);
    const answers = [admin.client, other.client].map((client, index) =>
      client.answerEnquiry({ ...byId(id), body: { answer: `Answer ${index}` } }),
    );
    const outcomes = await Promise.allSettled(answers);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(lost?.reason).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    expect(await server.mailsTo(email)).toHaveLength(1);
    await expect(admin.client.closeEnquiry(byId(id))).rejects.toMatchObject({ status: 409 });
    expect(await actsAbout(id)).toHaveLength(1);
  });

  it('is not needed to close one: no mail goes out', async () => {
    const { id, email } = await buildEnquiry(server.db);
    expect((await admin.client.closeEnquiry(byId(id))).answer).toMatchObject({ text: null, mailed: false });
    expect(await server.mailsTo(email)).toEqual([]);
  });

  it('must say something, and needs an enquiry', async () => {
    const { id } = await buildEnquiry(server.db);
    await expect(admin.client.answerEnquiry({ ...byId(id), body: { answer: ' \n ' } })).rejects.toMatchObject({
      status: 400,
    });
    const gone = admin.client.answerEnquiry({ ...byId(999_999_999), body: { answer: 'x' } });
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });

  it('goes nowhere once its enquiry was deleted', async () => {
    const { id, email } = await buildEnquiry(server.db);
    await admin.client.answerEnquiry({ ...byId(id), body: { answer: 'Soon gone' } });
    await admin.client.deleteEnquiry(byId(id));
    expect(await server.mailsTo(email)).toEqual([]);
  });
});

it('spam is deleted, and the log keeps no word of it', async () => {
  const { id, email } = await buildEnquiry(server.db);
  await admin.client.deleteEnquiry(byId(id));
  await expect(admin.client.deleteEnquiry(byId(id))).rejects.toMatchObject({ status: 404 });
  const [row] = await server.db.query<{ entry: string }>(
    sql`select l::text as entry from admin_log l where enquiry_id = ${id}`,
  );
  expect(row!.entry).toContain('delete_enquiry');
  expect(row!.entry).not.toContain(email);
});
