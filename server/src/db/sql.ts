import createSql, { type Sql } from 'sql-template-tag';

/** Builds a statement with its values apart: sql`select … where id = ${id}`. Statements nest. */
export const sql = createSql;
export { empty, raw } from 'sql-template-tag';
export type { Sql };
