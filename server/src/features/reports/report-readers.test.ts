import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant } from '../../../test/builders.ts';
import { signUpConfirmed } from '../../../test/confirm-email.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';
import type { Mail } from '../../mail/mailer.ts';
import { reportJobs } from './report-jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const words = 'My throat swelled up';

async function setTable() {
  const owner = await signUpConfirmed(server, { role: 'r_admin' });
  const restaurant = await buildRestaurant(server.db, { ownerId: owner.id });
  const dish = await buildDish(server.db, { restaurantId: restaurant.id, name: 'Dan  Dan Noodles' });
  const diner = await signUpConfirmed(server);
  const params = { id: String(dish.id) };
  const react = (allergens: 'sesame'[] = ['sesame']) =>
    diner.client.reportDish({ params, body: { kind: 'reaction', allergens, words } });
  const complain = () => diner.client.reportDish({ params, body: { kind: 'wrong', words: 'There is tahini in it' } });
  return { owner, restaurant, dish, diner, params, react, complain };
}
const idOf = ({ id }: { id: number }) => ({ params: { id: String(id) } });

/** Returns what goes out to this address. */
async function mailsTo(email: string): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
  const log = { error: () => undefined };
  const work = reportJobs(server, { mailer, publicUrl: 'https://clearplate.example', log });
  const left = await server.db.query<{ data: { reportId: number } }>(sql`
    delete from jobs.job where name = 'report-mail' and state = 'created' returning data`);
  for (const { data } of left) await work['report-mail'](data, { isLast: false });
  return sent.filter(({ to }) => to === email);
}

describe('the owner', () => {
  it('is told by mail of dish, day and allergen; neither who it was nor what they wrote', async () => {
    const { owner, restaurant, diner, react } = await setTable();
    await react();
    const [mail, ...others] = await mailsTo(owner.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'A diner reported a reaction' });
    expect(mail!.text).toContain('reported a reaction to sesame after “Dan Dan Noodles”');
    expect(mail!.text).toContain(`https://clearplate.example/restaurant/${restaurant.id}`);
    expect(mail!.text).not.toMatch(/throat|Somebody/);
    expect(mail!.text).not.toContain(diner.email);
    // Where nothing is new, nothing is told.
    await react();
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  it('is told nothing of what was taken back meanwhile, nor under an address that nobody confirmed', async () => {
    const { owner, diner, react } = await setTable();
    await diner.client.withdrawReport(idOf(await react()));
    expect(await mailsTo(owner.email)).toEqual([]);
    await server.db.query(sql`update users set email_confirmed_at = null where id = ${owner.id}`);
    await react();
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  it('reads what looks wrong, and of a reaction the allergen alone', async () => {
    const { owner, restaurant, diner, react, complain } = await setTable();
    const reaction = await react();
    const { items: reactions } = await owner.client.listRestaurantReports(idOf(restaurant));
    expect(reactions).toMatchObject([{ kind: 'reaction', words: null, allergens: [{ allergen: 'sesame' }] }]);
    await diner.client.withdrawReport(idOf(reaction));
    await complain();
    const { items } = await owner.client.listRestaurantReports(idOf(restaurant));
    expect(items).toMatchObject([{ kind: 'wrong', words: 'There is tahini in it', allergens: [] }]);
    expect(JSON.stringify(items)).not.toContain(diner.email);
    const rival = await signUpConfirmed(server, { role: 'r_admin' });
    await expect(rival.client.listRestaurantReports(idOf(restaurant))).rejects.toMatchObject({ status: 403 });
  });

  it('answers in public, and takes it back', async () => {
    const { owner, params, complain } = await setTable();
    const report = await complain();
    expect(await server.guest.listDishReports({ params })).toEqual([]);
    const answer = (text: string | null, client = owner.client) =>
      client.answerReport({ ...idOf(report), body: { answer: text } });
    expect(await answer('We changed the sauce.')).toMatchObject({ answer: 'We changed the sauce.' });
    const [shown] = await server.guest.listDishReports({ params });
    expect(shown).toMatchObject({ kind: 'wrong', answer: 'We changed the sauce.' });
    expect(JSON.stringify(shown)).not.toContain('tahini');
    await answer(null);
    expect(await server.guest.listDishReports({ params })).toEqual([]);
    const rival = await signUpConfirmed(server, { role: 'r_admin' });
    await expect(answer('Ha', rival.client)).rejects.toMatchObject({ status: 403 });
  });

  it('answers once by mail, too: the dish and the answer, and nothing of what was reported', async () => {
    const { owner, diner, dish, react } = await setTable();
    const report = await react();
    const answer = (text: string | null) => owner.client.answerReport({ ...idOf(report), body: { answer: text } });
    await answer('We changed the sauce.');
    const [mail, ...more] = await server.mailsTo(diner.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Your report on Clearplate' });
    expect(mail!.text).toContain('> We changed the sauce.');
    expect(mail!.text).toContain(`/dish/${dish.id}`);
    expect(mail!.text.toLowerCase()).not.toMatch(/sesame|reaction/);
    await answer('We changed it again.');
    expect(await server.mailsTo(diner.email)).toHaveLength(1);
  });

  it('sees open ones first, page by page', async () => {
    const { owner, restaurant, dish } = await setTable();
    const admin = await server.signUp({ role: 'w_admin' });
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { client } = await signUpConfirmed(server);
      ids.push((await client.reportDish({ ...idOf(dish), body: { kind: 'wrong', words: 'x' } })).id);
    }
    await admin.client.closeReport({ params: { id: String(ids[2]) } });
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await owner.client.listRestaurantReports({ ...idOf(restaurant), query: { limit: '1', cursor } });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== undefined);
    expect(seen).toEqual([ids[1], ids[0], ids[2]]);
  });
});

describe('a site admin', () => {
  it('sees who wrote what by an opaque id, and everything of one author', async () => {
    const { diner, react } = await setTable();
    const admin = (await server.signUp({ role: 'w_admin' })).client;
    const report = await react();
    const another = await buildDish(server.db);
    const wrong = await diner.client.reportDish({ ...idOf(another), body: { kind: 'wrong', words: 'No price' } });
    await diner.client.withdrawReport(idOf(wrong));
    // Other files write reports in the meantime, so this one may stand on a later page.
    let page = await admin.listReports({ query: { limit: '100' } });
    while (page.next !== undefined && !page.items.some(({ id }) => id === report.id))
      page = await admin.listReports({ query: { limit: '100', cursor: page.next } });
    const shown = page.items.find(({ id }) => id === report.id)!;
    expect(shown).toMatchObject({ words, restaurant_name: expect.any(String) });
    expect(JSON.stringify(shown)).not.toContain(diner.email);
    const { items: all } = await admin.listReports({ query: { author: shown.author! } });
    expect(all.map(({ state }) => state)).toEqual(['withdrawn', 'open']);
    expect((await admin.getAdminOverview()).open_reports).toBeGreaterThan(0);
  });
});
