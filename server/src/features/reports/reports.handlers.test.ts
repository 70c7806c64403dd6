import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../test/api-client.ts';
import { buildDish, buildRestaurant, type DishFields } from '../../../test/builders.ts';
import { signUpConfirmed } from '../../../test/confirm-email.ts';
import { password } from '../../../test/fill-account.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(third);
});
afterAll(() => server.end());

const third = new Date('2041-11-03T10:00:00Z');
const fifth = new Date('2041-11-05T10:00:00Z');
const absent = (allergen: AllergenId, at: Date) =>
  ({ allergen, level: 'absent', source: 'restaurant', stated_at: at.toISOString() }) as const;

/** Makes a dish of an owner's that says that it has no sesame, and a diner. */
async function setTable(fields: DishFields = {}) {
  const owner = await signUpConfirmed(server, { role: 'r_admin' });
  const restaurant = await buildRestaurant(server.db, { ownerId: owner.id });
  const statements = [absent('sesame', new Date('2041-11-01T10:00:00Z'))];
  const dish = await buildDish(server.db, { restaurantId: restaurant.id, statements, ...fields });
  const params = { id: String(dish.id) };
  const diner = await signUpConfirmed(server);
  const react = (allergens: AllergenId[], client: ApiClient = diner.client, words = '') =>
    client.reportDish({ params, body: { kind: 'reaction', allergens, words } });
  return { owner, restaurant, dish, params, diner, react };
}

/** Returns what somebody who avoids this is told of the dish. */
async function verdictOf(id: number, allergen: AllergenId) {
  const [dish] = await server.guest.getDish({ params: { id: String(id) } });
  const { lexiconVersion, statementDays } = await server.guest.getAssessSettings();
  const context = { now: fifth.toISOString(), lexiconVersion, statementDays };
  const { verdict, causes } = assessDish(dish!.facts, [{ avoids: [allergenAvoidance(allergen)] }], context);
  return [verdict, causes[0]?.reason];
}

const avoid = ['avoid', 'reported'];
const clear = ['none_declared', 'stated_absent'];

/** The restaurant says again that it isn't there. */
async function restate(dishId: number, allergen: AllergenId, at = fifth) {
  await server.db.query(sql`
    insert into allergen_statements (dish_id, allergen_id, level, source, stated_at)
    values (${dishId}, ${allergen}, 'absent', 'restaurant', ${at})
    on conflict (dish_id, allergen_id, source) do update set stated_at = excluded.stated_at`);
}

async function asAdmin(): Promise<ApiClient> {
  return (await server.signUp({ role: 'w_admin' })).client;
}
const idOf = ({ id }: { id: number }) => ({ params: { id: String(id) } });

/** Returns a report as the site admin's list has it, on whichever page. */
async function listed(admin: ApiClient, id: number) {
  let cursor: string | undefined;
  do {
    const page = await admin.listReports({ query: { limit: '100', ...(cursor !== undefined && { cursor }) } });
    const found = page.items.find((one) => one.id === id);
    if (found) return found;
    cursor = page.next;
  } while (cursor !== undefined);
  return undefined;
}

