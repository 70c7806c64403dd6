import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildDish, type DishFields } from '../../../test/builders.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { withTahini, writeHistory } from '../../../test/write-history.ts';
import { raw, sql } from '../../db/sql.ts';
import type { Mail } from '../../mail/mailer.ts';
import { favouriteJobs } from './watch-jobs.ts';

let server: TestServer;
let sent: Mail[] = [];
let refuses = false;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());
beforeEach(async () => {
  await server.db.query(raw('update favourite_dishes set is_watched = false'));
  sent = [];
  refuses = false;
});

const publicUrl = 'https://clearplate.example';
const start = new Date('2041-05-01T08:00:00Z');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);

const mailer = {
  close: () => undefined,
  async send(mail: Mail) {
    if (refuses) throw new Error('refused');
    sent.push(mail);
  },
};

/** Looks for changes as the schedule does, and sends what was left. Gives the mails that went out. */
async function look(at: Date): Promise<Mail[]> {
  const before = sent.length;
  const context = { db: server.db, jobs: server.jobs, now: () => at };
  const work = favouriteJobs(context, { mailer, publicUrl, log: { error: () => undefined } });
  await work['watched-dishes']({}, { isLast: false });
  const left = await server.db.query<{ data: { userId: number } }>(sql`
    delete from jobs.job where name = 'watch-mail' and state = 'created' returning data`);
  for (const { data } of left) await work['watch-mail'](data, { isLast: false }).catch(() => undefined);
  return sent.slice(before);
}

/** Signs up somebody with a confirmed address who watches a dish. */
async function watcher(fields?: DishFields) {
  const person = await server.signUp();
  await server.db.query(sql`update users set email_confirmed_at = now() where id = ${person.id}`);
  const dish = await buildDish(server.db, fields);
  await person.client.watchDish({ params: { id: String(dish.id) }, body: { is_watched: true } });
  const change = (at = start) => writeHistory(server.db, dish.id, withTahini, at);
  return { ...person, dish, change };
}

describe('the mail about watched dishes', () => {
  it('names the dish, what changed and when, and where to stop; nothing of what the person avoids', async () => {
    const { client, email, dish, change } = await watcher({ name: 'Green  Curry' });
    await client.setMyAllergens({ body: ['Sesame'] });
    await change();
    const [mail, ...others] = await look(hours(1));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'A dish that you watch has changed' });
    expect(mail!.text).toContain('Green Curry, Table ');
    expect(mail!.text).toContain('- “tahini” was added to the ingredients on 1 May 2041');
    expect(mail!.text).toContain(`${publicUrl}/dish/${dish.id}\n`);
    expect(mail!.text).toMatch(/https:\/\/clearplate\.example\/stop-watching#token=[\w-]{36}\n/);
    expect(mail!.text).not.toMatch(/sesame|avoid/i);
  });

  it('is one for all dishes, and tells of a change once', async () => {
    const { id, client, change } = await watcher();
    const another = await buildDish(server.db);
    await client.watchDish({ params: { id: String(another.id) }, body: { is_watched: true } });
    await change();
    await writeHistory(server.db, another.id, withTahini, start);
    const [mail, ...others] = await look(hours(1));
    expect([mail!.subject, others]).toEqual(['2 dishes that you watch have changed', []]);
    expect(await look(hours(30))).toEqual([]);
    const [row] = await server.db.query(sql`select count(*) from watch_mails where user_id = ${id}`);
    expect(row).toEqual({ count: 1 });
  });

  it('is one a day: what comes meanwhile waits and is told together', async () => {
    const { change } = await watcher();
    await change();
    expect(await look(hours(0))).toHaveLength(1);
    await change(hours(1));
    expect(await look(hours(2))).toEqual([]);
    await change(hours(3));
    expect(await look(hours(23))).toEqual([]);
    const [mail] = await look(hours(24));
    expect(mail!.text.match(/tahini/g)).toHaveLength(1);
  });

  it('does not go to an address that nobody confirmed, but once it is', async () => {
    const { id, change } = await watcher();
    await server.db.query(sql`update users set email_confirmed_at = null where id = ${id}`);
    await change();
    expect(await look(hours(1))).toEqual([]);
    await server.db.query(sql`update users set email_confirmed_at = now() where id = ${id}`);
    expect(await look(hours(2))).toHaveLength(1);
  });

  it('leaves out what was seen in the app, what is not watched, and mere upkeep, which costs no day', async () => {
    const { client, dish, change } = await watcher();
    await change();
    const { dishes } = await client.listFavouriteMarks();
    await client.markFavouritesSeen({ body: { dishes } });
    expect(await look(hours(1))).toEqual([]);
    await writeHistory(server.db, dish.id, { after: { image_url: '/new.webp' } }, hours(1));
    expect(await look(hours(2))).toEqual([]);
    await client.watchDish({ params: { id: String(dish.id) }, body: { is_watched: false } });
    await change(hours(2));
    expect(await look(hours(3))).toEqual([]);
    // Watched anew, it begins with what comes from then on.
    await client.watchDish({ params: { id: String(dish.id) }, body: { is_watched: true } });
    expect(await look(hours(3))).toEqual([]);
    await change(hours(3));
    expect(await look(hours(4))).toHaveLength(1);
  });

  it('is left once by two servers that look at the same time', async () => {
    for (const { change } of [await watcher(), await watcher(), await watcher()]) await change();
    const both = favouriteJobs(
      { db: server.db, jobs: server.jobs, now: () => hours(1) },
      { mailer, publicUrl, log: { error: () => undefined } },
    );
    await Promise.all([both['watched-dishes']({}, { isLast: false }), both['watched-dishes']({}, { isLast: false })]);
    const [left] = await server.db.query(sql`select count(*) from jobs.job where name = 'watch-mail'`);
    expect(left).toEqual({ count: 3 });
    expect(await look(hours(1))).toHaveLength(3);
  });

  it('that did not go out is told the next day, with all that there is by then', async () => {
    const { change } = await watcher();
    await change();
    refuses = true;
    expect(await look(hours(1))).toEqual([]);
    refuses = false;
    const [mail] = await look(hours(26));
    expect(mail!.text).toContain('tahini');
  });

  it('is cut where an import changed very many', async () => {
    const { id, dish } = await watcher();
    await server.db.query(sql`
      with made as (insert into dishes (restaurant_id, name)
        select ${dish.restaurantId}, 'Dish ' || n from generate_series(1, 60) n returning id),
      kept as (insert into favourite_dishes (user_id, dish_id, added_at, is_watched, seen_history_id, mailed_history_id)
        select ${id}, id, now(), true, 0, 0 from made returning dish_id)
      insert into dish_history (dish_id, source, before, after) select dish_id, 'import', '{}', '{"archived": true}' from kept`);
    const [mail] = await look(hours(1));
    expect(mail!.subject).toBe('60 dishes that you watch have changed');
    expect(mail!.text.match(/The dish was taken off the menu/g)).toHaveLength(20);
    expect(mail!.text).toContain('40 more dishes that you watch have changed.');
  });
});

describe('the link that stops the mails', () => {
  it('stops all of them without signing in, again and again', async () => {
    const { client, change } = await watcher();
    await change();
    const [mail] = await look(hours(1));
    const token = /#token=([\w-]{36})/.exec(mail!.text)![1]!;
    await server.guest.stopWatching({ body: { token } });
    await server.guest.stopWatching({ body: { token } });
    expect((await client.listFavouriteMarks()).dishes).toMatchObject([{ is_watched: false }]);
    await change(hours(30));
    expect(await look(hours(30))).toEqual([]);
  });
});
