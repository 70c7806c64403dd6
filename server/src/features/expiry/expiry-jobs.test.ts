import type { Statement } from '@clearplate/domain/facts/dish';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant, type DishFields } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { raw, sql } from '../../db/sql.ts';
import type { Mail } from '../../mail/mailer.ts';
import { expiryJobs } from './expiry-jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());
// Other files' owners share the database; their menus are not what is looked at.
beforeEach(() => server.db.query(raw('update restaurants set owner_id = null')));

const stated = new Date('2041-05-01T08:00:00Z');
/** Returns the time so many days after the first statement. */
const day = (count: number) => new Date(stated.getTime() + count * 86_400_000);
const statement = (given: Partial<Statement> = {}): Statement => ({
  allergen: 'milk',
  level: 'absent',
  source: 'restaurant',
  stated_at: stated.toISOString(),
  ...given,
});

/** Looks as the daily job does and sends what it left. Gives the mails that went out. */
async function look(at: Date, statementDays = 180): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const outlet = { mailer, publicUrl: 'https://clearplate.example', log: { error: () => undefined } };
  const context = { db: server.db, jobs: server.jobs, now: () => at, settings: { statementDays } };
  const work = expiryJobs(context, outlet);
  await work['ending-statements']({}, { isLast: false });
  const left = await server.db.query<{ data: { restaurantId: number } }>(sql`
    delete from jobs.job where name = 'expiry-mail' and state = 'created' returning data`);
  for (const { data } of left) await work['expiry-mail'](data, { isLast: false });
  return mails;
}

async function openMenu({ confirmed = true, isSample = false } = {}) {
  const owner = await server.signUp({ role: 'r_admin', isSample });
  if (confirmed) await server.db.query(sql`update users set email_confirmed_at = now() where id = ${owner.id}`);
  const restaurant = await buildRestaurant(server.db, { ownerId: owner.id });
  const add = (fields: DishFields = {}) =>
    buildDish(server.db, { restaurantId: restaurant.id, statements: [statement()], ...fields });
  return { owner, restaurant, add };
}

describe('the mail about what will not be verified any more', () => {
  it('comes 14 days before, once, and names the dishes, the days and the place', async () => {
    const { owner, restaurant, add } = await openMenu();
    await add({ name: 'Dal' });
    await add({ name: 'Naan', statements: [statement({ level: 'may_contain' })] });
    expect(await look(day(165))).toEqual([]);
    const [mail, ...others] = await look(day(166));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: owner.email,
      subject: `Please confirm 2 dishes of ${restaurant.name} soon`,
    });
    expect(mail!.text).toContain('- Dal: until 28 Oct 2041\n- Naan: until 28 Oct 2041\n');
    expect(mail!.text).toContain(`https://clearplate.example/restaurant/${restaurant.id}\n`);
    expect(await look(day(166))).toEqual([]);
    expect(await look(day(179))).toEqual([]);
  });

  it('tells along of what ends within the next week, so that there is one a week at most', async () => {
    const { add } = await openMenu();
    for (const count of [0, 1, 3, 7])
      await add({ name: `Dish ${count}`, statements: [statement({ stated_at: day(count).toISOString() })] });
    const [mail] = await look(day(166));
    expect(mail!.text.match(/- Dish \d/g)).toEqual(['- Dish 0', '- Dish 1', '- Dish 3', '- Dish 7']);
    for (const count of [167, 168, 169, 170, 173]) expect(await look(day(count))).toEqual([]);
  });

  it('comes again for what is stated anew and then ends', async () => {
    const { add } = await openMenu();
    const { id } = await add();
    expect(await look(day(166))).toHaveLength(1);
    await server.db.query(sql`update allergen_statements set stated_at = ${day(170)} where dish_id = ${id}`);
    expect(await look(day(180))).toEqual([]);
    expect(await look(day(170 + 166))).toHaveLength(1);
  });

  it('is about what clears, and about no more than that', async () => {
    const { add } = await openMenu();
    await add({ name: 'Contains', statements: [statement({ level: 'contains' })] });
    await add({ name: 'Undated', statements: [statement({ stated_at: null })] });
    await add({ name: 'Changed since', ingredients: ['Rice'] });
    const gone = await add({ name: 'Archived' });
    await server.db.query(sql`update dishes set archived_at = now() where id = ${gone.id}`);
    await server.db.query(sql`update dishes set ingredients_changed_at = ${day(1)} where name = 'Changed since'`);
    expect(await look(day(166))).toEqual([]);
    const list = await add({ name: 'List', statements: [], ingredients: ['Rice'] });
    await server.db.query(sql`update dishes set ingredients_complete_at = ${stated} where id = ${list.id}`);
    const cross = await add({ name: 'Cross', statements: [] });
    await server.db.query(sql`update dishes set cross_contact_stated_at = ${stated} where id = ${cross.id}`);
    const [mail] = await look(day(166));
    expect(mail!.text.match(/- \w+:/g)).toEqual(['- Cross:', '- List:']);
  });

  it('goes to confirmed addresses only, as soon as one is, and not to the sample’s', async () => {
    const { owner, add } = await openMenu({ confirmed: false });
    await add();
    await (await openMenu({ isSample: true })).add();
    expect(await look(day(166))).toEqual([]);
    await server.db.query(sql`update users set email_confirmed_at = now() where id = ${owner.id}`);
    expect((await look(day(170))).map(({ to }) => to)).toEqual([owner.email]);
  });

  it('comes late rather than not at all, but not for what ended long ago', async () => {
    await (await openMenu()).add();
    expect(await look(day(195))).toEqual([]);
    expect(await look(day(193))).toHaveLength(1);
  });

  it('says nothing of what was confirmed before it went out', async () => {
    const { add } = await openMenu();
    const { id } = await add();
    const context = { db: server.db, jobs: server.jobs, now: () => day(166), settings: { statementDays: 180 } };
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
    const work = expiryJobs(context, { mailer, publicUrl: '', log: { error: () => undefined } });
    await work['ending-statements']({}, { isLast: false });
    await server.db.query(sql`update allergen_statements set stated_at = ${day(166)} where dish_id = ${id}`);
    const left = await server.db.query<{ data: { restaurantId: number } }>(sql`
      delete from jobs.job where name = 'expiry-mail' and state = 'created' returning data`);
    for (const { data } of left) await work['expiry-mail'](data, { isLast: false });
    expect([left.length, sent.length]).toEqual([1, 0]);
  });

  it('keeps its measure where statements hold for a week', async () => {
    await (await openMenu()).add();
    expect(await look(day(3), 7)).toEqual([]);
    expect(await look(day(4), 7)).toHaveLength(1);
  });
});
