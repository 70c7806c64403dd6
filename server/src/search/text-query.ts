import { sql, type Sql } from '../db/sql.ts';

/** The stems that one word may stand for: itself, its synonyms, or what it begins or was meant to be. */
export type WordTerms = readonly string[];

/**
 * What a text asks for. One of the variants has to match, and of a variant every word, the rarest of which stands first.
 * No variant: the text has no word that anything could match.
 */
export interface TextQuery {
  readonly variants: readonly (readonly WordTerms[])[];
}

const quote = (term: string) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The same for a `tsvector`. */
export function tsQuery({ variants }: TextQuery): Sql {
  const text = variants
    .map((words) => words.map((terms) => `(${terms.map(quote).join('|')})`).join('&'))
    .map((variant) => `(${variant})`)
    .join('|');
  return sql`${text}::tsquery`;
}
