import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDish, buildUser, unique } from '../../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { sql } from '../../db/sql.ts';
import { idleSince, openSession } from '../../http/session.ts';
import { deleteExpired } from './expired.queries.ts';
import { insertLink } from './mailed-links.queries.ts';
import { countSignInFailure } from './sign-in-failures.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ fresh: true });
});
afterAll(() => database.end());

const day = 86_400_000;
const now = new Date(Date.UTC(2037, 0, 1));
const ago = (days: number) => new Date(now.getTime() - days * day);

it('deletes what lets nobody in any more, and keeps the rest', async () => {
  const db = database.app;
  const { id: userId, email } = await buildUser(db);
  for (const days of [1, 29, 31, 200]) await openSession(db, userId, ago(days));
  for (const days of [1, 6, 11]) await insertLink(db, { userId, purpose: 'confirm_email', email }, ago(days));
  for (const days of [0.5, 2]) {
    const id = await insertLink(db, { userId, purpose: 'revert_email', email }, ago(3));
    await db.query(sql`update mailed_links set used_at = ${ago(days)} where id = ${id}`);
  }
  await countSignInFailure(db, email.toUpperCase(), ago(31));
  await countSignInFailure(db, `${unique()}@example.com`, ago(31));
  await countSignInFailure(db, `${unique()}@example.com`, ago(29));
  await deleteExpired(db, now, idleSince(now));
  const [left] = await db.query(sql`select (select count(*) from sessions) as sessions,
    (select count(*) from mailed_links where used_at is null) as open,
    (select count(*) from mailed_links where used_at is not null) as used,
    (select count(*) from sign_in_failures) as failures`);
  expect(left).toEqual({ sessions: 2, open: 2, used: 1, failures: 2 });
});

it('deletes what was taken out of a cart and can’t be put back any more', async () => {
  const db = database.app;
  const { id: userId } = await buildUser(db);
  for (const removedAt of [null, ago(0.01), ago(0.1)]) {
    const dish = await buildDish(db);
    await db.query(sql`
      insert into cart_lines (user_id, dish_id, quantity, seen_history_id, seen_facts, removed_at)
      values (${userId}, ${dish.id}, 1, 0, '{}', ${removedAt})`);
  }
  await deleteExpired(db, now, idleSince(now));
  const [left] = await db.query(sql`select count(*) from cart_lines where user_id = ${userId}`);
  expect(left).toEqual({ count: 2 });
});
