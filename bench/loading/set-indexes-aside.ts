import type { Db } from '../../server/src/db/db.ts';
import { quoteIdentifier } from '../../server/src/db/roles.ts';
import { raw, sql } from '../../server/src/db/sql.ts';

/** An index or a key, with the statements that drop and recreate it. */
interface Aside {
  readonly name: string;
  readonly drop: string;
  readonly make: string;
}

/** Returns indexes that belong to no constraint and aren't unique. */
async function findIndexes(owner: Db, tables: readonly string[]): Promise<Aside[]> {
  const rows = await owner.query<{ name: string; definition: string }>(sql`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace and t.relname = any(${tables}::text[]) and not i.indisunique
      and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`);
  return rows.map(({ name, definition }) => ({ name, drop: `drop index ${quoteIdentifier(name)}`, make: definition }));
}

/** Returns primary keys to which no other table refers. */
async function findKeys(owner: Db, tables: readonly string[]): Promise<Aside[]> {
  const rows = await owner.query<{ table: string; name: string; definition: string }>(sql`
    select t.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    where t.relnamespace = 'public'::regnamespace and t.relname = any(${tables}::text[]) and k.contype = 'p'
      and not exists (select 1 from pg_constraint other where other.confrelid = t.oid)`);
  return rows.map(({ table, name, definition }) => {
    const alter = `alter table ${quoteIdentifier(table)}`;
    const key = quoteIdentifier(name);
    return { name, drop: `${alter} drop constraint ${key}`, make: `${alter} add constraint ${key} ${definition}` };
  });
}

/**
 * Drops the tables' indexes, and the keys of tables that are filled without lookups. The returned function recreates
 * them, because building an index at once is much faster.
 */
export async function setIndexesAside(
  owner: Db,
  tables: readonly string[],
  keyless: readonly string[],
): Promise<(log: (line: string) => void) => Promise<void>> {
  const aside = [...(await findKeys(owner, keyless)), ...(await findIndexes(owner, [...tables, ...keyless]))];
  for (const { drop } of aside.toReversed()) await owner.query(raw(drop));
  return async (log) => {
    for (const { name, make } of aside) {
      const start = performance.now();
      await owner.query(raw(make));
      log(`Index ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    }
  };
}
