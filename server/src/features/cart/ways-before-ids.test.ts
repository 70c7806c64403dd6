import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deriveDish } from '@clearplate/domain/facts/derive-dish';
import { nothingKnown } from '@clearplate/domain/facts/dish';
import { buildRestaurant } from '../../../test/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { migrate } from '../../db/migrate.ts';
import { readMigrations } from '../../db/migration-files.ts';
import { raw, sql } from '../../db/sql.ts';
import { syncReferenceData } from '../catalogue/sync-reference-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ fresh: true });
});
afterAll(() => database.end());

it('ways that were made before they had ids are known by their names, in the carts too that have one that is gone', async () => {
  const { owner } = database;
  await owner.query(raw('drop schema public cascade; create schema public'));
  const all = await readMigrations(path.resolve(import.meta.dirname, '../../../migrations'));
  const migrateTo = (number: string) =>
    migrate(owner, {
      migrations: all.filter(({ name }) => name < number),
      afterwards: (db) => db.transaction((transaction) => syncReferenceData(transaction)),
    });
  await migrateTo('0051');
  const ways = [
    { name: 'No peanuts', leaves_out: ['peanuts'] },
    { name: 'With tofu', adds: ['tofu'] },
  ];
  const { facts } = deriveDish(nothingKnown);
  const { id: place } = await buildRestaurant(owner);
  const [dish] = await owner.query<{ id: number }>(sql`
    insert into dishes (restaurant_id, name, variants) values (${place}, 'Noodles', ${JSON.stringify(ways)}::jsonb) returning id`);
  const derived = ways.map(({ name }) => ({ name, price_cents: null, facts }));
  await owner.query(sql`
    insert into dish_facts (dish_id, lexicon_version, facts, texts, packed, present, variants, derived_at)
    values (${dish!.id}, ${facts.lexiconVersion}, ${JSON.stringify(facts)}::jsonb, '{}', null, null, ${JSON.stringify(derived)}::jsonb, now())`);
  const [user] = await owner.query<{ id: number }>(sql`
    insert into users (username, email, password_hash) values ('ann', 'ann@example.com', '$argon2id$x') returning id`);
  for (const name of ['', 'No peanuts', 'Gone since'])
    await owner.query(sql`
      insert into cart_lines (user_id, dish_id, variant, quantity, seen_history_id, seen_facts, seen_variant)
      values (${user!.id}, ${dish!.id}, ${name}, 1, 0, '{}', case when ${name} <> '' then '{}'::jsonb end)`);
  await migrateTo('9999');
  const read = sql`select d.variants, f.variants as derived from dishes d join dish_facts f on f.dish_id = d.id`;
  expect(await owner.query(read)).toMatchObject([
    {
      variants: ways.map((way) => ({ id: way.name, ...way })),
      derived: derived.map((way) => ({ id: way.name, ...way })),
    },
  ]);
  expect(await owner.query(sql`select way, variant from cart_lines order by way`)).toEqual([
    { way: '', variant: '' },
    { way: 'Gone since', variant: 'Gone since' },
    { way: 'No peanuts', variant: 'No peanuts' },
  ]);
});