describe('a reported reaction', () => {
  it('puts the allergen to Avoid at once, without saying that it is there, and stands in the history', async () => {
    const { dish, params, react } = await setTable();
    expect(await verdictOf(dish.id, 'sesame')).toEqual(clear);
    await react(['sesame']);
    expect(await verdictOf(dish.id, 'sesame')).toEqual(avoid);
    const [shown] = await server.guest.getDish({ params });
    expect(shown!.allergens).toEqual([]);
    expect(shown!.facts.allergens.find(({ allergen }) => allergen === 'sesame')).toMatchObject({
      presence: 'reported',
      evidence: expect.arrayContaining([{ kind: 'report', at: third.toISOString() }]),
    });
    const { items } = await server.guest.getDishHistory({ params });
    expect(items).toMatchObject([{ by: 'report', changes: [{ kind: 'reaction_reported', allergen: 'sesame' }] }]);
    const [row] = await server.db.query(sql`select actor_id from dish_history where dish_id = ${dish.id}`);
    expect(row).toEqual({ actor_id: null });
  });

  it('keeps the dish out of lists that the database assesses', async () => {
    const { restaurant, react } = await setTable();
    const avoids = [allergenAvoidance('sesame')];
    const counts = () =>
      server.guest.countRestaurantVerdicts({ body: { eaters: [{ avoids }], restaurants: [restaurant.id] } });
    expect(await counts()).toMatchObject([{ none_declared: 1, avoid: 0 }]);
    await react(['sesame']);
    expect(await counts()).toMatchObject([{ none_declared: 0, avoid: 1 }]);
  });

  it('without knowing to what is told to everybody, assesses nothing, and is open until it is settled', async () => {
    const { dish, params, diner, react } = await setTable();
    const unexplained = async () => (await server.guest.getDish({ params }))[0]!.facts.unexplained;
    await react([]);
    expect(await verdictOf(dish.id, 'sesame')).toEqual(clear);
    expect(await server.guest.listDishReports({ params })).toMatchObject([{ kind: 'reaction', allergens: [] }]);
    expect(await unexplained()).toEqual([third.toISOString()]);
    await react(['milk']);
    expect(await unexplained()).toBeUndefined();
    const last = await react([]);
    expect(await unexplained()).toHaveLength(1);
    await diner.client.withdrawReport(idOf(last));
    expect(await unexplained()).toBeUndefined();
  });

  it('without knowing to what is settled by an admin, and stays with the lists of the restaurant until then', async () => {
    const { restaurant, params, react } = await setTable();
    const report = await react([]);
    const onMenu = async () => {
      const { recipes } = await server.guest.getRestaurantMenu({ params: { id: String(restaurant.id) } });
      return recipes[0]!.facts.unexplained;
    };
    expect(await onMenu()).toEqual([third.toISOString()]);
    const admin = await asAdmin();
    await admin.dismissReport({ ...idOf(report), body: { reason: 'Made up' } });
    expect(await onMenu()).toBeUndefined();
    expect((await server.guest.getDish({ params }))[0]!.facts.unexplained).toBeUndefined();
  });

  it('can be changed and taken back by its author, and by nobody else', async () => {
    const { dish, params, diner, react } = await setTable();
    const first = await react(['sesame'], diner.client, 'Hives');
    const second = await react(['milk']);
    expect(second).toMatchObject({ id: first.id, words: '', allergens: [{ allergen: 'milk' }] });
    expect(await verdictOf(dish.id, 'sesame')).toEqual(clear);
    expect(await verdictOf(dish.id, 'milk')).toEqual(avoid);
    const stranger = await signUpConfirmed(server);
    await expect(stranger.client.withdrawReport(idOf(first))).rejects.toMatchObject({ status: 404 });
    expect(await verdictOf(dish.id, 'milk')).toEqual(avoid);
    await diner.client.withdrawReport(idOf(first));
    await diner.client.withdrawReport(idOf(first));
    expect(await verdictOf(dish.id, 'milk')).toEqual(['not_verified', 'not_stated']);
    expect(await diner.client.getOwnReports({ params })).toEqual([]);
    expect(await server.guest.listDishReports({ params })).toEqual([]);
  });

  it('is one for each person, dish and kind, however often and however fast it is sent', async () => {
    const { dish, params, diner, react } = await setTable();
    const choices: AllergenId[] = ['sesame', 'milk', 'eggs', 'fish', 'wheat'];
    await Promise.all(choices.map((allergen) => react([allergen])));
    const [report] = await diner.client.getOwnReports({ params });
    const rows = await server.db.query(sql`select id from dish_reports where dish_id = ${dish.id}`);
    expect(rows).toHaveLength(1);
    // What is assessed is what was said last, and nothing of the others.
    const [shown] = await server.guest.getDish({ params });
    const reported = shown!.facts.allergens.filter(({ presence }) => presence === 'reported');
    expect(reported.map(({ allergen }) => allergen)).toContain(report!.allergens[0]!.allergen);
    expect(choices.filter((one) => reported.some(({ allergen }) => allergen === one))).toHaveLength(1);
  });

  it('counts for each of several people who report at the same time', async () => {
    const { dish, params, react } = await setTable();
    const people = await Promise.all(Array.from({ length: 4 }, () => signUpConfirmed(server)));
    await Promise.all(people.map(({ client }) => react(['sesame'], client)));
    for (const { client } of people) {
      expect(await verdictOf(dish.id, 'sesame')).toEqual(avoid);
      const [report] = await client.getOwnReports({ params });
      await client.withdrawReport(idOf(report!));
    }
    expect(await verdictOf(dish.id, 'sesame')).toEqual(clear);
  });

  it('needs a confirmed e-mail and a dish, and is limited', async () => {
    const { react, diner } = await setTable();
    const unconfirmed = await server.signUp();
    await expect(react(['milk'], unconfirmed.client)).rejects.toMatchObject({ status: 403 });
    const nowhere = diner.client.reportDish({
      params: { id: '999999999' },
      body: { kind: 'reaction', allergens: [] },
    });
    await expect(nowhere).rejects.toMatchObject({ status: 404 });
    for (let count = 0; count < 10; count += 1) await react([]);
    await expect(react([])).rejects.toMatchObject({ status: 429 });
  });
});

