import { sql, type Sql } from '../db/sql.ts';

/** Holds the stems that one word may match: its own, its synonyms', or those that it begins or was meant to be. */
export type WordTerms = readonly string[];

/**
 * Says what a text asks for. One of the variants must match, with all of its words, of which the rarest comes first.
 * Without a variant, nothing could match the text.
 */
export interface TextQuery {
  readonly variants: readonly (readonly WordTerms[])[];
}

const quote = (term: string) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Returns the same for a `tsvector`. */
export function tsQuery({ variants }: TextQuery): Sql {
  const text = variants
    .map((words) => words.map((terms) => `(${terms.map(quote).join('|')})`).join('&'))
    .map((variant) => `(${variant})`)
    .join('|');
  return sql`${text}::tsquery`;
}
