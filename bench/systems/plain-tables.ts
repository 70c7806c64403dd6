import type { Db } from '../../server/src/db/db.ts';
import { raw, sql } from '../../server/src/db/sql.ts';

/**
 * The dishes for the other systems, in a textbook schema: allergens and ingredients as arrays, and the text as one
 * column with its tsvector. It is a separate schema beside the app's tables.
 */
const tables = `
create schema plain;
create table plain.restaurants as
  select id, name, cuisine, pin, lat, lng from restaurants order by id;
alter table plain.restaurants add primary key (id);
create table plain.dishes as
  select d.id, d.restaurant_id, d.position, d.name, d.description, array_to_string(d.ingredients, ', ') as ingredients,
    array(select x ->> 'allergen' from jsonb_array_elements(f.facts -> 'allergens') x
      where x ->> 'presence' in ('present', 'reported')) as allergens,
    coalesce((select array_agg(t.term) from jsonb_array_elements_text(f.facts -> 'terms') t (term) where t.term not like '?%'), '{}') as terms
  from dishes d join dish_facts f on f.dish_id = d.id order by d.id`;

const indexes = `
alter table plain.dishes add primary key (id);
alter table plain.dishes add column search tsvector generated always as (
  setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', description), 'B') ||
  setweight(to_tsvector('english', ingredients), 'C')) stored;
create index on plain.dishes using gin (search);
create index on plain.dishes (restaurant_id);
create index on plain.restaurants (lat, lng);
create index on plain.restaurants (pin)`;

/** Creates the tables if they don't exist yet. */
export async function makePlainTables(owner: Db): Promise<void> {
  const [found] = await owner.query<{ seconds: number }>(
    sql`select 1 from pg_tables where schemaname = 'plain' and tablename = 'build'`,
  );
  if (found) return;
  await owner.query(raw(`drop schema if exists plain cascade; set maintenance_work_mem = '256MB'; ${tables}`));
  const start = performance.now();
  await owner.query(raw(indexes));
  const seconds = (performance.now() - start) / 1000;
  await owner.query(raw('analyze plain.dishes; analyze plain.restaurants'));
  await owner.query(sql`create table plain.build (seconds float8)`);
  await owner.query(sql`insert into plain.build values (${seconds})`);
}

export async function findBuildSeconds(db: Db): Promise<number> {
  const [row] = await db.query<{ seconds: number }>(sql`select seconds from plain.build`);
  return row?.seconds ?? 0;
}
