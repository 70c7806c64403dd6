import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sql } from '../server/src/db/sql.ts';
import { createTestDatabase, type TestDatabase } from '../server/test/create-test-database.ts';
import { buildRecords } from './build-records.ts';
import { loadSampleData } from './load.ts';
import { samplePassword } from './sample-accounts.ts';

const now = new Date('2026-11-20T12:00:00Z');
let database: TestDatabase;
const told: string[] = [];
let loaded: boolean[];

beforeAll(async () => {
  database = await createTestDatabase({ fresh: true });
  const load = () => loadSampleData(database.owner, { now, log: (message) => told.push(message) });
  loaded = await Promise.all([load(), load()]);
}, 120_000);
afterAll(() => database.end());

async function countOf(table: 'restaurants' | 'dishes' | 'users'): Promise<number> {
  const counts = {
    restaurants: sql`select count(*) as n from restaurants`,
    dishes: sql`select count(*) as n from dishes`,
    users: sql`select count(*) as n from users`,
  };
  const [row] = await database.owner.query<{ n: number }>(counts[table]);
  return row?.n ?? -1;
}

describe('loading the sample', () => {
  it('loads every record once, although two began at the same time', async () => {
    const records = buildRecords(now);
    const dishes = records.filter(({ type }) => type === 'dish').length;
    expect(loaded.toSorted((one, other) => Number(one) - Number(other))).toEqual([false, true]);
    expect(told).toHaveLength(1);
    expect(await countOf('restaurants')).toBe(records.length - dishes);
    expect(await countOf('dishes')).toBe(dishes);
    expect(await countOf('users')).toBe(3);
  });

  it('refuses a database that has restaurants and users', async () => {
    expect(await loadSampleData(database.owner, { now })).toBe(false);
    expect(await countOf('users')).toBe(3);
  });

  it('refuses a database that has only a user', async () => {
    const other = await createTestDatabase({ fresh: true });
    try {
      await other.owner.query(sql`insert into users (username, email, password_hash)
        values ('Somebody', 'somebody@example.com', '$argon2id$x')`);
      expect(await loadSampleData(other.owner, { now })).toBe(false);
      expect(await other.owner.query(sql`select 1 from restaurants limit 1`)).toEqual([]);
    } finally {
      await other.end();
    }
  });

  it('creates three accounts of the sample that sign in', async () => {
    const users = await database.owner.query<{ email: string; role: string; hash: string; sample: boolean }>(sql`
      select email, role, password_hash as hash, is_sample as sample from users order by id`);
    expect(users.map(({ email, role }) => [email, role])).toEqual([
      ['diner@example.com', 'user'],
      ['owner@example.com', 'r_admin'],
      ['admin@example.com', 'w_admin'],
    ]);
    for (const { hash, sample } of users) {
      expect(sample).toBe(true);
      expect(hash).toContain('m=19456,t=2,p=1');
      expect(await verify(hash, samplePassword)).toBe(true);
    }
  });

  it('gives the owner two restaurants', async () => {
    const owned = await database.owner.query(sql`
      select r.id from restaurants r join users u on u.id = r.owner_id where u.email = 'owner@example.com'`);
    expect(owned.length).toBeGreaterThanOrEqual(2);
  });

  it('gives the diner an eater who asks about milk and peanuts and would rather not eat cilantro', async () => {
    const [diner] = await database.owner.query(sql`
      select e.position,
        (select array_agg(a.name || ' ' || a.strictness order by a.name) from eater_allergens a where a.eater_id = e.id) as allergens,
        (select array_agg(p.name || ', ' || p.kind || ': ' || i.name) from preferences p
          join preference_ingredients i on i.preference_id = p.id where p.eater_id = e.id) as preferences
      from eaters e join users u on u.id = e.user_id where u.email = 'diner@example.com'`);
    expect(diner).toEqual({
      position: 0,
      allergens: ['Milk ask', 'Peanuts ask'],
      preferences: ['No cilantro, rather_not: cilantro'],
    });
  });

  it('writes the history as the sample’s', async () => {
    const sources = await database.owner.query(sql`select distinct source from dish_history`);
    expect(sources).toEqual([{ source: 'sample' }]);
  });

  it('derives facts of every dish', async () => {
    const without = await database.owner.query(sql`
      select id from dishes where not exists (select 1 from dish_facts f where f.dish_id = dishes.id)`);
    expect(without).toEqual([]);
  });
});
