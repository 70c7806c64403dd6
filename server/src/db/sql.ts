import createSql, { type Sql } from 'sql-template-tag';

/** Builds a statement with its values apart: sql`select … where id = ${id}`. Statements nest. */
export const sql = createSql;
export { empty, join, raw } from 'sql-template-tag';
export type { Sql };

/** Returns an instant as ISO 8601 in UTC with milliseconds, as JavaScript writes it; null stays null. */
export const isoInstant = (column: Sql): Sql =>
  createSql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
