import type pg from 'pg';
import { quoteIdentifier } from '../db/roles.ts';

export type TableName = { schema: string; name: string; columns: string[] };

/** Returns a table's name as SQL writes it. */
export const tableSql = ({ schema, name }: { schema: string; name: string }) =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;

const columnsSql = ({ columns }: TableName) => columns.map(quoteIdentifier).join(', ');

// Of the background work only jobs that are still to be done are saved. The rest are pg-boss's own tables, which it
// creates itself.
const isWaiting = ({ schema }: TableName) => (schema === 'jobs' ? ' where completed_on is null' : '');

export const copyOutSql = (table: TableName) =>
  `copy (select ${columnsSql(table)} from ${tableSql(table)}${isWaiting(table)}) to stdout`;
export const copyInSql = (table: TableName) => `copy ${tableSql(table)} (${columnsSql(table)}) from stdin`;

/**
 * Returns every table that a backup may have, with its writable columns: all of ours but the list of migrations, and
 * the background work. A table that a later migration adds is included by itself.
 */
export async function findTables(client: pg.ClientBase): Promise<TableName[]> {
  const { rows } = await client.query<TableName>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migrations'
      and (n.nspname = 'public' or (n.nspname = 'jobs' and c.relname = 'job'))
    group by 1, 2 order by 1, 2`);
  return rows;
}

/**
 * Orders sent to kitchens are health data. Diners were promised that they end after four hours, and a backup lasts
 * longer.
 */
const shortLived: ReadonlySet<string> = new Set(['kitchen_orders', 'kitchen_order_ticks']);

/**
 * Returns whether a backup has the rows of a table. From one of an older release that has them, they aren't restored.
 */
export const isSaved = ({ schema, name }: Pick<TableName, 'schema' | 'name'>): boolean =>
  schema !== 'public' || !shortLived.has(name);

/** Makes SQL return rows in the order in which they lie, with the same text on every server. */
export const steadyOutput = `set local synchronize_seqscans = off; set local max_parallel_workers_per_gather = 0;
  set local statement_timeout = 0; set local timezone = 'UTC'; set local datestyle = 'ISO'; set local bytea_output = 'hex';
  set local intervalstyle = 'postgres'; set local extra_float_digits = 1; set local search_path = public`;
