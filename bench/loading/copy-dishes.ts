import type { Db } from '../../server/src/db/db.ts';
import { quoteIdentifier } from '../../server/src/db/roles.ts';
import { raw, sql } from '../../server/src/db/sql.ts';
import { ownComponent, withOwnComponents } from './copy-components.ts';
import { rebuiltTables } from './rebuilt-tables.ts';

/** Columns of a copied row that belong to its restaurant, besides its id, as expressions over `plan p`. */
const own: Readonly<Record<string, string>> = {
  restaurant_id: 'p.restaurant_id',
  external_id: 'p.external_id',
  position: 'p.position',
  price_cents: 'p.price_cents',
};

/** Returns such columns by table, because in some the same name means something else. */
const ownColumnsOf = (table: string): Readonly<Record<string, string>> =>
  table === 'dishes'
    ? own
    : table === 'dish_history'
      ? { after: `jsonb_set(${withOwnComponents('c.after')}, '{price_cents}', to_jsonb(p.price_cents))` }
      : { restaurant_id: 'p.restaurant_id', component_id: ownComponent };

/** Returns the columns to write, which the database neither generates nor numbers. */
async function findColumns(owner: Db, table: string): Promise<string[]> {
  const rows = await owner.query<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
    order by ordinal_position`);
  return rows.map(({ name }) => name);
}

/** Returns the tables with rows for each dish, except `dishes` itself and those that are rebuilt from it. */
export async function findDishTables(owner: Db): Promise<string[]> {
  const rows = await owner.query<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'dish_id' and t.table_type = 'BASE TABLE' order by 1`);
  return rows.map(({ name }) => name).filter((name) => !rebuiltTables.includes(name));
}

async function copyStatement(owner: Db, table: string): Promise<string> {
  const key = table === 'dishes' ? 'id' : 'dish_id';
  const columns = (await findColumns(owner, table)).filter((column) => column !== key);
  const from = ownColumnsOf(table);
  const values = columns.map((column) => from[column] ?? `c.${quoteIdentifier(column)}`);
  return `insert into ${quoteIdentifier(table)} (${[key, ...columns].map(quoteIdentifier).join(', ')})
    overriding system value
    select ${['p.id', ...values].join(', ')}
    from bench_plan p join ${quoteIdentifier(`bench_of_${table}`)} c on c.${key} = p.archetype_id`;
}

/** Copies the archetypes' rows to a separate table, because joins with a growing table would get slower and slower. */
async function setApart(owner: Db, table: string): Promise<void> {
  const [from, to] = [quoteIdentifier(table), quoteIdentifier(`bench_of_${table}`)];
  const key = table === 'dishes' ? 'id' : 'dish_id';
  await owner.query(
    raw(`create temp table ${to} as select * from ${from} where ${key} in (
    select archetype_id from bench_plan)`),
  );
  await owner.query(raw(`create index on ${to} (${key})`));
  await owner.query(raw(`analyze ${to}`));
}

/** Returns a function that copies the imported rows of the archetypes for part of the plan. */
export async function copyStatements(owner: Db): Promise<(from: number, to: number) => Promise<void>> {
  const tables = ['dishes', ...(await findDishTables(owner))];
  const statements: string[] = [];
  for (const table of tables) {
    await setApart(owner, table);
    statements.push(await copyStatement(owner, table));
  }
  return async (from, to) => {
    for (const statement of statements)
      await owner.query(raw(`${statement} where p.id >= ${from} and p.id < ${to} order by p.id`));
  };
}
