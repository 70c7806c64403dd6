import { sql, type Sql } from '../db/sql.ts';

/** Every word must occur; the last one may be unfinished. `simple` words keep what stemming would remove. */
export function textQuery(text: string): Sql {
  const words = text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const lexemes = words.slice(0, 12).map((word) => `'${word}':*`);
  return sql`to_tsquery('english', ${lexemes.join(' & ')})`;
}

/**
 * Returns how well a text matches. float4 ranks don't survive JSON, but float8 do, at a fraction of a numeric's cost.
 */
export function rankOf(search: Sql, query: Sql): Sql {
  return sql`ts_rank(${search}, ${query})::float8`;
}
