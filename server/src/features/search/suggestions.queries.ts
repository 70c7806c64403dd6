import type { Suggestion } from '@clearplate/contract/discovery';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

const mostAround = 2;

/**
 * Finds names that begin with the first letters, and the zip code's restaurants whose names begin with everything that
 * was typed.
 */
export async function findSuggestions(
  db: Db,
  { prefix, typed, zip }: { prefix: string; typed: string; zip: string | undefined },
): Promise<Suggestion[]> {
  const [row] = await db.query<{ around: string[]; suggestions: Suggestion[] | null }>(sql`
    select (select suggestions from search_prefixes where prefix = ${prefix}),
      ${
        zip === undefined
          ? sql`'{}'::text[]`
          : sql`array(select name from restaurants
              where pin = ${zip} and starts_with(plain_phrase(name), ${typed}) order by id limit ${mostAround})`
      } as around`);
  const around = (row?.around ?? []).map((text): Suggestion => ({ text, kind: 'restaurant' }));
  return [...around, ...(row?.suggestions ?? [])];
}
