import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { describeSchema } from '../../test/describe-schema.ts';
import { loadDump } from '../../test/load-dump.ts';
import { onDatabase } from '../../test/test-databases.ts';
import { syncReferenceData } from '../features/catalogue/sync-reference-data.ts';
import type { Db } from './db.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { raw, sql } from './sql.ts';

const folder = path.resolve(import.meta.dirname, '../../test/dumps');
const dumps = readdirSync(folder).filter((name) => name.endsWith('.sql.gz'));

let fresh: TestDatabase;
beforeAll(async () => {
  fresh = await createTestDatabase();
});
afterAll(() => fresh.end());

async function restore(file: string): Promise<TestDatabase> {
  const database = await createTestDatabase({ fresh: true });
  const [row] = await database.owner.query<{ name: string }>(sql`select current_database() as name`);
  await database.owner.query(raw('drop schema public cascade; create schema public'));
  const address = onDatabase(inject('testDatabases').owner, row!.name);
  const client = new pg.Client(address);
  await client.connect();
  try {
    await loadDump(client, path.join(folder, file));
  } finally {
    await client.end();
  }
  return database;
}

it('keeps a dump of every release', () => {
  expect(dumps).toContain('0.1.0.sql.gz');
});

describe.each(dumps)('the database of release %s', (file) => {
  it('migrates to the very schema that a new database gets, and keeps its rows', async () => {
    const database = await restore(file);
    const counts = sql`select (select count(*) from dishes) as dishes, (select count(*) from allergen_statements) as statements,
      (select count(*) from users) as users, (select count(*) from dish_history) as history`;
    const before = await database.owner.query<{ dishes: number }>(counts);
    // Imports took them so at that time.
    await database.owner.query(
      raw(`update dishes set image_url = '//pictures.example/soup.png'
      where id = (select min(id) from dishes)`),
    );
    await database.owner.query(
      raw(`update restaurants set image_url = 'https://pictures.example/room.png'
      where id = (select min(id) from restaurants)`),
    );
    const migrations = await readMigrations(path.resolve(import.meta.dirname, '../../migrations'));
    const afterwards = (db: Db) => db.transaction((transaction) => syncReferenceData(transaction));
    await migrate(database.owner, { migrations, afterwards });
    expect(await migrate(database.owner, { migrations, afterwards })).toEqual([]);
    expect(await describeSchema(database.owner)).toEqual(await describeSchema(fresh.owner));
    expect(before[0]!.dishes).toBeGreaterThan(10);
    expect(await database.owner.query(counts)).toEqual(before);
    const [open] = await database.owner.query<{ known: number; wrong: number }>(sql`
      select count(open_seconds) as known, count(*) filter (where open_seconds is distinct from open_seconds_of(id)) as wrong
      from restaurants`);
    expect(open?.known).toBeGreaterThan(0);
    expect(open?.wrong).toBe(0);
    const [pictures] = await database.owner.query(sql`
      select (select image_url from dishes order by id limit 1) as dish,
        (select image_url from restaurants order by id limit 1) as restaurant`);
    expect(pictures).toEqual({ dish: null, restaurant: null });
    // The server's own role can still work with it.
    expect(await database.app.query(sql`select id from restaurants limit 1`)).toHaveLength(1);
    await database.end();
  });
});

it('takes what imports brought as a claim, and derives anew what a reaction of unknown cause is about', async () => {
  const database = await restore(dumps[0]!);
  const migrations = await readMigrations(path.resolve(import.meta.dirname, '../../migrations'));
  const afterwards = (db: Db) => db.transaction((transaction) => syncReferenceData(transaction));
  const next = migrations.findIndex(({ name }) => name.startsWith('0027'));
  await migrate(database.owner, { migrations: migrations.slice(0, next), afterwards });
  await database.owner.query(
    raw(`insert into dishes (restaurant_id, name, ingredients, ingredients_changed_at, ingredients_complete_at, position)
      select r.id, name, '{Rice}', '2026-01-01', at::timestamptz, 9000 from (select min(id) as id from restaurants) r,
        (values ('by import', '2026-02-01 00:00Z'), ('by hand', '2026-02-01 10:00Z'), ('reported', null)) v (name, at)`),
  );
  await database.owner.query(
    raw(`insert into dish_facts (dish_id, lexicon_version, facts, texts)
      select id, 'one', '{"lexiconVersion": "one", "allergens": [], "terms": []}', '{}' from dishes where position = 9000`),
  );
  await database.owner.query(
    raw(`insert into dish_history (dish_id, source, after)
      select id, 'import', '{}' from dishes where position = 9000 and name <> 'reported'`),
  );
  await database.owner.query(
    raw(`insert into allergen_statements (dish_id, allergen_id, level, source, stated_at)
      select id, 'milk', 'absent', 'import', '2026-02-01' from dishes where position = 9000 and name = 'by import'`),
  );
  await database.owner.query(
    raw(`insert into dish_reports (dish_id, kind, reported_at)
      select id, 'reaction', '2026-03-01' from dishes where position = 9000 and name = 'reported'`),
  );
  await migrate(database.owner, { migrations, afterwards });
  const made = await database.owner.query(sql`
    select d.name, d.ingredients_complete_at is not null as complete, s.source, f.lexicon_version as version,
      f.facts ->> 'lexiconVersion' as inside
    from dishes d join dish_facts f on f.dish_id = d.id left join allergen_statements s on s.dish_id = d.id
    where d.position = 9000 order by d.name`);
  const outdated = { version: '', inside: '' };
  expect(made).toEqual([
    { name: 'by hand', complete: true, source: null, ...outdated },
    { name: 'by import', complete: false, source: 'claimed', ...outdated },
    { name: 'reported', complete: false, source: null, ...outdated },
  ]);
  await database.end();
});

it('takes every list that was kept so far for a must', async () => {
  const database = await restore(dumps[0]!);
  const migrations = await readMigrations(path.resolve(import.meta.dirname, '../../migrations'));
  const afterwards = (db: Db) => db.transaction((transaction) => syncReferenceData(transaction));
  const next = migrations.findIndex(({ name }) => name.startsWith('0026'));
  await migrate(database.owner, { migrations: migrations.slice(0, next), afterwards });
  await database.owner.query(
    raw(`with person as (insert into users (username, email, password_hash, role)
        values ('Lee', 'lee@example.org', '$argon2id$', 'user') returning id),
      eater as (insert into eaters (user_id, name, position) select id, 'Lee', 0 from person returning id)
      insert into preferences (eater_id, name) select id, 'No garlic' from eater`),
  );
  await migrate(database.owner, { migrations, afterwards });
  const kinds = await database.app.query(sql`select distinct kind from preferences`);
  expect(kinds).toEqual([{ kind: 'must' }]);
  await database.end();
});
