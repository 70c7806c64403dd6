import { sql, type Sql } from '../db/sql.ts';

/** Every word must be there, the last one may be unfinished. `simple` words keep what stemming would eat. */
export function textQuery(text: string): Sql {
  const words = text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const lexemes = words.slice(0, 12).map((word) => `'${word}':*`);
  return sql`to_tsquery('english', ${lexemes.join(' & ')})`;
}

/** How well a text matches. float4 ranks don't survive the way through JSON; as float8 they do, at a fraction of what a numeric costs. */
export function rankOf(search: Sql, query: Sql): Sql {
  return sql`ts_rank(${search}, ${query})::float8`;
}