describe('what ends a report', () => {
  it('is both a new statement of the restaurant and the look of a site admin', async () => {
    const { dish, diner, react } = await setTable();
    const report = await react(['sesame']);
    const admin = await asAdmin();
    // What was stated before the report is not about it.
    await expect(admin.closeReport(idOf(report))).rejects.toMatchObject({ status: 409 });
    await restate(dish.id, 'sesame');
    expect((await listed(admin, report.id))?.allergens).toMatchObject([{ restated_at: fifth.toISOString() }]);
    expect(await verdictOf(dish.id, 'sesame')).toEqual(avoid);
    expect(await admin.closeReport(idOf(report))).toMatchObject({ state: 'closed' });
    const mails = await server.mailsTo(diner.email);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('no longer counts')]);
    expect(mails[0]!.text.toLowerCase()).not.toContain('sesame');
    expect(await verdictOf(dish.id, 'sesame')).toEqual(clear);
    await expect(admin.closeReport(idOf(report))).rejects.toMatchObject({ status: 409 });
  });

  it('is asked of each allergen for itself; a statement about the group is one about its kinds', async () => {
    const { dish, react } = await setTable();
    const report = await react(['almond', 'milk']);
    const admin = await asAdmin();
    await restate(dish.id, 'tree-nuts');
    expect(await admin.closeReport(idOf(report))).toMatchObject({ state: 'open' });
    expect(await verdictOf(dish.id, 'almond')).not.toEqual(avoid);
    expect(await verdictOf(dish.id, 'milk')).toEqual(avoid);
    // Somebody reacts to what was settled once more.
    server.setNow(fifth);
    await react(['almond', 'milk']);
    server.setNow(third);
    expect(await verdictOf(dish.id, 'almond')).toEqual(avoid);
  });

  it('is neither an import, nor another lexicon, nor an edit', async () => {
    const { dish, owner, restaurant, react } = await setTable();
    await react(['sesame']);
    await server.db.query(sql`update dish_facts set lexicon_version = '0' where dish_id = ${dish.id}`);
    const { deriveOutdated } = await import('../derivation/derive-outdated.ts');
    await deriveOutdated(server.db, { signal: new AbortController().signal, now: () => third });
    expect(await verdictOf(dish.id, 'sesame')).toEqual(avoid);
    const params = { id: String(restaurant.id) };
    const { version } = await owner.client.getMenuForEditing({ params });
    const statements = [{ allergen: 'sesame' as const, level: 'absent' as const }];
    await owner.client.saveMenu({ params, ifMatch: version, body: { dishes: [{ id: dish.id, statements }] } });
    expect(await verdictOf(dish.id, 'sesame')).toEqual(avoid);
    expect(await verdictOfImported()).toEqual(avoid);
  });

  async function verdictOfImported() {
    const { dish, restaurant, runImport } = await import('../import/import-test-records.ts');
    const place = restaurant();
    const dal = dish(place, { ingredients: 'lentils' });
    await runImport(server.db, [place, dal]);
    const [row] = await server.db.query<{ id: number }>(sql`select id from dishes where external_id = ${dal.id}`);
    const diner = await signUpConfirmed(server);
    const body = { kind: 'reaction' as const, allergens: ['sesame' as const] };
    await diner.client.reportDish({ ...idOf(row!), body });
    await runImport(server.db, [{ ...dal, ingredients: 'lentils, cumin' }]);
    return verdictOf(row!.id, 'sesame');
  }

  it('or its dismissal, which is logged with its reason; the same person can’t say the same of the dish again', async () => {
    const { dish, params, diner, react } = await setTable();
    const report = await react(['sesame']);
    const admin = await asAdmin();
    await admin.dismissReport({ ...idOf(report), body: { reason: 'A competitor' } });
    const [mail] = await server.mailsTo(diner.email);
    expect(mail!.text).toContain('do not count it');
    expect(mail!.text).not.toContain('competitor');
    expect(await verdictOf(dish.id, 'sesame')).toEqual(clear);
    const [act] = await server.db.query(sql`select action, after from admin_log where report_id = ${report.id}`);
    expect(act).toEqual({ action: 'dismiss_report', after: { reason: 'A competitor' } });
    await diner.client.withdrawReport(idOf(report));
    await expect(react(['sesame'])).rejects.toMatchObject({ status: 409 });
    const told = diner.client.reportDish({ params, body: { kind: 'told', allergens: ['sesame'] } });
    await expect(told).rejects.toMatchObject({ status: 409 });
    expect(await diner.client.getOwnReports({ params })).toMatchObject([{ state: 'dismissed' }]);
    expect(await server.guest.listDishReports({ params })).toEqual([]);
    const again = admin.dismissReport({ ...idOf(report), body: { reason: 'Again' } });
    await expect(again).rejects.toMatchObject({ status: 409 });
  });

  it('is not the end of its author’s account, which takes their words and their trace along', async () => {
    const { dish, diner, react, params } = await setTable();
    const { id } = await react(['sesame'], diner.client, 'Hives after ten minutes');
    await diner.client.deleteUser({ body: { password } });
    expect(await verdictOf(dish.id, 'sesame')).toEqual(avoid);
    expect(await listed(await asAdmin(), id)).toMatchObject({ author: null, words: null });
    expect(await server.guest.listDishReports({ params })).toHaveLength(1);
  });
});
